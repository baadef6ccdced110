#include "core/declared/weighing.h"
#include "core/declared/hints.h"
#include "core/declared/trust.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace charsleuth;

namespace {

EncodingId id(std::string_view name) {
    return findEncoding(name).value();
}

std::vector<Declaration> read(std::string_view text, std::string_view fileName = {}) {
    return readDeclarations(
        {.head = bytesOf(text), .tail = bytesOf(text), .size = text.size(), .fileName = fileName});
}

// What the file and the caller say, as detection puts them in order.
std::vector<Declaration> readAll(std::string_view text, std::string_view fileName,
                                 const std::vector<Hint>& hints) {
    std::vector<Declaration> all = read(text, fileName);
    for (Declaration& one : declarationsIn(hints))
        all.push_back(std::move(one));
    std::ranges::stable_sort(all, std::ranges::greater{}, &Declaration::weight);
    return all;
}

double weightFor(const std::vector<Evidence>& evidence, std::string_view encoding) {
    double sum = 0;
    for (const Evidence& one : evidence)
        if (one.about == id(encoding))
            sum += one.weight.decibans;
    return sum;
}

std::vector<std::string> conflictsOf(std::string_view text, std::vector<EncodingId> answer,
                                     WeighingFacts facts = {}, std::string_view fileName = {}) {
    std::vector<std::string> rules;
    for (const Declaration& one : contradicted(read(text, fileName), answer, facts))
        rules.push_back(one.rule);
    return rules;
}

using Rules = std::vector<std::string>;

} // namespace

