internal import Foundation
internal import StringCatalogs

/// The language in which Foundation of Linux speaks for an app, with what the app's string catalogs have in it.
///
/// Foundation of Linux reads no catalogs, and knows no other language than that in which an app is developed, as its list
/// tells it. A phone shows an app that has no English in that language too.
struct AppLanguage {
  /// The language, by the name of its folder.
  let name: String
  private let catalogs: [StringTable]

  /// What previews are heard in.
  private static let reader = Locale(identifier: "en-US")
  private static let english = "en"

  /// - Parameters:
  ///   - translations: The catalogs of the app's, and the tables in the folders of languages.
  ///   - development: The language in which the app is developed, as its project tells it.
  init(of translations: [URL], development: String?) {
    catalogs = translations.filter { $0.pathExtension == "xcstrings" }.compactMap { file in
      guard let data = try? Data(contentsOf: file), let catalog = try? StringCatalog(data, device: "iphone")
      else { return nil }
      return StringTable(catalog, name: file.deletingPathExtension().lastPathComponent)
    }
    let folders = Set(
      translations.map { $0.deletingLastPathComponent() }.filter { $0.pathExtension == "lproj" }
        .map { $0.deletingPathExtension().lastPathComponent })
    let ofEnglish = folders.filter { $0 == AppLanguage.english || $0.hasPrefix("\(AppLanguage.english)-") }.min()
    let isEnglish = folders.isEmpty && catalogs.isEmpty || catalogs.contains { $0.speaks(AppLanguage.reader) }
    let others = [development].compactMap(\.self) + catalogs.map(\.source) + folders.subtracting(["Base"]).sorted()
    name = ofEnglish ?? (isEnglish ? nil : others.first) ?? AppLanguage.english
  }

  /// The tables of the catalogs' texts in that language, as files in the folder of it.
  func tables() throws -> [String: String] {
    try catalogs.reduce(into: [:]) { tables, catalog in
      let locale = Locale(identifier: name)
      let texts = catalog.keys.reduce(into: [String: String]()) { texts, key in
        texts[key] = catalog.entry(for: key, locale: locale)?.form(for: [])
      }
      let data = try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
      tables["\(name).lproj/\(catalog.name).strings"] = String(decoding: data, as: UTF8.self)
    }
  }
}
