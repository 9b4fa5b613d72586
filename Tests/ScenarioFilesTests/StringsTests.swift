import Diagnostics
import Foundation
import Interface
import OrderedCollections
import ScenarioFiles
import TestSupport
import Testing

/// The app's own words: where they may stand, what they are in which language, and what is said if something is wrong.
@Suite("The app's own words")
struct StringsTests {
  private static let strings = """
    { "de": { "Reply": "Antworten", "days": { "one": "%lld Tag", "other": "%lld Tage" }, "%@ liked it": "%@ mag es" },
      "fr": { "Reply": "Répondre", "%1$@ of %2$lld": "%2$lld, dont %1$@" } }
    """

  /// A scenario in JSON, which is also YAML.
  private static func scenario(with view: String, locale: String = "de-DE", strings: String = strings) -> String {
    """
    { "scenario": "A", "locale": "\(locale)", "strings": \(strings),
      "state": { "n": 3, "name": "Beth", "chosen": "Reply" }, "views": [
    \(view)
    ] }
    """
  }

  /// What the first view says under a locale.
  private func words(_ view: String, locale: String) throws -> String? {
    let scenario = try readScenario(StringsTests.scenario(with: view, locale: locale), .json)
    let screen = try #require(scenario.opening?.screen)
    return scenario.beginning(of: screen).views.first?.title
  }

  @Test(
    "Both formats read the same, and what is written reads back as the same",
    arguments: [
      #"{ "text": "Reply" }"#, #"{ "text": { "key": "Reply" } }"#, #"{ "text": { "key": "days", "with": "${n}" } }"#,
      #"{ "text": { "key": "days", "with": [1] } }"#, #"{ "text": "${name} liked it" }"#,
      #"{ "text": "${name} of ${n}" }"#, #"{ "text": "${chosen.localized}" }"#,
      #"{ "button": { "text": { "key": "Reply" }, "symbol": "star" }, "hint": { "key": "Reply" } }"#,
      #"{ "label": { "key": "Reply" }, "symbol": "star" }"#, #"{ "section": { "key": "Reply" }, "views": [] }"#,
      #"{ "text": "A", "label": { "key": "Reply" }, "value": { "key": "days", "with": 2 }, "inputLabels": ["Reply"] }"#,
      #"{ "text": "A", "label": { "append": { "key": "Reply" } }, "actions": [{ "key": "Reply" }, "Reply"] }"#,
      #"{ "picker": "A", "selection": "$chosen", "options": ["Reply", { "key": "Reply" }, { "label": "Reply" }] }"#,
      #"{ "text": "A", "draggable": "Reply", "dropTarget": { "key": "Reply" }, "customContent": { "Reply": "A" } }"#,
      #"{ "slider": "A", "value": { "key": "Reply" } }"#, #"{ "toggle": "A", "value": { "key": "Reply" } }"#,
      #"{ "text": "A", "action": { "announce": { "key": "Reply" } }, "rotors": { "Reply": [] } }"#,
      #"{ "list": [], "header": { "key": "Reply" } }"#,
    ])
  func formats(view: String) throws {
    let text = StringsTests.scenario(with: view)
    #expect(withoutOrigins(try readScenario(text, .json)) == withoutOrigins(try readScenario(text, .yaml)))
  }

