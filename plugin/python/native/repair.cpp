#include "plugin/python/native/functions.h"
#include "plugin/python/native/options.h"

namespace charsleuth::python {

namespace {

struct FreeRepairs {
    void operator()(charsleuth_repairs* repairs) const { charsleuth_repairs_free(repairs); }
};
using Repairs = std::unique_ptr<charsleuth_repairs, FreeRepairs>;

PyObject* rowOf(const charsleuth_repaired_run& run) {
    PyObject* chain = namesOf(run.chain, run.chain_size);
    if (chain == nullptr)
        return nullptr;
    return Py_BuildValue(
        "KKKKs#s#Ndi", static_cast<unsigned long long>(run.begin),
        static_cast<unsigned long long>(run.end), static_cast<unsigned long long>(run.line),
        static_cast<unsigned long long>(run.column), run.before != nullptr ? run.before : "",
        static_cast<Py_ssize_t>(run.before_size), run.after != nullptr ? run.after : "",
        static_cast<Py_ssize_t>(run.after_size), chain, run.confidence, run.lossy);
}

PyObject* rowsOf(const charsleuth_repairs* repairs) {
    charsleuth_repaired_run run{};
    run.struct_size = sizeof run;
    return listOf(
        [&](size_t i) { return charsleuth_repairs_run(repairs, i, &run) == CHARSLEUTH_OK; },
        [&](size_t) { return rowOf(run); });
}

} // namespace

PyObject* repair(PyObject*, PyObject* arguments) {
    PyObject *data = nullptr, *encoding = nullptr, *chain = nullptr;
    double leastConfidence = 0;
    if (!PyArg_ParseTuple(arguments, "OOOd", &data, &encoding, &chain, &leastConfidence))
        return nullptr;
    Object encodingBytes, chainBytes;
    const char* const encodingText = utf8Of(encoding, encodingBytes);
    const bool anyChain = chain == Py_None;
    const char* const chainText = anyChain ? nullptr : utf8Of(chain, chainBytes);
    if (encodingText == nullptr || (chainText == nullptr && !anyChain))
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    charsleuth_repairs* made = nullptr;
    const charsleuth_status status = withoutLock([&] {
        return charsleuth_repair(buffer.data(), buffer.size(), encodingText, chainText,
                                 leastConfidence, &made);
    });
    const Repairs repairs(made);
    if (status == CHARSLEUTH_UNKNOWN_NAME && !anyChain)
        return PyErr_Format(PyExc_LookupError, "unknown encoding or chain: %U, %U", encoding,
                            chain);
    if (!isOk(status))
        return nullptr;
    size_t size = 0;
    const char* const text = charsleuth_repairs_text(made, &size);
    PyObject* rows = rowsOf(made);
    if (rows == nullptr)
        return nullptr;
    return Py_BuildValue("s#N", text, static_cast<Py_ssize_t>(size), rows);
}

} // namespace charsleuth::python
