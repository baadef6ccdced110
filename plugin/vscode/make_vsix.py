#!/usr/bin/env python3
"""Packs the extension: make_vsix.py OUT.vsix [MODULE_FOLDER]

A .vsix is a zip file with the extension's folder, a manifest and a list of content types. The same files give the same bytes.
MODULE_FOLDER is what `./dev web` builds for it: the detector as WebAssembly, its wrapper, the page. Without it the extension asks the program.
"""

import json
import sys
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

HERE = Path(__file__).resolve().parent
FILES = ["package.json", *sorted(path.name for path in HERE.glob("*.js")), "README.md", "CHANGELOG.md", "icon.png",
         *sorted(path.relative_to(HERE).as_posix() for folder in ("walkthrough/*.md", "images/*.png") for path in HERE.glob(folder))]

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension=".json" ContentType="application/json"/>
<Default Extension=".js" ContentType="application/javascript"/>
<Default Extension=".md" ContentType="text/markdown"/>
<Default Extension=".txt" ContentType="text/plain"/>
<Default Extension=".png" ContentType="image/png"/>
<Default Extension=".css" ContentType="text/css"/>
<Default Extension=".wasm" ContentType="application/wasm"/>
<Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
<Metadata>
<Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
<DisplayName>{title}</DisplayName>
<Description xml:space="preserve">{description}</Description>
<Tags>{tags}</Tags>
<Categories>{categories}</Categories>
<Properties>
<Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
<Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
</Properties>
<Icon>extension/icon.png</Icon>
<License>extension/LICENSE.txt</License>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
<Dependencies/>
<Assets>
<Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.Changelog" Path="extension/CHANGELOG.md" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
<Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
</Assets>
</PackageManifest>
"""


def package_json(with_module):
    """The extension's own manifest; what needs the module is not offered without it."""
    package = json.loads((HERE / "package.json").read_text())
    if not with_module:
        del package["browser"], package["contributes"]["customEditors"]
    return package


def manifest():
    package = package_json(True)
    return MANIFEST.format(name=quoteattr(package["name"]), version=quoteattr(package["version"]),
                           publisher=quoteattr(package["publisher"]), title=escape(package["displayName"]),
                           description=escape(package["description"]), categories=escape(",".join(package["categories"])), tags=escape(",".join(package["keywords"])),
                           engine=quoteattr(package["engines"]["vscode"]))


def main():
    members = {"extension.vsixmanifest": manifest().encode(), "[Content_Types].xml": CONTENT_TYPES.encode(),
               "extension/LICENSE.txt": (HERE.parent.parent / "LICENSE").read_bytes()}
    members |= {f"extension/{name}": (HERE / name).read_bytes() for name in FILES}
    if len(sys.argv) > 2:
        folder = Path(sys.argv[2])
        members |= {f"extension/module/{path.relative_to(folder).as_posix()}": path.read_bytes()
                    for path in sorted(folder.rglob("*")) if path.is_file()}
    else:
        members["extension/package.json"] = json.dumps(package_json(False), indent=2, ensure_ascii=False).encode()
    with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in members.items():
            package.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main()
