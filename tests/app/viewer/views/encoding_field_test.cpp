// An encoding is typed: what is not known is marked, wherever it is typed, and nothing is done with
// it before it is known.

#include "app/viewer/views/encoding_field.h"

#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/folder/folder_list.h"
#include "app/viewer/session/preferences.h"
#include "app/viewer/views/convert_dialog.h"
#include "app/viewer/views/preferences_dialog.h"
#include "app/viewer/window/compare_controller.h"
#include "tests/app/viewer/window/window_fixture.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>

using namespace charsleuth;
using namespace charsleuth::viewer;
using namespace Qt::StringLiterals;

class EncodingFieldTest : public WindowFixture {
    Q_OBJECT

    static constexpr int patience = 20000; // milliseconds

    static void typeInto(QComboBox* field, const QString& words) {
        field->lineEdit()->setFocus();
        field->lineEdit()->selectAll();
        QTest::keyClicks(field->lineEdit(), words);
    }
    static void enter(QComboBox* field, const QString& words) {
        typeInto(field, words);
        QTest::keyClick(field->lineEdit(), Qt::Key_Return);
    }
    template <typename Widget>
    static Widget* in(QWidget& window, const char* name) {
        return window.findChild<Widget*>(QLatin1String(name));
    }
    static bool isRed(QWidget& field) {
        const QImage image = field.grab().toImage();
        const QColor border = image.pixelColor(image.width() / 2, 0);
        const QColor inside = image.pixelColor(image.width() - 30, image.height() / 2);
        return (border.hslHue() < 20 || border.hslHue() > 340) && border.hslSaturation() > 100 &&
               inside != Qt::white;
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void whatIsNotKnownIsRedUntilItIs() {
        auto* field = new EncodingField({EncodingId::Utf8}, m_window.get());
        field->show();
        typeInto(field, u"klingon"_s);
        QVERIFY(!field->encoding());
        QVERIFY(!field->isMarked()); // it may become a name
        QTest::keyClick(field->lineEdit(), Qt::Key_Return);
        QVERIFY(isRed(*field));
        QVERIFY(field->accessibleDescription().contains("klingon"));
        QCOMPARE(field->toolTip(), field->complaint());
        typeInto(field, u"koi8-r"_s);
        QCOMPARE(field->encoding(), std::optional(EncodingId::Koi8R));
        QVERIFY(!isRed(*field));
        QVERIFY(field->complaint().isEmpty());
    }

    void filesOfAFolderAreNotConvertedToIt() {
        (void)write("a.txt", "d\xE9j\xE0 vu\n");
        auto* window = new FolderList(nullptr);
        m_window->setList(window);
        window->open(m_folder.path().toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(window->isSettled(), patience);
        window->convertShown();
        auto* dialog = window->findChild<ConvertDialog*>();
        auto* convert = in<QPushButton>(*dialog, "convert");
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy() && convert->isEnabled(), patience);
        auto* to = in<QComboBox>(*dialog, "to");
        typeInto(to, u"klingon"_s);
        QVERIFY(!convert->isEnabled());
        QTest::keyClick(to->lineEdit(), Qt::Key_Return);
        QVERIFY(isRed(*to));
        QVERIFY(!convert->isEnabled());
        QVERIFY(dialog->message().contains("klingon"));
        enter(to, u"utf-8"_s);
        QTRY_VERIFY_WITH_TIMEOUT(convert->isEnabled(), patience);
    }

    void aComparisonSaysIt() {
        open(write("a.txt", "a\n"));
        m_window->compareWith(write("b.txt", "b\n").toStdString());
        const auto* summary = find<QLabel>(u"compare-summary"_s);
        QTRY_COMPARE_WITH_TIMEOUT(summary->text(), u"1 difference"_s, patience);
        auto* field = find<EncodingField>();
        enter(field, u"klingon"_s);
        QVERIFY(isRed(*field));
        QVERIFY(summary->text().contains("klingon"));
        enter(field, u"koi8-r"_s);
        QTRY_COMPARE_WITH_TIMEOUT(summary->text(), u"1 difference"_s, patience);
    }

    void noPreferenceIsKept() {
        PreferencesDialog dialog(nullptr, 11, m_window.get());
        dialog.show();
        enter(in<QComboBox>(dialog, "save-as"), u"klingon"_s);
        QVERIFY(!dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
        enter(in<QComboBox>(dialog, "save-as"), u"utf-8"_s);
        QVERIFY(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    }

    void aWindowMayGoWhileOneIsTyped_data() {
        using Made = std::function<QWidget*()>;
        QTest::addColumn<Made>("made");
        QTest::newRow("comparison") << Made([this] {
            open(write("a.txt", "a\n"));
            m_window->compareWith(write("b.txt", "b\n").toStdString());
            (void)QTest::qWaitFor([this] { return m_window->isSettled(); }, patience);
            return m_window.release();
        });
        QTest::newRow("preferences") << Made([this] {
            auto* dialog = new PreferencesDialog(nullptr, 11, m_window.get());
            dialog->show();
            return dialog;
        });
    }
    void aWindowMayGoWhileOneIsTyped() {
        QFETCH(std::function<QWidget*()>, made);
        QWidget* window = made();
        QVERIFY(QTest::qWaitForWindowActive(window));
        auto* field = window->findChild<EncodingField*>();
        QSignalSpy changed(field, &EncodingField::changed);
        typeInto(field, u"klingo"_s);
        const auto before = changed.size();
        delete window;
        QCOMPARE(changed.size(), before); // nobody is there to hear it
        QCoreApplication::processEvents();
    }

    void aClickIntoTheFieldIsTypedOver() {
        QWidget box;
        QLineEdit other(&box); // has the focus first
        other.move(0, 200);
        EncodingField field({EncodingId::Windows1252}, &box);
        box.resize(400, 300);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        other.setFocus();
        const auto click = [&field] { QTest::mouseClick(field.lineEdit(), Qt::LeftButton); };
        click();
        QTRY_VERIFY(field.lineEdit()->hasSelectedText());
        QTest::keyClicks(field.lineEdit(), u"koi8-u"_s);
        QCOMPARE(field.encoding(), EncodingId::Koi8U);
        QWidget* list = QApplication::activePopupWidget();
        QVERIFY(list != nullptr);
        box.move(box.pos() + QPoint(40, 60)); // as a dialog that has become higher
        QTRY_COMPARE(list->pos(), field.mapToGlobal(QPoint(0, field.height())));
        list->hide();
        click(); // once more: the caret is put there
        QCoreApplication::processEvents();
        QVERIFY(!field.lineEdit()->hasSelectedText());
    }

    void aClickBesideTheCompletionsIsTheButtons() {
        QWidget box;
        EncodingField field({EncodingId::Utf8}, &box);
        QPushButton use(u"Use it"_s, &box);
        use.move(0, 200);
        std::optional<EncodingId> used;
        connect(&use, &QPushButton::clicked, this, [&] { used = field.encoding(); });
        box.resize(400, 300);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        typeInto(&field, u"koi8-u"_s);
        QWidget* list = QApplication::activePopupWidget(); // which has the mouse
        QVERIFY(list != nullptr);
        QTest::mousePress(list, Qt::LeftButton, {},
                          list->mapFromGlobal(use.mapToGlobal(use.rect().center())));
        QTRY_COMPARE(used, std::optional(EncodingId::Koi8U));
        QVERIFY(QApplication::activePopupWidget() == nullptr);
        QCOMPARE(field.currentText(), u"Cyrillic (KOI8-U)"_s);
    }

    void aClickBesideTheCompletionsIsAnotherFields() {
        QWidget box;
        TypedCombo language(&box), country(&box);
        country.move(0, 200);
        language.addItems({u"not known"_s, u"Polish"_s});
        country.addItems({u"not known"_s, u"France"_s});
        box.resize(400, 300);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        typeInto(&language, u"pol"_s);
        QWidget* list = QApplication::activePopupWidget();
        QVERIFY(list != nullptr);
        QLineEdit* words = country.lineEdit();
        const auto pressOn = [&list, words](QPoint place) {
            QTest::mousePress(list, Qt::LeftButton, {},
                              list->mapFromGlobal(words->mapToGlobal(place)));
        };
        pressOn(words->rect().center());
        QTRY_VERIFY(words->hasSelectedText()); // to be typed over
        QTest::keyClicks(words, u"Fra"_s);
        QCOMPARE(country.currentText(), u"Fra"_s);
        list = QApplication::activePopupWidget();
        QVERIFY(list != nullptr);
        words->setCursorPosition(0);
        pressOn(QPoint(words->width() - 5, words->height() / 2));
        QTRY_COMPARE(words->cursorPosition(), 3); // once more: the caret is put there
        QVERIFY(!words->hasSelectedText());
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }
};

QTEST_MAIN(EncodingFieldTest)
#include "encoding_field_test.moc"
