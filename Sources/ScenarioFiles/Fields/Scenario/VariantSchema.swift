import Diagnostics
import Interface
import OrderedCollections

extension ValueSchema where Output == OrderedDictionary<String, Variant> {
  /// Variants by name; the name stands in that of a golden, and so it is made of what every file system takes.
  static let variants = ValueSchema<[(String, Variant)]>.named(
    .variant, "a map of variants", entry: { ($0.0, $0.1) },
    make: { name, variant, reading in
      let isName = !name.text.isEmpty && name.text.utf8.allSatisfy(Variant.nameLetters.contains)
      if !isName { reading.report(.notAVariantName(name)) }
      return (name.text, variant)
    }
  ).onLines.dictionary()
}

extension ValueSchema where Output == Variant {
  /// A map, or the word for what is changed where that is all.
  fileprivate static let variant = ValueSchema.forms(
    "a map for a variant, or a word for what is set one after the other",
    text: ValueSchema<Variant.Range>.choice("matrix").map(Variant.init(under:), back: \.onlyRange), map: record)

  private static let record = ValueSchema.record(
    "a variant", Variant(),
    [
      Field("locale", "VoiceOver's own language, such as de-DE.", .language, into: \.locale),
      Field("settings", "What the person has set besides.", .settings, into: \.settings),
      Field("readings", "What is read otherwise, where sources disagree.", .readings, into: \.readings),
      Field("style", "The notation of its transcript.", .choice("style"), into: \.style),
      Field(
        "matrix",
        "What is set besides, one thing after the other, a map all at once: each has a golden only if something else is "
          + "heard.",
        .oneOrMore(of: .matrix, "a list of words and maps of settings"),
        value: { $0.matrix.isEmpty ? nil : $0.matrix }
      ) { $0.matrix = $1 },
    ])
}

extension ValueSchema where Output == Variant.Matrix {
  /// A word for many settings, or a map of some that are set at once.
  fileprivate static let matrix = ValueSchema.forms(
    "a word for what is set one after the other, or a map of settings",
    text: ValueSchema<Variant.Range>.choice("matrix").map(
      Variant.Matrix.every, back: { if case .every(let range) = $0 { range } else { nil } }),
    map: ValueSchema<[Setting: Value]>.settings.map(
      Variant.Matrix.together, back: { if case .together(let settings) = $0 { settings } else { nil } }))
}

extension Variant {
  /// Everything of a kind that a person can set, and nothing besides.
  fileprivate init(under range: Range) {
    self.init()
    matrix = [.every(range)]
  }

  /// The range of settings, if the variant has nothing besides.
  fileprivate var onlyRange: Range? {
    guard case .every(let range)? = matrix.first, self == Variant(under: range) else { return nil }
    return range
  }
}

extension Variant {
  fileprivate static let nameLetters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
}

extension Diagnostic {
  fileprivate static func notAVariantName(_ name: Scalar) -> Diagnostic {
    Diagnostic(
      "not-a-variant-name", "'\(name.excerpt)' cannot stand in the name of a golden", at: name.place,
      length: name.writtenLength, hints: ["use letters, digits, '-' and '_'"])
  }
}
