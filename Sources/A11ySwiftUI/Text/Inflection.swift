/// Nouns that agree with the number before them: `^[3 cup](inflect: true)`.
enum Inflection {
  /// English only; Foundation's own rules for other languages are not public.
  static func agree(_ runs: [ResolvedText.Run], language: String) -> [ResolvedText.Run] {
    guard language == "en" else { return runs }
    let text = runs.map(\.text).joined()
    guard let number = firstNumber(in: text), number != 1, var last = runs.last else { return runs }
    last.text = plural(endingOf: last.text)
    return runs.dropLast() + [last]
  }

  private static func firstNumber(in text: String) -> Double? {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return Double(digits.filter { $0 != "," })
  }

  private static func plural(endingOf text: String) -> String {
    guard let start = text.lastIndex(where: { !$0.isLetter }).map({ text.index(after: $0) }) ?? text.indices.first,
      start < text.endIndex
    else { return text }
    return text[..<start] + plural(of: String(text[start...]))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "knife": "knives", "half": "halves",
    "is": "are", "was": "were", "has": "have", "fish": "fish", "sheep": "sheep", "series": "series",
  ]

  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if let form = irregular[lower] { return noun.first?.isUppercase == true ? form.capitalized : form }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
