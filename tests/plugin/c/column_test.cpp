// Columns: what is said of each row, and who owns what.

#include "column_arrays.h"

#include <QTest>

#include <array>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <thread>

using namespace charsleuth::test;

namespace {

const std::string text{russian};
const std::string html = "<html><head><meta charset=\"iso-8859-1\"></head><body>" + text;

} // namespace

class ColumnTest : public QObject {
    Q_OBJECT

private slots:
    void init() { released = 0; }
    void cleanup() { QCOMPARE(released, 0); }

    void everyLayoutGivesTheSameAnswers_data() {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"z", "Z", "vz", "u", "U", "vu"})
            QTest::newRow(format) << QByteArray(format);
    }
    void everyLayoutGivesTheSameAnswers() {
        QFETCH(QByteArray, format);
        const Texts texts{text, std::nullopt, "", "short", std::string("\0\1\2\0\xff\xfe\0\1", 8)};
        for (const std::int64_t before : {0, 3, 11}) {
            Input input(format.constData(), texts, before);
            Answers answers;
            QCOMPARE(answers.detect(input.column()), CHARSLEUTH_OK);
            QCOMPARE(answers.array.length, 5);
            QCOMPARE(answers.array.null_count, 1);
            QCOMPARE(answers.encodings(), "windows-1251 null US-ASCII US-ASCII null");
            QVERIFY(answers.isNull(1));
            QVERIFY(!answers.isNull(4));
            QCOMPARE(answers.at("reason", 1), "null");
            QCOMPARE(answers.at("reason", 4), verdict(detection(*texts[4])).binary_reason);
            QCOMPARE(answers.at("malformed", 4), "null");
        }
    }
    void anAnswerIsTheOneAboutTheTextAlone() {
        const Texts texts{
            text, html, "caf\xc3\x83\xc2\xa9 and cr\xc3\x83\xc2\xa8me, d\xc3\xa9j\xc3\xa0",
            "Gr\xc3\xb6\xc3\x9f"
            "e und L\xc3\xa4nge\n\xd1\xe5\xe3\xee\xe4\xed\xff \xf3\xf2\xf0\xee\xec\n"};
        Input input("z", texts);
        Answers answers;
        QCOMPARE(answers.detect(input.column()), CHARSLEUTH_OK);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto alone = detection(*texts[i]);
            const charsleuth_verdict said = verdict(alone);
            QCOMPARE(answers.at("encoding", i), said.encoding);
            QCOMPARE(answers.at("confidence", i), std::to_string(said.confidence));
            QCOMPARE(answers.at("certainty", i), said.certainty);
            QCOMPARE(answers.at("language", i), said.language != nullptr ? said.language : "null");
            charsleuth_division* division = nullptr;
            charsleuth_segments(texts[i]->data(), texts[i]->size(), nullptr, &division);
            const Division parts(division);
            QCOMPARE(answers.at("mixed", i),
                     charsleuth_division_mixed(division) ? "true" : "false");
        }
        QCOMPARE(answers.at("declared", 0), "null");
        QCOMPARE(answers.at("declared", 1), "iso-8859-1");
        QCOMPARE(answers.at("mojibake", 2), "UTF-8 read as windows-1252");
        QCOMPARE(answers.at("mojibake", 0), "null");
        QCOMPARE(answers.at("mixed", 3), "true");
    }
    void encodedBodiesOfAMailAreNamed() {
        const std::string mail =
            "From: a@example.org\nContent-Type: multipart/mixed; boundary=xx\n";
        const auto part = [](const std::string& charset, const std::string& body) {
            return "\n--xx\nContent-Type: text/plain; charset=" + charset +
                   "\nContent-Transfer-Encoding: quoted-printable\n\n" + body;
        };
        const std::string german = part("utf-8", "Sch=C3=B6ne Gr=C3=BC=C3=9Fe");
        const std::string russian =
            part("koi8-r", "=F3=D0=C1=D3=C9=C2=CF, =C4=CF =DA=C1=D7=D4=D2=C1");
        Input input("z", {mail + german + russian + german, mail, text, std::nullopt});
        Answers answers;
        QCOMPARE(answers.detect(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.at("bodies", 0), "UTF-8; KOI8-R");
        for (const std::size_t none : {1, 2, 3})
            QCOMPARE(answers.at("bodies", none), "null");
        auto brief = input.column();
        brief.brief = 1;
        Answers without;
        QCOMPARE(without.detect(brief), CHARSLEUTH_OK);
        QCOMPARE(without.at("bodies", 0), "null");
    }
    void pointersAndSizesAreAColumn() {
        const std::array<const void*, 3> bytes{text.data(), nullptr, ""};
        const std::array<std::size_t, 3> sizes{text.size(), 0, 0};
        auto column = sized<charsleuth_column>();
        column.bytes = bytes.data();
        column.sizes = sizes.data();
        column.rows = bytes.size();
        Answers answers;
        QCOMPARE(answers.detect(column), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "windows-1251 null US-ASCII");
        QVERIFY(answers.isNull(1));
    }
    void textIsDecodedWithoutTheByteOrderMark() {
        const std::string marked = "\xef\xbb\xbfna\xc3\xafve";
        const std::string wide("\xff\xfeh\0i\0\n\0", 8);
        const std::string damaged = "na\xc3\xafve caf\xc3 d\xc3\xa9j\xc3\xa0 vu, bien s\xc3\xbbr";
        const std::string markedPage = "\xef\xbb\xbf" + text;
        Input input("z", {text, marked, wide, damaged, "plain", "", std::nullopt,
                          std::string("\0\1\2\0\xff\xfe\0\1", 8), markedPage});
        Answers answers;
        QCOMPARE(answers.decode(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.at("text", 0), "Привет, мир! Это текст.");
        QCOMPARE(answers.at("text", 1), "naïve");
        QCOMPARE(answers.at("text", 2), "hi\n");
        QCOMPARE(answers.at("text", 3), "naïve caf\uFFFD déjà vu, bien sûr");
        QCOMPARE(answers.at("replaced", 3), "1");
        QCOMPARE(answers.at("text", 4), "plain");
        QCOMPARE(answers.at("text", 5), "");
        QCOMPARE(answers.at("replaced", 5), "0");
        QCOMPARE(answers.at("text", 6), "null");
        QCOMPARE(answers.at("text", 7), "null");
        QCOMPARE(answers.at("replaced", 7), "null");
        QCOMPARE(answers.at("encoding", 8), "windows-1251");
        QCOMPARE(answers.at("text", 8), "Привет, мир! Это текст.");
        Answers without;
        QCOMPARE(without.detect(input.column()), CHARSLEUTH_OK);
        QCOMPARE(without.at("text", 0), "absent");
    }
    void bytesOfAsciiThatAreUtf16AreDecoded() {
        Input input("z", {"c0_0n0g0"}); // four Japanese characters in UTF-16LE
        Answers answers;
        QCOMPARE(answers.decode(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "UTF-16LE");
        QCOMPARE(answers.at("text", 0), "ったので");
    }
    void asciiWithOtherBytesIsNotCopied() {
        const Options options = makeOptions();
        charsleuth_options_only(options.get(), "US-ASCII");
        Input input("z", {"caf\xe9 and more"});
        Answers answers;
        QCOMPARE(answers.decode(input.column(), options.get()), CHARSLEUTH_OK);
        QCOMPARE(answers.at("text", 0), "caf\uFFFD and more");
    }
    void longTextIsDecodedAsInOneGo() {
        std::string long1, long2;
        while (long1.size() < (5 << 19)) { // over two pieces and a half
            long1 += "\x93\xfa\x96{\x8c\xea\x82\xcc\x95\xb6\x8f\xcd\x82\xc5\x82\xb7\x81\x42 a";
            long2 += "日本語の文章です。 a";
        }
        Input input("Z", {long1});
        Answers answers;
        QCOMPARE(answers.decode(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "Shift_JIS");
        QVERIFY(answers.at("text", 0) == long2);
    }
    void hintsBelongToTheirRow() {
        const std::string few = "\xcf\xe8\xf8\xe8\xf2\xe5";
        Input input("z", {few, few, few}, 2);
        Input language("u", {"ru", std::nullopt, "el"}, 1);
        Input name("u", {"", "", "a.txt"});
        std::array<ArrowArray*, 2> arrays{&language.array(), &name.array()};
        std::array<ArrowSchema*, 2> types{&language.type(), &name.type()};
        language.type().name = "language";
        name.type().name = "filename";
        ArrowArray hints{.length = 3, .n_buffers = 1, .n_children = 2, .children = arrays.data()};
        const void* noValidity = nullptr;
        hints.buffers = &noValidity;
        hints.release = [](ArrowArray*) { ++released; };
        ArrowSchema type{.format = "+s", .n_children = 2, .children = types.data()};
        type.release = [](ArrowSchema*) { ++released; };
        auto column = input.column();
        column.hints = &hints;
        column.hints_type = &type;
        Answers answers;
        QCOMPARE(answers.detect(column), CHARSLEUTH_OK);
        QCOMPARE(answers.at("encoding", 0), "windows-1251");
        for (std::size_t i = 0; i < 3; ++i) {
            const Options options = makeOptions();
            const char* tag = i == 0 ? "ru" : "el";
            if (i != 1)
                charsleuth_options_hint(options.get(), "language", tag);
            if (i == 2)
                charsleuth_options_hint(options.get(), "filename", "a.txt");
            const auto alone = detection(few, options.get());
            QCOMPARE(answers.at("encoding", i), verdict(alone).encoding);
            QCOMPARE(answers.at("confidence", i), std::to_string(verdict(alone).confidence));
        }
        QVERIFY(answers.at("confidence", 0) != answers.at("confidence", 1));

        language.type().name = "colour";
        QCOMPARE(Answers().detect(column), CHARSLEUTH_UNKNOWN_NAME);
        language.type().name = "language";
        hints.length = 2;
        QCOMPARE(Answers().detect(column), CHARSLEUTH_BAD_ARGUMENT);
        hints.length = 3;
        language.array().length = 2;
        QCOMPARE(Answers().detect(column), CHARSLEUTH_BAD_ARGUMENT);
        type.format = "u";
        QCOMPARE(Answers().detect(column), CHARSLEUTH_WRONG_TYPE);
    }
    void optionsHoldForEveryRow() {
        const Options options = makeOptions();
        charsleuth_options_only(options.get(), "KOI8-R");
        Input input("z", {text, text});
        Answers answers;
        QCOMPARE(answers.detect(input.column(), options.get()), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "KOI8-R KOI8-R");
    }
    void briefAnswersLeaveOutWhatNobodyAsksFor() {
        Input input("z", {text});
        auto column = input.column();
        column.brief = 1;
        Answers answers;
        QCOMPARE(answers.detect(column), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "windows-1251");
        QCOMPARE(answers.at("mixed", 0), "null");
    }
    void aBadRowIsARowWithAReason() {
        Input input("z", {"one", text, "three"});
        auto column = input.column();
        column.longest = 10;
        Answers tooLong;
        QCOMPARE(tooLong.decode(column), CHARSLEUTH_OK);
        QCOMPARE(tooLong.encodings(), "US-ASCII null US-ASCII");
        QCOMPARE(tooLong.at("reason", 1), "longer than 10 bytes");
        QCOMPARE(tooLong.at("text", 2), "three");

        // The second row ends before it begins, and the third one begins below 0.
        const std::array<std::int32_t, 4> wrong{0, 3, -1, 5};
        std::memcpy(input.places().data(), wrong.data(), sizeof wrong);
        Answers answers;
        QCOMPARE(answers.detect(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.encodings(), "US-ASCII null null");
        QCOMPARE(answers.at("reason", 1), "the offsets of the row are wrong");
        QCOMPARE(answers.at("reason", 2), "the offsets of the row are wrong");

        const void* bytes = text.data();
        const std::size_t size = std::numeric_limits<std::size_t>::max();
        auto huge = sized<charsleuth_column>();
        huge.bytes = &bytes;
        huge.sizes = &size;
        huge.rows = 1;
        Answers ofHuge;
        QCOMPARE(ofHuge.detect(huge), CHARSLEUTH_OK);
        QCOMPARE(ofHuge.at("reason", 0), "the size of the row is wrong");
    }
    void viewsBeyondTheirBufferAreRefused() {
        struct View {
            std::int32_t size;
            char prefix[4];
            std::int32_t buffer, offset;
        };
        for (const View wrong : {View{100, "", 0, 0}, View{20, "", 1, 0}, View{20, "", 0, -1},
                                 View{20, "", -1, 0}, View{-1, "", 0, 0}, View{20, "", 0, 5}}) {
            Input input("vz", {text, "fine"});
            std::memcpy(input.places().data(), &wrong, sizeof wrong);
            Answers answers;
            QCOMPARE(answers.detect(input.column()), CHARSLEUTH_OK);
            QCOMPARE(answers.encodings(), "null US-ASCII");
            QCOMPARE(answers.at("reason", 0), "the offsets of the row are wrong");
        }
    }
    void binaryOfAFixedSizeAndNullsAreColumns() {
        Input input("z", {});
        const std::array<const void*, 2> buffers{nullptr, "abcdef"};
        input.array().buffers = const_cast<const void**>(buffers.data());
        input.array().n_buffers = 2;
        input.array().length = 2;
        input.type().format = "w:3";
        Answers answers;
        QCOMPARE(answers.decode(input.column()), CHARSLEUTH_OK);
        QCOMPARE(answers.at("text", 1), "def");
        input.type().format = "n";
        input.array().n_buffers = 0;
        Answers nulls;
        QCOMPARE(nulls.decode(input.column()), CHARSLEUTH_OK);
        QCOMPARE(nulls.array.null_count, 2);
        QCOMPARE(nulls.at("text", 1), "null");
    }
    void otherTypesAreRefused() {
        for (const char* format : {"l", "+s", "+l", "w:", "w:3x", "w:-1", "zz", "", "tdD"}) {
            Input input("z", {text});
            input.type().format = format;
            QCOMPARE(Answers().detect(input.column()), CHARSLEUTH_WRONG_TYPE);
        }
        Input input("z", {text});
        input.type().dictionary = &input.type();
        QCOMPARE(Answers().detect(input.column()), CHARSLEUTH_WRONG_TYPE);
    }
    void wrongUseIsRefused() {
        Input input("z", {text, text});
        Answers answers;
        answers.array.release = [](ArrowArray*) {};
        auto column = input.column();
        QCOMPARE(charsleuth_detect_column(nullptr, nullptr, &answers.array, &answers.type),
                 CHARSLEUTH_BAD_ARGUMENT);
        QVERIFY(answers.array.release == nullptr);
        QCOMPARE(charsleuth_detect_column(&column, nullptr, nullptr, &answers.type),
                 CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_decode_column(&column, nullptr, &answers.array, nullptr),
                 CHARSLEUTH_BAD_ARGUMENT);
        column.struct_size = 8;
        QCOMPARE(answers.detect(column), CHARSLEUTH_BAD_ARGUMENT);
        column = input.column();
        column.type = nullptr;
        QCOMPARE(answers.detect(column), CHARSLEUTH_BAD_ARGUMENT);
        column = input.column();
        column.first_row = 1;
        column.row_count = 2;
        QCOMPARE(answers.detect(column), CHARSLEUTH_BAD_ARGUMENT);
        column.first_row = 3;
        column.row_count = 0;
        QCOMPARE(answers.detect(column), CHARSLEUTH_BAD_ARGUMENT);
        auto pointers = sized<charsleuth_column>();
        pointers.rows = 1;
        QCOMPARE(answers.detect(pointers), CHARSLEUTH_BAD_ARGUMENT);
        input.array().n_buffers = 2;
        QCOMPARE(answers.detect(input.column()), CHARSLEUTH_BAD_ARGUMENT);
        input.array().n_buffers = 3;
        for (std::int64_t ArrowArray::*field : {&ArrowArray::length, &ArrowArray::offset}) {
            const std::int64_t before = input.array().*field;
            input.array().*field = -1;
            QCOMPARE(answers.detect(input.column()), CHARSLEUTH_BAD_ARGUMENT);
            input.array().*field = before;
        }
        QVERIFY(answers.array.release == nullptr && answers.type.release == nullptr);
        input.array().release = nullptr; // released before
        QCOMPARE(answers.detect(input.column()), CHARSLEUTH_BAD_ARGUMENT);
    }
    void aColumnWithoutRowsHasItsType() {
        Answers answers;
        QCOMPARE(answers.decode(sized<charsleuth_column>()), CHARSLEUTH_OK);
        QCOMPARE(answers.array.length, 0);
        std::string names;
        for (std::int64_t i = 0; i < answers.type.n_children; ++i) {
            QCOMPARE(answers.array.children[i]->length, 0);
            names += std::string(answers.type.children[i]->name) + ":" +
                     answers.type.children[i]->format + " ";
        }
        QCOMPARE(names, "encoding:u confidence:g certainty:u language:u declared:u malformed:l "
                        "mojibake:u mixed:b reason:u bodies:u text:U replaced:l ");
    }
    void fieldsThatWereMovedOutOutliveTheRest() {
        Input input("z", {text});
        ArrowArray moved{};
        ArrowSchema type{};
        {
            Answers answers;
            QCOMPARE(answers.decode(input.column()), CHARSLEUTH_OK);
            moved = *answers.array.children[10];
            answers.array.children[10]->release = nullptr;
            type = *answers.type.children[10];
            answers.type.children[10]->release = nullptr;
        }
        QCOMPARE(std::string_view(type.name), "text");
        QVERIFY(std::string_view(static_cast<const char*>(moved.buffers[2])).starts_with("Привет"));
        moved.release(&moved);
        type.release(&type);
        QVERIFY(moved.release == nullptr && type.release == nullptr);
    }
    void threadsShareAColumn() {
        Texts texts;
        for (int i = 0; i < 40; ++i)
            texts.emplace_back(i % 3 == 0 ? text : html);
        Input input("z", texts);
        Answers whole, first, second;
        QCOMPARE(whole.detect(input.column()), CHARSLEUTH_OK);
        charsleuth_status status = CHARSLEUTH_INTERNAL;
        std::thread other([&] {
            auto half = input.column();
            half.first_row = 19;
            status = second.detect(half);
        });
        auto half = input.column();
        half.row_count = 19;
        QCOMPARE(first.detect(half), CHARSLEUTH_OK);
        other.join();
        QCOMPARE(status, CHARSLEUTH_OK);
        QCOMPARE(first.encodings() + " " + second.encodings(), whole.encodings());
    }
};

QTEST_GUILESS_MAIN(ColumnTest)
#include "column_test.moc"
