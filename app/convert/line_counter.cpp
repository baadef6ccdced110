#include "app/convert/line_counter.h"

namespace charsleuth {

void LineCounter::pass(std::u16string_view text) {
    for (const char16_t unit : text) {
        if (isLineEnd(unit, m_nel) && !(m_afterCr && unit == u'\n'))
            ++m_line;
        m_afterCr = unit == u'\r';
    }
}

} // namespace charsleuth
