#include "core/structure/survey.h"
#include "core/structure/validate/validator.h"

#include "core/registry/registry.h"
#include "text_bytes.h"

#include <QTest>

#include <random>

using namespace charsleuth;
using namespace charsleuth::test;
using namespace std::string_view_literals;

namespace {

const QString german = "Die Fähre fährt um halb sieben, über das Wetter weiß man nichts.\n";

Validator validated(EncodingId encoding, std::string_view bytes, bool mayStop = true) {
    Validator validator(encoding, mayStop);
    Before before{};
    for (std::size_t at = 0; at < bytes.size(); at += InputPage::size) {
        InputPage page(bytesOf(bytes.substr(at, InputPage::size)), at, before, bestScans());
        page.readAsUtf8();
        validator.feed(page);
        before = beforeWhatFollows(page.bytes(), before);
    }
    validator.finish();
    return validator;
}

/// What a validator counts, to compare.
QString countsOf(const TextTally& tally) {
    const ByteRange first = tally.firstMalformed.value_or(ByteRange{});
    return QStringLiteral("%1 units, %2 characters, %3 sequences; malformed: %4 of %5 bytes, %6-%7")
        .arg(tally.units)
        .arg(tally.characters)
        .arg(tally.sequences)
        .arg(tally.malformed)
        .arg(tally.malformedBytes)
        .arg(first.begin)
        .arg(first.end);
}

QString lineEndsOf(const TextTally& tally) {
    return QStringLiteral("%1 LF, %2 CR, %3 CRLF, %4 NEL, %5 C1")
        .arg(tally.lf)
        .arg(tally.cr)
        .arg(tally.crlf)
        .arg(tally.nel)
        .arg(tally.c1);
}

/// Texts of up to three pages: pieces of several encodings, of ASCII and of noise, of such lengths
/// that characters often end where a block or a page does.
class PatchedText {
public:
    std::string next() {
        static const std::string_view pieces[] = {
            "\x82\xA0\x82\xB5\x83\x41\x88\xE4\x81\x42",
            "\xB1\xB2\xB3",
            "\xA4\xA2\xB0\xA1\xC8\xFE",
            "\x8F\xB0\xA1\x8E\xB1\x8E\xA2\xC4\xA1",
            "\x81\x30\x81\x30\x84\x31\xA4\x37",
            "\x88\x62\x88\xA5\xA4\x40\xB3\x5C",
            "\xE3\x81\x82\xC3\xA9\xF0\x9F\x98\x80\xED\xA0\xBD",
            "\x3D\xD8\x00\xDE\x0D\x00\x0A\x00\x85\x00"sv,
            "\x00\x0D\xD8\x3D\xDE\x00\x00\x0A"sv,
            "\x00\x01\xF6\x00\x00\x00\x00\x0D\x00\x00\x00\x0A"sv,
            "\xFF\xFE\x80\xA0"};
        std::string text;
        const std::size_t size = m_random() % (3 * InputPage::size);
        while (text.size() < size) {
            const std::size_t left = m_random() % 3 == 0 ? 700 : 40;
            std::string_view piece = pieces[m_random() % std::size(pieces)];
            for (std::size_t i = m_random() % left; i > 0; --i)
                text += piece;
            piece = piece.substr(0, m_random() % piece.size());
            text += piece;
            if (m_random() % 2 == 0)
                text += std::string(m_random() % left, '0');
            for (std::size_t i = m_random() % 8; i > 0 && m_random() % 4 == 0; --i)
                text += static_cast<char>(m_random());
        }
        return text;
    }

private:
    std::minstd_rand m_random{1};
};

} // namespace

class ValidatorTest : public QObject {
    Q_OBJECT

private slots:
    void skippedOrNotTheCountsAreTheDecoders_data() {
        QTest::addColumn<int>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        const std::string ascii(700, 'a');
        const auto row = [](const char* name, EncodingId id, const std::string& bytes) {
            QTest::newRow(name) << static_cast<int>(id) << QByteArray::fromStdString(bytes);
        };
        row("a lead byte at the end of a block", EncodingId::ShiftJis,
            std::string(255, 'a') + "\x82" + ascii + "\x82\xA0" + ascii);
        row("half a four-byte character at the end of a block", EncodingId::Gb18030,
            std::string(254, 'a') + "\x81\x30" + ascii + "\xB0\xA1" + ascii);
        row("a four-byte character across blocks", EncodingId::Gb18030,
            std::string(253, 'a') + "\x81\x30\x81\x30" + ascii);
        row("three bytes across blocks", EncodingId::Utf8,
            std::string(255, 'a') + "\xE2\x82\xAC" + ascii + "\xE2\x82");
        row("damage behind two stretches of ASCII", EncodingId::EucJp,
            ascii + "\xA4\xA2" + ascii + ascii + "\xFF" + ascii);
        row("nothing but ASCII", EncodingId::Big5, ascii);
        row("bytes of 0x80 before the first escape", EncodingId::Iso2022Jp,
            repeated("\xE9", 1) + ascii + "\xE9" + "\x1B$B$3\x1B(B" + ascii);
    }
    void skippedOrNotTheCountsAreTheDecoders() {
        QFETCH(int, encoding);
        QFETCH(QByteArray, bytes);
        const auto id = static_cast<EncodingId>(encoding);
        const std::string text = bytes.toStdString();
        const TextTally expected = tally(bytesOf(text), id);
        const TextTally found = validated(id, text).tally();
        QCOMPARE(countsOf(found), countsOf(expected));
    }

