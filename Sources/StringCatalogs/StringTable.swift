package import Foundation
package import Interface

/// One table of translations: a catalog, and the files of each language's folder.
package struct StringTable: Sendable {
  /// What messages call it.
  package var name: String
  /// The language of the app itself.
  package private(set) var source: String
  /// All keys, those of texts that nobody has translated too.
  package private(set) var keys: Set<String>
  private var languages: [String: [String: StringEntry]]
  /// The keys of texts that are the same in all languages.
  private var untranslated: Set<String> = []

  /// A table that is put together elsewhere: by language and key.
  package init(_ languages: [String: [String: StringEntry]], source: String = "en", name: String) {
    self.name = name
    self.source = source
    self.languages = languages
    keys = Set(languages.values.flatMap(\.keys))
  }

  /// The table of a catalog.
  package init(_ catalog: StringCatalog, name: String) {
    self.init(catalog.languages, source: catalog.sourceLanguage, name: name)
    keys = catalog.keys
    untranslated = catalog.untranslated
  }

  /// The table with what another one has; of a text in both, the words of the other.
  package func merging(_ other: StringTable) -> StringTable {
    var table = other
    table.languages = languages.merging(other.languages) { $0.merging($1) { $1 } }
    table.keys.formUnion(keys)
    table.untranslated.formUnion(untranslated)
    return table
  }

  /// What there is for a key in the language that is closest to a locale; in the app's own if there is none.
  package func entry(for key: String, locale: Locale) -> StringEntry? {
    for language in StringTable.candidates(locale) + [source, "Base"] {
      if let entry = languages[language]?[key] { return entry }
    }
    return nil
  }

  /// Whether a text has words in the language of a locale, or needs none.
  package func isTranslated(_ key: String, into locale: Locale) -> Bool {
    let names = StringTable.candidates(locale)
    if untranslated.contains(key) || names.contains(source) { return true }
    return names.contains { languages[$0]?[key].map { $0.isTranslated && !$0.isEmpty } ?? false }
  }

  /// Whether there are words for any text in the language of a locale, or it is the app's own.
  package func speaks(_ locale: Locale) -> Bool {
    let names = StringTable.candidates(locale)
    return names.contains(source) || names.contains { languages[$0]?.isEmpty == false }
  }

  /// The table without the words for a key, but in the app's own language.
  package func losing(_ key: String) -> StringTable {
    var table = self
    for language in languages.keys where language != source && language != "Base" {
      table.languages[language]?[key] = nil
    }
    return table
  }

  /// The languages to try for a locale, the closest one first.
  private static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    var names: [String] = []
    if let script = language.script?.identifier {
      if let region = language.region?.identifier { names.append("\(code)-\(script)-\(region)") }
      names.append("\(code)-\(script)")
    }
    if let region = (language.region ?? locale.region)?.identifier {
      names += ["\(code)-\(region)", "\(code)_\(region)"]
    }
    return names + [code]
  }
}

/// What a table has for one key in one language.
package struct StringEntry: Sendable {
  package indirect enum Forms: Sendable {
    case plain(String)
    case plural([PluralCategory: Forms])
  }

  /// Words that depend on the number of one argument.
  package struct Substitution: Sendable {
    package var argument: Int
    package var specifier: String
    var language: String
    var forms: Forms

    package func form(for number: Double) -> String {
      (forms.text(for: [number], language: language) ?? "").replacingOccurrences(of: "%arg", with: "%" + specifier)
    }
  }

  package var language: String
  var forms: Forms
  package var substitutions: [String: Substitution] = [:]
  /// Whether these are words of the language, and not those of another one that wait to be translated.
  var isTranslated = true

  package init(language: String, forms: Forms) {
    (self.language, self.forms) = (language, forms)
  }

  /// Whether nobody has written words for it.
  var isEmpty: Bool { form(for: []) == nil }

  /// The format for some arguments; `nil` where there is none, and the key itself is shown.
  package func form(for numbers: [Double?]) -> String? { forms.text(for: numbers, language: language) }
}

extension StringEntry.Forms {
  func text(for numbers: [Double?], language: String) -> String? {
    switch self {
    case .plain(let text): return text.isEmpty ? nil : text
    case .plural(let forms):
      let number = numbers.lazy.compactMap(\.self).first ?? 0
      let category = PluralCategory(of: number, in: language)
      // A catalog may lack the form that the language asks for.
      let form = ([category, .other] + PluralCategory.allCases).lazy.compactMap { forms[$0] }.first
      return form?.text(for: numbers, language: language)
    }
  }
}
