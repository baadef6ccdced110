// Files that say one thing and are another, through the whole of detection.

#include "core/declared/bom_declaration.h"
#include "core/decode/bom.h"
#include "core/decode/encoder.h"
#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace charsleuth;

namespace {

constexpr std::u16string_view russian =
    u"Осенью в саду тихо: яблоки собраны, листья шуршат под ногами, и только синицы "
    u"перекликаются в голых ветвях. Мы сидели на веранде и пили чай с малиновым вареньем.\n";
constexpr std::u16string_view french =
    u"L'été dernier, nous avons pêché près du vieux château ; à la tombée de la nuit, le garçon "
    u"du café préparait déjà les crêpes.\n";

std::string inEncoding(std::u16string_view text, std::string_view name) {
    const EncodedText encoded = encode(text, findEncoding(name).value());
    return {encoded.bytes.begin(), encoded.bytes.end()};
}

Detection look(const std::string& text, const std::string& fileName = "") {
    DetectOptions options;
    if (!fileName.empty())
        options.hints.push_back({HintKind::Filename, fileName});
    return detect(bytesOf(text), options);
}

std::string answer(const Detection& detection) {
    return detection.ranked.empty() ? "none"
                                    : std::string(info(detection.ranked.front().encoding).name);
}

// "rule:label" of all conflicts, blanks between.
std::string conflicts(const Detection& detection) {
    std::string all;
    for (const Conflict& one : detection.conflicts)
        all.append(all.empty() ? "" : " ").append(one.rule).append(":").append(one.label);
    return all;
}

} // namespace

