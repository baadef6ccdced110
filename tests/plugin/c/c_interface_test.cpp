#include "charsleuth.h"

#include "c99_caller.h"
#include "handles.h"

#include "core/detect.h"
#include "core/registry/registry.h"

#include <QTest>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <pthread.h>
#include <span>
#include <string>
#include <thread>
#include <vector>

using namespace charsleuth::test;

namespace {

charsleuth_candidate candidate(const Detection& detection, std::size_t index) {
    auto out = sized<charsleuth_candidate>();
    charsleuth_detection_candidate(detection.get(), index, &out);
    return out;
}

Detection inPieces(std::string_view bytes, std::size_t piece) {
    charsleuth_examination* made = nullptr;
    charsleuth_examination_new(nullptr, &made);
    const Examination examination(made);
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        const auto part = bytes.substr(at, piece);
        charsleuth_examination_feed(made, part.data(), part.size());
    }
    charsleuth_detection* answer = nullptr;
    charsleuth_examination_conclude(made, &answer);
    return Detection(answer);
}

/// Everything that decoding said, whatever the pieces.
struct Decoded {
    std::string utf8;
    std::vector<std::array<std::uint64_t, 4>> malformed; ///< begin, end, text offset, kind

    friend bool operator==(const Decoded&, const Decoded&) = default;
};

Decoded decoded(const char* encoding, std::string_view bytes, std::size_t piece) {
    const Decoder decoder = makeDecoder(encoding);
    Decoded all;
    for (std::size_t at = 0; at <= bytes.size(); at += piece) {
        const auto part = bytes.substr(at, piece);
        auto text = sized<charsleuth_text>();
        charsleuth_decoder_feed(decoder.get(), part.data(), part.size(), at + piece > bytes.size(),
                                &text);
        for (const auto& range : std::span(text.malformed, text.malformed_count))
            all.malformed.push_back({range.begin, range.end, all.utf8.size() + range.text_offset,
                                     static_cast<std::uint64_t>(range.kind)});
        all.utf8.append(text.utf8, text.utf8_size);
    }
    return all;
}

/// "binary" where there is none.
std::string encodingOf(std::string_view bytes) {
    const Detection found = detection(bytes);
    const char* name = verdict(found).encoding;
    return name != nullptr ? name : "binary";
}

/// What ThreadSanitizer keeps of each thread takes 786 KB of its stack.
#ifdef __SANITIZE_THREAD__
constexpr std::size_t sanitizersStack = 1 << 20;
#else
constexpr std::size_t sanitizersStack = 0;
#endif

/// Returns when `function` has run in a thread with so many bytes of stack.
void inThreadWithStack(std::size_t bytes, const std::function<void()>& function) {
    pthread_attr_t attributes;
    pthread_t thread{};
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, bytes + sanitizersStack);
    const auto call = [](void* called) -> void* {
        (*static_cast<const std::function<void()>*>(called))();
        return nullptr;
    };
    if (pthread_create(&thread, &attributes, call, const_cast<std::function<void()>*>(&function)) ==
        0)
        pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

constexpr std::string_view japaneseDamaged =
    "\x93\xfa\x96\x7b\x8c\xea\xff\x82\xcc\x95"; // Shift_JIS

} // namespace

class CInterfaceTest : public QObject {
    Q_OBJECT

private slots:
    void theHeaderNamesTheProjectsVersion() {
        QCOMPARE(std::string(charsleuth_version()), std::string(CHARSLEUTH_VERSION));
        QCOMPARE(std::to_string(CHARSLEUTH_VERSION_MAJOR) + '.' +
                     std::to_string(CHARSLEUTH_VERSION_MINOR) + '.' +
                     std::to_string(CHARSLEUTH_VERSION_PATCH),
                 std::string(CHARSLEUTH_VERSION));
    }
    void aC99ProgramGetsTheAnswer() {
        QCOMPARE(encoding_according_to_c99("gr\xc3\xbc\xc3\x9f Gott"), "UTF-8");
    }

