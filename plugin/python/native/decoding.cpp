#include "plugin/python/native/functions.h"
#include "plugin/python/native/handles.h"

namespace charsleuth::python {

namespace {

constexpr char decoderName[] = "charsleuth._native.decoder";
using Decoder = Worker<charsleuth_decoder, charsleuth_decoder_free, decoderName>;

/// The range and kind of a piece's first malformed sequence, or None.
PyObject* firstMalformed(const charsleuth_text& text) {
    if (text.malformed_count == 0)
        Py_RETURN_NONE;
    const charsleuth_malformed& first = text.malformed[0];
    return Py_BuildValue("KKi", static_cast<unsigned long long>(first.begin),
                         static_cast<unsigned long long>(first.end), first.kind);
}

} // namespace

PyObject* decoder(PyObject*, PyObject* name) {
    Object bytes;
    const char* text = utf8Of(name, bytes);
    if (text == nullptr)
        return nullptr;
    charsleuth_decoder* made = nullptr;
    const charsleuth_status status = charsleuth_decoder_new(text, &made);
    if (status == CHARSLEUTH_UNKNOWN_NAME)
        return PyErr_Format(PyExc_LookupError, "unknown encoding: %U", name);
    if (!isOk(status))
        return nullptr;
    return Decoder::capsuleOf(made);
}

PyObject* decode(PyObject*, PyObject* arguments) {
    PyObject *capsule = nullptr, *data = nullptr;
    int last = 0;
    if (!PyArg_ParseTuple(arguments, "OOp", &capsule, &data, &last))
        return nullptr;
    auto* worker = Decoder::in(capsule);
    if (worker == nullptr)
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    const Turn turn(*worker);
    if (!turn)
        return nullptr;
    charsleuth_text text{};
    text.struct_size = sizeof text;
    const charsleuth_status status = withoutLock([&] {
        return charsleuth_decoder_feed(worker->handle, buffer.data(), buffer.size(), last, &text);
    });
    if (!isOk(status))
        return nullptr;
    return Py_BuildValue("s#nN", text.utf8, static_cast<Py_ssize_t>(text.utf8_size),
                         static_cast<Py_ssize_t>(text.malformed_count), firstMalformed(text));
}

} // namespace charsleuth::python
