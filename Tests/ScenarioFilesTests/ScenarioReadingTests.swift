import Interface
import OrderedCollections
import ScenarioFiles
import Testing

@Suite("Scenarios")
struct ScenarioReadingTests {
  @Test("What is not said has its default")
  func defaults() throws {
    let scenario = try readScenario("scenario: A\nviews: []")
    #expect(scenario.platform == Platform(.iOS, 26))
    #expect(scenario.locale == "en-US")
    #expect(scenario.settings == Settings())
    #expect(scenario.source == nil)
    #expect(scenario.screens.keys == ["main"])
  }

  @Test(
    "A platform is a system, with or without a version",
    arguments: [
      ("iOS", Platform(.iOS, 26)), ("iPadOS 17", Platform(.iPadOS, 17)), ("macOS 14", Platform(.macOS, 14)),
      ("watchOS 27", Platform(.watchOS, 27)), ("visionOS", Platform(.visionOS, 26)),
    ])
  func platforms(text: String, expected: Platform) throws {
    #expect(try readScenario("scenario: A\nplatform: \(text)\nviews: []").platform == expected)
  }

  @Test(
    "A locale is a tag by BCP 47", arguments: ["en", "de-DE", "ru", "zh-Hant-TW", "es-419", "ca-valencia", "pt-BR"])
  func locales(tag: String) throws {
    #expect(try readScenario("scenario: A\nlocale: \(tag)\nviews: []").locale == tag)
  }

  @Test("No other tag is a locale", arguments: ["english", "xx", "en-", "en--US", "en-USA", "EN", "en-US-"])
  func wrongLocales(tag: String) {
    #expect(complaints(about: "scenario: A\nlocale: \(tag)\nviews: []").contains("[unknown-language]"))
  }

  @Test("Settings take the words for yes and no, and the choices of the table")
  func settings() throws {
    let text = "scenario: A\nsettings: { hints: No, boldText: 'on', controls: off, dynamicType: xLarge }\nviews: []"
    let settings = try readScenario(text).settings
    #expect(settings[.hints] == .flag(false))
    #expect(settings[.boldText] == .flag(true))
    #expect(settings[.controls] == .text("off"))
    #expect(settings[.dynamicType] == .text("xLarge"))
  }

  /// By the core schema of YAML 1.2, https://yaml.org/spec/1.2.2/#103-core-schema, without hexadecimal, octal, infinity
  /// and not-a-number, which no state needs.
  @Test(
    "State keeps the types of YAML 1.2",
    arguments: [
      ("true", .flag(true)), ("False", .flag(false)), ("No", .text("No")), ("on", .text("on")),
      ("12:30", .text("12:30")), ("'12'", .text("12")), ("12", .number(12)), ("-1.5e3", .number(-1500)),
      ("+3", .number(3)), ("0x1F", .text("0x1F")), (".inf", .text(".inf")), ("1e999", .text("1e999")),
      ("1.2.3", .text("1.2.3")), ("-", .text("-")), ("~", .null), ("null", .null), ("", .null),
      ("'null'", .text("null")),
      ("2024-01-01", .text("2024-01-01")), ("!!str 12", .text("12")), ("[1, a]", .list([.number(1), .text("a")])),
      ("{ a: { b: no } }", .record(["a": .record(["b": .text("no")])])), ("$${x}", .text("${x}")),
    ] as [(String, Value)])
  func state(text: String, expected: Value) throws {
    // A lone `-` would begin a list.
    let quoted = text == "-" ? "'-'" : text
    #expect(try readScenario("scenario: A\nstate:\n  a: \(quoted)\nviews: []").state["a"] == expected)
  }

  @Test("The order of the file is kept")
  func order() throws {
    let text = "scenario: A\nstate: { z: 1, a: 2 }\nscreens: { y: { views: [] }, b: { title: T, views: [] } }"
    let scenario = try readScenario(text)
    #expect(scenario.state.keys == ["z", "a"])
    #expect(scenario.screens.keys == ["y", "b"])
    #expect(scenario.screens["b"]?.title == "T")
  }

  @Test(
    "JSON and YAML say the same",
    arguments: [
      (
        #"{"scenario": "A", "$schema": "x", "source": "y", "views": [{"text": 1.50, "value": true}, "spacer"]}"#,
        "scenario: A\n$schema: x\nsource: y\nviews: [{ text: 1.50, value: true }, spacer]"
      ),
      (
        #"{"scenario": "A", "state": {"a": null, "b": "1", "c": 1}, "views": [{"divider": null}]}"#,
        "scenario: A\nstate: { a: , b: '1', c: 1 }\nviews: [divider: ]"
      ),
      (
        #"{"scenario": "\u00e9\ud83d\ude00\n", "views": [{"toggle": "T", "isOn": "off", "opacity": 1e-1}]}"#,
        "scenario: \"é😀\\n\"\nviews: [{ toggle: T, isOn: off, opacity: 0.1 }]"
      ),
    ])
  func formatsAgree(json: String, yaml: String) throws {
    #expect(withoutOrigins(try readScenario(json, .json)) == withoutOrigins(try readScenario(yaml, .yaml)))
  }
}
