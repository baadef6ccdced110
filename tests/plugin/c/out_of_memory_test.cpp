#include "charsleuth.h"

#include <QTest>

#include <cstdlib>
#include <new>

namespace {

/// Allocations until one fails; below 0: none does. Counts only in the thread of the test.
thread_local long allocationsLeft = -1;

} // namespace

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    const bool failing = allocationsLeft == 0;
    if (allocationsLeft > 0)
        --allocationsLeft;
    return failing ? nullptr : std::malloc(size > 0 ? size : 1);
}
void* operator new(std::size_t size) {
    void* memory = operator new(size, std::nothrow);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace {

/// Calls `work` with the first, then the second, ... allocation failing until it needs no more.
/// The number of times that it said so; -1 where it said something else.
template <typename Work>
int failuresUntilSuccess(Work work) {
    for (int failures = 0;; ++failures) {
        allocationsLeft = failures;
        const charsleuth_status status = work();
        allocationsLeft = -1;
        if (status == CHARSLEUTH_OK)
            return failures;
        if (status != CHARSLEUTH_OUT_OF_MEMORY)
            return -1;
    }
}

constexpr char text[] = "\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0";

} // namespace

class OutOfMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void detectSaysItAtEveryAllocation() {
        const int failures = failuresUntilSuccess([] {
            charsleuth_detection* detection = nullptr;
            const auto status = charsleuth_detect(text, sizeof text - 1, nullptr, &detection);
            charsleuth_detection_free(detection);
            return status;
        });
        QVERIFY(failures > 0);
    }
    void aFailedDetectLeavesNoHandle() {
        allocationsLeft = 0;
        auto* detection = reinterpret_cast<charsleuth_detection*>(1);
        charsleuth_detect(text, sizeof text - 1, nullptr, &detection);
        allocationsLeft = -1;
        QVERIFY(detection == nullptr);
    }
    void anExaminationSaysItAtEveryAllocation() {
        const int failures = failuresUntilSuccess([] {
            charsleuth_examination* examination = nullptr;
            charsleuth_detection* detection = nullptr;
            charsleuth_status status = charsleuth_examination_new(nullptr, &examination);
            if (status == CHARSLEUTH_OK)
                status = charsleuth_examination_feed(examination, text, sizeof text - 1);
            if (status == CHARSLEUTH_OK)
                status = charsleuth_examination_conclude(examination, &detection);
            charsleuth_detection_free(detection);
            charsleuth_examination_free(examination);
            return status;
        });
        QVERIFY(failures > 0);
    }
    void optionsSayItAtEveryAllocation() {
        const int failures = failuresUntilSuccess([] {
            charsleuth_options* options = nullptr;
            charsleuth_status status = charsleuth_options_new(&options);
            if (status == CHARSLEUTH_OK)
                status = charsleuth_options_hint(
                    options, "url", "https://example.org/a/path/of/some/length/page.html");
            if (status == CHARSLEUTH_OK)
                status = charsleuth_options_only(options, "koi8-r");
            charsleuth_options_free(options);
            return status;
        });
        QVERIFY(failures >= 3);
    }
    void aDecoderSaysItAtEveryAllocation() {
        const int failures = failuresUntilSuccess([] {
            charsleuth_decoder* decoder = nullptr;
            charsleuth_text piece{};
            piece.struct_size = sizeof piece;
            charsleuth_status status = charsleuth_decoder_new("windows-1251", &decoder);
            if (status == CHARSLEUTH_OK)
                status = charsleuth_decoder_feed(decoder, text, sizeof text - 1, 1, &piece);
            charsleuth_decoder_free(decoder);
            return status;
        });
        QVERIFY(failures > 1);
    }
    void theRegistryAllocatesNothing() {
        QCOMPARE(failuresUntilSuccess([] {
                     charsleuth_encoding encoding{};
                     encoding.struct_size = sizeof encoding;
                     return charsleuth_encoding_find("x-sjis", &encoding);
                 }),
                 0);
    }
};

QTEST_APPLESS_MAIN(OutOfMemoryTest)
#include "out_of_memory_test.moc"
