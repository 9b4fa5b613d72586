internal import enum Interface.PluralCategory

/// Xcode's string catalog: all languages of a table in one JSON file.
struct StringCatalog {
  let sourceLanguage: String
  let languages: [String: [String: StringEntry]]

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Unit]?
  }

  private struct Unit: Decodable {
    struct Text: Decodable {
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

  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File.self, from: data)
    else { return nil }
    sourceLanguage = file.sourceLanguage
    var languages: [String: [String: StringEntry]] = [:]
    for (key, entry) in file.strings {
      for (language, unit) in entry.localizations ?? [:] {
        guard let forms = StringCatalog.forms(of: unit) else { continue }
        var result = StringEntry(language: language, forms: forms)
        for (index, (name, substitution)) in (unit.substitutions ?? [:]).sorted(by: { $0.key < $1.key }).enumerated() {
          guard let variations = substitution.variations, let forms = StringCatalog.forms(of: variations) else {
            continue
          }
          result.substitutions[name] = StringEntry.Substitution(
            argument: substitution.argNum ?? index + 1, specifier: substitution.formatSpecifier ?? "lld",
            language: language, forms: forms)
        }
        languages[language, default: [:]][key] = result
      }
    }
    self.languages = languages
  }

  private static func forms(of unit: Unit) -> StringEntry.Forms? {
    if let variations = unit.variations, let forms = forms(of: variations) { return forms }
    return unit.stringUnit.map { .plain($0.value) }
  }

  private static func forms(of variations: Unit.Variations) -> StringEntry.Forms? {
    if let plural = variations.plural {
      var forms: [PluralCategory: StringEntry.Forms] = [:]
      for (name, unit) in plural {
        guard let category = PluralCategory(rawValue: name), let form = Self.forms(of: unit) else { continue }
        forms[category] = form
      }
      return .plural(forms)
    }
    let devices = variations.device ?? [:]
    return (devices["iphone"] ?? devices["other"] ?? devices.values.first).flatMap { forms(of: $0) }
  }
}
