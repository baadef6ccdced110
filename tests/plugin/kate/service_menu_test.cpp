// Dolphin's menu of a file, as KIO makes it from the service menu that is installed.
#include <KFileItemActions>
#include <KFileItemListProperties>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QTemporaryDir>
#include <QtTest>

class ServiceMenuTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? file.fileName()
                   : QString();
    }

    static QAction* ours(const QMenu& menu) {
        for (QAction* const action : menu.actions()) {
            if (action->menu()) {
                if (QAction* const found = ours(*action->menu())) {
                    return found;
                }
            } else if (action->text() == QLatin1String("Open in Charsleuth")) {
                return action;
            }
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase() {
        const QString menus = path(QStringLiteral("share/kio/servicemenus"));
        QVERIFY(QDir().mkpath(menus));
        QVERIFY(QFile::copy(QStringLiteral(SERVICE_MENU),
                            menus + QStringLiteral("/charsleuth.desktop")));
        const QString viewer = write(QStringLiteral("charsleuth-viewer"),
                                     "#!/bin/sh\nprintf '%s\\n' \"$@\" > '" +
                                         m_folder.path().toUtf8() + "/arguments'\n");
        QVERIFY(QFile::setPermissions(viewer, QFile::ReadOwner | QFile::ExeOwner));
        qputenv("PATH", m_folder.path().toUtf8() + ':' + qgetenv("PATH"));
        qputenv("XDG_DATA_DIRS", path(QStringLiteral("share")).toUtf8() + ":/usr/share");
    }

    void everyKindOfFileHasIt_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.txt", "b.srt", "c", "-d 'e'.csv"}) {
            QTest::newRow(name) << QString::fromUtf8(name);
        }
    }
    void everyKindOfFileHasIt() {
        QFETCH(QString, name);
        const QString file = write(name, "text\n");
        QFile::remove(path(QStringLiteral("arguments")));
        KFileItemActions actions;
        actions.setItemListProperties(
            KFileItemListProperties(KFileItemList{KFileItem(QUrl::fromLocalFile(file))}));
        QMenu menu;
        actions.addActionsTo(&menu);
        QAction* const action = ours(menu);
        QVERIFY(action);
        action->trigger();
        QFile arguments(path(QStringLiteral("arguments")));
        QTRY_VERIFY(arguments.size() > 0);
        QVERIFY(arguments.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(arguments.readAll()),
                 QStringLiteral("--\n") + file + QLatin1Char('\n'));
    }
};

QTEST_MAIN(ServiceMenuTest)
#include "service_menu_test.moc"
