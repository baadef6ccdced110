#include "core/declared/hints.h"
#include "core/declared/content_type.h"
#include "core/declared/countries.h"
#include "core/declared/file_name_hint.h"
#include "core/declared/locale_name.h"
#include "core/registry/registry.h"

#include <QTest>

#include <algorithm>
#include <string>

using namespace charsleuth;

namespace {

double languageShift(const std::vector<Hint>& hints, std::string_view language) {
    for (const auto& [name, weight, by] : shiftOf(hints).languages)
        if (name == language)
            return weight.decibans;
    return 0;
}

double encodingShift(const std::vector<Hint>& hints, std::string_view encoding) {
    for (const auto& [id, weight, by] : shiftOf(hints).encodings)
        if (info(id).name == encoding)
            return weight.decibans;
    return 0;
}

QString labelIn(HintKind kind, const char* value) {
    const auto found = declarationsIn(std::vector<Hint>{{kind, value}});
    return found.empty() ? QString() : QString::fromStdString(found[0].label);
}

} // namespace

class HintsTest : public QObject {
    Q_OBJECT

private slots:
    void contentTypeIsReadWithTolerance_data() {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("charset");
        QTest::newRow("as the standard has it")
            << QByteArray("text/html; charset=koi8-r") << "koi8-r";
        QTest::newRow("any case") << QByteArray("TEXT/HTML; CHARSET=KOI8-R") << "KOI8-R";
        QTest::newRow("quotes") << QByteArray("text/html; charset=\"koi8-r\"") << "koi8-r";
        QTest::newRow("single quotes") << QByteArray("text/html; charset='koi8-r'") << "koi8-r";
        QTest::newRow("blanks") << QByteArray(" text/html ;  charset = koi8-r ") << "koi8-r";
        QTest::newRow("no semicolon") << QByteArray("text/html charset=koi8-r") << "koi8-r";
        QTest::newRow("a quote missing") << QByteArray("text/html; charset=\"koi8-r") << "koi8-r";
        QTest::newRow("the first quote missing")
            << QByteArray("text/html; charset=koi8-r\"") << "koi8-r";
        QTest::newRow("other parameters")
            << QByteArray("text/html; level=1; charset=koi8-r; x=y") << "koi8-r";
        QTest::newRow("the first of several")
            << QByteArray("text/html; charset=koi8-r; charset=utf-8") << "koi8-r";
        QTest::newRow("a bare label") << QByteArray("koi8-r") << "koi8-r";
        QTest::newRow("no type") << QByteArray("charset=koi8-r") << "koi8-r";
        QTest::newRow("no charset") << QByteArray("text/html") << "";
        QTest::newRow("another parameter's value")
            << QByteArray("text/html; x=\"charset=a\"") << "";
        QTest::newRow("nothing") << QByteArray("") << "";
    }
    void contentTypeIsReadWithTolerance() {
        QFETCH(QByteArray, value);
        QFETCH(QString, charset);
        const std::string text = value.toStdString();
        QCOMPARE(QString::fromStdString(std::string(readContentType(text).charset)), charset);
    }

