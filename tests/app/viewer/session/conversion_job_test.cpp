// Converting in a job, where memory runs out: each copy is whole or not there.

#include "app/viewer/session/conversion_job.h"
#include "tests/app/viewer/test_file.h"
#include "tests/faults/failing_new.h"

#include <QDir>
#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;

namespace {

/// Why there is no copy where the n-th allocation fails; nothing where there is one.
std::optional<std::string> whyNotConverted(const ConversionItem& item,
                                           const ConversionTarget& target, long n) {
    std::optional<ConversionNews> last;
    const FailingAllocation failing(n);
    try {
        convertItem(item, {}, target, {}, [&](ConversionNews news) { last = std::move(news); });
    } catch (const std::bad_alloc&) { // which the job's owner reports
        return notEnoughMemory;
    }
    const auto& refusal = last->outcome->refusal;
    return refusal ? std::optional(refusal->error.cause) : std::nullopt;
}

} // namespace

class ConversionJobTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyIsWholeOrNotThereWhereMemoryDoesNotSuffice() {
        const QTemporaryDir folder;
        QVERIFY(folder.isValid());
        const ConversionItem item{.path = writtenFile(folder, "a.txt", "caf\xE9\n").toStdString(),
                                  .bytes = nullptr,
                                  .from = EncodingId::Windows1252};
        const QDir copies(folder.filePath("copies"));
        const ConversionTarget target{.file = copies.filePath("a.txt").toStdString()};
        std::size_t failed = 0;
        for (bool isWritten = false; !isWritten;) {
            QVERIFY(QDir().mkdir(copies.path()));
            const auto why = whyNotConverted(item, target, static_cast<long>(failed));
            isWritten = !why;
            failed += !isWritten;
            QVERIFY(isWritten || *why == notEnoughMemory);
            const auto files =
                copies.entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
            QVERIFY(!isWritten || files.size() == 1);
            for (const QFileInfo& copy : files)
                QCOMPARE(copy.size(), 6);
            QVERIFY(QDir(copies).removeRecursively());
        }
        QVERIFY(failed > 20);
    }
};

QTEST_GUILESS_MAIN(ConversionJobTest)
#include "conversion_job_test.moc"
