// How the editor finds the plugin in the module.
#include "plugin/kate/plugin.h"

#include <KPluginFactory>

using Plugin = charsleuth::kate::Plugin;
K_PLUGIN_CLASS_WITH_JSON(Plugin, "charsleuthplugin.json")

#include "factory.moc"
