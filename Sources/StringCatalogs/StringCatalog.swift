package import Foundation
internal import Interface

/// Xcode's string catalog: all languages of a table in one JSON file.
package struct StringCatalog {
  let sourceLanguage: String
  let languages: [String: [String: StringEntry]]
  /// All keys, those of texts that nobody has translated too.
  let keys: Set<String>
  /// The keys of texts that are the same in all languages.
  let untranslated: Set<String>

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Unit]?
    var shouldTranslate: Bool?
  }

  private struct Unit: Decodable {
    struct Text: Decodable {
      var state: String?
      var value: String
    }

    struct Variations: Decodable {
      var plural: [String: Unit]?
      var device: [String: Unit]?
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }

    var stringUnit: Text?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - device: The kind of device, by the catalog's own name for it.
  /// - Throws: What is wrong with it, with the keys that lead there.
  package init(_ data: Data, device: String) throws(StringFileProblem) {
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw StringFileProblem(error)
    }
    sourceLanguage = file.sourceLanguage
    var languages: [String: [String: StringEntry]] = [:]
    for (key, entry) in file.strings {
      for (language, unit) in entry.localizations ?? [:] {
        guard var result = StringCatalog.entry(of: unit, language, device) else { continue }
        // Xcode lists a text that is new in the catalog with the words of the app's own language.
        if unit.stringUnit?.state == "new", language != file.sourceLanguage { result.isTranslated = false }
        languages[language, default: [:]][key] = result
      }
    }
    self.languages = languages
    keys = Set(file.strings.keys)
    untranslated = Set(file.strings.filter { $0.value.shouldTranslate == false }.keys)
  }

  private static func entry(of unit: Unit, _ language: String, _ device: String) -> StringEntry? {
    guard let forms = forms(of: unit, device) else { return nil }
    var entry = StringEntry(language: language, forms: forms)
    for (index, (name, substitution)) in (unit.substitutions ?? [:]).sorted(by: { $0.key < $1.key }).enumerated() {
      guard let forms = substitution.variations.flatMap({ StringCatalog.forms(of: $0, device) }) else { continue }
      entry.substitutions[name] = StringEntry.Substitution(
        argument: substitution.argNum ?? index + 1, specifier: substitution.formatSpecifier ?? "lld",
        language: language, forms: forms)
    }
    return entry
  }

  private static func forms(of unit: Unit, _ device: String) -> StringEntry.Forms? {
    if let variations = unit.variations, let forms = forms(of: variations, device) { return forms }
    return unit.stringUnit.map { .plain($0.value) }
  }

  private static func forms(of variations: Unit.Variations, _ device: String) -> StringEntry.Forms? {
    if let plural = variations.plural {
      var forms: [PluralCategory: StringEntry.Forms] = [:]
      for (name, unit) in plural {
        guard let category = PluralCategory(rawValue: name), let form = Self.forms(of: unit, device) else { continue }
        forms[category] = form
      }
      return .plural(forms)
    }
    let devices = variations.device ?? [:]
    let unit = devices[device] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
    return unit.flatMap { forms(of: $0, device) }
  }
}

extension StringFileProblem {
  /// What a decoder of JSON has found.
  fileprivate init(_ error: any Error) {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      self.init("the key '\(key.stringValue)' is missing", at: .value(context.codingPath.map(\.name)))
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      self.init("expected \(StringFileProblem.noun(for: type))", at: .value(context.codingPath.map(\.name)))
    case DecodingError.dataCorrupted(let context):
      self.init("the file is not JSON", at: .value(context.codingPath.map(\.name)))
    default:
      self.init("the file cannot be read", at: .unknown)
    }
  }

  private static func noun(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    default: "a map"
    }
  }
}

extension CodingKey {
  fileprivate var name: String { intValue.map(String.init) ?? stringValue }
}
