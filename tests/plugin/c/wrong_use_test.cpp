// The C interface where it is called wrongly, or by programs of another version.

#include "handles.h"

#include <QTest>

#include <cstddef>
#include <cstring>

using namespace charsleuth::test;

class WrongUseTest : public QObject {
    Q_OBJECT

private slots:
    void nullsAreRefused() {
        QCOMPARE(charsleuth_detect("a", 1, nullptr, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        charsleuth_detection* answer = nullptr;
        QCOMPARE(charsleuth_detect(nullptr, 1, nullptr, &answer), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_examination_feed(nullptr, "a", 1), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_options_only(nullptr, "utf-8"), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_options_explained(nullptr, 1), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_decoder_new("utf-8", nullptr), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_detection_verdict(nullptr, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        charsleuth_detection_free(nullptr);
        charsleuth_examination_free(nullptr);
        charsleuth_options_free(nullptr);
        charsleuth_decoder_free(nullptr);
    }
    void nothingIsMadeForNobody() {
        QCOMPARE(charsleuth_options_new(nullptr), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_examination_new(nullptr, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_examination_conclude(nullptr, nullptr), CHARSLEUTH_BAD_ARGUMENT);
        const Detection other = detection(russian);
        charsleuth_detection* answer = other.get();
        QCOMPARE(charsleuth_examination_conclude(nullptr, &answer), CHARSLEUTH_BAD_ARGUMENT);
        QVERIFY(answer == nullptr);
        charsleuth_decoder* decoder = nullptr;
        QCOMPARE(charsleuth_decoder_new(nullptr, &decoder), CHARSLEUTH_BAD_ARGUMENT);
        auto text = sized<charsleuth_text>();
        QCOMPARE(charsleuth_decoder_feed(nullptr, "a", 1, 1, &text), CHARSLEUTH_BAD_ARGUMENT);
        const Options options = makeOptions();
        QCOMPARE(charsleuth_options_hint(options.get(), nullptr, "ru"), CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_options_hint(options.get(), "language", nullptr),
                 CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_options_exclude(options.get(), nullptr), CHARSLEUTH_BAD_ARGUMENT);
    }
    void whatIsBeyondTheEndIsRefused() {
        const Detection answer = detection(russian);
        const std::size_t rows = verdict(answer).candidates + verdict(answer).excluded;
        auto row = sized<charsleuth_candidate>();
        QCOMPARE(charsleuth_detection_candidate(answer.get(), rows, &row), CHARSLEUTH_BAD_ARGUMENT);
        auto reason = sized<charsleuth_evidence>();
        QCOMPARE(charsleuth_detection_evidence(answer.get(), rows, 0, &reason),
                 CHARSLEUTH_BAD_ARGUMENT);
        auto conflict = sized<charsleuth_conflict>();
        QCOMPARE(charsleuth_detection_conflict(answer.get(), 0, &conflict),
                 CHARSLEUTH_BAD_ARGUMENT);
        auto encoding = sized<charsleuth_encoding>();
        QCOMPARE(charsleuth_encoding_at(charsleuth_encoding_count(), &encoding),
                 CHARSLEUTH_BAD_ARGUMENT);
        QCOMPARE(charsleuth_encoding_find(nullptr, &encoding), CHARSLEUTH_BAD_ARGUMENT);
    }
    void aStructWithoutItsSizeIsRefused() {
        charsleuth_verdict unsized{};
        QCOMPARE(charsleuth_detection_verdict(detection(russian).get(), &unsized),
                 CHARSLEUTH_BAD_ARGUMENT);
    }
    void anOlderProgramsStructIsFilledToItsEnd() {
        const std::size_t size = offsetof(charsleuth_verdict, encoded_twice);
        alignas(charsleuth_verdict) std::array<unsigned char, size + 1> older{};
        auto* const out = reinterpret_cast<charsleuth_verdict*>(older.data());
        std::memcpy(older.data(), &size, sizeof size);
        older.back() = 7;
        QCOMPARE(charsleuth_detection_verdict(detection(russian).get(), out), CHARSLEUTH_OK);
        auto known = sized<charsleuth_verdict>();
        std::memcpy(&known, older.data(), size);
        QCOMPARE(known.struct_size, size);
        QCOMPARE(known.encoding, "windows-1251");
        QCOMPARE(known.size, std::uint64_t{russian.size()});
        QCOMPARE(older.back(), 7);
        known.struct_size = size - 1;
        QCOMPARE(charsleuth_detection_verdict(detection(russian).get(), &known),
                 CHARSLEUTH_BAD_ARGUMENT);
    }
    void anOlderProgramsCandidateIsFilledToItsEnd() {
        auto older = sized<charsleuth_candidate>();
        older.struct_size = offsetof(charsleuth_candidate, language_confidence);
        older.language_confidence = 7;
        QCOMPARE(charsleuth_detection_candidate(detection(russian).get(), 0, &older),
                 CHARSLEUTH_OK);
        QCOMPARE(older.encoding, "windows-1251");
        QCOMPARE(older.language_confidence, 7.0);
    }
    void aNewerProgramsFieldsAreZero() {
        struct Newer {
            charsleuth_verdict known;
            std::uint64_t added = 7;
        } newer;
        newer.known.struct_size = sizeof newer;
        QCOMPARE(charsleuth_detection_verdict(detection(russian).get(), &newer.known),
                 CHARSLEUTH_OK);
        QCOMPARE(newer.added, std::uint64_t{0});
        QCOMPARE(newer.known.struct_size, sizeof newer);
        QVERIFY(newer.known.encoding != nullptr);
    }
};

QTEST_APPLESS_MAIN(WrongUseTest)
#include "wrong_use_test.moc"
