// Text is changed in every encoding of the registry, and the bytes around stay as they are.

#include "app/edit/edited_bytes.h"

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <ctime>
#include <random>
#include <tuple>

using namespace charsleuth;

class EditedBytesTest : public QObject {
    Q_OBJECT

    static constexpr std::u16string_view someLetters =
        u"abc XYZ 19.,-äéøßžłřőİşăđжязїђ日本語中文字한글ひカ、ｱｲαβγאבجدกข";

    static EncodedText encodedBy(Encoder encoder, std::u16string_view text) {
        EncodedText encoded;
        encoder.feed(text, encoded);
        encoder.finish(encoded);
        return encoded;
    }

    /// Letters of those that the encoding has.
    static std::u16string lettersOf(EncodingId encoding) {
        const Encoder encoder(encoding); // costs much to make
        std::u16string letters;
        for (const char16_t letter : someLetters) {
            const EncodedText encoded = encodedBy(encoder, {&letter, 1});
            if (encoded.lacking.empty() && decode(encoded.bytes, encoding).text[0] == letter)
                letters += letter;
        }
        return letters;
    }

    static std::u16string randomText(std::mt19937& random, std::u16string_view letters,
                                     std::size_t length) {
        std::u16string text;
        while (text.size() < length)
            text += random() % 12 == 0 ? u'\n' : letters[random() % letters.size()];
        return text;
    }

    static std::vector<TextChange> randomChanges(std::mt19937& random, std::u16string_view letters,
                                                 std::size_t size) {
        std::vector<TextChange> changes;
        std::size_t at = 0;
        for (std::size_t count = 1 + random() % 3; count > 0 && at < size; --count) {
            const std::size_t begin = at + random() % (size - at + 1);
            const std::size_t end = begin + random() % std::min<std::size_t>(size - begin + 1, 9);
            changes.push_back({begin, end, randomText(random, letters, random() % 7)});
            at = end + 1;
        }
        return changes;
    }

    static Bytes commonFront(Bytes a, Bytes b) {
        const auto [end, _] = std::ranges::mismatch(a, b);
        return {a.begin(), end};
    }

private slots:
    void inEveryEncodingTheTextIsWhatWasMeant_data() {
        QTest::addColumn<int>("number");
        for (const EncodingInfo& one : allEncodings())
            QTest::newRow(std::string(one.name).c_str()) << static_cast<int>(one.id);
    }

    void inEveryEncodingTheTextIsWhatWasMeant() {
        QFETCH(int, number);
        const auto encoding = static_cast<EncodingId>(number);
        const std::u16string letters = lettersOf(encoding);
        const Encoder encoder(encoding);
        std::mt19937 random(static_cast<unsigned>(number));
        for (int i = 0; i < 12; ++i) {
            const std::u16string text = randomText(random, letters, 40 + random() % 60);
            const auto bytes = encodedBy(encoder, text).bytes;
            const ShownText shown(bytes, encoding);
            QCOMPARE(shown.text(), text);
            const auto changes = randomChanges(random, letters, text.size());
            const auto outcome = editBytes(bytes, encoding, shown, changes, OnLoss::Fail);
            const auto* edited = std::get_if<EditedBytes>(&outcome);
            QVERIFY(edited != nullptr);
            QCOMPARE(ShownText(edited->bytes, encoding).text(), changedText(text, changes));
            if (edited->alsoRewritten > 0)
                continue;
            const std::uint64_t first = shown.byteOf(changes.front().begin);
            const std::uint64_t behind = bytes.size() - shown.byteOf(changes.back().end);
            QVERIFY(commonFront(bytes, edited->bytes).size() >= first);
            QVERIFY(std::equal(bytes.end() - std::ptrdiff_t(behind), bytes.end(),
                               edited->bytes.end() - std::ptrdiff_t(behind)));
        }
    }