    // detection
    void answersAsTheCoreDoes() {
        const auto core = charsleuth::detect(charsleuth::bytesOf(russian));
        const Detection answer = detection(russian);
        const auto shown = verdict(answer);
        QCOMPARE(shown.encoding, charsleuth::info(core.ranked.front().encoding).name.data());
        QCOMPARE(shown.confidence, core.ranked.front().probability);
        QCOMPARE(shown.candidates, core.ranked.size());
        QCOMPARE(shown.excluded, core.excluded.size());
        QCOMPARE(shown.size, std::uint64_t{russian.size()});
        for (std::size_t i = 0; i < core.ranked.size(); ++i) {
            const auto one = candidate(answer, i);
            QCOMPARE(one.encoding, charsleuth::info(core.ranked[i].encoding).name.data());
            QCOMPARE(one.same_text_count, core.ranked[i].sameText.size());
            QCOMPARE(one.evidence, core.ranked[i].reasons.size());
            QCOMPARE(one.malformed, core.ranked[i].malformed);
            QCOMPARE(one.excluded, 0);
        }
    }
    void everyReasonCanBeRead() {
        const Detection answer = detection(russian);
        const auto core = charsleuth::detect(charsleuth::bytesOf(russian));
        const auto& reasons = core.ranked.front().reasons;
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            auto evidence = sized<charsleuth_evidence>();
            QCOMPARE(charsleuth_detection_evidence(answer.get(), 0, i, &evidence), CHARSLEUTH_OK);
            QCOMPARE(std::string(evidence.detail), reasons[i].detail.text());
            QCOMPARE(evidence.decibans, reasons[i].weight.decibans);
        }
        auto evidence = sized<charsleuth_evidence>();
        QCOMPARE(charsleuth_detection_evidence(answer.get(), 0, reasons.size(), &evidence),
                 CHARSLEUTH_BAD_ARGUMENT);
    }
    void aConflictSaysWhatWasDeclaredAndWhere() {
        const std::string_view head = "<html><meta charset=\"";
        const std::string page = std::string(head) + "koi8-r\">" + std::string(russian);
        const Detection answer = detection(page);
        QCOMPARE(verdict(answer).conflicts, std::size_t{1});
        auto conflict = sized<charsleuth_conflict>();
        QCOMPARE(charsleuth_detection_conflict(answer.get(), 0, &conflict), CHARSLEUTH_OK);
        QCOMPARE(std::string(conflict.declared), std::string("koi8-r"));
        QCOMPARE(std::string(conflict.rule), std::string("html-meta"));
        QCOMPARE(conflict.begin, std::uint64_t{head.size()});
        QCOMPARE(conflict.end, std::uint64_t{head.size() + 6});
        QCOMPARE(conflict.struct_size, sizeof conflict);
    }
    void piecesOfAnySizeGiveTheSameAnswer() {
        const auto whole = verdict(detection(russian));
        for (const std::size_t piece : {1u, 2u, 7u}) {
            const auto cut = verdict(inPieces(russian, piece));
            QCOMPARE(cut.encoding, whole.encoding);
            QCOMPARE(cut.confidence, whole.confidence);
        }
    }
    void noBytesAreTextToo() {
        const auto nothing = verdict(detection({}));
        QCOMPARE(nothing.size, std::uint64_t{0});
        QCOMPARE(nothing.binary, 0);
    }
    void onlyAndExcludeAreKept() {
        const Options options = makeOptions();
        QCOMPARE(charsleuth_options_only(options.get(), "koi8-r"), CHARSLEUTH_OK);
        QCOMPARE(charsleuth_options_only(options.get(), "x-cp1251"), CHARSLEUTH_OK);
        QCOMPARE(charsleuth_options_exclude(options.get(), "windows-1251"), CHARSLEUTH_OK);
        charsleuth::DetectOptions core{
            .only = {charsleuth::EncodingId::Koi8R, charsleuth::EncodingId::Windows1251},
            .exclude = {charsleuth::EncodingId::Windows1251}};
        const auto expected = charsleuth::detect(charsleuth::bytesOf(russian), core);
        QCOMPARE(verdict(detection(russian, options.get())).encoding,
                 charsleuth::info(expected.ranked.front().encoding).name.data());
    }
    void unknownNamesOfOptionsAreRefused() {
        const Options options = makeOptions();
        QCOMPARE(charsleuth_options_only(options.get(), "klingon"), CHARSLEUTH_UNKNOWN_NAME);
        QCOMPARE(charsleuth_options_hint(options.get(), "mood", "good"), CHARSLEUTH_UNKNOWN_NAME);
        QCOMPARE(charsleuth_options_hint(options.get(), "language", "ru"), CHARSLEUTH_OK);
    }
    void whatIsNotToldIsRankedAllTheSame() {
        const Detection all = detection(russian);
        for (const std::size_t told : {std::size_t{0}, std::size_t{2}, SIZE_MAX}) {
            const Options options = makeOptions();
            QCOMPARE(charsleuth_options_explained(options.get(), told), CHARSLEUTH_OK);
            const Detection answer = detection(russian, options.get());
            QCOMPARE(verdict(answer).candidates, verdict(all).candidates);
            QCOMPARE(verdict(answer).excluded, told == SIZE_MAX ? verdict(all).excluded : 0);
            QVERIFY(verdict(all).candidates > 2 && verdict(all).excluded > 0);
            for (std::size_t i = 0; i < verdict(answer).candidates; ++i) {
                const auto one = candidate(answer, i), other = candidate(all, i);
                QCOMPARE(one.encoding, other.encoding);
                QCOMPARE(one.confidence, other.confidence);
                QVERIFY(other.evidence > 0);
                QCOMPARE(one.evidence, i < told ? other.evidence : 0);
                QCOMPARE(one.telling_byte, i < told ? other.telling_byte : 0);
            }
        }
    }
    void textEncodedTwiceNamesWhatItWasTakenFor() {
        QCOMPARE(verdict(detection("Le cafÃ© est fermÃ© jusquâ€™Ã  lâ€™Ã©tÃ©.")).encoded_twice,
                 "windows-1252");
        const auto once = verdict(detection("Le café est fermé jusqu’à l’été."));
        QCOMPARE(once.encoding, "UTF-8");
        QVERIFY(once.encoded_twice == nullptr);
    }
    void aLanguageHasAProbability() {
        const Detection german =
            detection("Am Abend gingen wir über die Brücke zurück nach Hause.");
        const charsleuth_verdict named = verdict(german);
        QCOMPARE(named.language, "de");
        QVERIFY(named.language_confidence > 0.9 && named.language_confidence <= 1);
        const charsleuth_verdict none = verdict(detection("x = 17; y = 204; z = x + y;"));
        QVERIFY(none.language == nullptr);
        QCOMPARE(none.language_confidence, 0.0);
    }
    void aConcludedExaminationTakesNoMore() {
        charsleuth_examination* made = nullptr;
        QCOMPARE(charsleuth_examination_new(nullptr, &made), CHARSLEUTH_OK);
        const Examination examination(made);
        charsleuth_detection* first = nullptr;
        QCOMPARE(charsleuth_examination_conclude(made, &first), CHARSLEUTH_OK);
        const Detection answer(first);
        charsleuth_detection* second = nullptr;
        QCOMPARE(charsleuth_examination_conclude(made, &second), CHARSLEUTH_CONCLUDED);
        QVERIFY(second == nullptr);
        QCOMPARE(charsleuth_examination_feed(made, "a", 1), CHARSLEUTH_CONCLUDED);
    }
    void manyThreadsReadOneDetection() {
        const Detection answer = detection(russian);
        const std::string expected = verdict(answer).encoding;
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 50; ++round)
                    wrong += verdict(answer).encoding != expected ||
                             candidate(answer, 0).encoding != expected ||
                             verdict(detection(russian)).encoding != expected;
            });
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(wrong.load(), 0);
    }
    void theStackThatTheHeaderAsksForIsEnough() {
        const std::string many(1 << 20, 'a');
        for (const std::string& text :
             {std::string(russian), std::string(japaneseDamaged), many + std::string(russian),
              std::string(many.size(), '\0')}) {
            std::string answer, text8;
            inThreadWithStack(256 << 10, [&] {
                answer = encodingOf(text);
                text8 = decoded("gb18030", text, many.size()).utf8;
            });
            QCOMPARE(answer, encodingOf(text));
            QVERIFY(!text8.empty());
        }
    }

    // decoding
    void theWholeTextComesInOneCall() {
        const Decoder decoder = makeDecoder("cp1251");
        auto text = sized<charsleuth_text>();
        QCOMPARE(charsleuth_decoder_feed(decoder.get(), russian.data(), russian.size(), 1, &text),
                 CHARSLEUTH_OK);
        QCOMPARE(std::string(text.utf8), std::string("Привет, мир! Это текст."));
        QCOMPARE(text.malformed_count, std::size_t{0});
    }
    void malformedSequencesHaveTheirPlaces() {
        const Decoded all = decoded("shift_jis", japaneseDamaged, 100);
        QCOMPARE(all.utf8, std::string("日本語\uFFFDの\uFFFD"));
        const decltype(all.malformed) expected{{6, 7, 9, CHARSLEUTH_INVALID},
                                               {9, 10, 15, CHARSLEUTH_TRUNCATED}};
        QVERIFY(all.malformed == expected);
    }
    void decodedPiecesGiveTheSameText() {
        for (const std::size_t piece : {1u, 2u, 3u})
            QVERIFY(decoded("shift_jis", japaneseDamaged, piece) ==
                    decoded("shift_jis", japaneseDamaged, 100));
    }
    void utf8sMarkAboveAnotherEncodingIsAMark() {
        for (const std::size_t piece : {1u, 2u, 100u})
            QCOMPARE(decoded("cp1252", "\xef\xbb\xbf\xe9", piece).utf8, std::string("\uFEFFé"));
    }
    void halvesOfAPairComeTogether() {
        const std::string_view smile("\x3d\xd8\x0a\xde", 4); // U+1F60A in UTF-16LE
        for (const std::size_t piece : {1u, 2u, 3u})
            QCOMPARE(decoded("utf-16le", smile, piece).utf8, std::string("😊"));
    }
    void aFinishedDecoderTakesNoMore() {
        const Decoder decoder = makeDecoder("utf-8");
        auto text = sized<charsleuth_text>();
        QCOMPARE(charsleuth_decoder_feed(decoder.get(), nullptr, 0, 1, &text), CHARSLEUTH_OK);
        QCOMPARE(std::string(text.utf8), std::string());
        QCOMPARE(charsleuth_decoder_feed(decoder.get(), "a", 1, 1, &text), CHARSLEUTH_CONCLUDED);
    }
    void anUnknownEncodingHasNoDecoder() {
        charsleuth_decoder* decoder = nullptr;
        QCOMPARE(charsleuth_decoder_new("klingon", &decoder), CHARSLEUTH_UNKNOWN_NAME);
        QVERIFY(decoder == nullptr);
    }

    void everyStatusHasWords() {
        for (charsleuth_status status = CHARSLEUTH_OK; status <= CHARSLEUTH_TOO_LONG; ++status)
            QVERIFY(std::string(charsleuth_status_text(status)) != charsleuth_status_text(-1));
    }
};

QTEST_APPLESS_MAIN(CInterfaceTest)
#include "c_interface_test.moc"
