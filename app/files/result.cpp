#include "app/files/result.h"

#include <system_error>

namespace charsleuth {

std::string causeOf(int errorNumber) {
    return std::generic_category().message(errorNumber);
}

} // namespace charsleuth
