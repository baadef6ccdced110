#pragma once

/// Translation for what is no QObject: Say::tr("...").

#include <QCoreApplication>

namespace charsleuth::viewer {

class Say {
    Q_DECLARE_TR_FUNCTIONS(Say)
};

} // namespace charsleuth::viewer
