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
    text: ValueSchema<Variant.Matrix>.choice("matrix").map(Variant.init(under:), back: \.onlyMatrix), map: record)

  private static let record = ValueSchema.record(
    "a variant", Variant(),
    [
      Field("locale", "VoiceOver's own language, such as de-DE.", .language, into: \.locale),
      Field("settings", "What the person has set besides.", .settings, into: \.settings),
      Field("readings", "What is read otherwise, where sources disagree.", .readings, into: \.readings),
      Field("style", "The notation of its transcript.", .choice("style"), into: \.style),
      Field(
        "matrix",
        "What is set besides, one thing after the other: each has a golden only if something else is heard.",
        .choice("matrix"), into: \.matrix),
    ])
}

extension Variant {
  /// Everything of a kind that a person can set, and nothing besides.
  fileprivate init(under matrix: Matrix) {
    self.init()
    self.matrix = matrix
  }

  /// The matrix, if the variant has nothing besides.
  fileprivate var onlyMatrix: Matrix? { matrix.flatMap { self == Variant(under: $0) ? $0 : nil } }
}

extension Variant {
  fileprivate static let nameLetters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
}

extension Diagnostic {
  fileprivate static func notAVariantName(_ name: Scalar) -> Diagnostic {
    Diagnostic(
      "not-a-variant-name", "'\(name.excerpt)' can not stand in the name of a golden", at: name.place,
      length: name.writtenLength, hints: ["use letters, digits, '-' and '_'"])
  }
}
