// A copy in another encoding: what it would lose and on which lines, and that nothing else changes.

#include "app/convert/converted_copy.h"

#include "core/registry/registry.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <sys/resource.h>

using namespace charsleuth;

class ConvertedCopyTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const QString& name) const { return m_folder.filePath(name).toStdString(); }

    std::string write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write the test file");
        return path(name);
    }

    static QByteArray contentOf(const std::string& path) {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
    }

    static ConversionReport reportOf(const QByteArray& bytes, const ConversionPlan& plan) {
        auto source = FileSource::ofBytes("test", {reinterpret_cast<const Byte*>(bytes.data()),
                                                   static_cast<std::size_t>(bytes.size())});
        const auto report =
            convert(*source, plan, [](Bytes) -> std::optional<Error> { return std::nullopt; });
        return *report;
    }

    static std::optional<Refusal> copy(const std::string& from, const std::string& to,
                                       const ConversionPlan& plan = {.from = EncodingId::Utf8,
                                                                     .to = EncodingId::Utf16Le}) {
        auto source = FileSource::open(from);
        return writeCopy(*source, plan, to);
    }

private slots:
    void lackingCharactersAreCountedWithTheirLines() {
        const ConversionReport report =
            reportOf("a€\nb\r\n€ж\rж€€\n", {.from = EncodingId::Utf8, .to = EncodingId::Iso8859_1});
        QCOMPARE(report.lacking, 6u);
        QCOMPARE(report.characters.size(), std::size_t(2));
        QCOMPARE(report.characters[0].character, U'€');
        QCOMPARE(report.characters[0].count, 4u);
        QCOMPARE(report.characters[0].lines.first, (std::vector<std::uint64_t>{1, 3, 4}));
        QCOMPARE(report.characters[1].character, U'ж');
        QCOMPARE(report.characters[1].lines.first, (std::vector<std::uint64_t>{3, 4}));
    }

    void malformedBytesAreCountedWithTheirLines() {
        const ConversionReport report =
            reportOf("a\n\xFF\n\n\xFE\xFE", {.from = EncodingId::Utf8, .to = EncodingId::Utf8});
        QCOMPARE(report.malformed, 3u);
        QCOMPARE(report.malformedLines.first, (std::vector<std::uint64_t>{2, 4}));
        QVERIFY(!report.malformedLines.more);
    }

    void onlyTheFirstLinesAreKept() {
        const ConversionReport report =
            reportOf(QByteArray("€\n").repeated(100000),
                     {.from = EncodingId::Utf8, .to = EncodingId::Koi8R});
        QCOMPARE(report.characters.front().count, 100000u);
        QCOMPARE(report.characters.front().lines.first.size(), Lines::kept);
        QVERIFY(report.characters.front().lines.more);
    }

    void aThousandDifferentCharactersKeepFiveHundred() {
        QString text;
        for (char16_t unit = 0x4E00; unit < 0x4E00 + 1000; ++unit)
            text += QChar(unit);
        const ConversionReport report =
            reportOf(text.toUtf8(), {.from = EncodingId::Utf8, .to = EncodingId::Koi8R});
        QCOMPARE(report.lacking, 1000u);
        QCOMPARE(report.characters.size(), ConversionReport::charactersKept);
    }

    void linesEndAtNelInEbcdicOnly() {
        const auto lineOfEuro = [](const QByteArray& bytes, const char* from) {
            return reportOf(bytes, {.from = *findEncoding(from), .to = EncodingId::Iso8859_1})
                .characters.front()
                .lines.first;
        };
        QCOMPARE(lineOfEuro("\x81\x15\x9F", "IBM1140"), std::vector<std::uint64_t>{2});
        QCOMPARE(lineOfEuro("a\xC2\x85\xE2\x82\xAC", "UTF-8"), std::vector<std::uint64_t>{1});
    }

    void theOriginalIsRefusedAsTarget_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("under its own name") << "original.txt";
        QTest::newRow("through a symbolic link") << "link.txt";
        QTest::newRow("through a hard link") << "hard.txt";
        QTest::newRow("through a folder's link") << "folder/original.txt";
    }
    void theOriginalIsRefusedAsTarget() {
        QFETCH(QString, name);
        const std::string original = write("original.txt", "text €\n");
        for (const char* old : {"link.txt", "hard.txt", "folder"})
            QFile::remove(m_folder.filePath(old));
        std::filesystem::create_symlink("original.txt", path("link.txt"));
        std::filesystem::create_hard_link(original, path("hard.txt"));
        std::filesystem::create_directory_symlink(".", path("folder"));
        const auto refusal = copy(original, path(name));
        QVERIFY(refusal.has_value());
        QCOMPARE(refusal->error.cause, std::string("is the file that is converted"));
        QCOMPARE(contentOf(original), QByteArray("text €\n"));
    }

    void aRefusedCopyLeavesWhatWasThere() {
        const std::string target = write("old.txt", "old");
        const auto refusal = copy(write("lossy.txt", "€"), target,
                                  {.from = EncodingId::Utf8, .to = EncodingId::Iso8859_1});
        QCOMPARE(refusal->why, Refusal::Why::Loss);
        QCOMPARE(contentOf(target), QByteArray("old"));
    }

    void aFullDiskLeavesNoCopy() {
        const std::string from = write("large.txt", QByteArray(3 << 20, 'x'));
        const rlimit small{1 << 20, RLIM_INFINITY};
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto old = std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &small);
        const auto refusal = copy(from, path("full.txt"));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, old);
        QVERIFY(refusal.has_value());
        QCOMPARE(refusal->error.path, path("full.txt"));
        QVERIFY(!refusal->error.cause.empty());
        QCOMPARE(contentOf(path("full.txt")), QByteArray("(not there)"));
    }

    void aFolderThatIsNotThereIsNamed() {
        const auto refusal = copy(write("a.txt", "a"), path("nowhere/a.txt"));
        QCOMPARE(refusal->error.path, path("nowhere/a.txt"));
        QCOMPARE(refusal->error.cause, std::string("No such file or directory"));
    }

    void itCanBeStoppedAndTellsHowFarItIs() {
        auto source = FileSource::open(write("long.txt", QByteArray(5 << 20, 'x')));
        std::vector<std::uint64_t> told;
        const auto refusal = writeCopy(*source, {.from = EncodingId::Utf8, .to = EncodingId::Utf8},
                                       path("stopped.txt"), [&told](std::uint64_t read) {
                                           told.push_back(read);
                                           return told.size() < 3;
                                       });
        QVERIFY(refusal.has_value());
        QCOMPARE(told.size(), std::size_t(3));
        QVERIFY(std::ranges::is_sorted(told) && told.front() > 0);
        QCOMPARE(contentOf(path("stopped.txt")), QByteArray("(not there)"));
    }
};

QTEST_GUILESS_MAIN(ConvertedCopyTest)
#include "converted_copy_test.moc"
