// Converting in a job, where memory runs out: each copy is whole or not there, and told so.

#include "app/viewer/session/conversion_job.h"
#include "tests/app/viewer/test_file.h"
#include "tests/faults/failing_new.h"

#include <QDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// The last news where the n-th allocation fails; nothing where that ended all of it.
std::optional<ConversionNews> converted(const std::vector<ConversionItem>& items,
                                        const ConversionTarget& target, long n) {
    std::optional<ConversionNews> last;
    const FailingAllocation failing(n);
    try {
        convertItems(items, {}, target, {}, [&](ConversionNews news) { last = std::move(news); });
    } catch (const std::bad_alloc&) {
    }
    return last;
}

} // namespace

class ConversionJobTest : public QObject {
    Q_OBJECT

private slots:
    void aFileThatMemoryDoesNotSufficeForIsNamedAndTheOthersAreConverted() {
        const QTemporaryDir folder;
        std::vector<ConversionItem> items;
        for (const char* name : {"a.txt", "b.txt"})
            items.push_back({.path = writtenFile(folder, name, "caf\xE9\n").toStdString(),
                             .bytes = nullptr,
                             .from = EncodingId::Windows1252});
        const QDir copies(folder.filePath("copies"));
        const ConversionTarget target{.folder = copies.path().toStdString()};
        std::size_t refused = 0;
        for (long n = 0, missed = 0; missed == 0; ++n) {
            QVERIFY(folder.isValid() && QDir().mkdir(copies.path()));
            const auto news = converted(items, target, n);
            std::size_t written = 0;
            missed = news ? 1 : 0;
            for (std::size_t i = 0; news && i < news->outcomes.size(); ++i) {
                const auto& refusal = news->outcomes[i].refusal;
                written += !refusal;
                missed &= !refusal;
                refused += refusal.has_value();
                QVERIFY(!refusal || (refusal->error.path == items[i].path &&
                                     refusal->error.cause == notEnoughMemory));
            }
            QVERIFY(!news || (written >= 1 && news->outcomes.size() == 2));
            for (const QFileInfo& copy :
                 copies.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot))
                QCOMPARE(copy.size(), 6);
            QVERIFY(QDir(copies).removeRecursively());
        }
        QVERIFY(refused > 20);
    }
};

QTEST_GUILESS_MAIN(ConversionJobTest)
#include "conversion_job_test.moc"
