import Diagnostics
import Foundation
import Interface
import OrderedCollections
import StringCatalogs

/// What is known of the app's own words while a scenario is read.
enum KnownStrings: Sendable {
  /// The scenario names none.
  case none
  case known(AppStrings)
  /// They cannot be read, so that no key can be judged.
  case unknown
}

/// Reads the tables that a scenario names.
struct StringsReader {
  /// The folder of the scenario, with a '/' at its end; empty for the folder that the program runs in.
  let folder: String
  /// The kind of device, by the name that catalogs have for it.
  let device: String
  /// The language of keys whose words are written out in the scenario.
  let language: String
  private(set) var diagnostics: [Diagnostic] = []
  /// What is wrong inside of the files.
  private(set) var errors: [ScenarioError] = []
  /// The paths of all files that were read, or are not there.
  private(set) var paths: [String] = []

  init(besides name: String, on platform: Platform, locale: String) {
    folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    device = platform.catalogDevice
    language = Locale(identifier: locale).language.languageCode?.identifier ?? locale
  }

  /// The tables of some files, each with the scalar that names it, and of what is written out.
  mutating func tables(of files: [(String, Scalar)], _ strings: Strings) -> [StringTable] {
    var tables: [StringTable] = []
    for (path, scalar) in files {
      let found = self.files(at: path, named: scalar)
      let parts = found.compactMap { table($0, name: path) }
      if let first = parts.first { tables.append(parts.dropFirst().reduce(first) { $0.merging($1) }) }
    }
    if !strings.words.isEmpty { tables.append(table(of: strings)) }
    return tables
  }

  /// The files that a path stands for: a catalog, or the texts of all languages.
  private mutating func files(at path: String, named scalar: Scalar) -> [StringFolder.File] {
    let full = path.hasPrefix("/") ? path : folder + path
    let (place, file) = StringsReader.split(full)
    let (stem, suffix) = file.lastIndex(of: ".").map { (String(file[..<$0]), String(file[$0...])) } ?? (file, "")
    let found: [StringFolder.File]
    switch suffix {
    case ".xcstrings":
      found = StringFolder(place, table: stem).catalogs
    case ".strings", ".stringsdict":
      let (above, language) = StringsReader.split(place)
      found = StringFolder(language.hasSuffix(".lproj") ? above : place, table: stem).languageFiles
    default:
      diagnostics.append(.notStrings(scalar))
      return []
    }
    if found.isEmpty {
      diagnostics.append(.noStringsFile(scalar, isCatalog: suffix == ".xcstrings"))
      paths.append(full)
    }
    return found
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  private mutating func table(_ file: StringFolder.File, name: String) -> StringTable? {
    let path = file.path.hasPrefix("./") ? String(file.path.dropFirst(2)) : file.path
    paths.append(path)
    do throws(ScenarioError) {
      let data = try FileBytes.read(path)
      do throws(StringFileProblem) {
        return try StringTable(data, as: file.format, device: device, name: name)
      } catch {
        throw ScenarioError(error, in: data, name: path)
      }
    } catch {
      errors.append(error)
      return nil
    }
  }

  private func table(of strings: Strings) -> StringTable {
    var languages: [String: [String: StringEntry]] = [:]
    for (language, texts) in strings.words {
      for (key, words) in texts {
        let forms: StringEntry.Forms =
          switch words {
          case .plain(let text): .plain(text)
          case .plural(let forms): .plural(forms.mapValues { .plain($0) })
          }
        languages[language, default: [:]][key] = StringEntry(language: language, forms: forms)
      }
    }
    // Where the language of the scenario is not among them, the keys are its words.
    let source = strings.words.keys.contains { $0 == language || $0.hasPrefix(language + "-") } ? "" : language
    return StringTable(languages, source: source, name: "strings")
  }
}

extension Platform {
  /// What string catalogs call a device of the platform.
  fileprivate var catalogDevice: String {
    switch system {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .macOS: "mac"
    case .watchOS: "applewatch"
    case .visionOS: "applevision"
    }
  }
}

extension ScenarioError {
  /// What is wrong with a file of translations, at its place.
  fileprivate init(_ problem: StringFileProblem, in data: Data, name: String) {
    let text: String
    do {
      text = try DecodedText.decode(data, name: name)
    } catch {
      if error.isForEmptyFile {
        self.init(.emptyStrings, name: name)
        return
      }
      // Places in a catalog are those of JSON, which is UTF-8; other files may be UTF-16.
      if problem.isInCatalog {
        self = error
        return
      }
      text = String(data: data, encoding: .utf16) ?? ""
    }
    let file = SourceFile(name: name, text: text)
    var place: SourcePlace? = .start
    switch problem.place {
    case .offset(let offset): place = file.place(atUTF8Offset: offset)
    case .line(let line, let column): place = SourcePlace(line: line, column: column)
    case .unknown: place = nil
    case .value(let keys):
      let (node, syntax) = JSONDocument.read(file)
      guard let node, syntax.isEmpty else {
        self.init(file: file, diagnostics: syntax)
        return
      }
      place = node.place(at: keys[...])
    }
    self.init(file: file, diagnostics: [Diagnostic("broken-strings", problem.message, at: place)])
  }
}

extension StringFileProblem {
  /// Whether the place is one of a catalog, which is JSON.
  fileprivate var isInCatalog: Bool {
    switch place {
    case .value: true
    case .offset, .line, .unknown: false
    }
  }
}

extension DocumentNode {
  /// Where a value stands, or as much of the way to it as there is.
  fileprivate func place(at keys: ArraySlice<String>) -> SourcePlace {
    guard let key = keys.first else { return place }
    switch self {
    case .mapping(let entries, _):
      return entries.first { $0.key.text == key }?.value.place(at: keys.dropFirst()) ?? place
    case .sequence(let items, _):
      guard let index = Int(key), items.indices.contains(index) else { return place }
      return items[index].place(at: keys.dropFirst())
    case .scalar:
      return place
    }
  }
}

extension Diagnostic {
  fileprivate static let emptyStrings = Diagnostic("empty-file", "the file is empty", at: nil)

  fileprivate static func notStrings(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "not-strings", "'\(scalar.excerpt)' is not a file of translations", at: scalar.place,
      length: scalar.writtenLength, hints: ["they end in .xcstrings, .strings or .stringsdict"])
  }

  fileprivate static func noStringsFile(_ scalar: Scalar, isCatalog: Bool) -> Diagnostic {
    Diagnostic(
      "file-not-found", "there is no file '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: [
        isCatalog
          ? "paths begin in the folder of the file that names them"
          : "it stands in folders such as 'de.lproj'; paths begin in the folder of the file that names them"
      ])
  }
}
