/// Core with memory that runs out at the first allocation, the second, and so on: std::bad_alloc
/// comes out and nothing else, nothing is leaked (under ASan), and afterwards all works as before.

#include "core/decode/decoder.h"
#include "core/decode/encoder.h"
#include "core/detect.h"
#include "core/registry/registry.h"
#include "tests/faults/failing_new.h"

#include <QTest>

using namespace charsleuth;

namespace {

/// How often `work` was made to fail, up to the first time that it came to its end.
template <typename Work>
long failures(Work work) {
    for (long n = 0;; ++n) {
        const FailingAllocation failing(n);
        try {
            work();
        } catch (const std::bad_alloc&) {
            continue;
        }
        return failing.isAhead() ? n : -1; // -1: it was swallowed
    }
}

const std::string htmlText = "<html><meta charset=windows-1251>\xCF\xF0\xE8\xE2\xE5\xF2, "
                             "\xEC\xE8\xF0\x81\n\x1B$B";

} // namespace

class AllocationTest : public QObject {
    Q_OBJECT

private slots:
    void detectThrowsBadAlloc() {
        const DetectOptions options{.hints = {{HintKind::ContentType, "text/html; charset=koi8-r"},
                                              {HintKind::Url, "http://a.ru/ru/b.koi8.txt"}},
                                    .countExcluded = true};
        QVERIFY(failures([&] { detect(bytesOf(htmlText), options); }) > 100);
    }
    void anExaminationInPiecesThrowsBadAlloc() {
        QVERIFY(failures([] {
                    Examination examination;
                    for (std::size_t at = 0; at < htmlText.size(); at += 7)
                        examination.feed(bytesOf(std::string_view(htmlText).substr(at, 7)));
                    examination.conclude();
                }) > 100);
    }

    void decodingThrowsBadAlloc_data() { addEveryEncoding(); }
    void decodingThrowsBadAlloc() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        QVERIFY(failures([&] {
                    decodeMapped(bytesOf(htmlText), encoding);
                    decode(bytesOf(htmlText), encoding);
                }) > 0);
    }

    void encodingThrowsBadAlloc_data() { addEveryEncoding(); }
    void encodingThrowsBadAlloc() {
        QFETCH(int, row);
        const auto encoding = static_cast<EncodingId>(row);
        const Encoder fresh(encoding); // its making is long; see below
        QVERIFY(failures([&] {
                    EncodedText out;
                    Encoder encoder(fresh);
                    encoder.feed(u"a\u00E9~+\u65E5\u672C\n\uAC00\U0001F600-\u0416\u0639b", out);
                    encoder.finish(out);
                }) > 0);
    }
    void makingAnEncoderThrowsBadAlloc() {
        for (const EncodingId encoding :
             {EncodingId::Windows1252, EncodingId::Utf8, EncodingId::Utf7})
            QVERIFY(failures([&] { const Encoder encoder(encoding); }) > 0);
    }

    void whatFailedBeforeWorksAfterwards() {
        const double before = detect(bytesOf(htmlText)).ranked.front().probability;
        failures([] { detect(bytesOf(htmlText)); });
        QCOMPARE(detect(bytesOf(htmlText)).ranked.front().probability, before);
    }

private:
    static void addEveryEncoding() {
        QTest::addColumn<int>("row");
        for (int row = 0; row < encodingCount; ++row)
            QTest::addRow("%s", info(static_cast<EncodingId>(row)).name.data()) << row;
    }
};

QTEST_APPLESS_MAIN(AllocationTest)
#include "allocation_test.moc"
