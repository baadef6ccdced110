#include "plugin/python/native/functions.h"
#include "plugin/python/native/owned.h"

namespace charsleuth::python {

namespace {

/// All strings that `entry` gives for 0, 1, ... until null, as a tuple; null after an exception was
/// raised.
template <typename Entry>
PyObject* tupleOf(Entry entry) {
    const Object list(listOf([&](size_t i) { return entry(i) != nullptr; },
                             [&](size_t i) { return PyUnicode_FromString(entry(i)); }));
    return list ? PyList_AsTuple(list.get()) : nullptr;
}

PyObject* namesOf(const char* encoding) {
    static constexpr struct {
        const char* space;
        int32_t number;
    } spaces[] = {{"iana", CHARSLEUTH_IANA},       {"whatwg", CHARSLEUTH_WHATWG},
                  {"emacs", CHARSLEUTH_EMACS},     {"vim", CHARSLEUTH_VIM},
                  {"python", CHARSLEUTH_PYTHON},   {"iconv", CHARSLEUTH_ICONV},
                  {"windows", CHARSLEUTH_WINDOWS}, {"java", CHARSLEUTH_JAVA},
                  {"latex", CHARSLEUTH_LATEX},     {"vscode", CHARSLEUTH_VSCODE},
                  {"qt", CHARSLEUTH_QT},           {"common", CHARSLEUTH_COMMON}};
    Object names(PyDict_New());
    if (!names)
        return nullptr;
    for (const auto& [space, number] : spaces) {
        const Object tuple(tupleOf([encoding, number = number](size_t i) {
            return charsleuth_encoding_name(encoding, number, i);
        }));
        if (!tuple || PyDict_SetItemString(names.get(), space, tuple.get()) != 0)
            return nullptr;
    }
    return names.release();
}

PyObject* rowOf(const charsleuth_encoding& e) {
    return Py_BuildValue("zzzzzzziNN", e.name, e.label, e.region, e.edit_as, e.superset, e.era,
                         e.platform, e.ascii_compatible, namesOf(e.name), tupleOf([&e](size_t i) {
                             return charsleuth_encoding_language(e.name, i);
                         }));
}

} // namespace

PyObject* encodings(PyObject*, PyObject*) {
    charsleuth_encoding e{};
    e.struct_size = sizeof e;
    return listOf([&](size_t i) { return charsleuth_encoding_at(i, &e) == CHARSLEUTH_OK; },
                  [&](size_t) { return rowOf(e); });
}

PyObject* find(PyObject*, PyObject* label) {
    Object bytes;
    const char* text = utf8Of(label, bytes);
    if (text == nullptr)
        return nullptr;
    charsleuth_encoding e{};
    e.struct_size = sizeof e;
    if (charsleuth_encoding_find(text, &e) != CHARSLEUTH_OK)
        return PyErr_Format(PyExc_LookupError, "unknown encoding: %U", label);
    return PyUnicode_FromString(e.name);
}

} // namespace charsleuth::python
