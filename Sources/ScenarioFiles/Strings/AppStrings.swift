internal import Foundation
internal import Interface
internal import StringCatalogs

/// The app's own words as its string catalogs and its files of translations have them.
struct AppStrings: Translator {
  private var tables: [StringTable]
  private(set) var lostKeys: Set<String> = []
  private let keys: Set<String>
  /// The keys with gaps by their words, in which each gap is one letter that no text has.
  private let keysWithGaps: [String: String]
  private let keysByWords = WordIndex()

  init(_ tables: [StringTable]) {
    self.tables = tables
    keys = tables.reduce(into: []) { $0.formUnion($1.keys) }
    var keysWithGaps: [String: String] = [:]
    for key in keys.sorted() where key.contains("%") {
      let words = FormatTemplate(key).parts.map(\.withGap).joined()
      if words.contains(AppStrings.gap), keysWithGaps[words] == nil { keysWithGaps[words] = key }
    }
    self.keysWithGaps = keysWithGaps
  }

  fileprivate static let gap = "\u{FFFC}"

  /// The keys in their order, for near misses.
  var knownKeys: [String] { keys.sorted() }

  func has(_ key: String) -> Bool { keys.contains(key) }

  /// The key of a text with expressions inside, and what stands in its gaps, as SwiftUI makes one of an interpolation.
  func key(of parts: [Interface.Expression]) -> (key: String, arguments: [Interface.Expression])? {
    guard !keysWithGaps.isEmpty else { return nil }
    var words = ""
    var arguments: [Interface.Expression] = []
    for part in parts {
      if case .literal(.text(let text)) = part {
        words += text
      } else {
        words += AppStrings.gap
        arguments.append(part)
      }
    }
    return keysWithGaps[words].map { ($0, arguments) }
  }
}

extension AppStrings: CustomReflectable {
  /// What the tables hold; what is kept beside them to save work says nothing of its own.
  var customMirror: Mirror {
    Mirror(self, children: ["keys": knownKeys, "lostKeys": lostKeys.sorted()], displayStyle: .struct)
  }
}

extension AppStrings {
  func losing(_ key: String) -> any Translator {
    var strings = self
    strings.tables = tables.map { $0.losing(key) }
    strings.lostKeys.insert(key)
    return strings
  }

  func speaks(_ language: String) -> Bool {
    let locale = Locale(identifier: language)
    return tables.contains { $0.speaks(locale) }
  }

  func source(of key: String, in language: String) -> TranslationSource {
    let locale = Locale(identifier: language)
    guard let table = tables.first(where: { $0.keys.contains(key) }) else {
      return TranslationSource(table: tables.first?.name ?? "", language: nil, isMissing: true)
    }
    return TranslationSource(
      table: table.name, language: table.entry(for: key, locale: locale)?.language,
      isMissing: !table.isTranslated(key, into: locale))
  }

  func translation(of words: String, from language: String, to other: String) -> String? {
    let key = keys.contains(words) ? words : keysByWords.keys(in: language, of: self)[words]
    if let key { return self.words(for: key, [], in: Formats(locale: other)) }
    // In their own language words stay as they are.
    guard language != other, let (key, arguments) = keyWithGaps(of: words, in: language) else { return nil }
    return self.words(for: key, arguments, in: Formats(locale: other, formatter: FoundationFormatter()))
  }

  func translation(ofPart words: String, from language: String, to other: String) -> String? {
    guard language != other else { return nil }
    let whole = keysByWords.keys(in: language, of: self).keys.filter { $0.hasWholeWords(words) }
    guard let only = whole.first, whole.count == 1 else { return nil }
    return translation(of: only, from: language, to: other)
  }

  /// The key whose words these are in a language, with what stands in its gaps.
  private func keyWithGaps(of words: String, in language: String) -> (key: String, arguments: [Value])? {
    let locale = Locale(identifier: language)
    // The form for a number is the one that has it in a gap.
    let numbers = words.split { !$0.isNumber }.map { Double($0) }
    for key in keysWithGaps.values.sorted() {
      guard let entry = tables.lazy.compactMap({ $0.entry(for: key, locale: locale) }).first else { continue }
      for number in numbers + [nil] {
        let form = FormatTemplate(entry.form(for: [number]) ?? key)
        if let arguments = form.arguments(in: words) { return (key, arguments) }
      }
    }
    return nil
  }