    void malformedBytesStayWhereTheyAre() {
        std::mt19937 random(3);
        for (const EncodingId encoding : {EncodingId::Utf8, EncodingId::ShiftJis, EncodingId::EucKr,
                                          EncodingId::Gb18030, EncodingId::Iso2022Jp}) {
            const std::u16string letters = lettersOf(encoding);
            const Encoder encoder(encoding);
            for (int i = 0; i < 50; ++i) {
                auto bytes = encodedBy(encoder, randomText(random, letters, 40)).bytes;
                for (int damage = 0; damage < 3; ++damage)
                    bytes.insert(bytes.begin() + std::ptrdiff_t(random() % bytes.size()), 0xFF);
                const ShownText shown(bytes, encoding);
                const auto changes = randomChanges(random, letters, shown.text().size());
                const auto outcome = editBytes(bytes, encoding, shown, changes, OnLoss::Fail);
                const std::u16string meant = changedText(shown.text(), changes);
                // A byte behind damage may become part of it: then nothing is done.
                if (const auto* edited = std::get_if<EditedBytes>(&outcome))
                    QCOMPARE(ShownText(edited->bytes, encoding).text(), meant);
            }
        }
    }

    void theMarksOfOtherBytesAreText() {
        const std::string_view text = "a ⟦FF⟧ \xFE b";
        const ShownText shown(bytesOf(text), EncodingId::Utf8);
        const auto outcome =
            editBytes(bytesOf(text), EncodingId::Utf8, shown, {{0, 1, u"⟦FF⟧⟦FE⟧"}}, OnLoss::Fail);
        const auto& bytes = std::get<EditedBytes>(outcome).bytes;
        QCOMPARE(std::string(bytes.begin(), bytes.end()), std::string("⟦FF⟧\xFE ⟦FF⟧ \xFE b"));
    }

    void lackingCharactersAreRefusedWithTheirLines() {
        const std::string_view text = "one\ntwo\nthree\n";
        const ShownText shown(bytesOf(text), EncodingId::Iso8859_1);
        const auto outcome = editBytes(bytesOf(text), EncodingId::Iso8859_1, shown,
                                       {{0, 0, u"zero\n"}, {8, 13, u"日 3"}}, OnLoss::Fail);
        const auto& refusal = std::get<EditRefusal>(outcome);
        QCOMPARE(refusal.lackingCount, 1u);
        QCOMPARE(refusal.lacking.front().character, U'日');
        QCOMPARE(refusal.lacking.front().line, std::size_t(4));
        QCOMPARE(refusal.lacking.front().lineText, std::u16string(u"日 3"));
    }

    void tenThousandPlacesOnOneLineTakeSeconds() {
        for (const EncodingId encoding : {EncodingId::Iso2022Jp, EncodingId::Utf8}) {
            constexpr std::u16string_view word = u"文字中";
            std::u16string text;
            std::vector<TextChange> changes;
            for (int i = 0; i < 10'000; ++i) {
                changes.push_back({text.size() + 1, text.size() + 2, u"中\n"});
                text += word;
            }
            const auto bytes = encodedBy(Encoder(encoding), text).bytes;
            const ShownText shown(bytes, encoding);
            const std::clock_t begin = std::clock();
            const auto outcome = editBytes(bytes, encoding, shown, changes, OnLoss::Fail);
            const auto& edited = std::get<EditedBytes>(outcome);
            QCOMPARE(ShownText(edited.bytes, encoding).text(), changedText(text, changes));
            changes.front().text = u"\U0001F600";
            std::ignore = editBytes(bytes, encoding, shown, changes, OnLoss::Fail);
            const auto seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
            QVERIFY2(seconds < 10, info(encoding).name.data()); // ISO-2022-JP took 38
        }
    }

    void everyEndOfAFileCanBeEdited() {
        for (const std::string_view text : {"", "\n", "\r\n", "a", "\xFF", "\r"}) {
            const ShownText shown(bytesOf(text), EncodingId::Utf8);
            for (const std::size_t at : {std::size_t(0), shown.text().size()}) {
                const auto outcome = editBytes(bytesOf(text), EncodingId::Utf8, shown,
                                               {{at, at, u"é\n"}}, OnLoss::Fail);
                QVERIFY(std::holds_alternative<EditedBytes>(outcome));
            }
        }
    }
};

QTEST_GUILESS_MAIN(EditedBytesTest)
#include "edited_bytes_test.moc"
