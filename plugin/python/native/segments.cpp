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
    PyObject* data = nullptr;
    OptionArguments asked;
    if (!PyArg_ParseTuple(arguments, "OO!O!O!n", &data, &PyTuple_Type, &asked.hints, &PyTuple_Type,
                          &asked.only, &PyTuple_Type, &asked.exclude, &asked.explained))
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    const Options options = optionsOf(asked);
    if (!options)
        return nullptr;
    charsleuth_division* made = nullptr;
    const charsleuth_status status = withoutLock(
        [&] { return charsleuth_segments(buffer.data(), buffer.size(), options.get(), &made); });
    const Division division(made);
    if (!isOk(status))
        return nullptr;
    Object list(PyList_New(0));
    charsleuth_segment segment{};
    segment.struct_size = sizeof segment;
    for (size_t i = 0; list && charsleuth_division_segment(made, i, &segment) == CHARSLEUTH_OK;
         ++i) {
        const Object row(rowOf(segment));
        if (!row || PyList_Append(list.get(), row.get()) != 0)
            return nullptr;
    }
    return list ? Py_BuildValue("NN", PyBool_FromLong(charsleuth_division_mixed(made)),
                                list.release())
                : nullptr;
}

} // namespace charsleuth::python