  func words(for key: String, _ arguments: [Value], in formats: Formats) -> String {
    let locale = Locale(identifier: formats.locale)
    let entry = tables.lazy.compactMap { $0.entry(for: key, locale: locale) }.first
    let form = entry?.form(for: arguments.map(\.number)) ?? key
    // A percent sign is doubled in words with gaps only.
    if arguments.isEmpty, !form.contains("%#@") { return form }
    return FormatTemplate(form).parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index, let specifier): AppStrings.text(of: index, specifier, arguments, in: formats)
      case .substitution(let name):
        entry?.substitutions[name].map { AppStrings.text(of: $0, arguments, in: formats) } ?? ""
      }
    }.joined()
  }

  /// The words of a substitution, which depend on the number of one argument.
  private static func text(
    of substitution: StringEntry.Substitution, _ arguments: [Value], in formats: Formats
  ) -> String {
    let index = substitution.argument - 1
    guard arguments.indices.contains(index) else { return "" }
    return FormatTemplate(substitution.form(for: arguments[index].number ?? 0)).parts.map { part in
      switch part {
      case .literal(let text): text
      case .argument(_, let specifier): text(of: index, specifier, arguments, in: formats)
      case .substitution: ""
      }
    }.joined()
  }

  /// An argument as its specifier asks for it: whole numbers as the language groups them, others with their digits.
  private static func text(
    of index: Int, _ specifier: String, _ arguments: [Value], in formats: Formats
  ) -> String {
    guard arguments.indices.contains(index) else { return "" }
    let value = arguments[index]
    guard let number = value.number else { return value.text ?? "" }
    let digits: Int? =
      switch specifier.last {
      case "d", "D", "i", "u", "U": 0
      case "f", "F": specifier.split(separator: ".").last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 6
      default: nil
      }
    return formats.formatter?.text(of: .number(number, digits: digits), locale: formats.locale)
      ?? Value.text(of: number)
  }
}

/// The keys of an app's texts by their words, put together for a language when it is first asked for.
private final class WordIndex: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: [String: String]] = [:]

  func keys(in language: String, of strings: AppStrings) -> [String: String] {
    lock.withLock {
      if let keys = known[language] { return keys }
      var keys: [String: String] = [:]
      // Of two keys with the same words, the first counts.
      for key in strings.knownKeys.reversed() {
        keys[strings.words(for: key, [], in: Formats(locale: language))] = key
      }
      known[language] = keys
      return keys
    }
  }
}

extension FormatTemplate {
  /// What stands in the gaps of some words; `nil` where they are not those of the format.
  fileprivate func arguments(in words: String) -> [Value]? {
    var rest = words[...]
    var gap: Int?
    var found: [Int: Substring] = [:]
    var hasLetters = false
    for part in parts {
      switch part {
      case .literal(let text):
        hasLetters = hasLetters || text.contains(where: \.isLetter)
        guard let range = rest.firstRange(of: text), gap != nil || range.lowerBound == rest.startIndex else {
          return nil
        }
        if let gap { found[gap] = rest[..<range.lowerBound] }
        gap = nil
        rest = rest[range.upperBound...]
      case .argument(let index, _):
        guard gap == nil else { return nil }
        gap = index
      case .substitution: return nil
      }
    }
    if let gap { found[gap] = rest } else if !rest.isEmpty { return nil }
    guard hasLetters, found.values.allSatisfy({ !$0.isEmpty }) else { return nil }
    let count = (found.keys.max() ?? -1) + 1
    return (0..<count).map { index in
      let text = String(found[index] ?? "")
      return Double(text).map { .number($0) } ?? .text(text)
    }
  }
}

extension FormatTemplate.Part {
  /// What stands in the words of a key: text, or the letter for a gap.
  fileprivate var withGap: String {
    switch self {
    case .literal(let text): text
    case .argument, .substitution: AppStrings.gap
    }
  }
}

extension LocalizedText {
  /// The text as an author writes it in place of the key; `nil` where the key has other gaps than there are arguments.
  var interpolation: Interface.Expression? {
    let parts = FormatTemplate(key).parts
    var expressions: [Interface.Expression] = []
    for part in parts {
      switch part {
      case .literal(let text): expressions.append(.literal(.text(text)))
      case .argument(let index, _) where arguments.indices.contains(index): expressions.append(arguments[index])
      case .argument, .substitution: return nil
      }
    }
    let gaps = parts.count { if case .argument = $0 { true } else { false } }
    return gaps == arguments.count && gaps > 0 ? .interpolation(expressions) : nil
  }
}
