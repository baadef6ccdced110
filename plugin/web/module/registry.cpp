#include "app/answer/registry_json.h"
#include "plugin/web/module/exported.h"

using namespace charsleuth;

/// All encodings, as `charsleuth list --json` prints them.
CHARSLEUTH_WASM_EXPORT(registry_new)
std::string* charsleuthRegistryNew() {
    return new std::string(encodingsJson());
}

CHARSLEUTH_WASM_EXPORT(registry_text)
const char* charsleuthRegistryText(const std::string* json) {
    return json->data();
}

CHARSLEUTH_WASM_EXPORT(registry_size)
std::size_t charsleuthRegistrySize(const std::string* json) {
    return json->size();
}

CHARSLEUTH_WASM_EXPORT(registry_free)
void charsleuthRegistryFree(std::string* json) {
    delete json;
}