  @Test(
    "Words are those of the language, with their gaps filled; without any, the key is shown",
    arguments: [
      (#"{ "text": "Reply" }"#, "de-DE", "Antworten"), (#"{ "text": "Reply" }"#, "fr-CA", "Répondre"),
      (#"{ "text": "Reply" }"#, "en-US", "Reply"),
      (#"{ "text": { "key": "days", "with": "$n" } }"#, "de-AT", "3 Tage"),
      (#"{ "text": { "key": "days", "with": 1 } }"#, "de-DE", "1 Tag"),
      (#"{ "text": { "key": "days", "with": 1200 } }"#, "de-DE", "1.200 Tage"),
      (#"{ "text": "${name} liked it" }"#, "de-DE", "Beth mag es"),
      (#"{ "text": "${name} liked it" }"#, "fr-FR", "Beth liked it"),
      (#"{ "text": "${name} of ${n}" }"#, "fr-FR", "3, dont Beth"),
      (#"{ "text": "${chosen.localized}" }"#, "de-DE", "Antworten"),
      // What is computed is nobody's key.
      (#"{ "text": "${chosen}" }"#, "de-DE", "Reply"), (#"{ "text": "Nick" }"#, "de-DE", "Nick"),
    ])
  func says(_ view: String, _ locale: String, _ expected: String) throws {
    #expect(try words(view, locale: locale) == expected)
  }

  @Test("The name of a symbol, a color or an identifier is not translated")
  func keepsNames() throws {
    let view = #"{ "symbol": "Reply", "identifier": "Reply", "color": "Reply" }"#
    let scenario = try readScenario(StringsTests.scenario(with: view), .json)
    let screen = try #require(scenario.opening?.screen)
    let shown = try #require(scenario.beginning(of: screen).views.first)
    #expect(shown.symbol == "Reply")
    #expect(shown.identifier == "Reply")
    #expect(shown.color?.constant == "Reply")
  }

  @Test("An option and a tab are chosen by their key in all languages")
  func choosesByKey() throws {
    let view = #"{ "picker": "A", "selection": "$chosen", "options": ["Reply", "Other"] }"#
    let scenario = try readScenario(StringsTests.scenario(with: view), .json)
    let screen = try #require(scenario.opening?.screen)
    let picker = try #require(scenario.beginning(of: screen).views.first)
    #expect(picker.options.map(\.label.constant) == ["Antworten", "Other"])
    #expect(picker.options.map(\.choice) == [.text("Reply"), .text("Other")])
  }

  @Test(
    "What is wrong is told at its place, with what to write",
    arguments: [
      (
        scenario(with: #"{ "text": { "key": "Replay" } }"#), "4:20",
        "unknown key of 'strings' 'Replay' [unknown-string]", "did you mean 'Reply'?"
      ),
      (
        scenario(with: #"{ "text": { "key": "Reply", "wit": 1 } }"#), "4:29",
        "unknown key 'wit' in a key of 'strings' [unknown-key]", "did you mean 'with'?"
      ),
      (
        #"{ "scenario": "A", "views": [{ "text": { "key": "Reply" } }] }"#, "1:49",
        "a key needs 'strings' at the top of the scenario [no-strings]", "write 'strings: Localizable.xcstrings'"
      ),
      (
        #"{ "scenario": "A", "strings": "Nowhere.xcstrings", "views": [{ "text": { "key": "Reply" } }] }"#, "1:31",
        "there is no file 'Nowhere.xcstrings' [file-not-found]", "paths begin in the folder of the file that names them"
      ),
      (
        #"{ "scenario": "A", "strings": "words.txt", "views": [] }"#, "1:31",
        "'words.txt' is not a file of translations [not-strings]",
        "they end in .xcstrings, .strings or .stringsdict"
      ),
      (
        #"{ "scenario": "A", "strings": { "german": { "A": "B" } }, "views": [] }"#, "1:33",
        "unknown language 'german' [unknown-language]", "write a tag such as en-US, de-DE or ru"
      ),
      (
        #"{ "scenario": "A", "strings": { "de": { "A": { "one": "B" } } }, "views": [] }"#, "1:46",
        "a plural needs the key 'other' [missing-key]", "add 'other: …'"
      ),
    ] as [(String, String, String, String?)])
  func messages(text: String, place: String, message: String, hint: String?) {
    for format in ScenarioSource.Format.allCases {
      let lines = complaints(about: text, format).split(separator: "\n").map(String.init)
      #expect(lines.first == "test.\(format.rawValue):\(place): error: \(message)")
      #expect(lines.last == "1 error in test.\(format.rawValue)")
      if let hint { #expect(lines.contains { $0.hasSuffix("= hint: \(hint)") }, "\(lines)") }
    }
  }
}

@Suite("Files of translations")
struct StringFileTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Reply": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Antworten" } } } },
      "hint": { "localizations": { "en": { "variations": { "device": {
        "ipad": { "stringUnit": { "state": "translated", "value": "Beside it" } },
        "other": { "stringUnit": { "state": "translated", "value": "Below it" } } } } } } },
      "OK": { "shouldTranslate": false },
      "Later": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "Later" } } } }
    } }
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>rows</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@rows@ in der Liste</string>
      <key>rows</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Zeile</string><key>other</key><string>%lld Zeilen</string>
      </dict>
    </dict></dict></plist>
    """

  private func read(_ text: String, in folder: TemporaryFolder) throws -> Scenario {
    try ScenarioFiles.readScenario(ScenarioSource(path: folder.write("scenario: A\n" + text, to: "a.yaml")))
  }

  private func titles(of scenario: Scenario) throws -> [String?] {
    scenario.beginning(of: try #require(scenario.opening?.screen)).views.map(\.title)
  }

  @Test(
    "A catalog has words by language and by device",
    arguments: [("iOS 26", "Below it"), ("iPadOS 26", "Beside it"), ("macOS 26", "Below it")])
  func readsCatalogs(platform: String, expected: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "Localizable.xcstrings")
    let scenario = try read(
      "platform: \(platform)\nstrings: Localizable.xcstrings\nviews: [{ text: hint }, { text: OK }]\n", in: folder)
    #expect(try titles(of: scenario) == [expected, "OK"])
    #expect(scenario.otherPaths == [folder.file("Localizable.xcstrings").path])
  }

  @Test("What is missing is what has no words of the language, and should have some")
  func tellsMissing() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "Localizable.xcstrings")
    let scenario = try read("strings: Localizable.xcstrings\nviews: []\n", in: folder)
    let translator = try #require(scenario.formats.translator)
    let missing = ["Reply", "hint", "OK", "Later"].filter { translator.source(of: $0, in: "de-DE").isMissing }
    #expect(missing == ["hint", "Later"])
    #expect(!translator.source(of: "Later", in: "en-GB").isMissing)
    #expect(translator.speaks("de-AT") && translator.speaks("en-US") && !translator.speaks("ja-JP"))
  }

  @Test(
    "The older files stand in the folders of their languages, and are named by any of them, or by what they are called")
  func readsFolders() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "/* The button. */\n\"Reply\" = \"Antworten\";\n// Quotes\n\"quote\" = \"\\\"Ja\\\"\\U00e4\";\n",
      to: "de.lproj/Words.strings")
    _ = try folder.write(Self.dictionary, to: "de.lproj/Words.stringsdict")
    _ = try folder.write("Reply = \"Answer\";\n", to: "en.lproj/Words.strings")
    for name in ["Words.strings", "Words.stringsdict", "en.lproj/Words.strings"] {
      for (locale, words) in [("de-DE", ["Antworten", "\"Ja\"ä", "2 Zeilen in der Liste"]), ("en-US", ["Answer"])] {
        let scenario = try read(
          """
          locale: \(locale)
          strings: [\(name)]
          views: [{ text: Reply }, { text: quote }, { text: { key: rows, with: 2 } }]
          """, in: folder)
        #expect(try titles(of: scenario).prefix(words.count).compactMap(\.self) == words)
      }
    }
  }

  @Test(
    "What is wrong with a file is told at its place in it",
    arguments: [
      (
        "W.xcstrings", "{ \"strings\": {}\n", "2:1: error: expected ',' or '}', found the end of the file [json-syntax]"
      ),
      ("W.xcstrings", "{ \"strings\": {} }", "1:1: error: the key 'sourceLanguage' is missing [broken-strings]"),
      (
        "W.xcstrings",
        "{ \"sourceLanguage\": \"en\", \"strings\": {\n  \"A\": { \"localizations\": { \"de\": { \"stringUnit\": { \"value\": 5 } } } } } }",
        "2:62: error: expected text [broken-strings]"
      ),
      ("W.xcstrings", "", " error: the file is empty [empty-file]"),
      ("de.lproj/W.strings", "\"a\" = \"b\";\n\"c\" \"d\";", "2:5: error: expected '=' after the key [broken-strings]"),
      (
        "de.lproj/W.strings", "\"a\" = \"b\"\n",
        "2:1: error: the file ends without ';' after the words [broken-strings]"
      ),
      ("de.lproj/W.strings", "\"ä\" = \"b;\n", "1:7: error: the quotes are not closed [broken-strings]"),
      ("de.lproj/W.strings", "\"a\" = ;\n", "1:7: error: expected the words in double quotes [broken-strings]"),
      ("de.lproj/W.strings", "= \"b\";\n", "1:1: error: expected a key [broken-strings]"),
      ("de.lproj/W.strings", "\u{FEFF}= \"b\";\n", "1:1: error: expected a key [broken-strings]"),
      (
        "de.lproj/W.strings", "\u{FEFF}<plist><a></plist>",
        "1:11: error: the file is not well-formed XML [broken-strings]"
      ),
      ("de.lproj/W.strings", "<html></html>", " error: the file is not a property list [broken-strings]"),
      (
        "de.lproj/W.strings", "<plist><array/></plist>",
        "1:1: error: expected a map from keys to texts [broken-strings]"
      ),
      ("de.lproj/W.strings", "/* a", "1:1: error: the comment is not closed [broken-strings]"),
      (
        "de.lproj/W.stringsdict", "<plist><dict>\n</plist>",
        "2:1: error: the file is not well-formed XML [broken-strings]"
      ),
      (
        "de.lproj/W.stringsdict", "<plist><array/></plist>",
        "1:1: error: expected a map from keys to their forms [broken-strings]"
      ),
    ])
  func messages(path: String, text: String, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do {
      _ = try read("strings: \(name)\nviews: [{ text: { key: a } }]\n", in: folder)
      Issue.record("nothing is wrong with the file")
    } catch let error as ScenarioError {
      #expect("\(error)".hasPrefix("\(folder.file(path).path):\(message)\n"), "\(error)")
    }
  }

  // The forms are those of Apple's documentation of .strings, .stringsdict and string catalogs.
  @Test("A file of words may write keys and characters in several ways")
  func readsSpellings() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"""
      alone;
      plain.key = "one\ttwo\nthree\rfour\x";
      "pair" = "\uD83D\uDE00";
      """#, to: "en.lproj/W.strings")
    let scenario = try read(
      "strings: W.strings\nviews: [{ text: { key: alone } }, { text: { key: plain.key } }, { text: { key: pair } }]\n",
      in: folder)
    #expect(try titles(of: scenario) == ["alone", "one\ttwo\nthree\rfourx", "\u{1F600}"])
  }

  @Test("A file of words may be in UTF-16, as Xcode once wrote it, and in no other way than in Unicode")
  func readsUnicode() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "en.lproj/W.strings")
    let scenario = "strings: W.strings\nviews: [{ text: { key: a } }]\n"
    for encoding in [String.Encoding.utf16, .utf8] {
      try #require("\"a\" = \"Übung\";\n".data(using: encoding)).write(to: URL(filePath: path))
      #expect(try titles(of: read(scenario, in: folder)) == ["Übung"])
    }
    try #require("\"a\" = \"Übung\";\n".data(using: .isoLatin1)).write(to: URL(filePath: path))
    #expect {
      try read(scenario, in: folder)
    } throws: { "\($0)".contains("the file is not text") }
  }

  @Test("A percent sign that begins no specifier stays, and one with flags takes an argument")
  func readsPercentSigns() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("\"a\" = \"100% sure, 5%\"; \"b\" = \"%2$@ of %1$@, %%\";\n", to: "en.lproj/W.strings")
    let scenario = try read(
      "strings: W.strings\nviews: [{ text: { key: a } }, { text: { key: b, with: [x, y] } }]\n", in: folder)
    #expect(try titles(of: scenario) == ["100% sure, 5%", "y of x, %"])
  }

  @Test("A file of words may be a property list")
  func readsPropertyList() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "<plist version=\"1.0\"><dict><key>a</key><string>A word</string></dict></plist>", to: "en.lproj/W.strings")
    #expect(
      try titles(of: read("strings: W.strings\nviews: [{ text: { key: a } }]\n", in: folder)) == ["A word"])
    _ = try folder.write("<plist version=\"1.0\"><array/></plist>", to: "en.lproj/W.strings")
    #expect(throws: ScenarioError.self) { try read("strings: W.strings\nviews: [{ text: { key: a } }]\n", in: folder) }
  }

  @Test("Words may depend on the device and on the room that there is, of which there is enough")
  func readsDevicesAndWidths() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      <plist version="1.0"><dict>
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>ipad</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
        <key>long</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Hi</string><key>50</key><string>Hello there</string></dict></dict>
        <key>none</key><dict/>
      </dict></plist>
      """, to: "en.lproj/W.stringsdict")
    for (platform, expected) in [("iOS 26", "Tap"), ("iPadOS 26", "Click")] {
      let scenario = try read(
        "platform: \(platform)\nstrings: W.stringsdict\nviews: [{ text: { key: tap } }, { text: { key: long } }]\n",
        in: folder)
      #expect(try titles(of: scenario) == [expected, "Hello there"])
    }
  }

