#include "app/detect/start_threads.h"
#include "app/files/file_source.h"
#include "app/files/source/spool.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <sys/stat.h>

using namespace charsleuth;

namespace {

std::vector<Byte> someBytes(std::size_t size) {
    std::vector<Byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<Byte>((i * 7 + i / 251) & 0xFF);
    return bytes;
}

} // namespace

class FileSourceTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileIsReadAtAnyPlace() {
        auto source = FileSource::open(write("f", someBytes(5000)));
        QVERIFY(source);
        QCOMPARE(source->size(), 5000u);
        QCOMPARE(*source->bytesAt({4000, 4010}), slice(someBytes(5000), 4000, 10));
    }
    void readingBeyondTheEndGivesLess() {
        auto source = FileSource::open(write("f", someBytes(10)));
        QCOMPARE(source->bytesAt({8, 20})->size(), 2u);
        QCOMPARE(source->bytesAt({30, 40})->size(), 0u);
    }
    void aSmallFileIsReadOnceWhereThatIsAsked() {
        const std::string small = write("small", someBytes(5000)),
                          big = write("big", someBytes(70'000));
        auto ofSmall = FileSource::open(small, {.smallAtOnce = true});
        auto ofBig = FileSource::open(big, {.smallAtOnce = true});
        std::filesystem::resize_file(small, 10);
        std::filesystem::resize_file(big, 10);
        QCOMPARE(ofSmall->size(), 5000u);
        QCOMPARE(*ofSmall->bytesAt({4000, 4010}), slice(someBytes(5000), 4000, 10));
        QCOMPARE(ofSmall->bytesAt({4990, 6000})->size(), 10u);
        QCOMPARE(ofSmall->bytesAt({6000, 6010})->size(), 0u);
        QCOMPARE(ofBig->bytesAt({0, 70'000})->size(), 10u);
        QVERIFY(ofSmall->wasOverwritten());
    }
    void whatIsInMemoryIsNotCopied() {
        const std::string path = write("f", someBytes(5000));
        std::vector<Byte> buffer;
        auto kept = FileSource::open(path, {.maxBytes = 4000, .smallAtOnce = true});
        QCOMPARE(kept->kept()->size(), 4000u);
        QCOMPARE((*kept->bytesAt({3990, 4010}, buffer)).size(), 10u);
        QCOMPARE((*kept->bytesAt({4010, 4020}, buffer)).size(), 0u);
        QVERIFY(buffer.empty());
        auto other = FileSource::open(path, {.maxBytes = 4000});
        QVERIFY(!other->kept());
        const Bytes read = *other->bytesAt({3990, 4010}, buffer);
        QCOMPARE(read.data(), buffer.data());
        QCOMPARE(buffer, slice(someBytes(5000), 3990, 10));
    }
    void aSmallFileStopsAtTheLimit() {
        auto source =
            FileSource::open(write("f", someBytes(10)), {.maxBytes = 4, .smallAtOnce = true});
        QCOMPARE(source->bytesAt({0, 10})->size(), 4u);
        QVERIFY(source->isCutByLimit());
    }
    void howFarAReadWentIsTold() {
        std::vector<std::pair<std::uint64_t, std::uint64_t>> told;
        auto source = FileSource::open(write("f", someBytes(10)),
                                       {.onRead = [&](std::uint64_t end, std::uint64_t size) {
                                           told.emplace_back(end, size);
                                       }});
        source->bytesAt({2, 6});
        source->bytesAt({8, 20});
        QCOMPARE(told, (decltype(told){{6, 10}, {10, 10}}));
    }
    void anEmptyFileGivesNothing() {
        auto source = FileSource::open(write("f", {}));
        QCOMPARE(source->bytesAt({0, 10})->size(), 0u);
        QCOMPARE(source->size(), 0u);
    }
    void aLimitCutsAFileButNotItsSize() {
        auto source = FileSource::open(write("f", someBytes(100)), {.maxBytes = 30});
        QCOMPARE(source->bytesAt({0, 100})->size(), 30u);
        QCOMPARE(source->size(), 100u);
        QVERIFY(source->isCutByLimit());
    }
    void aLimitAsLongAsTheFileCutsNothing() {
        auto source = FileSource::open(write("f", someBytes(30)), {.maxBytes = 30});
        QVERIFY(!source->isCutByLimit());
    }
    void aFileThatShrinksJustEndsEarlier() {
        const std::string path = write("f", someBytes(3 << 20));
        auto source = FileSource::open(path);
        QFile::resize(QString::fromStdString(path), 1000);
        QCOMPARE(source->bytesAt({0, 2000})->size(), 1000u);
        QCOMPARE(source->bytesAt({1 << 20, (1 << 20) + 10})->size(), 0u);
    }
    void aFileThatGrowsIsReadAsItWas() {
        const std::string path = write("f", someBytes(10));
        auto source = FileSource::open(path);
        write("f", someBytes(50));
        QCOMPARE(source->bytesAt({0, 50})->size(), 10u);
    }
    void aFileOfProcIsRead() {
        auto source = FileSource::open("/proc/self/status");
        QVERIFY(source->bytesAt({0, 5})->size() == 5);
    }
    void anEndlessDeviceStopsAtTheLimit() {
        auto source = FileSource::open("/dev/zero", {.maxBytes = 3'000'000});
        QCOMPARE(source->bytesAt({2'999'990, 4'000'000})->size(), 10u);
        QCOMPARE(source->size(), 3'000'000u);
        QVERIFY(source->isCutByLimit());
    }
    void aPipeCanBeReadAgain() {
        const auto bytes = someBytes(200'000);
        const std::string path = fifo();
        const JoinedThread writer([&] { writeTo(path, bytes); });
        auto source = FileSource::open(path);
        QVERIFY(source);
        QCOMPARE(*source->bytesAt({150'000, 150'010}), slice(bytes, 150'000, 10));
        QCOMPARE(*source->bytesAt({0, 10}), slice(bytes, 0, 10));
        QCOMPARE(source->bytesAt({0, 300'000})->size(), 200'000u);
        QVERIFY(!source->isCutByLimit());
    }
    void unreadable_data() {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("cause");
        QTest::newRow("a missing file")
            << QByteArray("/nonexistent") << QByteArray("No such file or directory");
        QTest::newRow("a folder") << QByteArray("/") << QByteArray("is a directory");
        QTest::newRow("a name with NUL")
            << QByteArray("a\0b", 3) << QByteArray("a file name cannot hold a NUL byte");
    }
    void unreadable() {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, cause);
        const auto source = FileSource::open(path.toStdString());
        QVERIFY(!source);
        QCOMPARE(QByteArray::fromStdString(source.error().cause), cause);
    }
    void aSpoolGivesBackWhatIsBeyondItsMemory() {
        Spool spool;
        const auto bytes = someBytes(Spool::inMemory / 2 + 77);
        for (int i = 0; i < 3; ++i)
            QVERIFY(!spool.append(bytes));
        QCOMPARE(spool.size(), 3 * bytes.size());
        std::vector<Byte> back(bytes.size());
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(*spool.readAt(i * bytes.size(), back), bytes.size());
            QVERIFY(back == bytes);
        }
    }

private:
    std::string write(const char* name, const std::vector<Byte>& bytes) {
        const std::string path = m_folder->filePath(name).toStdString();
        writeTo(path, bytes);
        return path;
    }
    static void writeTo(const std::string& path, const std::vector<Byte>& bytes) {
        QFile file(QString::fromStdString(path));
        if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            file.write(reinterpret_cast<const char*>(bytes.data()), qint64(bytes.size()));
    }
    std::string fifo() {
        const std::string path = m_folder->filePath("fifo").toStdString();
        ::mkfifo(path.c_str(), 0600);
        return path;
    }
    static std::vector<Byte> slice(const std::vector<Byte>& bytes, std::size_t at,
                                   std::size_t count) {
        const auto begin = bytes.begin() + std::ptrdiff_t(at);
        return {begin, begin + std::ptrdiff_t(count)};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(FileSourceTest)
#include "file_source_test.moc"
