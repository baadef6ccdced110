#pragma once

/// What opening, reading and writing give: a value, or the reason why not in words.

#include <string>
#include <utility>
#include <variant>

namespace charsleuth {

struct Error {
    std::string path;  ///< as the caller named it: bytes, not necessarily UTF-8
    std::string cause; ///< in words, e.g. "No such file or directory"
};

/// Shaped like std::expected<T, Error> of C++23.
template <typename T>
class Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }

    /// Requires: there is a value.
    T& operator*() & { return *std::get_if<T>(&m_content); }
    T&& operator*() && { return std::move(*std::get_if<T>(&m_content)); }
    const T& operator*() const& { return *std::get_if<T>(&m_content); }
    T* operator->() { return std::get_if<T>(&m_content); }
    const T* operator->() const { return std::get_if<T>(&m_content); }

    T valueOr(T otherwise) && { return *this ? std::move(**this) : std::move(otherwise); }

    /// Requires: there is none.
    const Error& error() const { return *std::get_if<Error>(&m_content); }

private:
    std::variant<T, Error> m_content;
};

/// The words of an errno value.
std::string causeOf(int errorNumber);

/// The cause where std::bad_alloc was thrown.
inline constexpr const char* notEnoughMemory = "there is not enough memory";

} // namespace charsleuth