    /// They are read together until there is a difference, which may stand anywhere.
    void siblingsOfIso2022JpAreCountedAsIfEachWereAlone_data() {
        QTest::addColumn<int>("encoding");
        for (const EncodingId id : {EncodingId::Iso2022Jp1, EncodingId::Iso2022Jp2,
                                    EncodingId::Iso2022Jp3, EncodingId::Cp50220})
            QTest::newRow(info(id).name.data()) << static_cast<int>(id);
    }
    void siblingsOfIso2022JpAreCountedAsIfEachWereAlone() {
        QFETCH(int, encoding);
        const auto id = static_cast<EncodingId>(encoding);
        std::minstd_rand random(3);
        const auto any = [&](std::initializer_list<std::string_view> of) {
            return *(of.begin() + random() % of.size());
        };
        for (int i = 0; i < 150; ++i) {
            std::string text(random() % 4 == 0 ? 0 : InputPage::size - random() % 40, 'a');
            const auto add = [&] {
                text += any({"\x1B$B", "\x1B(B", "\x1B$@", "\x1B(J", "\x1B(I"});
                text += any({"F|K\\", "$3$s$K$A", "plain\n", "1", "\\~", "\t\r\n", "="});
            };
            for (auto left = random() % 30; left > 0; --left)
                add();
            text += any({"\x1B$(D0!", "\x1B$A<:", "\x1B.A\x1BNA", "\x1B$(Q", "\x1B$(P", "\x1B",
                         "\x0E"
                         "1",
                         "\x0F", "\x1B$)C", "\x1B$", "\x1B(", "\x1B.", "\x1B\x1B(B", "\xE9", ""});
            for (auto left = random() % 6; left > 0; --left)
                add();
            const TextTally expected = validated(id, text).tally();
            const TextTally found = survey(bytesOf(text)).of(id).tally;
            const auto shown = [&] {
                return QByteArray::fromStdString(text).right(300).toPercentEncoding();
            };
            QVERIFY2(found.units == expected.units, shown());
            QVERIFY2(found.characters == expected.characters, shown());
            QVERIFY2(found.sequences == expected.sequences, shown());
            QVERIFY2(found.malformed == expected.malformed, shown());
            QVERIFY2(found.malformedBytes == expected.malformedBytes, shown());
            QVERIFY2(found.firstMalformed == expected.firstMalformed, shown());
        }
    }

    void validatorsCountAsDecodersDo_data() {
        QTest::addColumn<int>("encoding");
        for (const EncodingInfo& row : allEncodings())
            if (byteStructureOf(row.id) == ByteStructure::MultiByte ||
                byteStructureOf(row.id) == ByteStructure::Wide)
                QTest::newRow(std::string(row.name).c_str()) << static_cast<int>(row.id);
    }
    void validatorsCountAsDecodersDo() {
        QFETCH(int, encoding);
        const auto id = static_cast<EncodingId>(encoding);
        PatchedText source;
        for (int i = 0; i < 120; ++i) {
            const std::string text = source.next();
            const TextTally expected = tally(bytesOf(text), id);
            const TextTally found = validated(id, text, false).tally();
            QCOMPARE(countsOf(found), countsOf(expected));
            if (byteStructureOf(id) == ByteStructure::Wide)
                QCOMPARE(lineEndsOf(found), lineEndsOf(expected));
        }
    }

    void aPassageInAnotherEncodingIsOneDamagedPlaceButForItsEdges() {
        const std::string sound = in(EncodingId::Utf8, german.repeated(40));
        const std::string foreign = in(EncodingId::Iso8859_1, german.repeated(5));
        const Damage damage = validated(EncodingId::Utf8, sound + foreign + sound).damage();
        QVERIFY(damage.runs >= 1 && damage.runs <= 5);
    }
    void damageEverywhereIsNoPassageInAnotherEncoding() {
        const std::string bytes = in(EncodingId::Iso8859_1, german.repeated(40));
        const Damage damage = validated(EncodingId::Utf8, bytes, false).damage();
        QCOMPARE(damage.runs, std::uint64_t{160});
        QCOMPARE(damage.opportunities, std::uint64_t{160});
    }
    void singlePlacesAreCountedOneByOne() {
        std::string bytes;
        for (int i = 0; i < 3; ++i)
            bytes += in(EncodingId::Utf8, german.repeated(5)) + "\xFF";
        QCOMPARE(validated(EncodingId::Utf8, bytes + "\n").damage().runs, std::uint64_t{3});
    }
    void cutsAreNoDamage() {
        const std::string bytes = in(EncodingId::Utf8, "€ " + german + "€");
        const Validator validator =
            validated(EncodingId::Utf8, std::string_view(bytes).substr(1, bytes.size() - 2));
        QVERIFY(validator.cutAtStart());
        QVERIFY(validator.cutAtEnd());
        QCOMPARE(validator.damage().runs, std::uint64_t{0});
    }
    void aForeignByteAtTheStartIsNoCut() {
        for (const EncodingId encoding : {EncodingId::Utf8, EncodingId::Cesu8})
            QVERIFY(!validated(encoding, "\xE9t\xE9, the summer").cutAtStart());
    }
    void aRuledOutValidatorStops() {
        const std::string bytes = repeated("\xFF\xFE ", 20'000);
        QVERIFY(!validated(EncodingId::ShiftJis, bytes).complete());
        QVERIFY(validated(EncodingId::ShiftJis, bytes, false).complete());
    }
};

QTEST_APPLESS_MAIN(ValidatorTest)
#include "validator_test.moc"
