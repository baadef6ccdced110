#include "plugin/python/native/functions.h"
#include "plugin/python/native/options.h"

namespace charsleuth::python {

namespace {

struct FreeDivision {
    void operator()(charsleuth_division* division) const { charsleuth_division_free(division); }
};
using Division = std::unique_ptr<charsleuth_division, FreeDivision>;

PyObject* rowOf(const charsleuth_segment& segment) {
    PyObject* sameText = namesOf(segment.same_text, segment.same_text_count);
    if (sameText == nullptr)
        return nullptr;
    return Py_BuildValue("KKKKzNzdK", static_cast<unsigned long long>(segment.begin),
                         static_cast<unsigned long long>(segment.end),
                         static_cast<unsigned long long>(segment.first_line),
                         static_cast<unsigned long long>(segment.last_line), segment.encoding,
                         sameText, segment.language, segment.confidence,
                         static_cast<unsigned long long>(segment.malformed));
}

} // namespace

PyObject* segments(PyObject*, PyObject* arguments) {
    const Division division(answerTo(arguments, charsleuth_segments));
    if (!division)
        return nullptr;
    Object list(PyList_New(0));
    charsleuth_segment segment{};
    segment.struct_size = sizeof segment;
    for (size_t i = 0;
         list && charsleuth_division_segment(division.get(), i, &segment) == CHARSLEUTH_OK; ++i) {
        const Object row(rowOf(segment));
        if (!row || PyList_Append(list.get(), row.get()) != 0)
            return nullptr;
    }
    return list ? Py_BuildValue("NN", PyBool_FromLong(charsleuth_division_mixed(division.get())),
                                list.release())
                : nullptr;
}

} // namespace charsleuth::python
