import Diagnostics
import Interface
import OrderedCollections

extension ValueSchema where Output == Strings {
  /// Files of translations by their paths from the scenario's folder, or the words themselves by language and key.
  static let strings: ValueSchema = {
    let path = ValueSchema<String>.text
    return .forms(
      "a file, a list of files, or a map from languages to words",
      text: path.map({ Strings(files: [$0]) }, back: { $0.words.isEmpty && $0.files.count == 1 ? $0.files[0] : nil }),
      list: ValueSchema<[String]>.list(of: path, "a list of files").map(
        { Strings(files: $0) }, back: { $0.words.isEmpty ? $0.files : nil }),
      map: ValueSchema<OrderedDictionary<String, OrderedDictionary<String, Strings.Words>>>.languages.map(
        { Strings(words: $0) }, back: { $0.files.isEmpty ? $0.words : nil }))
  }()
}

extension ValueSchema where Output == OrderedDictionary<String, OrderedDictionary<String, Strings.Words>> {
  fileprivate static let languages = ValueSchema<[(String, OrderedDictionary<String, Strings.Words>)]>.named(
    .texts, "a map from languages to words", entry: { ($0.0, $0.1) },
    make: { name, texts, reading in
      ValueSchema<String>.language.read(.scalar(name), &reading).map { ($0, texts) }
    }
  ).onLines.dictionary()
}

extension ValueSchema where Output == OrderedDictionary<String, Strings.Words> {
  fileprivate static let texts = ValueSchema<[(String, Strings.Words)]>.named(
    .words, "a map from keys to words", entry: { ($0.0, $0.1) }, make: { key, words, _ in (key.text, words) }
  ).onLines.dictionary()
}

extension ValueSchema where Output == Strings.Words {
  /// Words as they are, or for the numbers that a language tells apart.
  fileprivate static let words = ValueSchema.forms(
    "text, or a map of plural forms",
    text: ValueSchema<String>.text.map(
      { .plain($0) }, back: { if case .plain(let text) = $0 { text } else { nil } }),
    map: ValueSchema<[PluralCategory: String]>.record(
      "a plural", [:],
      PluralCategory.allCases.map { category in
        Field(
          category.rawValue, "The words for the numbers that languages call '\(category.rawValue)'.", .text,
          isRequired: category == .other, value: { $0[category] }, store: { $0[category] = $1 })
      }
    ).map({ .plural($0) }, back: { if case .plural(let forms) = $0 { forms } else { nil } }))
}

extension Strings {
  fileprivate init(files: [String]) {
    self.init()
    self.files = files
  }

  fileprivate init(words: OrderedDictionary<String, OrderedDictionary<String, Words>>) {
    self.init()
    self.words = words
  }
}