class LiesTest : public QObject {
    Q_OBJECT

private slots:
    void saysLatin1AndIsUtf8() {
        const auto found =
            look("<!doctype html><meta charset=iso-8859-1><p>" + inEncoding(french, "UTF-8"));
        QCOMPARE(answer(found), std::string("UTF-8"));
        QCOMPARE(conflicts(found), std::string("html-meta:iso-8859-1"));
        QVERIFY((found.conflicts[0].range == ByteRange{29, 39}));
    }
    void saysUtf8AndIsWindows1251() {
        const auto found = look("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>" +
                                inEncoding(russian, "windows-1251") + "</a>");
        QCOMPARE(answer(found), std::string("windows-1251"));
        QCOMPARE(conflicts(found), std::string("xml-declaration:UTF-8"));
    }
    void theBomAndTheMetaElementDisagree() {
        const auto found =
            look("\xEF\xBB\xBF<html><meta charset=koi8-r>" + inEncoding(russian, "UTF-8"));
        QCOMPARE(answer(found), std::string("UTF-8"));
        QCOMPARE(conflicts(found), std::string("html-meta:koi8-r"));
        QVERIFY(found.bom == EncodingId::Utf8);
        QVERIFY(found.certainty == Certainty::Decided);
    }
    void theBomIsNotBorneOut() {
        const auto found = look("\xEF\xBB\xBF" + inEncoding(russian, "windows-1251"));
        QVERIFY(answer(found) != "UTF-8");
        QCOMPARE(conflicts(found), std::string("bom:UTF-8"));
    }
    void utf16WithAMetaElementOfAnotherEncoding() {
        const auto found = look("\xFF\xFE" + inEncoding(u"<html><meta charset=utf-8>", "UTF-16LE") +
                                inEncoding(russian, "UTF-16LE"));
        QCOMPARE(answer(found), std::string("UTF-16LE"));
        QCOMPARE(conflicts(found), std::string("html-meta:utf-8"));
    }
    void aTrueDeclarationIsNoConflict() {
        const auto found =
            look("# -*- coding: koi8-r -*-\n# " + inEncoding(russian, "KOI8-R"), "a.py");
        QCOMPARE(answer(found), std::string("KOI8-R"));
        QCOMPARE(conflicts(found), std::string());
    }
    void aTableOfLettersIsWhatItsScriptSays() {
        const std::string letters =
            inEncoding(u"loadkeymap\n[\tš\n{\tŠ\n]\tđ\n}\tĐ\n;\tč\n:\tČ\n'\tć\n\"\tĆ\n\\\tž\n"
                       "|\tŽ\n",
                       "windows-1250");
        const auto undeclared = look(letters, "a.vim");
        const auto found = look("scriptencoding cp1250\n" + letters, "a.vim");
        QVERIFY(undeclared.ranked.front().probability < found.ranked.front().probability);
        QCOMPARE(answer(found), std::string("windows-1250"));
        QCOMPARE(conflicts(found), std::string());
    }
    void aDeclarationThatFitsDecidesBetweenPagesAlike() {
        const auto found = look("<?xml version='1.0' encoding='iso-8859-15'?><a>" +
                                inEncoding(french, "ISO-8859-15"));
        QCOMPARE(conflicts(found), std::string());
        const auto& reasons = found.ranked.front().reasons; // whichever name stands in front
        QVERIFY(std::ranges::find(reasons, "xml-declaration", &Evidence::source) != reasons.end());
    }
    void latin1OfTextWithCurlyQuotesIsWindows1252AndNoConflict() {
        const auto found = look(
            "# coding: latin-1\n# \x93quoted\x94 " + inEncoding(french, "windows-1252"), "a.py");
        QCOMPARE(answer(found), std::string("windows-1252"));
        QCOMPARE(conflicts(found), std::string());
    }
    void asciiOnlyTextIsNotNamedByAWrongDeclaration() {
        const auto found = look("<!doctype html><meta charset=koi8-r><p>Plain words.\n");
        QVERIFY(found.asciiOnly);
        QVERIFY(answer(found) != "KOI8-R");
        QCOMPARE(conflicts(found), std::string());
    }
    void utf16OfAsciiReadableTextIsNoConflict() {
        const auto found =
            look("<!doctype html><meta charset=utf-16><p>" + inEncoding(french, "UTF-8"));
        QCOMPARE(answer(found), std::string("UTF-8"));
        QCOMPARE(conflicts(found), std::string());
    }
    void oneMultiByteSequenceOutweighsADeclaration() {
        const auto found = look("<!doctype html><meta charset=iso-8859-1><p>caf\xC3\xA9\n");
        QCOMPARE(answer(found), std::string("UTF-8"));
        QCOMPARE(conflicts(found), std::string("html-meta:iso-8859-1"));
    }
    void aHeaderThatLiesIsAConflict() {
        const std::string text = inEncoding(russian, "UTF-8");
        DetectOptions options;
        options.hints = {{HintKind::ContentType, "text/plain; charset=koi8-r"}};
        const auto found = detect(bytesOf(text), options);
        QCOMPARE(answer(found), std::string("UTF-8"));
        QCOMPARE(conflicts(found), std::string("content-type:koi8-r"));
    }

    void everyMarkHasItsTrust() {
        for (const BomTrust& row : bomTrusts()) {
            const EncodedText mark = encode(u"\uFEFF", row.encoding);
            const auto found = readBom(mark.bytes);
            QVERIFY2(found.has_value(), info(row.encoding).name.data());
            QCOMPARE(found->encodings, std::vector{row.encoding});
            QCOMPARE(found->decides, row.decides);
        }
        for (const EncodingInfo& row : allEncodings()) {
            const EncodedText mark = encode(u"\uFEFF", row.id);
            const auto bom = bomAt(mark.bytes);
            QVERIFY2(!bom || std::ranges::count(bomTrusts(), bom->encoding, &BomTrust::encoding),
                     row.name.data());
        }
    }
    void onlyTheMarksOfUtf8To32AndGb18030Decide() {
        for (const BomTrust& row : bomTrusts()) {
            const std::string_view name = info(row.encoding).name;
            const bool wide = name.starts_with("UTF-16") || name.starts_with("UTF-32");
            QCOMPARE(row.decides, wide || name == "UTF-8" || name == "gb18030");
        }
    }
};

QTEST_APPLESS_MAIN(LiesTest)
#include "lies_test.moc"
