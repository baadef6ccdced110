#pragma once

/// What tests do in the dialog that converts, by its keys.

#include "app/viewer/folder/plan_panel.h"
#include "app/viewer/views/convert_dialog.h"

#include <QComboBox>
#include <QTest>

namespace charsleuth::viewer {

enum class Destination { Copy, InPlace };

/// Answers where the copy goes, and waits for what is planned then.
inline void chooseDestination(const ConvertDialog* dialog, Destination destination) {
    auto* list = dialog->findChild<QComboBox*>(QStringLiteral("destination"));
    QVERIFY(list->isVisible());
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    for (int i = 0; i < static_cast<int>(destination); ++i)
        QTest::keyClick(list, Qt::Key_Down);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 20000);
}

inline const FolderConversion& conversionOf(const ConvertDialog* dialog) {
    return dialog->findChild<PlanPanel*>()->conversion();
}

} // namespace charsleuth::viewer
