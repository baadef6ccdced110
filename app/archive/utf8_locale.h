#pragma once

#include <clocale>
#ifdef __APPLE__
#include <xlocale.h>
#endif

namespace charsleuth {

/// A locale in which libarchive can give names of formats that have Unicode; where there is none,
/// those of other than ASCII are lost.
class Utf8Locale {
public:
    Utf8Locale() : m_locale(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {}
    Utf8Locale(const Utf8Locale&) = delete;
    Utf8Locale& operator=(const Utf8Locale&) = delete;
    ~Utf8Locale() {
        if (m_locale != nullptr)
            ::freelocale(m_locale);
    }

    /// The thread's locale while it lives.
    class Use {
    public:
        explicit Use(const Utf8Locale& locale)
            : m_before(locale.m_locale != nullptr ? ::uselocale(locale.m_locale) : nullptr) {}
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;
        ~Use() {
            if (m_before != nullptr)
                ::uselocale(m_before);
        }

    private:
        locale_t m_before;
    };

private:
    locale_t m_locale;
};

} // namespace charsleuth
