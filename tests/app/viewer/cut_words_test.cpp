// No translation is cut: in each language, at 1280x720, each button, label and notice of the
// windows and dialogs has the room that its words need. No two of them share a letter with Alt.

#include "app/viewer/archive/archive_list.h"
#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/folder/runs_dialog.h"
#include "app/viewer/views/banner_bar.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/copy_panel.h"
#include "app/viewer/views/elided_label.h"
#include "app/viewer/views/go_to_dialog.h"
#include "app/viewer/views/hints_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/views/text_view.h"
#include "app/viewer/window/document_page.h"
#include "app/viewer/window/translations.h"
#include "app/viewer/words/wording.h"
#include "tests/app/viewer/archive/made_zip.h"
#include "tests/app/viewer/given_screen.h"
#include "tests/app/viewer/test_file.h"

#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

#include <map>
#include <memory>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class CutWordsTest : public QObject {
    Q_OBJECT

    static constexpr QSize screen{1280, 720};
    QTemporaryDir m_folder;

    static bool isCut(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        if (label != nullptr && label->wordWrap())
            return label->height() < label->heightForWidth(label->width());
        // What may be long by itself, a path or a name, gives way by design.
        const bool givesWay = widget.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (label != nullptr && (givesWay || label->text().isEmpty()))
            return false;
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        if (label == nullptr && (button == nullptr || button->text().isEmpty()))
            return false;
        return widget.width() < widget.minimumSizeHint().width() ||
               (button != nullptr && widget.width() < widget.sizeHint().width());
    }
    static QString said(const QWidget& widget) {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        return label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
    }
    static QStringList cutHeadings(const QHeaderView& columns) {
        QStringList cut;
        for (int i = 0; i < columns.count(); ++i)
            if (columns.orientation() == Qt::Horizontal && !columns.isSectionHidden(i) &&
                columns.sectionSize(i) < columns.sectionSizeHint(i))
                cut += columns.model()->headerData(i, Qt::Horizontal).toString();
        return cut;
    }
    static QStringList cutIn(QWidget& window) {
        window.resize(screen.boundedTo(
            qobject_cast<QDialog*>(&window) != nullptr ? window.sizeHint() : screen));
        window.setAttribute(Qt::WA_DontShowOnScreen); // laid out, not drawn
        window.show();
        QCoreApplication::sendPostedEvents();
        QStringList cut;
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            if (widget->isVisibleTo(&window) && isCut(*widget))
                cut += said(*widget);
            if (const auto* columns = qobject_cast<const QHeaderView*>(widget))
                cut += cutHeadings(*columns);
        }
        if (window.width() > screen.width() || window.height() > screen.height())
            cut +=
                u"%1: %2 x %3"_s.arg(window.windowTitle()).arg(window.width()).arg(window.height());
        return cut;
    }
    /// What two of a window's widgets or menus have the same letter for, with Alt. `later`:
    /// also the buttons of a dialog that other moments show.
    static QStringList sharedLetters(QWidget& window, bool later = false) {
        std::map<QKeySequence, QStringList> said;
        for (const auto* widget : window.findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(widget);
            const bool isOfBox =
                later && qobject_cast<const QDialogButtonBox*>(widget->parent()) != nullptr;
            if (const auto* bar = qobject_cast<const QMenuBar*>(widget))
                for (const QAction* action : bar->actions())
                    said[QKeySequence::mnemonic(action->text())] += action->text();
            else if ((widget->isVisibleTo(&window) || isOfBox) &&
                     (label == nullptr || label->buddy() != nullptr))
                said[QKeySequence::mnemonic(::CutWordsTest::said(*widget))] +=
                    ::CutWordsTest::said(*widget);
        }
        said.erase(QKeySequence());
        QStringList shared;
        for (const auto& [letter, words] : said)
            if (words.size() > 1)
                shared += letter.toString() + u": "_s + words.join(u" | "_s);
        return shared;
    }
    /// The notices with the most buttons, where an offer takes the place of what it shows.
    static std::map<BannerKind, std::set<Deed>> mostOffered() {
        using enum Deed;
        return {{BannerKind::Damage, {FirstMalformed, NextMalformed, OtherEncodings}},
                {BannerKind::Binary, {ShowBytes, ListMembers}},
                {BannerKind::Changed, {Follow, Reload, Keep}},
                {BannerKind::Mojibake, {RepairOthers, ListMojibake, SaveMeant}},
                {BannerKind::Mixed, {SaveParts}},
                {BannerKind::Replaced, {Undo, Forget, Why}}};
    }
    QString write(const QString& name, const QByteArray& bytes) const {
        return writtenFile(m_folder, name, bytes);
    }

