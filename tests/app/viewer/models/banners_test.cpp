// The notices above the text.

#include "app/viewer/models/banners.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"
#include "tests/app/viewer/models/sample_document.h"

#include <QTest>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

namespace {

QStringList readingsOf(const Banner& banner) {
    QStringList all;
    for (const ReadingOffer& reading : banner.readings)
        all += reading.title + ": " + reading.line + (reading.shown ? " (shown)" : "");
    return all;
}

QStringList textsOf(const std::vector<Banner>& banners) {
    QStringList texts;
    for (const Banner& banner : banners)
        texts += nameOf(banner.kind) + ": " + banner.text;
    return texts;
}

} // namespace

class BannersTest : public QObject {
    Q_OBJECT

private slots:
    void damageIsSaidInABanner() {
        QCOMPARE(textsOf(bannersFor(document())),
                 QStringList{"damage: 1 byte sequence does not fit Shift_JIS; it is at line 2."});
    }

    void aConflictNamesBothEncodings() {
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"ISO-8859-1", "html-meta", {0, 1}, *findEncoding("ISO-8859-1")}};
        state.answer->detection.ranked.front().tellingByte = 2;
        const Banner banner = bannersFor(state).front();
        QCOMPARE(banner.text,
                 u"The file says ISO-8859-1 (HTML meta, line 1); its bytes read as Shift_JIS."_s);
        QCOMPARE(readingsOf(banner), (QStringList{u"ISO-8859-1, as declared: ⟦82⟧\u00A0\u00FF"_s,
                                                  "Shift_JIS, as the bytes read: あ⟦FF⟧ (shown)"}));
        state.shown = banner.readings.front().encoding;
        state.index = buildIndex(*state.bytes, *state.shown);
        QCOMPARE(
            bannersFor(state).front().text,
            u"Shown as declared (ISO-8859-1, HTML meta, line 1); the bytes read better as Shift_JIS."_s);
    }

    void damageSaysWhereOthersFitBetter() {
        DocumentState state = document();
        QVERIFY(!bannersFor(state).front().deeds.contains(
            Deed::OtherEncodings)); // it is the most probable already
        Candidate better = state.answer->detection.ranked.front();
        better.encoding = EncodingId::Koi8R;
        better.malformed = 0;
        better.probability = 0.99;
        auto& ranked = state.answer->detection.ranked;
        ranked.insert(ranked.begin(), better);
        QVERIFY(bannersFor(state).front().deeds.contains(Deed::OtherEncodings));
        ranked.front().malformed = 1;
        QVERIFY(!bannersFor(state).front().deeds.contains(Deed::OtherEncodings));
    }

    void whatIsNotHeldIsNotSaidToStay() {
        class OnDisk final : public ByteSource {
            std::uint64_t size() const override { return 1; }
            std::size_t read(std::uint64_t, std::span<Byte>) const override { return 0; }
        };
        DocumentState state;
        state.bytes = std::make_shared<OnDisk>();
        state.onDisk = DiskChange::Shrunk;
        QVERIFY(bannersFor(state).front().text.contains("what is no longer there cannot be shown"));
    }

    void whatBecameOfTheFileIsSaid_data() {
        QTest::addColumn<int>("change");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("canReload");
        QTest::addColumn<bool>("canFollow");
        QTest::newRow("replaced") << int(DiskChange::Replaced)
                                  << "The file has changed on disk since it was opened." << true
                                  << false;
        QTest::newRow("grown") << int(DiskChange::Grown)
                               << "The file has grown by 12 bytes since it was opened." << true
                               << true;
        QTest::newRow("shrunk") << int(DiskChange::Shrunk)
                                << "The file has become shorter since it was opened. What was "
                                   "opened stays on view."
                                << true << false;
        QTest::newRow("gone") << int(DiskChange::Gone)
                              << "The file is no longer there under its name. What was opened "
                                 "stays on view."
                              << false << false;
        QTest::newRow("unreadable")
            << int(DiskChange::Unreadable)
            << "The file may no longer be read. What was opened stays on view." << false << false;
    }
    void whatBecameOfTheFileIsSaid() {
        QFETCH(int, change);
        DocumentState state = document();
        state.onDisk = static_cast<DiskChange>(change);
        state.grownBy = 12;
        const Banner banner = bannersFor(state).front();
        QTEST(banner.text, "text");
        QTEST(banner.deeds.contains(Deed::Reload), "canReload");
        QTEST(banner.deeds.contains(Deed::Follow), "canFollow");
    }

    void anEarlierChoiceIsSaid() {
        DocumentState state = document();
        state.recalled = Recalled{EncodingId::ShiftJis, true, {}};
        QCOMPARE(textsOf(bannersFor(state)).front(),
                 u"recalled: Shown as Shift_JIS, as you chose for this file before."_s);
        state.recalled = Recalled{EncodingId::ShiftJis, true, "/old/name.txt"};
        QCOMPARE(textsOf(bannersFor(state)).front(),
                 u"recalled: Shown as Shift_JIS, as you chose for the same content before, under "
                 "the name /old/name.txt."_s);
        state.recalled = Recalled{EncodingId::Koi8R, false, {}};
        const Banner banner = bannersFor(state).front();
        QCOMPARE(banner.text,
                 u"You chose KOI8-R for this file before, but its content has changed since."_s);
        QCOMPARE(banner.offer, std::optional(EncodingId::Koi8R));
        QVERIFY(banner.deeds.contains(Deed::Forget));
        state.recalled = Recalled{EncodingId::Koi8R, true, {}}; // and the user chose another since
        QVERIFY(bannersFor(state).front().kind != BannerKind::Recalled);
    }

    void aConflictWithWhatStandsBesideTheFileSaysSo() {
        DocumentState state = document();
        state.answer->detection.conflicts = {
            {"latin1", ".editorconfig", {}, *findEncoding("latin1")}};
        QCOMPARE(
            bannersFor(state).front().text,
            u"What stands beside the file says latin1 (.editorconfig); its bytes read as Shift_JIS."_s);
    }

    void aBinaryFileIsNamed() {
        DocumentState state = document();
        state.shown.reset();
        state.answer->detection.binary = true;
        state.answer->binaryFormat = "PNG image";
        QCOMPARE(textsOf(bannersFor(state)), QStringList{"binary: This is a PNG image, not text."});
        QVERIFY(bannersFor(state).front().offer.has_value());
        state.shown = EncodingId::ShiftJis; // asked for: nothing is left to offer
        QVERIFY(!bannersFor(state).front().offer.has_value());
        state.shown.reset();
        state.answer->binaryFormat.clear();
        state.answer->detection.binaryReason = "NUL bytes at 12 places";
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"binary: This is a binary file: NUL bytes at 12 places."});
    }

    void whyWhatIsPackedWasNotUnpackedIsSaidOfABinaryFileOnly() {
        class Packed : public ByteSource {
            std::uint64_t size() const override { return 3; }
            std::string whyPacked() const override { return "the packed data is damaged: odd"; }
            std::size_t read(std::uint64_t, std::span<Byte>) const override { return 0; }
        };
        DocumentState state{.bytes = std::make_shared<Packed>(), .answer = Answer()};
        QVERIFY(bannersFor(state).empty());
        state.answer->detection.binary = true;
        state.answer->binaryFormat = "gzip archive";
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"binary: This is a gzip archive, not text. It could not be unpacked: "
                             "the packed data is damaged: odd."});
    }

    void inputThatWentOnIsSaid() {
        class Cut : public ByteSource {
            std::uint64_t size() const override { return 3; }
            bool isCut() const override { return true; }
            std::size_t read(std::uint64_t, std::span<Byte>) const override { return 0; }
        };
        const DocumentState state{.bytes = std::make_shared<Cut>()};
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"truncated: Only the first 3 bytes were read; the input goes on."});
    }

    void aReadThatFailedIsSaid() {
        class Broken : public ByteSource {
            std::uint64_t size() const override { return 9000; }
            std::optional<ReadFailure> failure() const override {
                return ReadFailure{4096, "Input/output error"};
            }
            std::size_t read(std::uint64_t, std::span<Byte>) const override { return 0; }
        };
        const DocumentState state{.bytes = std::make_shared<Broken>()};
        QCOMPARE(textsOf(bannersFor(state)),
                 QStringList{"truncated: Reading failed at byte 4,096 (Input/output error)."});
    }

    void aRefinedAnswerIsSaidAndCanBeUndone() {
        DocumentState state = document();
        state.firstGuess = EncodingId::Windows1252;
        const Banner banner = bannersFor(state).back();
        QCOMPARE(nameOf(banner.kind), u"refined"_s);
        QCOMPARE(banner.offer, std::optional(EncodingId::Windows1252));
    }
};

QTEST_GUILESS_MAIN(BannersTest)
#include "banners_test.moc"
