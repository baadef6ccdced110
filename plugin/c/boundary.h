#pragma once

/// What every function of the C interface does at its edge: exceptions become a status, structs are
/// filled no further than the caller knows them.

#include "plugin/c/charsleuth.h"

#include "core/registry/registry.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace charsleuth::c {

/// What `work` returns, or what its exception means.
template <typename Work>
charsleuth_status guarded(Work work) noexcept {
    try {
        return work();
    } catch (const std::bad_alloc&) {
        return CHARSLEUTH_OUT_OF_MEMORY;
    } catch (const std::length_error&) {
        return CHARSLEUTH_OUT_OF_MEMORY;
    } catch (...) {
        return CHARSLEUTH_INTERNAL;
    }
}

/// Gives the caller the handle that `make` makes. `asked`: what is wrong with the other arguments;
/// the handle is null then, and where making it fails.
template <typename Handle, typename Make>
charsleuth_status give(Handle** handle, charsleuth_status asked, Make make) noexcept {
    if (handle == nullptr)
        return CHARSLEUTH_BAD_ARGUMENT;
    *handle = nullptr;
    if (asked != CHARSLEUTH_OK)
        return asked;
    return guarded([&] {
        *handle = make();
        return CHARSLEUTH_OK;
    });
}

/// The struct's size when it came into the header, bytes, the least that a caller can mean: where
/// the first field begins that was added to it since.
template <typename Struct>
inline constexpr std::size_t leastSize = sizeof(Struct);
template <>
inline constexpr std::size_t leastSize<charsleuth_verdict> = offsetof(charsleuth_verdict,
                                                                      encoded_twice);
template <>
inline constexpr std::size_t leastSize<charsleuth_candidate> = offsetof(charsleuth_candidate,
                                                                        language_confidence);

template <typename Struct>
bool isUsable(const Struct* out) {
    return out != nullptr && out->struct_size >= leastSize<Struct>;
}

/// As far as the caller knows the struct. Requires: isUsable(out).
template <typename Struct>
charsleuth_status fill(Struct* out, Struct value) {
    static_assert(std::is_trivially_copyable_v<Struct>);
    const std::size_t size = out->struct_size;
    value.struct_size = size;
    std::memset(out, 0, size);
    std::memcpy(out, &value, std::min(size, sizeof(Struct)));
    return CHARSLEUTH_OK;
}

/// Requires: a NUL follows the view, as in the registry's literals.
inline const char* orNull(std::string_view literal) {
    return literal.empty() ? nullptr : literal.data();
}

inline const char* orNull(const std::string& text) {
    return text.empty() ? nullptr : text.c_str();
}

/// The canonical names, as pointers that stay valid.
inline std::vector<const char*> namesOf(std::span<const EncodingId> encodings) {
    std::vector<const char*> names;
    for (const EncodingId id : encodings)
        names.push_back(info(id).name.data());
    return names;
}

/// The encoding of exactly this canonical name ("US-ASCII" is a row, though the label means
/// windows-1252), else the one that the label means. Null is no label.
inline std::optional<EncodingId> encodingNamed(const char* label) {
    if (label == nullptr)
        return std::nullopt;
    const auto row =
        std::ranges::find(allEncodings(), std::string_view(label), &EncodingInfo::name);
    return row != allEncodings().end() ? row->id : findEncoding(label);
}

} // namespace charsleuth::c
