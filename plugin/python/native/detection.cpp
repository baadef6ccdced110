#include "plugin/python/native/functions.h"
#include "plugin/python/native/handles.h"
#include "plugin/python/native/options.h"

#include <cstring>

namespace charsleuth::python {

namespace {

constexpr char examinationName[] = "charsleuth._native.examination";
using Examination = Worker<charsleuth_examination, charsleuth_examination_free, examinationName>;

void freeDetection(PyObject* capsule) {
    charsleuth_detection_free(
        static_cast<charsleuth_detection*>(PyCapsule_GetPointer(capsule, detectionName)));
}

PyObject* detectionObject(charsleuth_detection* detection) {
    PyObject* capsule = PyCapsule_New(detection, detectionName, freeDetection);
    if (capsule == nullptr)
        charsleuth_detection_free(detection);
    return capsule;
}

/// Null after an exception was raised.
const charsleuth_detection* detectionIn(PyObject* capsule) {
    return static_cast<const charsleuth_detection*>(PyCapsule_GetPointer(capsule, detectionName));
}

} // namespace

PyObject* detect(PyObject*, PyObject* arguments) {
    charsleuth_detection* detection = answerTo(arguments, charsleuth_detect);
    return detection != nullptr ? detectionObject(detection) : nullptr;
}

PyObject* examination(PyObject*, PyObject* arguments) {
    OptionArguments asked;
    if (!PyArg_ParseTuple(arguments, "O!O!O!n", &PyTuple_Type, &asked.hints, &PyTuple_Type,
                          &asked.only, &PyTuple_Type, &asked.exclude, &asked.explained))
        return nullptr;
    const Options options = optionsOf(asked);
    charsleuth_examination* made = nullptr;
    if (!options || !isOk(charsleuth_examination_new(options.get(), &made)))
        return nullptr;
    return Examination::capsuleOf(made);
}

PyObject* feed(PyObject*, PyObject* arguments) {
    PyObject *capsule = nullptr, *data = nullptr;
    if (!PyArg_ParseTuple(arguments, "OO", &capsule, &data))
        return nullptr;
    auto* worker = Examination::in(capsule);
    if (worker == nullptr)
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    const Turn turn(*worker);
    if (!turn)
        return nullptr;
    const charsleuth_status status = withoutLock(
        [&] { return charsleuth_examination_feed(worker->handle, buffer.data(), buffer.size()); });
    if (!isOk(status))
        return nullptr;
    Py_RETURN_NONE;
}

PyObject* conclude(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    if (!PyArg_ParseTuple(arguments, "O", &capsule))
        return nullptr;
    auto* worker = Examination::in(capsule);
    if (worker == nullptr)
        return nullptr;
    const Turn turn(*worker);
    if (!turn)
        return nullptr;
    charsleuth_detection* detection = nullptr;
    const charsleuth_status status =
        withoutLock([&] { return charsleuth_examination_conclude(worker->handle, &detection); });
    return isOk(status) ? detectionObject(detection) : nullptr;
}

PyObject* verdict(PyObject*, PyObject* capsule) {
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_verdict v{};
    v.struct_size = sizeof v;
    if (detection == nullptr || !isOk(charsleuth_detection_verdict(detection, &v)))
        return nullptr;
    return Py_BuildValue("Kzzdzzzzkziinnnzd", static_cast<unsigned long long>(v.size), v.encoding,
                         v.edit_as, v.confidence, v.certainty, v.language, v.line_ending, v.bom,
                         static_cast<unsigned long>(v.bom_size), v.binary_reason, v.binary,
                         v.ascii_only, static_cast<Py_ssize_t>(v.candidates),
                         static_cast<Py_ssize_t>(v.excluded), static_cast<Py_ssize_t>(v.conflicts),
                         v.encoded_twice, v.language_confidence);
}

PyObject* candidate(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    Py_ssize_t index = 0;
    if (!PyArg_ParseTuple(arguments, "On", &capsule, &index))
        return nullptr;
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_candidate c{};
    c.struct_size = sizeof c;
    if (detection == nullptr ||
        !isOk(charsleuth_detection_candidate(detection, static_cast<size_t>(index), &c)))
        return nullptr;
    const Object sameText(namesOf(c.same_text, c.same_text_count));
    if (!sameText)
        return nullptr;
    return Py_BuildValue("zOzzdKKKKnid", c.encoding, sameText.get(), c.edit_as, c.language,
                         c.confidence, static_cast<unsigned long long>(c.malformed),
                         static_cast<unsigned long long>(c.first_malformed),
                         static_cast<unsigned long long>(c.c1),
                         static_cast<unsigned long long>(c.telling_byte),
                         static_cast<Py_ssize_t>(c.evidence), c.excluded, c.language_confidence);
}

PyObject* evidence(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    Py_ssize_t ofCandidate = 0, index = 0;
    if (!PyArg_ParseTuple(arguments, "Onn", &capsule, &ofCandidate, &index))
        return nullptr;
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_evidence e{};
    e.struct_size = sizeof e;
    if (detection == nullptr ||
        !isOk(charsleuth_detection_evidence(detection, static_cast<size_t>(ofCandidate),
                                            static_cast<size_t>(index), &e)))
        return nullptr;
    return Py_BuildValue("zzzzdKKz", e.kind, e.source, e.encoding, e.effect, e.decibans,
                         static_cast<unsigned long long>(e.begin),
                         static_cast<unsigned long long>(e.end), e.detail);
}

PyObject* conflicts(PyObject*, PyObject* capsule) {
    const charsleuth_detection* detection = detectionIn(capsule);
    if (detection == nullptr)
        return nullptr;
    charsleuth_conflict c{};
    c.struct_size = sizeof c;
    return listOf(
        [&](size_t i) { return charsleuth_detection_conflict(detection, i, &c) == CHARSLEUTH_OK; },
        [&](size_t) { // the label is as the file has it, in any bytes
            const char* label = c.declared != nullptr ? c.declared : "";
            return Py_BuildValue(
                "NzKK",
                PyUnicode_Decode(label, static_cast<Py_ssize_t>(strlen(label)), "utf-8", "replace"),
                c.rule, static_cast<unsigned long long>(c.begin),
                static_cast<unsigned long long>(c.end));
        });
}

} // namespace charsleuth::python
