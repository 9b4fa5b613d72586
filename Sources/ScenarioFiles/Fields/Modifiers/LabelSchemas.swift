import Diagnostics
import Interface

extension ValueSchema where Output == Label {
  /// Text, or a map that says when the text applies or what stands around the default label.
  static let label = ValueSchema.forms(
    "text, or a map for a label",
    text: ValueSchema<Dynamic<String>>.template.map({ Label($0) }, back: { $0 == Label($0.text) ? $0.text : nil }),
    map: .record(
      "a label", Label(),
      [
        Field("text", "The label.", .template, into: \.text),
        Field("if", "The label applies only while this holds.", .condition, into: \.condition),
        Field("prepend", "Words before the default label.", .template, into: \.prepend),
        Field("append", "Words after the default label.", .template, into: \.append),
      ]))
}

extension ValueSchema where Output == AccessibilityTrait {
  /// A trait by its name; those who write `isButton`, as SwiftUI does, are told the name here.
  static let trait = {
    let choice = ValueSchema.choice("trait")
    return ValueSchema.scalar(choice.expectation, schema: choice.schema, write: choice.write) { scalar, reading in
      guard let plain = withoutPrefix(scalar.text) else { return choice.read(.scalar(scalar), &reading) }
      reading.report(.prefixedTrait(scalar, plain))
      return nil
    }
  }()

  private static func withoutPrefix(_ name: String) -> String? {
    guard AccessibilityTrait(rawValue: name) == nil, name.hasPrefix("is"), let first = name.dropFirst(2).first else {
      return nil
    }
    let plain = first.lowercased() + name.dropFirst(3)
    return AccessibilityTrait(rawValue: plain).map(\.rawValue)
  }
}

extension ValueSchema where Output == Int {
  /// 1 to 6, or h1 to h6.
  static let headingLevel: ValueSchema = {
    let levels = (1...6).flatMap { [JSONValue.number(Double($0)), .text("h\($0)")] }
    return .scalar("a heading level from 1 to 6", schema: ["enum": .list(levels)], write: { .plain("\($0)") }) {
      scalar, reading in
      let digits = scalar.text.hasPrefix("h") ? String(scalar.text.dropFirst()) : scalar.text
      if let level = Int(digits), (1...6).contains(level), digits.utf8.count == 1 { return level }
      reading.report(.wrongType(expected: "a heading level from 1 to 6", found: .scalar(scalar)))
      return nil
    }
  }()
}

extension ValueSchema where Output == [CustomContent] {
  /// A list of details, or a map from their labels to their values, which may say how important they are.
  static let customContent = ValueSchema.forms(
    "a map of details, or a list of them", list: .list(of: .detail, "a list of details"),
    map: .named(
      .namedDetail, "a map of details",
      entry: { detail in detail.label.constant.map { ($0.escapedInTemplate, detail) } }
    ) { label, detail, reading in
      reading.dynamicText(label).map {
        var detail = detail
        detail.label = $0
        return detail
      }
    })
}

/// How loudly a detail asks to be heard.
private enum Importance: String, CaseIterable {
  case `default`, high
}

extension ValueSchema where Output == CustomContent {
  fileprivate static let detail = ValueSchema.record(
    "a detail", CustomContent(label: "", value: ""),
    [Field("label", "What the detail is called.", .template, isRequired: true, into: \.label)] + fields)

  /// A detail under its label: its value, or a map of that and its importance.
  fileprivate static let namedDetail = ValueSchema.forms(
    "text, or a map with a value",
    text: ValueSchema<Dynamic<String>>.template.map(
      { CustomContent(label: "", value: $0) }, back: { $0.isImportant ? nil : $0.value }),
    map: .record("a detail", CustomContent(label: "", value: ""), fields))

  private static let fields: [Field<CustomContent>] = [
    Field("value", "What the detail says.", .template, isRequired: true, into: \.value),
    Field(
      "importance", "Whether the detail is also read with the element.", ValueSchema<Importance>.choice("importance"),
      value: { $0.isImportant ? .high : nil }, store: { $0.isImportant = $1 == .high }),
  ]
}

extension ValueSchema where Output == Speech {
  static let speech = ValueSchema.record(
    "speech", Speech(),
    [
      Field("spellOut", "Letter by letter.", .flag, into: \.spellsOut),
      Field("punctuation", "With all punctuation.", .flag, into: \.speaksPunctuation),
      Field(
        "pitch", "The pitch as a factor, where 1 is normal.", .number(in: 0...2, "a number from 0 to 2"),
        into: \.pitch),
      Field("ipa", "The pronunciation in the International Phonetic Alphabet.", .text, into: \.ipa),
      Field(
        "languages", "Words of the label in other languages, in their order.",
        .list(of: .foreignWords, "a list of words with their languages"), into: \.languages),
    ])
}

extension ValueSchema where Output == ForeignWords {
  fileprivate static let foreignWords = ValueSchema.record(
    "words in a language", ForeignWords("", language: ""),
    [
      Field("text", "The words as they stand in the label.", .text, isRequired: true, into: \.text),
      Field("language", "The language that they are spoken in.", .language, isRequired: true, into: \.language),
    ])
}

extension Reading {
  /// Reads text, or a key that stands for text, which may have `${…}` in it.
  mutating func dynamicText(_ scalar: Scalar) -> Dynamic<String>? {
    words(scalar)
  }
}

extension Diagnostic {
  fileprivate static func prefixedTrait(_ scalar: Scalar, _ plain: String) -> Diagnostic {
    Diagnostic(
      "unknown-trait", "unknown trait '\(scalar.text)'", at: scalar.place, length: scalar.writtenLength,
      hints: ["did you mean '\(plain)'?"])
  }
}