public:
    static void initMain() { giveScreen(screen); }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void nothingIsCut_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            if (language != u"pseudo"_s)
                QTest::newRow(qPrintable(language)) << language;
    }
    void nothingIsCut() {
        QFETCH(QString, language);
        QObject owner;
        setLanguage(owner, language);
        QCOMPARE(interfaceLanguage(), language);
        const std::string path =
            write(u"a.html"_s, "<meta charset=\"iso-8859-1\">na\xC3\xAFve \xFF\n").toStdString();

        DocumentPage page(Scheme::Light);
        page.setRemembering(false);
        page.open(path, {.as = EncodingId::Utf8});
        QTRY_VERIFY(page.isSettled());
        for (const char* panel : {"why", "bytes", "compare", "find"})
            page.showPanel(panel);
        QStringList shared = sharedLetters(page);
        // Differences are counted meanwhile, and their number has its room when it is laid out.
        QTRY_COMPARE(cutIn(page).join(u", "_s), QString());

        BannerBar notices;
        notices.setTheme(themeOf(Scheme::Light));
        for (const auto& [kind, deeds] : mostOffered()) {
            notices.setBanners({{.kind = kind,
                                 .text = u"word "_s.repeated(40),
                                 .offer = EncodingId::Windows1252,
                                 .deeds = deeds},
                                {.kind = BannerKind::Failed}});
            QCOMPARE(cutIn(notices).join(u", "_s), QString());
        }

        const QByteArray river = "\x90\xA5\xAA\xA0 \xE2\xA5\xE7\xA5\xE2.txt"; // IBM866
        auto* archive = new ArchiveList;
        archive->open(write(u"a.zip"_s, zipOf({{river, "x"}})).toStdString());
        auto* files = new FolderList(nullptr);
        files->open(m_folder.path().toStdString());
        for (SideList* list : std::initializer_list<SideList*>{archive, files}) {
            DocumentPage listed(Scheme::Light);
            listed.setRemembering(false);
            listed.setList(list);
            QTRY_VERIFY(listed.isSettled());
            list->selectFirst();
            QTRY_VERIFY(listed.isSettled());
            QCOMPARE(cutIn(listed).join(u", "_s), QString());
            shared += sharedLetters(listed);
        }

        ConvertDialog convert(new CopyPanel({.path = path, .from = EncodingId::Utf8}, {}), nullptr);
        QTRY_VERIFY(!convert.isBusy());
        QCOMPARE(cutIn(convert).join(u", "_s), QString());
        shared += sharedLetters(convert);
        ConvertDialog convertAll(new PlanPanel(m_folder.path().toStdString(), {}, {}), nullptr);
        QCOMPARE(cutIn(convertAll).join(u", "_s), QString());
        shared += sharedLetters(convertAll, true);
        for (const ConvertDialog* dialog : {&convert, &convertAll}) {
            const QSize least = dialog->minimumSizeHint(); // below it the buttons are out of sight
            QVERIFY2(least.width() <= 1280 && least.height() <= 720,
                     qPrintable(u"%1 x %2"_s.arg(least.width()).arg(least.height())));
        }
        HintsDialog hints({}, nullptr);
        QCOMPARE(cutIn(hints).join(u", "_s), QString());
        shared += sharedLetters(hints);
        PreferencesDialog preferences(nullptr, TextView::normalPointSize, nullptr);
        QCOMPARE(cutIn(preferences).join(u", "_s), QString());
        shared += sharedLetters(preferences);
        RunsDialog runs({}, {}, nullptr);
        QCOMPARE(cutIn(runs).join(u", "_s), QString());
        shared += sharedLetters(runs);
        GoToDialog place(12, 100, nullptr);
        QCOMPARE(cutIn(place).join(u", "_s), QString());
        shared += sharedLetters(place);
        shared.removeDuplicates();
        QCOMPARE(shared.join(u'\n'), QString());
    }
};

QTEST_MAIN(CutWordsTest)
#include "cut_words_test.moc"
