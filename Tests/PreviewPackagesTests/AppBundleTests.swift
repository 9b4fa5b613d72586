import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("What an app finds in its bundle")
struct AppBundleTests {
  /// A folder as Xcode makes it for an app with a widget.
  private func app(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { _ = try folder.write(text, to: name) }
    return folder
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
    <key>CFBundleVersion</key><string>${CURRENT_PROJECT_VERSION}</string>
    <key>Server</key><string>https://example.org</string>
    </dict></plist>
    """
  private static let extensionList = """
    <plist version="1.0"><dict><key>NSExtension</key><dict></dict></dict></plist>
    """

  @Test("The app's own list is found, and its gaps are filled from the project")
  func information() throws {
    let folder = try app([
      "App/Info.plist": AppBundleTests.list, "A Widget/Info.plist": AppBundleTests.extensionList,
      "Trips.xcodeproj/project.pbxproj":
        "buildSettings = { MARKETING_VERSION = 2.5; PRODUCT_NAME = \"$(TARGET_NAME)\"; };",
    ])
    let text = try AppInformation(at: [folder.path]).text()
    let list = try #require(
      PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
    #expect(list["CFBundleName"] as? String == "Trips")
    #expect(list["CFBundleShortVersionString"] as? String == "2.5")
    #expect(list["CFBundleVersion"] as? String == "1")
    #expect(list["Server"] as? String == "https://example.org")
  }

  @Test("Settings in files of their own fill gaps too, and a gap that nothing fills is empty")
  func settings() throws {
    let list = """
      <plist version="1.0"><dict>
      <key>Server</key><string>$(SCHEME)://$(HOST)</string>
      <key>Port</key><string>$(PORT)</string>
      <key>Key</key><string>$(SECRET)</string>
      <key>Tasks</key><array><string>$(IDENTIFIER).refresh</string></array>
      </dict></plist>
      """
    let folder = try app([
      "App/Info.plist": list,
      "App.xcodeproj/baselines/Info.plist":
        "<plist version=\"1.0\"><dict><key>Mac</key><string>M2</string></dict></plist>",
      "App.framework/Info.plist":
        "<plist version=\"1.0\"><dict><key>CFBundlePackageType</key><string>FMWK</string></dict></plist>",
      "App.xcodeproj/project.pbxproj": "buildSettings = { SCHEME = http; };",
      "Config/Base.xcconfig": "HOST = $(NAME).org // the real one\nIDENTIFIER = org.trips\nSCHEME = ftp\n",
      "Config/Debug.template.xcconfig": "// for developers\nNAME = test\nIDENTIFIER = org.trips.debug\nPORT =\n",
      "Config/Release.xcconfig": "NAME = trips\n",
    ])
    let text = try AppInformation(at: [folder.path]).text()
    let found = try #require(
      PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any])
    #expect(found["Server"] as? String == "http://test.org")
    #expect(found["Port"] as? String == "")
    #expect(found["Key"] as? String == "")
    #expect(found["Tasks"] as? [String] == ["org.trips.debug.refresh"])
    #expect(found["Mac"] == nil)
  }

  /// What an app of whose texts one has English, and what one of whose texts none has.
  private static func catalog(_ localizations: String) -> String {
    """
    { "sourceLanguage": "ko", "version": "1.0", "strings": { "kind": { "localizations": {
      "ko": { "stringUnit": { "state": "translated", "value": "문서화" } }\(localizations) } } } }
    """
  }

  @Test(
    "Foundation, which reads no catalogs, speaks English for an app that has it, and else the app's own language",
    arguments: [
      (["a.xcstrings": catalog("")], "ko", ["kind": "문서화"]),
      (
        ["a.xcstrings": catalog(", \"en\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"Doc\" } }")],
        "en", ["kind": "Doc"]
      ),
      (["a.xcstrings": catalog(""), "en-GB.lproj/b.strings": ""], "en-GB", ["kind": "문서화"]),
      (["de.lproj/b.strings": "", "fr.lproj/b.strings": ""], "de", nil),
      (["Base.lproj/b.strings": ""], "en", nil),
      ([:], "en", nil),
    ])
  func languages(files: [String: String], name: String, texts: [String: String]?) throws {
    let folder = try app(files)
    let language = AppLanguage(of: files.keys.sorted().map(folder.file), development: nil)
    #expect(language.name == name)
    let table = try language.tables()["\(name).lproj/a.strings"].flatMap {
      try PropertyListSerialization.propertyList(from: Data($0.utf8), format: nil) as? [String: String]
    }
    #expect(table == texts)
  }

  @Test("The app's own language is what its project tells")
  func development() throws {
    let folder = try app(["App.xcodeproj/project.pbxproj": "developmentRegion = \"pt-BR\";"])
    let information = AppInformation(at: [folder.path])
    #expect(information.developmentLanguage == "pt-BR")
    let tables = ["pt-BR", "es"].map { folder.file("\($0).lproj/a.strings") }
    #expect(AppLanguage(of: tables, development: information.developmentLanguage).name == "pt-BR")
    #expect(try information.text(in: "pt-BR").contains("<string>pt-BR</string>"))
  }

  @Test("A folder without a project has a bundle too")
  func withoutProject() throws {
    let folder = try app(["View.swift": ""])
    let text = try AppInformation(at: [folder.path]).text()
    #expect(text.contains("<string>1.0</string>"))
  }

  @Test("The files that the app reads stand beside its program, and what is the project's own does not")
  func data() throws {
    let folder = try app([
      "App/Trips.json": "[]", "App/Sounds/Ping.MP3": "", "App/de.lproj/Localizable.strings": "\"a\" = \"b\";",
      // Foundation of Linux would look for the version of the app there, and nowhere else.
      "App/fr.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Voyages\";",
      "App/Info.plist": AppBundleTests.list,
      "App/Assets.xcassets/Contents.json": "{}", "App/Assets.xcassets/Logo.imageset/Logo.png": "",
      ".build/debug/PreviewProgram": "program",
      // Xcode compiles a model to a folder of its name (Apple's reference of NSManagedObjectModel).
      "App/Store.xcdatamodeld/Store.xcdatamodel/contents": "<model></model>",
    ])
    let program = folder.file(".build/debug/PreviewProgram")
    let own = try AppBundle(
      in: folder.file("previews"), of: program, module: "previews_Team",
      resources: TeamFolder.resources(at: [folder.path]), paths: [folder.path]
    ).write()
    #expect(own.path == folder.file("previews/Previews.app/PreviewProgram").path)
    let bundle = own.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
    #expect(
      names == [
        "Info.plist", "Ping.MP3", "PreviewProgram", "Store.momd", "Trips.json", "de.lproj", "previews_Team.resources",
      ])
    #expect(try String(contentsOf: bundle.appendingPathComponent("Trips.json"), encoding: .utf8) == "[]")
  }
}
