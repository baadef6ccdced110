#pragma once

/// What detection noticed and a job looks for in the whole document: mojibake, parts in several
/// encodings. Starts once for each document and says what came of it in a notice.

#include "app/viewer/models/banners.h"
#include "app/viewer/session/session.h"

#include <QObject>

namespace charsleuth::viewer {

class NoticeController : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const std::optional<Banner>& banner() const { return m_banner; }
    /// The reading that was found; nothing where there is none.
    const std::optional<ReadAs>& reading() const { return m_reading; }

    /// Another document.
    void reset();

signals:
    void changed(); ///< banner() or reading() is another
    void outOfMemory();

protected:
    /// Looks through another document; null: through none.
    void lookThrough(const SharedBytes& wanted);
    void tell(std::optional<Banner> banner, std::optional<ReadAs> reading);

    virtual void stop() = 0;
    /// Nothing is known any more.
    virtual void forget() = 0;
    virtual void search(const SharedBytes& bytes) = 0;

private:
    void begin(const SharedBytes& wanted);

    SharedBytes m_searched; ///< those that the banner is of, or will be
    std::optional<Banner> m_banner;
    std::optional<ReadAs> m_reading;
};

} // namespace charsleuth::viewer
