internal import enum Interface.PluralCategory

/// The app's translations, read from its bundles as they are asked for.
final class StringTables: @unchecked Sendable {
  static let shared = StringTables()

  private let lock = NSLock()
  private var tables: [String: StringTable] = [:]

  /// What a table has for a key, in the best language that there is.
  func entry(for key: String, table: String, bundle: Bundle?, locale: Locale) -> StringEntry? {
    lock.withLock {
      for folder in StringTables.folders(of: bundle) {
        let path = folder + "|" + table
        let found = tables[path] ?? StringTable(named: table, in: folder)
        tables[path] = found
        if let entry = found.entry(for: key, locale: locale) { return entry }
      }
      return nil
    }
  }

  /// Where the resources of a bundle are.
  ///
  /// Those of the app itself stand in a folder a module beside the program.
  private static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle != .main else { return ownFolders }
    return [bundle.resourcePath ?? bundle.bundlePath]
  }

  private static let ownFolders: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
    let resources = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [main] + resources.map { Bundle.main.bundlePath + "/" + $0 }
  }()
}

/// One table of translations: a catalog, and the files of each language's folder.
struct StringTable {
  private let languages: [String: [String: StringEntry]]
  private let source: String

  init(named name: String, in folder: String) {
    var languages: [String: [String: StringEntry]] = [:]
    var source = "en"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files.sorted() where file.hasSuffix(".lproj") {
      let language = String(file.dropLast(".lproj".count))
      var entries: [String: StringEntry] = [:]
      for (key, value) in PropertyLists.strings(at: "\(folder)/\(file)/\(name).strings") {
        entries[key] = StringEntry(language: language, forms: .plain(value))
      }
      for (key, entry) in PropertyLists.plurals(at: "\(folder)/\(file)/\(name).stringsdict", language: language) {
        entries[key] = entry
      }
      languages[language, default: [:]].merge(entries) { $1 }
    }
    if let catalog = StringCatalog(at: "\(folder)/\(name).xcstrings") {
      source = catalog.sourceLanguage
      for (language, entries) in catalog.languages { languages[language, default: [:]].merge(entries) { $1 } }
    }
    self.languages = languages
    self.source = source
  }

  func entry(for key: String, locale: Locale) -> StringEntry? {
    for language in StringTable.candidates(locale) + [source, "Base"] {
      if let entry = languages[language]?[key] { return entry }
    }
    return nil
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
struct StringEntry {
  indirect enum Forms {
    case plain(String)
    case plural([PluralCategory: Forms])
  }

  /// Words that depend on the number of one argument.
  struct Substitution {
    var argument: Int
    var specifier: String
    var language: String
    var forms: Forms

    func form(for number: Double) -> String {
      (forms.text(for: [number], language: language) ?? "").replacingOccurrences(of: "%arg", with: "%" + specifier)
    }
  }

  var language: String
  var forms: Forms
  var substitutions: [String: Substitution] = [:]

  /// The format for some arguments; `nil` where there is none, and the key itself is shown.
  func form(for numbers: [Double?]) -> String? { forms.text(for: numbers, language: language) }
}

extension StringEntry.Forms {
  func text(for numbers: [Double?], language: String) -> String? {
    switch self {
    case .plain(let text): return text.isEmpty ? nil : text
    case .plural(let forms):
      let number = numbers.lazy.compactMap(\.self).first ?? 0
      let category = PluralCategory(of: number, in: language)
      // A catalogue may lack the form that the language asks for.
      let form = ([category, .other] + PluralCategory.allCases).lazy.compactMap { forms[$0] }.first
      return form?.text(for: numbers, language: language)
    }
  }
}
