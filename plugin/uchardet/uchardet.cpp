// The ABI of libuchardet.so.0: uchardet.h of 0.0.7 and the calls that 0.0.8 added, answered by the
// core. Declared here since the original's header has another licence; a test compares the types
// with it.
//
// As in 0.0.7: no answer before uchardet_data_end; "" where there is none; what is fed after
// uchardet_data_end changes nothing until uchardet_reset. Unlike it: no answer depends on the
// chunks fed, and a null handle or null data is an error instead of a crash.

#include "plugin/uchardet/report.h"

#include "core/detect.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

struct uchardet {
    std::optional<charsleuth::Examination> examination; ///< made by the first byte
    bool ended = false;
    std::vector<charsleuth::uchardet::Report> reports; ///< most probable first
    std::vector<charsleuth::uchardet::Report> weighed; ///< in order of confidence times weight
    std::map<std::string, float, std::less<>> weights; ///< by language
    float defaultWeight = 1;

    float weightOf(const charsleuth::uchardet::Report& report) const {
        const auto found = weights.find(report.language);
        return found != weights.end() ? found->second : defaultWeight;
    }

    void weigh() {
        weighed = reports;
        for (auto& report : weighed)
            report.confidence *= weightOf(report);
        std::ranges::stable_sort(weighed, std::ranges::greater{},
                                 &charsleuth::uchardet::Report::confidence);
    }
};

namespace {

/// False where `work` threw: there is no memory.
template <typename Work>
bool succeeds(Work work) noexcept {
    try {
        work();
        return true;
    } catch (...) {
        return false;
    }
}

const charsleuth::uchardet::Report* reportAt(const uchardet* detector, std::size_t index) {
    return detector != nullptr && index < detector->weighed.size() ? &detector->weighed[index]
                                                                   : nullptr;
}

} // namespace

extern "C" {

uchardet* uchardet_new(void) {
    uchardet* made = nullptr;
    succeeds([&] { made = new uchardet; });
    return made;
}

void uchardet_delete(uchardet* detector) {
    delete detector;
}

int uchardet_handle_data(uchardet* detector, const char* data, std::size_t size) {
    if (size == 0)
        return 0;
    if (detector == nullptr || data == nullptr)
        return 1;
    if (detector->ended)
        return 0;
    const bool fed = succeeds([&] {
        if (!detector->examination)
            detector->examination.emplace(charsleuth::DetectOptions{.explained = 0});
        detector->examination->feed(charsleuth::bytesOf({data, size}));
    });
    return fed ? 0 : 1;
}

void uchardet_data_end(uchardet* detector) {
    if (detector == nullptr || detector->ended || !detector->examination)
        return;
    detector->ended = true;
    succeeds([&] {
        detector->reports = charsleuth::uchardet::reportsOf(detector->examination->conclude());
        detector->weigh();
    });
}

void uchardet_reset(uchardet* detector) {
    if (detector == nullptr)
        return;
    detector->examination.reset();
    detector->ended = false;
    detector->reports.clear();
    detector->weighed.clear();
}

const char* uchardet_get_encoding(uchardet* detector, std::size_t candidate) {
    const auto* report = reportAt(detector, candidate);
    return report != nullptr ? report->encoding.c_str() : "";
}

const char* uchardet_get_charset(uchardet* detector) {
    return uchardet_get_encoding(detector, 0);
}

// 0.0.8

std::size_t uchardet_get_n_candidates(uchardet* detector) {
    return detector != nullptr ? detector->weighed.size() : 0;
}

float uchardet_get_confidence(uchardet* detector, std::size_t candidate) {
    const auto* report = reportAt(detector, candidate);
    return report != nullptr ? report->confidence : 0;
}

const char* uchardet_get_language(uchardet* detector, std::size_t candidate) {
    const auto* report = reportAt(detector, candidate);
    return report != nullptr && !report->language.empty() ? report->language.c_str() : nullptr;
}

void uchardet_weigh_language(uchardet* detector, const char* language, float weight) {
    if (detector == nullptr || language == nullptr)
        return;
    succeeds([&] {
        detector->weights[language] = weight;
        detector->weigh();
    });
}

void uchardet_set_default_weight(uchardet* detector, float weight) {
    if (detector == nullptr)
        return;
    succeeds([&] {
        detector->defaultWeight = weight;
        detector->weigh();
    });
}

int uchardet_is_done(uchardet* detector) {
    return detector != nullptr && detector->ended;
}

} // extern "C"
