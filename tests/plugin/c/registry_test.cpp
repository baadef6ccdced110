// The registry through the C interface.

#include "handles.h"

#include "core/registry/registry.h"

#include <QTest>

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace charsleuth::test;

class RegistryTest : public QObject {
    Q_OBJECT

private slots:
    void theRegistryIsTheCores() {
        const auto rows = charsleuth::allEncodings();
        QCOMPARE(charsleuth_encoding_count(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            auto encoding = sized<charsleuth_encoding>();
            QCOMPARE(charsleuth_encoding_at(i, &encoding), CHARSLEUTH_OK);
            QCOMPARE(std::string_view(encoding.name), rows[i].name);
            QCOMPARE(std::string_view(encoding.label), rows[i].label);
            QCOMPARE(std::string_view(encoding.edit_as), rows[i].editAsName);
            QCOMPARE(encoding.ascii_compatible != 0, rows[i].asciiCompatible);
        }
    }
    void everyStringOfTheRegistryEndsWhereItShould() {
        for (const auto& row : charsleuth::allEncodings())
            for (std::int32_t space = CHARSLEUTH_IANA; space <= CHARSLEUTH_COMMON; ++space) {
                const auto names =
                    charsleuth::namesIn(row.id, static_cast<charsleuth::Namespace>(space));
                for (std::size_t i = 0; i < names.size(); ++i)
                    QCOMPARE(std::string_view(charsleuth_encoding_name(row.name.data(), space, i)),
                             names[i]);
                QVERIFY(charsleuth_encoding_name(row.name.data(), space, names.size()) == nullptr);
            }
    }
    void aCanonicalNameMeansItsOwnRow() {
        for (const auto& row : charsleuth::allEncodings()) {
            auto encoding = sized<charsleuth_encoding>();
            QCOMPARE(charsleuth_encoding_find(row.name.data(), &encoding), CHARSLEUTH_OK);
            QCOMPARE(std::string_view(encoding.name), row.name);
        }
    }
    void aLabelMeansWhatTheWebMeansByIt() {
        auto encoding = sized<charsleuth_encoding>();
        QCOMPARE(charsleuth_encoding_find(" us-ascii ", &encoding), CHARSLEUTH_OK);
        QCOMPARE(encoding.name, "windows-1252");
    }
    void languagesComeMostUsualFirst() {
        QCOMPARE(charsleuth_encoding_language("EUC-JP", 0), "ja");
        QVERIFY(charsleuth_encoding_language("EUC-JP", 1) == nullptr);
    }
    void unknownNamesFindNothing() {
        auto encoding = sized<charsleuth_encoding>();
        QCOMPARE(charsleuth_encoding_find("klingon", &encoding), CHARSLEUTH_UNKNOWN_NAME);
        QVERIFY(charsleuth_encoding_name("klingon", CHARSLEUTH_VIM, 0) == nullptr);
        QVERIFY(charsleuth_encoding_name("utf-8", 99, 0) == nullptr);
        QVERIFY(charsleuth_encoding_name(nullptr, CHARSLEUTH_VIM, 0) == nullptr);
    }
};

QTEST_APPLESS_MAIN(RegistryTest)
#include "registry_test.moc"
