internal import Foundation

/// The app that the program of a team's previews is to itself: a folder in which `Bundle.main` finds what the app's own has,
/// its `Info.plist` and the files that it reads.
struct AppBundle {
  private let folder: URL
  private let program: URL
  /// The bundle of the module that the team's files are compiled as.
  private let module: URL
  private let data: [URL]
  /// Models of Core Data's, which an app looks for by their names: what is in them is known from classes.
  private let models: [String]
  private let translations: [URL]
  private let information: AppInformation
  private let language: AppLanguage

  /// - Parameters:
  ///   - folder: Where the bundle is made.
  ///   - program: The program, which is linked into it.
  ///   - module: The name of the resources of the module that the team's files are compiled as.
  ///   - resources: Translations of the app's.
  ///   - paths: Where the team's files are.
  init(in folder: URL, of program: URL, module: String, resources: [URL], paths: [String]) {
    self.folder = AppBundle.folder(in: folder)
    self.program = program
    self.module = program.deletingLastPathComponent().appendingPathComponent("\(module).resources")
    data = TeamFolder.data(at: paths)
    models = TeamFolder.dataModels(at: paths).map { $0.deletingPathExtension().lastPathComponent }
    // Where there is a translation of what an app says of itself, Foundation of Linux looks for all of it there alone.
    translations = resources.filter { $0.pathExtension == "strings" && $0.lastPathComponent != "InfoPlist.strings" }
    information = AppInformation(at: paths)
    let catalogs = resources.filter { $0.pathExtension == "xcstrings" && $0.lastPathComponent != "InfoPlist.xcstrings" }
    language = AppLanguage(of: translations + catalogs, development: information.developmentLanguage)
  }

  private static func folder(in folder: URL) -> URL { folder.appendingPathComponent("Previews.app") }

  /// Where the program of a package stands that is written in a folder.
  static func program(in folder: URL, named name: String) -> URL {
    AppBundle.folder(in: folder).appendingPathComponent(name)
  }

  /// Makes the bundle.
  ///
  /// - Returns: The program inside it.
  func write() throws -> URL {
    let manager = FileManager.default
    var contents = FolderContents(folder)
    let inside = module.lastPathComponent
    for name in (try? manager.contentsOfDirectory(atPath: module.path)) ?? [] {
      contents.links["\(inside)/\(name)"] = module.appendingPathComponent(name)
    }
    for file in data {
      // Xcode puts all files side by side; of two of one name the first counts.
      for name in [file.lastPathComponent, "\(inside)/\(file.lastPathComponent)"] where contents.links[name] == nil {
        contents.links[name] = file
      }
    }
    for name in models { contents.texts["\(name).momd/VersionInfo.plist"] = "" }
    // Foundation of Linux reads tables of plain texts alone.
    for table in translations where table.deletingLastPathComponent().pathExtension == "lproj" {
      let name = "\(table.deletingLastPathComponent().lastPathComponent)/\(table.lastPathComponent)"
      if contents.links[name] == nil { contents.links[name] = table }
    }
    for (name, text) in try language.tables() where contents.links[name] == nil { contents.texts[name] = text }
    contents.texts["Info.plist"] = try information.text(in: language.name)
    try contents.write()
    let own = AppBundle.program(in: folder.deletingLastPathComponent(), named: program.lastPathComponent)
    try? manager.removeItem(at: own)
    // A program finds its bundle by the folder that it is in, and not by the one that a symbolic link leads to.
    do {
      try manager.linkItem(at: program, to: own)
    } catch {
      // The simulator's folder can be on another volume than the app's.
      try manager.copyItem(at: program, to: own)
    }
    return own
  }
}
