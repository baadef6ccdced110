#include "app/mcp/tool.h"

#include "app/mcp/words.h"

#include <algorithm>

namespace charsleuth::mcp {

namespace {

bool hasType(const Json& value, const std::string& type) {
    if (type == "string")
        return value.is_string();
    if (type == "integer")
        return value.is_number_integer();
    if (type == "boolean")
        return value.is_boolean();
    return type == "array" && value.is_array();
}

std::optional<std::string> wrongValue(const std::string& name, const Json& value,
                                      const Json& schema) {
    const std::string type = schema.at("type");
    if (!hasType(value, type))
        return '"' + name + "\" has to be of type " + type;
    if (schema.contains("minimum") && value < schema["minimum"])
        return '"' + name + "\" has to be at least " + schema["minimum"].dump();
    if (schema.contains("maximum") && value > schema["maximum"])
        return '"' + name + "\" has to be at most " + schema["maximum"].dump();
    if (schema.contains("maxLength") &&
        value.get_ref<const std::string&>().size() > schema["maxLength"].get<std::size_t>())
        return '"' + name + "\" has to be of at most " + schema["maxLength"].dump() + " bytes";
    if (schema.contains("maxItems") && value.size() > schema["maxItems"].get<std::size_t>())
        return '"' + name + "\" has to have at most " + schema["maxItems"].dump() + " items";
    if (schema.contains("enum") && std::ranges::find(schema["enum"], value) == schema["enum"].end())
        return '"' + name + "\" has to be one of " + schema["enum"].dump();
    if (type == "array")
        for (const Json& item : value)
            if (auto wrong = wrongValue(name + "[]", item, schema.at("items")))
                return wrong;
    return std::nullopt;
}

} // namespace

std::optional<std::string> whatIsWrong(const Json& arguments, const Json& schema) {
    if (!arguments.is_object())
        return "the arguments have to be an object";
    const Json& properties = schema.at("properties");
    for (const auto& [name, value] : arguments.items()) {
        if (!properties.contains(name))
            return "there is no argument \"" + brief(name) + '"';
        if (auto wrong = wrongValue(name, value, properties[name]))
            return wrong;
    }
    for (const std::string required : schema.value("required", Json::array()))
        if (!arguments.contains(required))
            return "the argument \"" + required + "\" is missing";
    return std::nullopt;
}

} // namespace charsleuth::mcp
