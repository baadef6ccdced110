/// The C interface with memory that runs out at the first allocation, the second, and so on: the
/// status says so, no handle comes out, and what was made can be freed.

#include "plugin/c/charsleuth_column.h"
#include "tests/faults/failing_new.h"

#include <QTest>

#include <string_view>

using charsleuth::FailingAllocation;

namespace {

constexpr std::string_view declaredText =
    "<html><meta charset=windows-1251>\xCF\xF0\xE8\xE2\xE5\xF2\x81";

/// How often `call` said CHARSLEUTH_OUT_OF_MEMORY, up to the first CHARSLEUTH_OK; -1 where it said
/// anything else.
template <typename Call>
long failures(Call call) {
    for (long n = 0;; ++n) {
        const FailingAllocation failing(n);
        const charsleuth_status status = call();
        if (status == CHARSLEUTH_OK)
            return failing.isAhead() ? n : -1;
        if (status != CHARSLEUTH_OUT_OF_MEMORY)
            return -1;
    }
}

} // namespace

class AllocationCTest : public QObject {
    Q_OBJECT

private slots:
    void optionsSaySo() {
        QVERIFY(failures([] {
                    charsleuth_options* options = nullptr;
                    charsleuth_status status = charsleuth_options_new(&options);
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_options_hint(
                            options, "url", "http://example.org/a/long/path/to/some/file.html");
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_options_only(options, "windows-1251");
                    charsleuth_options_free(options);
                    return status;
                }) > 2);
    }
    void detectionSaysSo() {
        bool handleCameOut = false;
        QVERIFY(failures([&] {
                    charsleuth_detection* detection = nullptr;
                    const auto status = charsleuth_detect(declaredText.data(), declaredText.size(),
                                                          nullptr, &detection);
                    handleCameOut |= (status == CHARSLEUTH_OK) != (detection != nullptr);
                    charsleuth_detection_free(detection);
                    return status;
                }) > 100);
        QVERIFY(!handleCameOut);
    }
    void anExaminationCanBeFreedAfterwards() {
        QVERIFY(failures([] {
                    charsleuth_examination* examination = nullptr;
                    charsleuth_detection* detection = nullptr;
                    auto status = charsleuth_examination_new(nullptr, &examination);
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_examination_feed(examination, declaredText.data(), 9);
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_examination_feed(examination, declaredText.data() + 9,
                                                             declaredText.size() - 9);
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_examination_conclude(examination, &detection);
                    charsleuth_examination_free(examination);
                    charsleuth_detection_free(detection);
                    return status;
                }) > 100);
    }
    void aDecoderCanBeFreedAfterwards() {
        QVERIFY(failures([] {
                    charsleuth_decoder* decoder = nullptr;
                    charsleuth_text text{};
                    text.struct_size = sizeof text;
                    auto status = charsleuth_decoder_new("shift_jis", &decoder);
                    if (status == CHARSLEUTH_OK)
                        status = charsleuth_decoder_feed(decoder, declaredText.data(),
                                                         declaredText.size(), 1, &text);
                    charsleuth_decoder_free(decoder);
                    return status;
                }) > 2);
    }
    void aRepairSaysSo() {
        constexpr std::string_view text = "un caf\xC3\x83\xC2\xA9 et un th\xC3\x83\xC2\xA9\n";
        bool handleCameOut = false;
        QVERIFY(failures([&] {
                    charsleuth_repairs* repairs = nullptr;
                    const auto status =
                        charsleuth_repair(text.data(), text.size(), "UTF-8", nullptr, 0, &repairs);
                    handleCameOut |= (status == CHARSLEUTH_OK) != (repairs != nullptr);
                    charsleuth_repairs_free(repairs);
                    return status;
                }) > 10);
        QVERIFY(!handleCameOut);
    }
    void dividingSaysSo() {
        bool handleCameOut = false;
        QVERIFY(failures([&] {
                    charsleuth_division* division = nullptr;
                    const auto status = charsleuth_segments(
                        declaredText.data(), declaredText.size(), nullptr, &division);
                    handleCameOut |= (status == CHARSLEUTH_OK) != (division != nullptr);
                    charsleuth_division_free(division);
                    return status;
                }) > 100);
        QVERIFY(!handleCameOut);
    }
    void aColumnSaysSoOrTheRowDoes() {
        const void* const texts[] = {declaredText.data(), "\xEF\xBB\xBFna\xC3\xAFve"};
        const std::size_t sizes[] = {declaredText.size(), 9};
        charsleuth_column column{};
        column.struct_size = sizeof column;
        column.bytes = texts;
        column.sizes = sizes;
        column.rows = 2;
        int failedRows = 0, failedCalls = 0;
        for (bool isAhead = false; !isAhead;) {
            const FailingAllocation failing(failedRows + failedCalls);
            ArrowArray answers{};
            ArrowSchema type{};
            const auto status = charsleuth_decode_column(&column, nullptr, &answers, &type);
            isAhead = failing.isAhead();
            QCOMPARE(answers.release != nullptr, status == CHARSLEUTH_OK);
            QCOMPARE(type.release != nullptr, status == CHARSLEUTH_OK);
            if (status != CHARSLEUTH_OK) {
                QCOMPARE(status, CHARSLEUTH_OUT_OF_MEMORY);
                ++failedCalls;
                continue;
            }
            QCOMPARE(answers.length, 2);
            const ArrowArray& reasons = *answers.children[8];
            const auto* ends = static_cast<const std::int32_t*>(reasons.buffers[1]);
            const std::string_view reason(static_cast<const char*>(reasons.buffers[2]),
                                          static_cast<std::size_t>(ends[2]));
            QCOMPARE(reason, isAhead ? "" : "there is not enough memory");
            failedRows += !isAhead;
            answers.release(&answers);
            type.release(&type);
        }
        QVERIFY(failedRows > 100);
        QVERIFY(failedCalls > 20);
    }
    void theRegistryAllocatesNothing() {
        QCOMPARE(failures([] {
                     charsleuth_encoding encoding{};
                     encoding.struct_size = sizeof encoding;
                     return charsleuth_encoding_find("x-sjis", &encoding);
                 }),
                 0);
    }
};

QTEST_APPLESS_MAIN(AllocationCTest)
#include "allocation_c_test.moc"
