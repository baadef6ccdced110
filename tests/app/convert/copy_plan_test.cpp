// Whether an input is copied, left or refused, and why.

#include "app/convert/copy_plan.h"

#include "app/convert/converted_copy.h"

#include "core/decode/encoder.h"
#include "core/detect.h"

#include <QTest>

using namespace charsleuth;

namespace {

using Kind = CopyPlan::Kind;
using Why = Refusal::Why;

/// One file that was detected.
class Input {
public:
    explicit Input(std::vector<Byte> bytes)
        : m_bytes(std::move(bytes)), m_source(*FileSource::ofBytes("f", m_bytes)),
          m_detection(detect(m_bytes)) {}
    explicit Input(const QByteArray& bytes)
        : Input(std::vector<Byte>(bytes.begin(), bytes.end())) {}

    CopyPlan plan(const CopyWishes& wishes = {}, const FileStatus* replaced = nullptr) {
        return planCopy(m_source, m_detection, wishes, replaced);
    }
    CopyPlan named(EncodingId encoding, const CopyWishes& wishes = {}) {
        return planCopy(m_source, NamedReading{encoding}, wishes);
    }
    Detection& detection() { return m_detection; }
    FileSource& source() { return m_source; }

private:
    std::vector<Byte> m_bytes;
    FileSource m_source;
    Detection m_detection;
};

const QString russian = QStringLiteral("Сегодня утром в городе прошёл сильный дождь.\n"
                                       "Мы долго ждали автобус на остановке.\n"
                                       "Наконец он пришёл, и все сели.\n"
                                       "Бабушка испекла пирог с капустой.\n");

std::vector<Byte> in(EncodingId encoding, const QString& text = russian) {
    return encode(text.toStdU16String(), encoding).bytes;
}

std::vector<Byte> mixed() {
    std::vector<Byte> bytes = in(EncodingId::Windows1251);
    const std::vector<Byte> other = in(EncodingId::Koi8R);
    bytes.insert(bytes.end(), other.begin(), other.end());
    return bytes;
}

} // namespace

class CopyPlanTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsSureIsCopied() {
        Input input(in(EncodingId::Koi8R));
        const CopyPlan plan = input.plan({.to = EncodingId::Utf16Le, .bom = BomWish::Add});
        QVERIFY(plan.kind == Kind::Copy);
        QVERIFY(plan.conversion.from == EncodingId::Koi8R);
        QVERIFY(plan.conversion.to == EncodingId::Utf16Le && plan.conversion.addBom);
    }
    void whatWouldStayIsLeft() {
        Input input(in(EncodingId::Utf8));
        const CopyPlan left = input.plan();
        QVERIFY(left.kind == Kind::Leave);
        QCOMPARE(left.refusal.error.cause, std::string("is UTF-8 already"));
        QVERIFY(input.plan({.bom = BomWish::Add}).kind == Kind::Copy);
        QVERIFY(input.plan({.newline = Newline::CrLf}).kind == Kind::Copy);
        QVERIFY(input.plan({.fixDeclarations = true}).kind == Kind::Leave);
        Input marked("\xEF\xBB\xBF" + russian.toUtf8());
        QVERIFY(marked.plan().kind == Kind::Leave);
        QVERIFY(marked.plan({.bom = BomWish::Remove}).kind == Kind::Copy);
        Input ascii(QByteArray("plain words\n"));
        QCOMPARE(ascii.plan().refusal.error.cause, std::string("is ASCII"));
        QVERIFY(ascii.plan({.to = EncodingId::Koi8R}).kind == Kind::Leave);
        QVERIFY(ascii.plan({.to = EncodingId::Utf16Le}).kind == Kind::Copy);
    }
    /// EUC-JP reads the characters of JIS X 0212, and does not write them.
    void whatIsLeftIsCopiedByteByByteElsewhere() {
        const QByteArray japanese =
            "\xBF\xB7\xA4\xB7\xA4\xA4\xBB\xFA\xBD\xF1\xA4\xCE\x8F\xB0\xA1\xA4\xC8\x8F"
            "\xB0\xA2\xA4\xF2\xC6\xC9\xA4\xDF\xA4\xDE\xA4\xB7\xA4\xBF\xA1\xA3\n";
        Input input(japanese);
        const CopyWishes wishes{.to = EncodingId::EucJp};
        QVERIFY(input.plan(wishes).kind == Kind::Leave);
        for (const CopyPlan& plan : {input.plan(wishes), input.named(EncodingId::EucJp, wishes)}) {
            QByteArray copy;
            const auto refusal =
                convertWithoutLoss(input.source(), plan.conversion, [&](Bytes bytes) {
                    copy.append(reinterpret_cast<const char*>(bytes.data()),
                                qsizetype(bytes.size()));
                    return std::optional<Error>();
                });
            QVERIFY(!refusal);
            QCOMPARE(copy, japanese);
        }
        Input damaged(japanese + "\x8F\xFF\n");
        const CopyPlan plan = damaged.named(EncodingId::EucJp, wishes);
        QVERIFY(convertWithoutLoss(damaged.source(), plan.conversion, [](Bytes) {
                    return std::optional<Error>();
                }).has_value());
        Input marked("\xEF\xBB\xBF" + japanese); // which no reader of EUC-JP expects
        QVERIFY(!marked.named(EncodingId::EucJp, wishes).conversion.asItIs);
    }
    void whatSaysFalselyWhatItIsInIsLeftOnlyIfThatStays() {
        Input input("<meta charset=\"koi8-r\"><p>" + russian.toUtf8());
        QVERIFY(input.plan().kind == Kind::Leave);
        const CopyPlan fixed = input.plan({.fixDeclarations = true});
        QVERIFY(fixed.kind == Kind::Copy);
        QCOMPARE(fixed.corrected.size(), std::size_t(1));
        QVERIFY(fixed.stale.empty());
    }
    void severalEncodingsAreRefusedWithoutSegments() {
        Input input(mixed());
        const CopyPlan refused = input.plan();
        QVERIFY(refused.kind == Kind::Refuse);
        QVERIFY(refused.refusal.why == Why::Mixed);
        QVERIFY(input.plan({.leastConfidence = 0}).refusal.why == Why::Mixed);
        QCOMPARE(input.plan({.bySegments = true}).conversion.parts.size(), std::size_t(2));
        QVERIFY(input.named(EncodingId::Windows1251).kind == Kind::Copy);
    }
    void textEncodedTwiceIsRefused() {
        const QString text = QStringLiteral("Schöne Grüße aus München, viel Spaß in Köln!\n");
        const QString misread = QString::fromLatin1((text + text + text).toUtf8());
        Input input(in(EncodingId::Utf8, misread));
        QVERIFY(input.detection().encodedTwice.has_value());
        const CopyPlan refused = input.plan({.to = EncodingId::Utf16Le});
        QVERIFY(refused.refusal.why == Why::EncodedTwice);
        QVERIFY(input.plan().refusal.why == Why::EncodedTwice);
        QVERIFY(input.plan({.bySegments = true}).refusal.why == Why::EncodedTwice);
        QVERIFY(input.named(EncodingId::Utf8).kind == Kind::Copy);
    }
    void aGuessIsRefusedUnlessItIsAllowed() {
        Input input(in(EncodingId::Koi8R));
        input.detection().ranked.front().probability = 0.9499;
        const CopyPlan refused = input.plan();
        QVERIFY(refused.refusal.why == Why::Unsure);
        QCOMPARE(refused.refusal.error.cause,
                 std::string("is KOI8-R with a confidence of 0.949, below 0.950"));
        QVERIFY(input.plan({.leastConfidence = 0.94}).kind == Kind::Copy);
        QVERIFY(input.plan({.bySegments = true}).refusal.why == Why::Unsure);
        QVERIFY(input.plan({.to = EncodingId::Koi8R}).kind == Kind::Leave);
        QVERIFY(input.named(EncodingId::Koi8R).kind == Kind::Copy);
    }
    void binaryDataIsRefused() {
        Input input(QByteArray("\0\1\2\3\0\0\0\xFF\xFE\0\0\7\x89PNG\0\0", 18));
        QVERIFY(input.plan().refusal.why == Why::NoText);
        QVERIFY(input.plan({.bySegments = true}).refusal.why == Why::NoText);
    }
    void aProtectedFileIsNotReplaced() {
        Input input(in(EncodingId::Koi8R));
        FileStatus file{.names = 2, .permissions = 0644};
        QVERIFY(input.plan({}, &file).refusal.why == Why::Linked);
        QVERIFY(input.plan({.partLinks = true}, &file).kind == Kind::Copy);
        QVERIFY(input.plan({.to = EncodingId::Koi8R}, &file).kind == Kind::Leave);
        file = {.permissions = 0444};
        QVERIFY(input.plan({.partLinks = true}, &file).refusal.why == Why::ReadOnly);
        file = {.permissions = 0644};
        QVERIFY(input.plan({}, &file).kind == Kind::Copy);
    }
};

QTEST_GUILESS_MAIN(CopyPlanTest)
#include "copy_plan_test.moc"
