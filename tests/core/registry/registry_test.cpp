#include "core/registry/registry.h"

#include "core/decode/decoder.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <iconv.h>
#include <unicode/ucnv.h>

#include <array>
#include <cstdlib>
#include <new>

using namespace charsleuth;

namespace {

std::size_t allocations = 0; // what operator new below was asked for

constexpr std::array namespaces{Namespace::Iana,    Namespace::Whatwg, Namespace::Emacs,
                                Namespace::Vim,     Namespace::Python, Namespace::Iconv,
                                Namespace::Windows, Namespace::Java,   Namespace::Latex,
                                Namespace::VsCode,  Namespace::Qt,     Namespace::Common};

QByteArray shown(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// The canonical name of what a label finds, or "nothing".
QByteArray found(std::optional<EncodingId> id) {
    return id ? shown(info(*id).name) : QByteArray("nothing");
}

} // namespace

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

class RegistryTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreAtLeast120Encodings() {
        QVERIFY(allEncodings().size() >= 120);
        QCOMPARE(allEncodings().size(), std::size_t(encodingCount));
    }

    void rowsStandInTheOrderOfTheirIds() {
        for (std::size_t i = 0; i < allEncodings().size(); ++i)
            QCOMPARE(std::size_t(allEncodings()[i].id), i);
    }

    void everyRowSaysWhatAMenuNeeds() {
        for (const EncodingInfo& row : allEncodings()) {
            QCOMPARE(shown(row.label), shown(row.region) + " (" + shown(row.name) + ")");
            QVERIFY2(!row.era.empty() && !row.platform.empty() && !row.decoder.empty(),
                     row.name.data());
        }
    }

    void noTwoRowsShareACanonicalName() {
        QHash<QByteArray, int> seen;
        for (const EncodingInfo& row : allEncodings())
            QVERIFY2(++seen[shown(row.name).toLower()] == 1, row.name.data());
    }

    void noNameStandsTwiceInANamespace() {
        for (const Namespace space : namespaces) {
            QHash<QByteArray, int> seen;
            for (const EncodingInfo& row : allEncodings())
                for (const std::string_view name : namesIn(row.id, space))
                    QVERIFY2(++seen[shown(name).toLower()] == 1, name.data());
        }
    }

    void everyNameFindsItsRowInItsNamespace() {
        for (const Namespace space : namespaces)
            for (const EncodingInfo& row : allEncodings())
                for (const std::string_view name : namesIn(row.id, space))
                    QVERIFY2(findEncoding(name, space) == row.id, name.data());
    }

    void everyNameFindsSomethingWithoutItsNamespace() {
        for (const Namespace space : namespaces)
            for (const EncodingInfo& row : allEncodings())
                for (const std::string_view name : namesIn(row.id, space))
                    QVERIFY2(findEncoding(name).has_value(), name.data());
    }

    void everyCanonicalNameFindsItsRowButUsAsciiWhichIsWhatwgsWindows1252() {
        for (const EncodingInfo& row : allEncodings())
            QCOMPARE(found(findEncoding(row.name)),
                     row.id == EncodingId::UsAscii ? "windows-1252" : shown(row.name));
    }

    void whatAnEditorOpensItAsIsARowOfItsOwn() {
        for (const EncodingInfo& row : allEncodings()) {
            QCOMPARE(findEncoding(row.editAsName), std::optional(row.editAs));
            QVERIFY(row.editAs == row.id || row.editAs == row.superset);
        }
    }

    void noSupersetIsASupersetOfItself() {
        for (const EncodingInfo& row : allEncodings()) {
            std::size_t steps = 0;
            for (auto wider = row.superset; wider; wider = info(*wider).superset)
                QVERIFY2(++steps < encodingCount, row.name.data());
        }
    }

