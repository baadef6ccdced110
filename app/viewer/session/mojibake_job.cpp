#include "app/viewer/session/mojibake_job.h"

#include "app/convert/find_repairs.h"

namespace charsleuth::viewer {

void findMojibake(const SharedBytes& bytes, EncodingId encoding, std::stop_token stop,
                  const std::function<void(std::vector<Repair>)>& report) {
    auto source = FileSource::ofBytes({}, readRange(*bytes, {0, bytes->size()}));
    if (!source)
        return;
    auto runs = findRepairs(*source, encoding, {},
                            [&stop](std::uint64_t) { return !stop.stop_requested(); });
    if (runs && !stop.stop_requested())
        report(*std::move(runs));
}

} // namespace charsleuth::viewer
