#pragma once

/// A screen of a given size for tests: Qt's offscreen platform has 800 x 800 pixels otherwise.

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QTemporaryFile>

namespace charsleuth::viewer {

/// Gives the offscreen platform one screen of this size, in pixels. For initMain() of a test,
/// before the application is made.
inline void giveScreen(QSize size) {
    static QTemporaryFile screen; // Qt reads it when the application is made
    if (screen.open())
        screen.write(QStringLiteral(R"({"screens": [{"name": "given", "x": 0, "y": 0, "width": %1,
                         "height": %2, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})")
                         .arg(size.width())
                         .arg(size.height())
                         .toUtf8());
    screen.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toLocal8Bit());
}

} // namespace charsleuth::viewer