    void editAs_data() {
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("EUC-KR") << QByteArray("CP949");
        QTest::newRow("Shift_JIS") << QByteArray("windows-31J");
        QTest::newRow("GBK") << QByteArray("gb18030");
        QTest::newRow("ISO-8859-1") << QByteArray("windows-1252");
        QTest::newRow("EUC-JP") << QByteArray("EUC-JP");
        QTest::newRow("KOI8-R") << QByteArray("KOI8-R");
    }
    void editAs() {
        QFETCH(const QByteArray, expected);
        QCOMPARE(shown(info(*findEncoding(QTest::currentDataTag())).editAsName), expected);
    }

    void label_data() {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* claim, const char* label, const char* expected) {
            QTest::newRow(claim) << QByteArray(label) << QByteArray(expected);
        };
        row("WHATWG wins: latin1 is windows-1252", "latin1", "windows-1252");
        row("WHATWG wins: koi8-ru is KOI8-U", "koi8-ru", "KOI8-U");
        row("WHATWG wins: gb2312 is GBK", "gb2312", "GBK");
        row("WHATWG wins: utf-16 is little-endian", "utf-16", "UTF-16LE");
        row("ISO-8859-1 by name is a page of its own", "ISO-8859-1", "ISO-8859-1");
        row("ISO-8859-9 by name is a page of its own", "iso-8859-9", "ISO-8859-9");
        row("ISO-8859-11 by name is a page of its own", "iso-8859-11", "ISO-8859-11");
        row("TIS-620 by name is a page of its own", "tis-620", "TIS-620");
        row("but iso8859-1 is windows-1252", "iso8859-1", "windows-1252");
        row("what WHATWG replaces is found all the same", "iso-2022-kr", "ISO-2022-KR");
        row("white space around it is ignored", " \tEUC-JP\r\n", "EUC-JP");
        row("a Windows number", "1251", "windows-1251");
        row("Shift-JIS with a hyphen", "Shift-JIS", "Shift_JIS");
        row("CP949 is EUC-KR", "cp949", "EUC-KR");
        row("RK1048 is KZ-1048", "RK1048", "KZ-1048");
        row("underscores for hyphens", "iso_8859_5", "ISO-8859-5");
        row("no hyphen at all", "macce", "x-mac-ce");
        row("leading zeros do not matter", "ibm858", "IBM00858");
        row("the empty label is nothing", "", "nothing");
        row("white space alone is nothing", "  ", "nothing");
        row("punctuation alone is nothing", "-_-", "nothing");
        row("UTF-9 is nothing", "utf-9", "nothing");
        row("ISO-8859-17 is nothing", "iso-8859-17", "nothing");
        row("the dotless i is no i", "\xC4\xB1so-8859-1", "nothing");
        row("half a name is nothing", "shift", "nothing");
    }
    void label() {
        QFETCH(const QByteArray, label);
        QFETCH(const QByteArray, expected);
        QCOMPARE(found(findEncoding(label.toStdString())), expected);
    }

    void aLabelLongerThanAnyNameIsNothing() {
        QCOMPARE(found(findEncoding(std::string(1000, 'a'))), QByteArray("nothing"));
        QCOMPARE(found(findEncoding("utf-8" + std::string(1000, '-'))), QByteArray("UTF-8"));
    }

    void aNulDoesNotEndALabel() {
        QCOMPARE(found(findEncoding(std::string_view("utf-8\0x", 7))), QByteArray("nothing"));
    }

    void namespacesAreKeptApart() {
        QCOMPARE(found(findEncoding("latin1", Namespace::Python)), QByteArray("ISO-8859-1"));
        QCOMPARE(found(findEncoding("latin1", Namespace::Whatwg)), QByteArray("windows-1252"));
        QCOMPARE(found(findEncoding("unicode", Namespace::Vim)), QByteArray("UTF-16BE"));
        QCOMPARE(found(findEncoding("windows-1251", Namespace::Latex)), QByteArray("nothing"));
    }

    void pythonTakesHyphensForUnderscoresAndVimTheOtherWayRound() {
        QCOMPARE(found(findEncoding("Shift-JIS", Namespace::Python)), QByteArray("Shift_JIS"));
        QCOMPARE(found(findEncoding("ISO_8859-2", Namespace::Vim)), QByteArray("ISO-8859-2"));
        QCOMPARE(found(findEncoding("shift-jis", Namespace::Emacs)), QByteArray("nothing"));
    }

    void preferredNamesOfEucJp_data() {
        QTest::addColumn<Namespace>("space");
        QTest::newRow("EUC-JP") << Namespace::Iana;
        QTest::newRow("euc-jp") << Namespace::Whatwg;
        QTest::newRow("EUC-JP for iconv") << Namespace::Iconv;
        QTest::newRow("euc-jp for Vim") << Namespace::Vim;
        QTest::newRow("euc-jp for Emacs") << Namespace::Emacs;
        QTest::newRow("EUC-JP for Qt") << Namespace::Qt;
        QTest::newRow("eucjp for VS Code") << Namespace::VsCode;
        QTest::newRow("euc_jp for Python") << Namespace::Python;
    }
    void preferredNamesOfEucJp() {
        QFETCH(const Namespace, space);
        QCOMPARE(shown(namesIn(EncodingId::EucJp, space)[0]),
                 QByteArray(QTest::currentDataTag()).split(' ')[0]);
    }

    void whatAProgramDoesNotHaveHasNoName() {
        QVERIFY(namesIn(EncodingId::Utf1, Namespace::Iconv).empty());
        QVERIFY(namesIn(EncodingId::Mazovia, Namespace::Python).empty());
    }

    void glibcOpensEveryNameOfItsOwn() {
        for (const EncodingInfo& row : allEncodings())
            for (const std::string_view name : namesIn(row.id, Namespace::Iconv)) {
                const iconv_t converter = iconv_open("UTF-8", shown(name));
                QVERIFY2(converter != iconv_t(-1), name.data());
                iconv_close(converter);
            }
    }

    /// Debian's Qt 6 hands the names on to ICU.
    void icuOpensEveryNameForQt() {
        for (const EncodingInfo& row : allEncodings())
            for (const std::string_view name : namesIn(row.id, Namespace::Qt)) {
                UErrorCode error = U_ZERO_ERROR;
                ucnv_close(ucnv_open(shown(name), &error));
                QVERIFY2(U_SUCCESS(error), name.data());
            }
    }

    void whatGbkDecodesGb18030DecodesToTheSameText() {
        for (int lead = 0x81; lead <= 0xFE; ++lead)
            for (int trail = 0x30; trail <= 0xFE; ++trail) {
                const std::array pair{static_cast<Byte>(lead), static_cast<Byte>(trail)};
                const DecodedText gbk = decode(pair, EncodingId::Gbk);
                if (gbk.malformed.empty())
                    QVERIFY(decode(pair, EncodingId::Gb18030).text == gbk.text);
            }
    }

    void lookingUpDoesNotAllocate() {
        const std::size_t before = allocations;
        const bool known = findEncoding("Windows-1251") &&
                           findEncoding("shift-JIS", Namespace::Python) &&
                           !findEncoding("no such encoding") &&
                           !namesIn(EncodingId::EucJp, Namespace::Iana).empty();
        QCOMPARE(allocations, before);
        QVERIFY(known);
    }

    void allLabelsOfTheEncodingStandardAreKnown() {
        QFile file(qEnvironmentVariable("CHARSLEUTH_TABLES") + "/whatwg/encodings.json");
        if (!file.open(QFile::ReadOnly))
            return; // the committed names are compared where the standard is at hand
        for (const QJsonValue& section : QJsonDocument::fromJson(file.readAll()).array())
            for (const QJsonValue& encoding : section["encodings"].toArray()) {
                const QByteArray name = encoding["name"].toString().toUtf8();
                if (name == "replacement") // no encoding: its labels find the real ones
                    continue;
                for (const QJsonValue& label : encoding["labels"].toArray())
                    QCOMPARE(found(findEncoding(label.toString().toStdString(), Namespace::Whatwg)),
                             name);
            }
    }
};

QTEST_APPLESS_MAIN(RegistryTest)
#include "registry_test.moc"