class WeighingTest : public QObject {
    Q_OBJECT

private slots:
    void aLabelIsLookedUpAndWeighed() {
        const auto evidence = weigh(read("<html><meta charset=koi8-r>"), {});
        QCOMPARE(evidence.size(), std::size_t(1));
        QCOMPARE(evidence[0].kind, EvidenceKind::Declared);
        QCOMPARE(evidence[0].source, std::string("html-meta"));
        QCOMPARE(evidence[0].weight.decibans, weightOf(Trust::Format).decibans);
        QCOMPARE(evidence[0].detail.text(), std::string("HTML meta element says \"koi8-r\""));
        QVERIFY((evidence[0].where == ByteRange{20, 26}));
    }
    void theOrderOfTrustIsThatOfTheTable() {
        QVERIFY(weightOf(Trust::Bom) > weightOf(Trust::Transport));
        QVERIFY(weightOf(Trust::Transport) > weightOf(Trust::Format));
        QVERIFY(weightOf(Trust::Format) > weightOf(Trust::Tag));
        QVERIFY(weightOf(Trust::Tag) > weightOf(Trust::Weak));
        QVERIFY(weightOf(Trust::Weak) > weightOf(Trust::Trace));
    }
    void anUnknownLabelIsKeptAsWrittenAndWeighsNothing() {
        const auto declarations = read("<html><meta charset=x-unheard-of>");
        QCOMPARE(declarations[0].label, std::string("x-unheard-of"));
        QVERIFY(weigh(declarations, {}).empty());
        const auto remarked = remarks(declarations, EncodingId::Utf8);
        QCOMPARE(remarked.size(), std::size_t(1));
        QCOMPARE(remarked[0].detail.text(),
                 std::string("HTML meta element says \"x-unheard-of\", which is "
                             "no encoding known here"));
        QCOMPARE(remarked[0].weight.decibans, 0.0);
    }
    void aSignatureIsShownAsTheEncodingItStandsFor() {
        for (const char* text : {"WEBVTT\n", "#EXTM3U\n#EXT-X-VERSION:3\n"}) {
            const auto found = read(text);
            QCOMPARE(found[0].label, std::string("UTF-8"));
            QVERIFY(!found[0].isName);
        }
        QVERIFY(read("<html><meta charset=utf-8>")[0].isName);
    }
    void latin1ProvesLessThanARareName() {
        const auto latin = weigh(read("<html><meta charset=windows-1252>"), {});
        const auto koi = weigh(read("<html><meta charset=koi8-r>"), {});
        QVERIFY(weightFor(latin, "windows-1252") < weightFor(koi, "KOI8-R"));
    }
    void usAsciiOfTextThatIsNotProvesNothing() {
        QCOMPARE(weightFor(weigh(read("<html><meta charset=us-ascii>"), {}), "UTF-8"), 0.0);
    }
    void theSupersetOfALiteralNameIsHeldUpToo() {
        const auto evidence = weigh(read("# coding: iso-8859-1\n", "a.py"), {});
        QVERIFY(weightFor(evidence, "ISO-8859-1") > weightFor(evidence, "windows-1252"));
        QVERIFY(weightFor(evidence, "windows-1252") > 0);
    }
    void agreeingDeclarationsCountOnceAndAQuarter() {
        const auto evidence = weigh(
            read("<?xml version=\"1.0\" encoding=\"koi8-r\"?><html><meta charset=koi8-r>"), {});
        QCOMPARE(weightFor(evidence, "KOI8-R"), 1.25 * weightOf(Trust::Format).decibans);
    }
    void aHeaderAndAMetaElementThatAgreeNearlySettleIt() {
        std::vector<Declaration> both = read("<html><meta charset=koi8-r>");
        const double alone = weightFor(weigh(both, {}), "KOI8-R");
        both.push_back({.rule = "content-type",
                        .label = "koi8-r",
                        .encodings = {id("KOI8-R")},
                        .weight = weightOf(Trust::Transport),
                        .outside = true});
        const auto evidence = weigh(both, {});
        QCOMPARE(weightFor(evidence, "KOI8-R"), alone + 0.75 * weightOf(Trust::Transport).decibans);
        QVERIFY(std::ranges::any_of(
            evidence, [](const Evidence& e) { return e.kind == EvidenceKind::Hint; }));
    }
    void ofAsciiOnlyTextADeclarationProvesNothing() {
        QCOMPARE(
            weightFor(weigh(read("<html><meta charset=koi8-r>"), {.asciiOnly = true}), "KOI8-R"),
            0.0);
    }
    void validUtf8SilencesEveryOtherDeclaration() {
        const WeighingFacts facts{.multiByteUtf8 = true};
        QVERIFY(weightFor(weigh(read("<html><meta charset=koi8-r>"), facts), "KOI8-R") <= 10);
        QVERIFY(weightFor(weigh(read("<html><meta charset=utf-8>"), facts), "UTF-8") > 10);
    }
    void utf16ThatCanBeReadAsAsciiIsNotMeant() {
        QVERIFY(weigh(read("# -*- coding: utf-16 -*-\n"), {}).empty());
        QVERIFY(conflictsOf("# -*- coding: utf-16 -*-\n", {EncodingId::Utf8}).empty());
    }
    void utf16WithoutAnOrderIsThatOfItsText() {
        using namespace std::string_view_literals;
        const auto found = read("<\0?\0x\0m\0l\0 \0e\0n\0c\0o\0d\0i\0n\0g\0=\0'\0u\0t\0f\0-\0001\0"
                                "6\0'\0?\0>\0"sv);
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].encodings, std::vector{id("UTF-16LE")});
        QVERIFY(!found[0].moot);
    }
    void aFurtherContradictingLabelOfTheSameRuleWeighsAQuarter() {
        const auto evidence = weigh(read("<html><meta charset=koi8-r><meta charset=euc-jp>"), {});
        QCOMPARE(weightFor(evidence, "EUC-JP"), 0.25 * weightFor(evidence, "KOI8-R"));
    }
    void theFirstOfEachFormatWeighsMost_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("fileName");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<QByteArray>("parent");
        QTest::addColumn<QString>("first");
        const auto row = [](const char* claim, const char* text, const char* fileName,
                            const char* first, const char* header = "", const char* parent = "") {
            QTest::newRow(claim) << QByteArray(text) << QByteArray(fileName) << QByteArray(header)
                                 << QByteArray(parent) << QString(first);
        };
        const char* const koi = "text/html; charset=koi8-r";
        row("HTML: the BOM before the header", "\xEF\xBB\xBF<html>", "a.html", "UTF-8", koi);
        row("HTML: the header before meta", "<html><meta charset=euc-jp>", "a.html", "KOI8-R", koi);
        row("HTML: meta before the parent", "<html><meta charset=euc-jp>", "a.html", "EUC-JP", "",
            "koi8-r");
        row("HTML: the first meta", "<html><meta charset=euc-jp><meta charset=koi8-r>", "a.html",
            "EUC-JP");
        row("HTML: meta before the XML declaration",
            "<?xml version='1.0' encoding='koi8-r'?><html><meta charset=euc-jp>", "a.html",
            "EUC-JP");
        row("XHTML: the XML declaration before meta",
            "<?xml version='1.0' encoding='koi8-r'?><html><meta charset=euc-jp>", "a.xhtml",
            "KOI8-R");
        row("CSS: the BOM before the header", "\xEF\xBB\xBF@charset \"x\";", "a.css", "UTF-8", koi);
        row("CSS: the header before @charset", "@charset \"euc-jp\";", "a.css", "KOI8-R", koi);
        row("CSS: @charset before the document", "@charset \"euc-jp\";", "a.css", "EUC-JP", "",
            "koi8-r");
        row("XML: the BOM before the header", "\xEF\xBB\xBF<?xml version='1.0'?>", "a.xml", "UTF-8",
            koi);
        row("XML: the header before the declaration", "<?xml version='1.0' encoding='euc-jp'?>",
            "a.xml", "KOI8-R", koi);
        row("XML: the header before the default", "<?xml version='1.0'?>", "a.xml", "KOI8-R", koi);
        row("JSP: the page directive before meta",
            "<%@ page pageEncoding=\"koi8-r\" %><html><meta charset=euc-jp>", "a.jsp", "KOI8-R");
        row("Python: the BOM before the cookie", "\xEF\xBB\xBF# coding: koi8-r\n", "a.py", "UTF-8");
        row("Python: the cookie before others' tags",
            "# coding: koi8-r\n# -*- coding: euc-jp -*-\n# vim: set fenc=big5 :\n", "a.py",
            "KOI8-R");
        row("Emacs: the BOM before the line", "\xEF\xBB\xBF-*- coding: koi8-r -*-\n", "", "UTF-8");
        row("Emacs: the line before the list",
            "-*- coding: koi8-r -*-\nLocal Variables:\ncoding: euc-jp\nEnd:\n", "", "KOI8-R");
        row("Vim: any other tag before the modeline", "-*- coding: koi8-r -*-\nvim: fenc=euc-jp\n",
            "", "KOI8-R");
        row("Vim: the BOM before the script's command", "\xEF\xBB\xBFscriptencoding koi8-r\n",
            "a.vim", "UTF-8");
        row("Vim: the script's command before others' tags",
            "\" -*- coding: euc-jp -*-\nscriptencoding koi8-r\n\" vim: fenc=big5\n", "a.vim",
            "KOI8-R");
        row("groff: the BOM before the tag", "\xEF\xBB\xBF.\\\" -*- coding: koi8-r -*-\n", "a.1",
            "UTF-8");
        row("man-db: its line before what is said outside", "'\\\" -*- coding: koi8-r -*-\n", "a.1",
            "KOI8-R", "", "euc-jp");
        row("mail: the part's header before encoded words",
            "Subject: =?euc-jp?B?a?=\nContent-Type: text/plain; charset=koi8-r\n\n", "a.eml",
            "KOI8-R");
        row("LaTeX: inputenc before the editor's comment",
            "% !TEX encoding = IsoLatin2\n\\usepackage[koi8-r]{inputenc}\n", "a.tex", "KOI8-R");
    }
    void theFirstOfEachFormatWeighsMost() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, fileName);
        QFETCH(QByteArray, header);
        QFETCH(QByteArray, parent);
        QFETCH(QString, first);
        std::vector<Hint> hints;
        if (!header.isEmpty())
            hints.push_back({HintKind::ContentType, header.toStdString()});
        if (!parent.isEmpty())
            hints.push_back({HintKind::Parent, parent.toStdString()});
        const std::string bytes = text.toStdString(), name = fileName.toStdString();
        const auto evidence = weigh(readAll(bytes, name, hints), {});
        double most = 0;
        std::string_view found;
        for (const EncodingInfo& row : allEncodings())
            if (const double weight = weightFor(evidence, row.name); weight > most)
                most = weight, found = row.name;
        QCOMPARE(QString::fromUtf8(found.data(), static_cast<qsizetype>(found.size())), first);
    }
    void anOverruledDeclarationKeepsAQuarter() {
        const auto evidence =
            weigh(read("-*- coding: koi8-r -*-\nLocal Variables:\ncoding: euc-jp\nEnd:\n"), {});
        QCOMPARE(weightFor(evidence, "EUC-JP"), 0.25 * weightOf(Trust::Tag).decibans);
    }
    void whatNotOneCharacterBearsOutOverrulesNothing() {
        const auto evidence = weigh(read("<html><meta charset=euc-jp><meta charset=koi8-r>"),
                                    {.unborne = {id("EUC-JP")}});
        QCOMPARE(weightFor(evidence, "KOI8-R"), weightOf(Trust::Format).decibans);
    }
    void eachPartOfAMessageIsListedWithItsOwnCharset() {
        const auto found = read("Content-Type: multipart/mixed; boundary=b\n\n"
                                "--b\nContent-Type: text/plain; charset=koi8-r\n\n"
                                "--b\nContent-Type: text/plain; charset=big5\n\n--b--\n");
        QCOMPARE(found.size(), std::size_t(2));
        QCOMPARE(found[1].detail, std::string("Content-Type header in the file for one of its "
                                              "parts, says \"big5\""));
    }
    void aWiderJsonIsSaidToBeSo() {
        using namespace std::string_view_literals;
        const auto found = read("{\0\"\0a\0\"\0:\0001\0}\0"sv);
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(found[0].detail.find("RFC 4627") != std::string::npos);
        QVERIFY(read("{\"a\":1}")[0].detail.find("RFC 8259") != std::string::npos);
    }
    void aBomDecides() {
        const auto evidence = weigh(read("\xEF\xBB\xBFtext"), {});
        QCOMPARE(evidence[0].effect, Effect::Decides);
        QCOMPARE(evidence[0].source, std::string("bom"));
    }
    void theUtf7MarkIsPlainAsciiAndOnlyEvidence() {
        const auto evidence = weigh(read("+/v8-text"), {});
        QCOMPARE(evidence[0].effect, Effect::Supports);
    }

    void aFileThatLiesIsAConflict() {
        QCOMPARE(conflictsOf("<html><meta charset=koi8-r>", {EncodingId::Utf8}),
                 Rules{"html-meta"});
        QCOMPARE(conflictsOf("<html><meta charset=utf-8>", {id("windows-1251")}),
                 Rules{"html-meta"});
    }
    void theStandardsOwnSupersetsAreNone() {
        const std::string_view latin = "# coding: iso-8859-1\n";
        QVERIFY(conflictsOf(latin, {id("windows-1252")}, {}, "a.py").empty());
        QVERIFY(conflictsOf("<html><meta charset=gb2312>", {id("gb18030")}).empty());
        QVERIFY(conflictsOf("<html><meta charset=shift_jis>", {id("Shift_JIS")}).empty());
    }
    void aSubsetThatGivesTheSameTextIsNone() {
        QVERIFY(conflictsOf("<html><meta charset=windows-1252>", {id("ISO-8859-1")}).empty());
    }
    void anotherNameForTheSameTextIsNone() {
        QVERIFY(
            conflictsOf("<html><meta charset=iso-8859-15>", {id("windows-1252"), id("ISO-8859-15")})
                .empty());
    }
    void asciiOnlyTextHasNone() {
        QVERIFY(
            conflictsOf("<html><meta charset=koi8-r>", {EncodingId::UsAscii}, {.asciiOnly = true})
                .empty());
    }
    void aBomAndAnotherDeclarationAreOneEvenOverAscii() {
        for (const std::vector<EncodingId>& sameText :
             {std::vector{EncodingId::Utf8}, std::vector{EncodingId::Utf8, id("KOI8-R")}})
            QCOMPARE(conflictsOf("\xEF\xBB\xBF# coding: koi8-r\n", sameText, {.asciiOnly = true},
                                 "a.py"),
                     Rules{"python-coding"});
    }
    void aBomThatTheRestDoesNotBearOutIsOne() {
        QCOMPARE(conflictsOf("\xEF\xBB\xBFtext \xE9", {id("windows-1252")}), Rules{"bom"});
    }
    void usAsciiOfTextThatIsNotIsOne() {
        QCOMPARE(conflictsOf("<?xml version='1.0' encoding='US-ASCII'?>", {EncodingId::Utf8}),
                 Rules{"xml-declaration"});
    }
    void anUnknownLabelIsNone() {
        QVERIFY(conflictsOf("<html><meta charset=x-unheard-of>", {EncodingId::Utf8}).empty());
    }
    void aKindOfFileIsNone() {
        QVERIFY(conflictsOf("{\"a\": 1}", {id("windows-1251")}, {}, "a.json").empty());
    }
};

QTEST_APPLESS_MAIN(WeighingTest)
#include "weighing_test.moc"
