/// With an executor the survey says what it says without one, whatever the order of the jobs.

#include "core/registry/registry.h"
#include "core/structure/input/byte_structure.h"
#include "core/structure/survey.h"
#include "described.h"
#include "text_bytes.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>

using namespace charsleuth;
using namespace charsleuth::test;

namespace {

/// ThreadSanitizer makes the work twentyfold. It looks at what jobs do at the same time: one thread
/// shows it nothing, and of each encoding fewer pages do, as all are read as all encodings.
#ifdef __SANITIZE_THREAD__
constexpr bool isWatched = true;
#else
constexpr bool isWatched = false;
#endif

/// One job after the other, in any order.
class Shuffled final : public Executor {
public:
    void run(std::size_t count, const std::function<void(std::size_t)>& job) override {
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::shuffle(order, m_random);
        std::ranges::for_each(order, job);
    }

private:
    std::mt19937 m_random{1};
};

/// All at the same time.
class ThreadEach final : public Executor {
public:
    void run(std::size_t count, const std::function<void(std::size_t)>& job) override {
        most = std::max(most, count);
        std::vector<std::thread> threads;
        for (std::size_t i = 0; i < count; ++i)
            threads.emplace_back([&job, i] { job(i); });
        std::ranges::for_each(threads, &std::thread::join);
    }
    std::size_t most = 0; ///< jobs at the same time
};

/// What is said when the input is cut at random; small pieces among long ones.
QByteArray said(std::string_view bytes, Executor* executor, bool countAll, unsigned seed = 1) {
    Sampler sampler;
    Survey survey({.countAll = countAll, .sampler = &sampler, .executor = executor});
    std::mt19937 random(seed);
    while (!bytes.empty()) {
        const std::size_t most = random() % 3 == 0 ? 40'000 : bytes.size();
        const std::string_view piece = bytes.substr(0, 1 + random() % most);
        survey.feed(bytesOf(piece));
        bytes.remove_prefix(piece.size());
    }
    QByteArray text = describe(survey.conclude());
    for (const SampleSegment& segment : sampler.takeSegments())
        text += '\n' + QByteArray::number(static_cast<qulonglong>(segment.offset)) + ' ' +
                QByteArray(reinterpret_cast<const char*>(segment.bytes.data()),
                           static_cast<qsizetype>(segment.bytes.size()));
    return text;
}

const QString mixed = "Der Zug, поезд, το τρένο, 電車で行きます。列车 列車 기차 " +
                      QString("\u00E9\u0142 \U00020000\n");

/// The text that there is of it in the encoding, of this size; `rate` of the bytes are damaged.
std::string text(EncodingId encoding, std::size_t size, double rate = 0) {
    std::string bytes = toString(encode(mixed.toStdU16String(), encoding).bytes);
    bytes = repeated(bytes, size / bytes.size() + 1).substr(0, size);
    std::mt19937 random(3);
    for (double n = rate * static_cast<double>(size); n > 0; --n)
        bytes[random() % size] = static_cast<char>(random());
    return bytes;
}

std::string noise(std::size_t size) {
    std::mt19937 random(5);
    std::string bytes(size, '\0');
    std::ranges::generate(bytes, [&] { return static_cast<char>(random()); });
    return bytes;
}

} // namespace

class ExecutorTest : public QObject {
    Q_OBJECT

private slots:
    void anExecutorChangesNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const std::string& name, const std::string& bytes) {
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(bytes);
        };
        constexpr std::size_t size = 1'350'001; // with pages that are looked at in part only
        constexpr std::size_t ofEach = isWatched ? 200'001 : size;
        for (const EncodingInfo& encoding : allEncodings())
            if (byteStructureOf(encoding.id) != ByteStructure::SingleByte ||
                encoding.id == EncodingId::Koi8R || encoding.id == EncodingId::UsAscii) {
                const std::string name(encoding.name);
                row(name + ", damaged here and there", text(encoding.id, ofEach, 1e-5));
                row(name + ", badly damaged", text(encoding.id, ofEach, 0.02));
            }
        row("noise", noise(size));
        row("noise, then UTF-8", noise(400'000) + text(EncodingId::Utf8, size));
        row("UTF-8, then Shift_JIS",
            text(EncodingId::Utf8, 1'200'000) + text(EncodingId::ShiftJis, size));
        row("EUC-JP, then Big5", text(EncodingId::EucJp, 1'300'000) + text(EncodingId::Big5, size));
        row("ASCII, then ISO-2022-KR",
            text(EncodingId::UsAscii, size) + text(EncodingId::Iso2022Kr, 300'000));
        row("values that become frequent late", std::string(size, 'a') + noise(3'000) +
                                                    std::string(size, 'b') +
                                                    text(EncodingId::Koi8R, size));
        row("empty", "");
    }
    void anExecutorChangesNothing() {
        QFETCH(QByteArray, bytes);
        const std::string_view all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        Shuffled shuffled;
        ThreadEach threads;
        const QByteArray without = said(all, nullptr, false);
        QVERIFY(isWatched || said(all, &shuffled, false) == without);
        QVERIFY(said(all, &threads, false, 2) == without);
        QVERIFY(bytes.isEmpty() || threads.most > 10);
    }

    void norWhereAllIsCounted() {
        if (isWatched)
            QSKIP("one job after the other");
        Shuffled shuffled;
        for (const EncodingId encoding : {EncodingId::ShiftJis, EncodingId::Iso2022Jp2}) {
            const std::string bytes = text(encoding, 1'200'000, 0.001);
            QVERIFY(said(bytes, &shuffled, true) == said(bytes, nullptr, true));
        }
    }

    void anExceptionOfAJobReachesTheCaller() {
        class Throwing final : public Executor {
        public:
            void run(std::size_t, const std::function<void(std::size_t)>&) override {
                throw std::bad_alloc();
            }
        } throwing;
        Survey survey({.executor = &throwing});
        const std::string bytes(1'000'000, 'a');
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, survey.feed(bytesOf(bytes)));
    }
};

QTEST_APPLESS_MAIN(ExecutorTest)
#include "executor_test.moc"
