internal import StringCatalogs

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
        let found = tables[path] ?? StringTable(of: StringFolder(folder, table: table), name: table)
        tables[path] = found
        if let entry = found.entry(for: key, locale: locale) { return entry }
      }
      return nil
    }
  }

  /// Where the resources of a bundle are.
  ///
  /// Those of the app itself stand in a folder a module beside the program. They come first: what stands in the app's own
  /// folder is for Foundation, which reads one language of it, and no catalogs.
  private static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle != .main else { return ownFolders }
    return [bundle.resourcePath ?? bundle.bundlePath]
  }

  private static let ownFolders: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? []
    let resources = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return resources.map { Bundle.main.bundlePath + "/" + $0 } + [main]
  }()
}
