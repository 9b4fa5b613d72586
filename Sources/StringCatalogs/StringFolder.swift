package import Foundation

/// The files of one table in a folder: its catalog, and those of each language's folder.
package struct StringFolder {
  private let folder: String
  private let name: String

  package init(_ folder: String, table name: String) {
    (self.folder, self.name) = (folder, name)
  }

  /// One file, and how it is read.
  package struct File {
    package enum Format {
      case catalog
      case strings(language: String)
      case dictionary(language: String)
    }

    package let path: String
    package let format: Format
  }

  /// The files that are there, in an order in which later ones count more.
  package var files: [File] { languageFiles + catalogs }

  /// The catalog, if there is one.
  package var catalogs: [File] { existing([File(path: "\(folder)/\(name).xcstrings", format: .catalog)]) }

  /// The files of the languages' folders.
  package var languageFiles: [File] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = contents.filter { $0.hasSuffix(".lproj") }.sorted()
    return existing(
      languages.flatMap { subfolder in
        let language = String(subfolder.dropLast(".lproj".count))
        return [
          File(path: "\(folder)/\(subfolder)/\(name).strings", format: .strings(language: language)),
          File(path: "\(folder)/\(subfolder)/\(name).stringsdict", format: .dictionary(language: language)),
        ]
      })
  }

  private func existing(_ files: [File]) -> [File] {
    files.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

extension StringTable {
  /// Reads one file of a table.
  ///
  /// - Throws: What is wrong with it.
  package init(
    _ data: Data, as format: StringFolder.File.Format, device: String = "iphone", name: String
  ) throws(StringFileProblem) {
    switch format {
    case .catalog:
      self.init(try StringCatalog(data, device: device), name: name)
    case .strings(let language):
      let texts = try StringsFile(data).texts
      self.init([language: texts.mapValues { StringEntry(language: language, forms: .plain($0)) }], name: name)
    case .dictionary(let language):
      self.init([language: try StringsDictionary(data, language: language, device: device).entries], name: name)
    }
  }

  /// Reads all files of a table in a folder, and passes over those that are broken, as the system does.
  package init(of folder: StringFolder, device: String = "iphone", name: String) {
    let tables = folder.files.compactMap { file in
      FileManager.default.contents(atPath: file.path).flatMap {
        try? StringTable($0, as: file.format, device: device, name: name)
      }
    }
    self = tables.reduce(StringTable([:], name: name)) { $0.merging($1) }
  }
}