  @Test("A catalog may count several things in one text, by the number of the argument")
  func readsSubstitutions() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "files": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@, 100%% %1$@" },
        "substitutions": {
          "files": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } },
          "folders": { "argNum": 3, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg folder" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } } } } } } } } } } }
      """, to: "W.xcstrings")
    let scenario = try read(
      "strings: W.xcstrings\nviews: [{ text: { key: files, with: [done, 1, 2] } }]\n", in: folder)
    #expect(try titles(of: scenario) == ["1 file in 2 folders, 100% done"])
  }

  @Test(
    "What a catalog holds in a wrong form is told in words",
    arguments: [
      ("\"strings\": []", "expected a map"),
      ("\"strings\": { \"A\": { \"shouldTranslate\": 3 } }", "expected true or false"),
      ("\"strings\": { \"A\": null }", "expected a map"),
    ])
  func tellsWrongForms(_ content: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{ \"sourceLanguage\": \"en\", \(content) }", to: "W.xcstrings")
    #expect {
      try read("strings: W.xcstrings\nviews: [{ text: { key: A } }]\n", in: folder)
    } throws: { "\($0)".contains(message) }
  }

  @Test("What is wrong with the scenario and with the file is told at once")
  func tellsBoth() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{", to: "W.xcstrings")
    #expect {
      _ = try read("strings: W.xcstrings\nviews: [{ txt: A }]\n", in: folder)
    } throws: { error in
      "\(error)".contains("unknown kind of view 'txt'") && "\(error)".contains("W.xcstrings:1:2: error: ")
    }
  }
}