    void aLabelOutsideIsADeclaration() {
        const auto found =
            declarationsIn(std::vector<Hint>{{HintKind::ContentType, "text/html; charset=koi8-r"}});
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].rule, std::string("content-type"));
        QVERIFY(found[0].outside && !found[0].range);
        QCOMPARE(info(found[0].encodings.at(0)).name, std::string_view("KOI8-R"));
    }
    void aHintsSourceIsItsRule() {
        const auto found =
            declarationsIn(std::vector<Hint>{{HintKind::Declared, "latin1", ".editorconfig"}});
        QCOMPARE(found.at(0).rule, std::string(".editorconfig"));
    }
    void aFileNameMaySayTheEncoding_data() {
        QTest::addColumn<QString>("label");
        QTest::newRow("README.ja.euc-jp") << "euc-jp";
        QTest::newRow("faq-sjis.txt") << "sjis";
        QTest::newRow("page.html.ru.koi8-r") << "koi8-r";
        QTest::newRow("text_cp1251.txt") << "cp1251";
        QTest::newRow("notes (iso-8859-2).txt") << "iso-8859-2";
        QTest::newRow("photo-850.txt") << "";
        QTest::newRow("unicode.txt") << "";
        QTest::newRow("mac.ansi.txt") << "";
        QTest::newRow("utf8") << "";
        QTest::newRow("compose.8859_8") << "8859_8";
        QTest::newRow("fr-latin9.map") << "latin9";
        QTest::newRow("se-lat6.map") << "lat6";
        QTest::newRow("words.iso88594") << "iso88594";
        QTest::newRow("greek_cp1253.vim") << "cp1253";
        QTest::newRow("strings_latvian_1257.txt") << "1257";
        QTest::newRow("adodb-ru1251.inc.php") << "ru1251";
        QTest::newRow("menu-win1250.txt") << "win1250";
        QTest::newRow("cppl852.c") << "";
        QTest::newRow("choice.pl-852") << "852";
        QTest::newRow("pages-852.txt") << "";
        QTest::newRow("model-el852.txt") << "el852";
        QTest::newRow("sk.keybcs2") << "keybcs2";
        QTest::newRow("cp932.txt") << "cp932";
        QTest::newRow("cp932") << "cp932";
        QTest::newRow("cp932.c") << "";
        QTest::newRow("utf8.txt") << "";
        QTest::newRow("file lat.6.txt") << "";
        QTest::newRow("sjis/readme.txt") << "";
    }
    void aFileNameMaySayTheEncoding() {
        QFETCH(QString, label);
        QCOMPARE(labelIn(HintKind::Filename, QTest::currentDataTag()), label);
    }
    void eucInAFileNameIsThatOfItsLanguage() {
        const auto named = [](const char* name) {
            const auto found = declarationsIn(std::vector<Hint>{{HintKind::Filename, name}});
            return found.empty() ? std::string_view() : info(found[0].encodings.at(0)).name;
        };
        QCOMPARE(named("README.ja.euc"), std::string_view("EUC-JP"));
        QCOMPARE(named("README.ko.euc"), std::string_view("EUC-KR"));
        QCOMPARE(named("README.euc"), std::string_view());
    }
    void aFileNameMaySayTheLanguage_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("film.cs.srt") << "cs";
        QTest::newRow("film.ga.srt") << "ga"; // no country's first language
        QTest::newRow("README.ja") << "ja";
        QTest::newRow("page.html.zh-TW") << "zh-Hant";
        QTest::newRow("messages_pt_BR.properties") << "pt";
        QTest::newRow("messages_de.properties") << "de";
        QTest::newRow("readme.txt") << "";
        QTest::newRow("cs") << "";
        QTest::newRow("a.c") << "";
        QTest::newRow("film.xx.srt") << "";
    }
    void aFileNameMaySayTheLanguage() {
        QFETCH(QString, language);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(QString::fromStdString(languageInFileName(name)), language);
    }

    void localesAreRead_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("ja_JP.UTF-8") << "ja";
        QTest::newRow("zh_TW.Big5") << "zh-Hant";
        QTest::newRow("zh_CN") << "zh-Hans";
        QTest::newRow("zh-Hant-HK") << "zh-Hant";
        QTest::newRow("sr_RS@latin") << "sr-Latn";
        QTest::newRow("sr_RS") << "sr-Cyrl";
        QTest::newRow("no_NO") << "nb";
        QTest::newRow("iw") << "he";
        QTest::newRow("C") << "";
        QTest::newRow("POSIX") << "";
    }
    void localesAreRead() {
        QFETCH(QString, language);
        const std::string name = QTest::currentDataTag();
        QCOMPARE(QString::fromStdString(readLocale(name).language), language);
    }
    void aLocalesCodesetIsALabelButUtf8IsEverybodys() {
        QCOMPARE(labelIn(HintKind::Locale, "ja_JP.eucJP"), QStringLiteral("eucJP"));
        QCOMPARE(labelIn(HintKind::Locale, "ja_JP.UTF-8"), QString());
    }

    void whatIsSaidOutrightOutweighsWhereItCameFrom() {
        QVERIFY(languageShift({{HintKind::Language, "ja"}}, "ja") >
                languageShift({{HintKind::Tld, "jp"}}, "ja"));
        QVERIFY(languageShift({{HintKind::Tld, "jp"}}, "ja") >
                languageShift({{HintKind::Locale, "ja_JP"}}, "ja"));
    }
    void correlatedHintsAddLittle() {
        const double alone = languageShift({{HintKind::Language, "ja"}}, "ja");
        const double both =
            languageShift({{HintKind::Language, "ja"}, {HintKind::Tld, "jp"}}, "ja");
        QVERIFY(both > alone);
        QVERIFY(both < alone + 5);
    }
    void aUrlSaysCountryAndLanguage() {
        QVERIFY(languageShift({{HintKind::Url, "http://www.example.ru:80/a?b"}}, "ru") > 0);
        QVERIFY(languageShift({{HintKind::Url, "http://www.example.ru./a"}}, "ru") > 0);
        QVERIFY(languageShift({{HintKind::Url, "https://ja.example.org/wiki/X"}}, "ja") > 0);
        QVERIFY(languageShift({{HintKind::Url, "https://example.org/?hl=cs&x=y"}}, "cs") > 0);
        QVERIFY(languageShift({{HintKind::Url, "https://example.com/zh-tw/a.html"}}, "zh-Hant") >
                0);
        QVERIFY(shiftOf(std::vector<Hint>{{HintKind::Url, "http://127.0.0.1/"}}).languages.empty());
        QVERIFY(
            shiftOf(std::vector<Hint>{{HintKind::Url, "http://example.com/"}}).languages.empty());
    }
    void domainsThatAreNoCountryCodesAreKnown() {
        QVERIFY(languageShift({{HintKind::Tld, "su"}}, "ru") > 0);
        QVERIFY(languageShift({{HintKind::Tld, ".uk"}}, "en") > 0);
        QVERIFY(languageShift({{HintKind::Tld, "xn--j1amh"}}, "uk") > 0);
        QVERIFY(languageShift({{HintKind::Tld, "cat"}}, "ca") > 0);
    }
    void aCountrysFurtherLanguagesGetLess() {
        const std::vector<Hint> swiss = {{HintKind::Tld, "ch"}};
        QVERIFY(languageShift(swiss, "de") > languageShift(swiss, "fr"));
        QVERIFY(languageShift(swiss, "fr") > 0);
    }
    void aMailAddressSaysItsCountry() {
        QVERIFY(languageShift({{HintKind::From, "A <a@b.example.kr>"}}, "ko") > 0);
        QVERIFY(shiftOf(std::vector<Hint>{{HintKind::From, "nobody"}}).languages.empty());
    }
    void aNewsgroupSaysLanguageAndEncoding() {
        const std::vector<Hint> relcom = {{HintKind::Newsgroup, "relcom.humor"}};
        QVERIFY(languageShift(relcom, "ru") > 0);
        QVERIFY(encodingShift(relcom, "KOI8-R") > 0);
        QVERIFY(languageShift({{HintKind::Newsgroup, "pl.hum.poezja"}}, "pl") > 0);
        QVERIFY(shiftOf(std::vector<Hint>{{HintKind::Newsgroup, "comp.lang.c"}}).languages.empty());
    }
    void aDispositionSaysItsFileName() {
        QCOMPARE(labelIn(HintKind::Disposition, "attachment; filename=\"a.koi8-r.txt\""),
                 QStringLiteral("koi8-r"));
        QCOMPARE(labelIn(HintKind::Disposition, "attachment; filename*=koi8-r'ru'%C1.txt"),
                 QStringLiteral("koi8-r"));
        QCOMPARE(labelIn(HintKind::Disposition, "inline"), QString());
        QCOMPARE(labelIn(HintKind::Disposition, "attachment; filename a.koi8-r.txt"), QString());
    }
    void aPlatformFavoursItsPages() {
        QVERIFY(encodingShift({{HintKind::Platform, "dos"}}, "IBM866") > 0);
        QCOMPARE(encodingShift({{HintKind::Platform, "dos"}}, "windows-1251"), 0.0);
        QVERIFY(encodingShift({{HintKind::Platform, "mainframe"}}, "IBM037") > 0);
    }
    void aTypeOfFileFavoursThePagesOfItsPlatform() {
        QVERIFY(encodingShift({{HintKind::Filename, "MENU.PRG"}}, "IBM437") > 0);
        QVERIFY(encodingShift({{HintKind::Filename, "hello.applescript"}}, "macintosh") > 0);
        QVERIFY(encodingShift({{HintKind::Filename, "start.bat"}}, "IBM850") <
                encodingShift({{HintKind::Filename, "menu.bas"}}, "IBM850"));
        QCOMPARE(encodingShift({{HintKind::Filename, "menu.txt"}}, "IBM437"), 0.0);
    }
    void aTypeThatNobodyWritesElsewhereSaysMore() {
        QVERIFY(encodingShift({{HintKind::Filename, "hello.applescript"}}, "macintosh") >
                encodingShift({{HintKind::Filename, "menu.prg"}}, "IBM437"));
    }
    void linesThatEndInCrFavourThePagesOfTheMac() {
        const HintShift shift = shiftOf({}, LineEnding::Cr);
        const auto isOf = [](EncodingId id) {
            return [id](const auto& each) { return each.what == id && each.weight.decibans > 0; };
        };
        QVERIFY(std::ranges::any_of(shift.encodings, isOf(EncodingId::Macintosh)));
        QVERIFY(std::ranges::none_of(shift.encodings, isOf(EncodingId::Windows1252)));
        QVERIFY(shownShift(shift).front().detail.text().ends_with(", by lines that end in CR"));
        for (const LineEnding other : {LineEnding::Lf, LineEnding::CrLf, LineEnding::Mixed})
            QVERIFY(shiftOf({}, other).encodings.empty());
    }
    void whoSaysItIsNamed() {
        const auto detailOf = [](const std::vector<Hint>& hints) {
            for (const Evidence& shown : shownShift(shiftOf(hints)))
                if (shown.detail.text().find("the language ru ") != std::string::npos)
                    return std::string(shown.detail.text());
            return std::string();
        };
        const Hint name{HintKind::Filename, "ep02.ru.srt"};
        QVERIFY(detailOf({name}).ends_with("ru is shifted by 12 decibans, by the file's name"));
        QVERIFY(detailOf({name, {HintKind::Locale, "ru_RU", "your languages"}})
                    .ends_with("by the file's name")); // which says the most
        QVERIFY(detailOf({name, {HintKind::Language, "ru"}}).ends_with(", by hints"));
    }
    void anEraSpeaksAgainstWhatWasNotYetMade() {
        QVERIFY(encodingShift({{HintKind::Era, "1985"}}, "UTF-8") < 0);
        QVERIFY(encodingShift({{HintKind::Era, "1990s"}}, "UTF-8") == 0.0);
        QCOMPARE(encodingShift({{HintKind::Era, "someday"}}, "UTF-8"), 0.0);
    }
    void anEraSpeaksLessAgainstWhatHadFallenOutOfUse() {
        const double late = encodingShift({{HintKind::Era, "2015"}}, "macintosh");
        QVERIFY(late < 0 && late > encodingShift({{HintKind::Era, "1980"}}, "macintosh"));
        QCOMPARE(encodingShift({{HintKind::Era, "2001"}}, "macintosh"), 0.0);
    }
    void everyShiftIsShownWithoutWeight() {
        const auto shown = shownShift(shiftOf(std::vector<Hint>{{HintKind::Language, "ja"}}));
        QVERIFY(!shown.empty());
        for (const Evidence& one : shown)
            QVERIFY(one.kind == EvidenceKind::Hint && one.weight.decibans == 0);
    }
    void everyCountryHasALanguage() {
        QVERIFY(allCountries().size() > 200);
        for (const Country& country : allCountries())
            QVERIFY(!country.language.empty());
    }
};

QTEST_APPLESS_MAIN(HintsTest)
#include "hints_test.moc"
