/// Nouns that agree with the number before them: `^[3 cup](inflect: true)`.
package enum Inflection {
  /// The end of a text with its last word in the form that agrees with the first number in the text.
  ///
  /// English only; Foundation's own rules for other languages are not public.
  package static func agreeing(_ end: String, of text: String, language: String) -> String {
    guard language == "en", let number = firstNumber(in: text) else { return end }
    return ending(of: end, with: number == 1 ? singular(of:) : plural(of:))
  }

  private static func firstNumber(in text: String) -> Double? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return Double(digits.filter { $0 != "," })
  }

  /// A text with another form of its last word.
  private static func ending(of text: String, with form: (String) -> String) -> String {
    guard let start = text.lastIndex(where: { !$0.isLetter }).map({ text.index(after: $0) }) ?? text.indices.first,
      start < text.endIndex
    else { return text }
    return text[..<start] + form(String(text[start...]))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves",
    "is": "are", "was": "were", "has": "have", "fish": "fish", "sheep": "sheep", "series": "series",
    "species": "species", "news": "news", "lens": "lenses",
  ]

  private static let irregularSingulars = Dictionary(irregular.map { ($0.value, $0.key) }) { first, _ in first }

  /// How nouns end that are one thing in spite of their s: “class”, “bus”, “axis”, “canvas”.
  private static let singularEndings = ["ss", "us", "is", "as"]

  /// The noun for several; what is meant for several already stays so: “3 pegs” is `^[3 pegs](inflect: true)`, too.
  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if let form = irregular[lower] { return form.capitalized(as: noun) }
    if isPlural(lower) { return noun }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// The noun for one thing.
  static func singular(of noun: String) -> String {
    let lower = noun.lowercased()
    if let form = irregularSingulars[lower] { return form.capitalized(as: noun) }
    guard isPlural(lower) else { return noun }
    if lower.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    let isLong = ["xes", "zes", "ches", "shes", "sses"].contains(where: lower.hasSuffix)
    return String(noun.dropLast(isLong ? 2 : 1))
  }

  private static func isPlural(_ lower: String) -> Bool {
    if irregularSingulars[lower] != nil { return true }
    return irregular[lower] == nil && lower.hasSuffix("s") && !singularEndings.contains(where: lower.hasSuffix)
  }
}

extension String {
  /// The word with a capital letter if another one has it.
  fileprivate func capitalized(as other: String) -> String { other.first?.isUppercase == true ? capitalized : self }
}
