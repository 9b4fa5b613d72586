import Testing

@testable import A11ySwiftUI

/// Words that an app makes in its models (Apple's references of LocalizedStringResource, String(localized:) and of the
/// formatters, each under its name).
@Suite("Words of models")
@MainActor
struct WordingTests {
  @Test("Resources carry their words, with values in them")
  func resources() {
    let (count, name) = (3, "Ann")
    let plain: LocalizedStringResource = "Hello"
    let filled = LocalizedStringResource("\(count) cups for \(name)")
    #expect(String(localized: plain) == "Hello")
    #expect(String(localized: filled) == "3 cups for Ann")
    #expect(stops(Text(filled)) == ["3 cups for Ann"])
    #expect(String(localized: "\(name) has \(0.5, specifier: "%.1f")") == "Ann has 0.5")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Words")) == "Words")
    #expect(plain == LocalizedStringResource("Hello"))
    #expect(Set([plain, LocalizedStringResource("Hello"), filled]).count == 2)
    #expect(String(localized: "Share \(0.25, format: .percent)", locale: Locale(identifier: "en_US")) == "Share 25%")
  }

  // UIKit's own strings: “Share…”, “Cancel” and “More”, by language.
  @Test(
    "What the system writes by itself is in the person's language",
    arguments: [
      ("en-US", "Share…"), ("da-DK", "Share…"), ("ja-JP", "共有…"), ("pt-BR", "Compartilhar…"), ("zh-Hant-TW", "分享⋯"),
      ("de-AT", "Teilen\u{A0}…"),
    ])
  func systemWords(locale: String, expected: String) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    #expect(SystemWord.share.text(in: environment) == expected)
  }

  // Apple, “RelativeDateTimeFormatter”: its styles of units, and names where there are some.
  @Test("How far away, in each style")
  func relative() {
    let now = Date(timeIntervalSince1970: 1_767_260_460)
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    func told(_ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter.unitsStyle = style
      return formatter.localizedString(for: now - 10_800, relativeTo: now)
    }
    #expect(told(.full) == "3 hours ago")
    #expect(told(.spellOut) == "three hours ago")
    #expect(told(.short) == "3 hr. ago" || told(.short) == "3 hr ago")
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now - 86_400, relativeTo: now) == "yesterday")
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hours ago")
  }

  // Apple, “DateIntervalFormatter”: from when to when, each part in its style.
  @Test("From when to when")
  func intervals() {
    let start = Date(timeIntervalSince1970: 1_767_260_460)
    let formatter = DateIntervalFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    func plain(_ text: String?) -> String? {
      text?.replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
    }
    #expect(plain(formatter.string(from: start, to: start + 3600)) == "9:41 – 10:41 AM")
    #expect(plain(formatter.string(from: start + 3600, to: start)) == "9:41 – 10:41 AM")
    #expect(plain(formatter.string(from: DateInterval(start: start, duration: 3600))) == "9:41 – 10:41 AM")
    #expect(plain(formatter.string(for: DateInterval(start: start, duration: 3600))) == "9:41 – 10:41 AM")
  }

  @Test("Lists of values, each by a formatter")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let percent = NumberFormatter()
    percent.numberStyle = .percent
    percent.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = percent
    #expect(formatter.string(from: [0.1, 0.5]) == "10% and 50%")
    #expect(formatter.string(for: [0.2]) == "20%")
    // It is in the language of the app that was played last, which another test may have left.
    #expect(stops(Text("A")) == ["A"])
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
  }

  // Apple, “AttributedString(markdown:)”: the words without their marks, and links as attributes.
  @Test("Markdown becomes words and links")
  func markdown() throws {
    let text = try AttributedString(markdown: "See **the** [map](https://example.com)")
    #expect(String(text.characters) == "See the map")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.com"])
    #expect(String(AttributedString(localized: "Hello").characters) == "Hello")
  }
}
