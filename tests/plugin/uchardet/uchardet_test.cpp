#include <uchardet/uchardet.h>

#include <QTest>

#include <dlfcn.h>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// One of the two libraries, loaded by its path. The types are the original header's.
class Library {
    void* m_handle; // stays loaded; the functions below are looked up in it

public:
    explicit Library(const char* path) : m_handle(dlopen(path, RTLD_NOW | RTLD_LOCAL)) {}

    template <typename Function>
    Function* function(const char* name) const {
        return reinterpret_cast<Function*>(dlsym(m_handle, name));
    }

    bool isLoaded() const { return m_handle != nullptr; }

    decltype(uchardet_new)* make = function<decltype(uchardet_new)>("uchardet_new");
    decltype(uchardet_delete)* destroy = function<decltype(uchardet_delete)>("uchardet_delete");
    decltype(uchardet_handle_data)* feed =
        function<decltype(uchardet_handle_data)>("uchardet_handle_data");
    decltype(uchardet_data_end)* end = function<decltype(uchardet_data_end)>("uchardet_data_end");
    decltype(uchardet_reset)* reset = function<decltype(uchardet_reset)>("uchardet_reset");
    decltype(uchardet_get_charset)* charset =
        function<decltype(uchardet_get_charset)>("uchardet_get_charset");
};

const Library& original() {
    static const Library library(ORIGINAL);
    return library;
}
const Library& dropIn() {
    static const Library library(DROP_IN);
    return library;
}

// The calls of 0.0.8, which the installed header lacks.
using Count = std::size_t(uchardet_t);
using Confidence = float(uchardet_t, std::size_t);
using Name = const char*(uchardet_t, std::size_t);
using Weigh = void(uchardet_t, const char*, float);
using WeighOthers = void(uchardet_t, float);

/// The answer to chunks.
std::string answer(const Library& library, const std::vector<std::string_view>& chunks) {
    const uchardet_t detector = library.make();
    for (const std::string_view chunk : chunks)
        library.feed(detector, chunk.data(), chunk.size());
    library.end(detector);
    const std::string name = library.charset(detector);
    library.destroy(detector);
    return name;
}

/// Everything that a program could see on the way through a detector's life.
std::vector<std::string> life(const Library& library, std::string_view bytes) {
    std::vector<std::string> seen;
    const uchardet_t detector = library.make();
    const auto see = [&] { seen.emplace_back(library.charset(detector)); };
    const auto feed = [&](std::string_view chunk) {
        seen.push_back(std::to_string(library.feed(detector, chunk.data(), chunk.size())));
    };
    see();
    library.end(detector);
    see();
    feed(bytes);
    see();
    library.end(detector);
    see();
    library.end(detector);
    see();
    feed("more");
    library.end(detector);
    see();
    library.reset(detector);
    see();
    library.end(detector);
    see();
    feed(bytes.substr(0, 0));
    feed(bytes);
    library.end(detector);
    see();
    library.destroy(detector);
    return seen;
}

constexpr std::string_view russian =
    "\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0! \xdd\xf2\xee \xf0\xf3\xf1\xf1\xea\xe8\xe9 "
    "\xf2\xe5\xea\xf1\xf2."; // windows-1251

} // namespace

class UchardetTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(original().isLoaded());
        QVERIFY(dropIn().isLoaded());
        QVERIFY(original().make != dropIn().make);
    }

    void livesLikeTheOriginal_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no bytes") << QByteArray();
        QTest::newRow("ASCII") << QByteArray("plain text");
        QTest::newRow("UTF-8") << QByteArray("gr\xc3\xbc\xc3\x9f Gott");
        QTest::newRow("a BOM for UTF-8") << QByteArray("\xef\xbb\xbftext");
        QTest::newRow("only a BOM for UTF-8") << QByteArray("\xef\xbb\xbf");
        QTest::newRow("a BOM for UTF-16LE") << QByteArray("\xff\xfeh\0i\0", 6);
        QTest::newRow("a BOM for UTF-16BE") << QByteArray("\xfe\xff\0h\0i", 6);
        QTest::newRow("a BOM for UTF-32LE") << QByteArray("\xff\xfe\0\0h\0\0\0", 8);
        QTest::newRow("a BOM for UTF-32BE") << QByteArray("\0\0\xfe\xff\0\0\0h", 8);
        QTest::newRow("binary") << QByteArray("\0\1\2\3\xff\xd8", 6);
    }
    void livesLikeTheOriginal() {
        QFETCH(const QByteArray, bytes);
        const std::string_view view(bytes.data(), static_cast<std::size_t>(bytes.size()));
        QCOMPARE(life(dropIn(), view), life(original(), view));
    }

    void nullIsWhatItWasForTheOriginal() {
        for (const Library* library : {&original(), &dropIn()}) {
            library->destroy(nullptr);
            QCOMPARE(library->feed(nullptr, "", 0), 0);
            const uchardet_t detector = library->make();
            QCOMPARE(library->feed(detector, nullptr, 0), 0);
            library->destroy(detector);
        }
    }
    void nullThatKilledTheOriginalIsAnError() {
        QCOMPARE(dropIn().charset(nullptr), "");
        QVERIFY(dropIn().feed(nullptr, "a", 1) != 0);
        dropIn().end(nullptr);
        dropIn().reset(nullptr);
        const uchardet_t detector = dropIn().make();
        QVERIFY(dropIn().feed(detector, nullptr, 3) != 0);
        dropIn().destroy(detector);
    }
    void chunksMakeNoDifference() {
        std::vector<std::string_view> bytes;
        for (std::size_t i = 0; i < russian.size(); ++i)
            bytes.push_back(russian.substr(i, 1));
        QCOMPARE(answer(dropIn(), bytes), answer(dropIn(), {russian}));
        QCOMPARE(answer(dropIn(), {russian}), std::string("CP1251"));
    }
    void aBomMayComeInPieces() {
        QCOMPARE(answer(dropIn(), {"\xef", "\xbb", "\xbf", "h"}), std::string("UTF-8"));
    }
    void nothingFedBeforeResetCounts() {
        const uchardet_t detector = dropIn().make();
        dropIn().feed(detector, "\xc3\xbc \xc3\x9f", 5);
        dropIn().reset(detector);
        dropIn().feed(detector, russian.data(), russian.size());
        dropIn().end(detector);
        QCOMPARE(std::string(dropIn().charset(detector)), answer(dropIn(), {russian}));
        dropIn().destroy(detector);
    }

    // 0.0.8
    void candidatesComeMostProbableFirst() {
        const uchardet_t detector = russianDetector();
        const auto count = dropIn().function<Count>("uchardet_get_n_candidates");
        const auto encoding = dropIn().function<Name>("uchardet_get_encoding");
        const auto confidence = dropIn().function<Confidence>("uchardet_get_confidence");
        const std::size_t candidates = count(detector);
        QVERIFY(candidates > 1);
        QCOMPARE(std::string(encoding(detector, 0)), std::string(dropIn().charset(detector)));
        for (std::size_t i = 1; i < candidates; ++i)
            QVERIFY(confidence(detector, i) <= confidence(detector, i - 1));
        dropIn().destroy(detector);
    }
    void theLanguageIsThere() {
        const uchardet_t detector = russianDetector();
        const auto language = dropIn().function<Name>("uchardet_get_language");
        QCOMPARE(std::string(language(detector, 0)), std::string("ru"));
        dropIn().destroy(detector);
    }
    void pastTheLastCandidateIsNothing() {
        const uchardet_t detector = russianDetector();
        QCOMPARE(dropIn().function<Name>("uchardet_get_encoding")(detector, 9999), "");
        QCOMPARE(dropIn().function<Confidence>("uchardet_get_confidence")(detector, 9999), 0.0F);
        QVERIFY(dropIn().function<Name>("uchardet_get_language")(detector, 9999) == nullptr);
        dropIn().destroy(detector);
    }
    void aLanguageOfNoWeightGoesLast() {
        const uchardet_t detector = russianDetector();
        const std::string before = dropIn().charset(detector);
        dropIn().function<Weigh>("uchardet_weigh_language")(detector, "ru", 0);
        QVERIFY(before != dropIn().charset(detector));
        dropIn().function<Weigh>("uchardet_weigh_language")(detector, "ru", 1);
        QCOMPARE(std::string(dropIn().charset(detector)), before);
        dropIn().destroy(detector);
    }
    void theDefaultWeightIsForLanguagesWithoutTheirOwn() {
        const uchardet_t detector = russianDetector();
        const auto confidence = dropIn().function<Confidence>("uchardet_get_confidence");
        const float before = confidence(detector, 0);
        dropIn().function<WeighOthers>("uchardet_set_default_weight")(detector, 0.5F);
        QCOMPARE(confidence(detector, 0), before / 2);
        dropIn().destroy(detector);
    }

private:
    static uchardet_t russianDetector() {
        const uchardet_t detector = dropIn().make();
        dropIn().feed(detector, russian.data(), russian.size());
        dropIn().end(detector);
        return detector;
    }
};

QTEST_APPLESS_MAIN(UchardetTest)
#include "uchardet_test.moc"
