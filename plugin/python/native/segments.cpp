#include "plugin/python/native/functions.h"
#include "plugin/python/native/options.h"

namespace charsleuth::python {

namespace {

struct FreeDivision {
    void operator()(charsleuth_division* division) const { charsleuth_division_free(division); }
};
using Division = std::unique_ptr<charsleuth_division, FreeDivision>;

/// What a segment and a body have in common, then `transfer` and `contradicted` of a body.
template <typename Struct>
PyObject* rowOf(const Struct& from, const char* format, const char* transfer = nullptr,
                const char* contradicted = nullptr) {
    PyObject* sameText = namesOf(from.same_text, from.same_text_count);
    if (sameText == nullptr)
        return nullptr;
    return Py_BuildValue(
        format, static_cast<unsigned long long>(from.begin),
        static_cast<unsigned long long>(from.end), static_cast<unsigned long long>(from.first_line),
        static_cast<unsigned long long>(from.last_line), from.encoding, sameText, from.language,
        from.confidence, static_cast<unsigned long long>(from.malformed), transfer, contradicted);
}

PyObject* segmentsOf(const charsleuth_division* division) {
    charsleuth_segment segment{};
    segment.struct_size = sizeof segment;
    const auto isThere = [&](size_t i) {
        return charsleuth_division_segment(division, i, &segment) == CHARSLEUTH_OK;
    };
    return listOf(isThere, [&](size_t) { return rowOf(segment, "KKKKzNzdK"); });
}

PyObject* bodiesOf(const charsleuth_division* division) {
    charsleuth_body body{};
    body.struct_size = sizeof body;
    const auto isThere = [&](size_t i) {
        return charsleuth_division_body(division, i, &body) == CHARSLEUTH_OK;
    };
    return listOf(isThere, [&](size_t) {
        return rowOf(body, "KKKKzNzdKzz", body.transfer, body.contradicted);
    });
}

} // namespace

PyObject* segments(PyObject*, PyObject* arguments) {
    const Division division(answerTo(arguments, charsleuth_segments));
    if (!division)
        return nullptr;
    Object parts(segmentsOf(division.get()));
    Object bodies(parts ? bodiesOf(division.get()) : nullptr);
    return bodies ? Py_BuildValue("NNN", PyBool_FromLong(charsleuth_division_mixed(division.get())),
                                  parts.release(), bodies.release())
                  : nullptr;
}

} // namespace charsleuth::python
