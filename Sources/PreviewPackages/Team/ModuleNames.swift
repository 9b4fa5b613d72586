internal import Foundation

/// Types of several modules of a project that have one name, and types that are called as one of SwiftUI's or Foundation's
/// is.
///
/// All modules of a project are compiled as one. On a device each has its own type, and one that imports SwiftUI beside
/// a module with a `List` calls SwiftUI's. So a type goes by a name of its own here, wherever its module is meant. What
/// extends an app and what runs on other devices is a module that nobody imports.
struct ModuleNames {
  private let files: [TeamFile]
  /// The module of each file.
  private let modules: [TeamFile: String]
  /// The modules that some file imports, and those that are known to be none of the app; what no file imports may
  /// otherwise be a folder and no module.
  private let imported: Set<String>
  /// The names of SwiftUI's and Foundation's types.
  private let system: Set<String>

  /// - Parameters:
  ///   - files: The files that are compiled.
  ///   - parts: What files are a part of that the phone's app has not.
  ///   - roots: The folders of their projects.
  ///   - simulator: Where the package of the simulator is, which has what stands in for SwiftUI.
  init(of files: [TeamFile], parts: [TeamFile: String], in roots: [String], simulator: URL) {
    let modules = Dictionary(
      files.map { ($0, parts[$0] ?? Companions.module(of: $0, in: roots)) }, uniquingKeysWith: { first, _ in first })
    let imported = Set(files.flatMap(\.imports)).intersection(modules.values)
    // Of one module alone there is nothing to be told apart.
    let isOfSeveral = !imported.isEmpty && Set(modules.values).count > 1
    let stands = ["A11ySwiftUI", "A11yUIKit", "FoundationGaps"].map {
      simulator.appendingPathComponent("Sources/\($0)").path
    }
    let system = isOfSeveral ? Set(TeamFolder.sources(at: stands).flatMap(\.types.keys)) : []
    self.init(
      of: files, modules: modules, imported: imported.union(parts.values),
      system: isOfSeveral ? system.union(ModuleNames.ofFoundation).union(ModuleNames.ofSwift) : [])
  }

  /// The types of Foundation whose names apps give to types of their own.
  private static let ofFoundation: Set<String> = [
    "Calendar", "Data", "Date", "Dimension", "Expression", "Formatter", "Host", "Locale", "Measurement", "Morphology",
    "Notification", "Operation", "Port", "Predicate", "Process", "Progress", "Scanner", "Stream", "Thread", "Timer",
    "Unit", "URL", "UUID",
  ]
  /// Those of Swift itself, which mean another module's type wherever that module is imported.
  private static let ofSwift: Set<String> = ["Clock", "Duration", "Result", "Task"]

  init(of files: [TeamFile], modules: [TeamFile: String], imported: Set<String>, system: Set<String>) {
    (self.files, self.modules, self.imported, self.system) = (files, modules, imported, system)
  }

  /// A type under another name, in one file.
  private struct Change {
    var module: String
    var name: String
    /// Whether the type is meant where its module is not named.
    var isMeantAlone: Bool
  }

  /// The texts of the files in which a type goes by another name.
  var texts: [TeamFile: String] {
    guard !imported.isEmpty else { return [:] }
    var changes: [TeamFile: [String: [Change]]] = [:]
    for (type, owners) in owners {
      for module in renamedModules(of: type, owners) {
        for file in files where file.mentions(type) {
          guard let isMeantAlone = isMeant(type, of: module, among: owners, in: file) else { continue }
          changes[file, default: [:]][type, default: []]
            .append(Change(module: module, name: "\(type)_\(module)", isMeantAlone: isMeantAlone))
        }
      }
    }
    return changes.reduce(into: [:]) { texts, entry in
      let text = entry.key.textForLinux ?? entry.key.text
      let changed = ModuleNames.text(text, with: entry.value)
      if changed != text { texts[entry.key] = changed }
    }
  }

  /// The modules that declare a type, with whether others see it.
  private var owners: [String: [String: Bool]] {
    files.reduce(into: [:]) { owners, file in
      guard let module = modules[file] else { return }
      for (type, isPublic) in file.types { owners[type, default: [:]][module, default: false] = isPublic }
    }
  }

  /// The modules whose type of a name gets another one: all if SwiftUI has it too, or else all but one.
  private func renamedModules(of type: String, _ owners: [String: Bool]) -> [String] {
    let able = owners.keys.filter { imported.contains($0) && !hasInner(type, in: $0) }.sorted()
    if system.contains(type) {
      return able.filter { module in files.contains { modules[$0] != module && $0.mentions(type) } }
    }
    guard owners.count > 1 else { return [] }
    return able.count < owners.count ? able : Array(able.dropFirst())
  }

  /// Whether a file of a module declares a type of the name inside another one, which keeps it.
  private func hasInner(_ type: String, in module: String) -> Bool {
    files.contains { modules[$0] == module && ModuleNames.hasInner(type, in: $0) }
  }

  private static func hasInner(_ type: String, in file: TeamFile) -> Bool {
    guard file.mentions(type) else { return false }
    return ["struct", "class", "enum", "protocol", "actor", "typealias"].contains { word in
      [" ", ":", "<"].contains { file.mentions(" \(word) \(type)\($0)") }
    } && file.types[type] == nil
  }

  /// Whether a file means a module's type by the name alone; `nil` if it cannot mean it at all.
  private func isMeant(_ type: String, of module: String, among owners: [String: Bool], in file: TeamFile) -> Bool? {
    if modules[file] == module { return true }
    guard owners[module] == true else { return nil }
    // Who passes a type on under its own name has it stand before what comes along with it, such as SwiftUI's.
    if passing(type, of: module).contains(where: { $0 == modules[file] || file.imports.contains($0) }) {
      return !ModuleNames.hasInner(type, in: file)
    }
    guard file.imports.contains(module) else { return nil }
    let others = owners.keys.filter { $0 != module }
    let isOthers = others.contains { $0 == modules[file] || (owners[$0] == true && file.imports.contains($0)) }
    // What imports Foundation, which most modules of Apple's bring along, would have to say which of the two it means.
    let isOfSystem =
      ModuleNames.ofFoundation.contains(type)
      ? file.imports.contains(where: ModuleTable.isOfPhone)
      : system.contains(type) && !ModuleNames.ofSwift.contains(type)
        && (file.imports.contains("SwiftUI") || file.imports.contains("UIKit"))
    return !isOthers && !isOfSystem && !ModuleNames.hasInner(type, in: file)
  }

  /// The modules that pass a module's type on.
  private func passing(_ type: String, of module: String) -> Set<String> {
    Set(files.lazy.filter { $0.passedOn[type] == module }.compactMap { modules[$0] })
  }

  /// A text with other names for types, as far as they are meant; strings and comments stay.
  private static func text(_ text: String, with changes: [String: [Change]]) -> String {
    let bytes = Array(text.utf8)
    var cursor = SourceCursor(bytes)
    var result: [UInt8] = []
    // The last word, if nothing but a point has followed it, with where it begins in the result.
    var owner: (word: String, start: Int)?
    var isMember = false
    while let byte = cursor.current {
      let start = cursor.index
      guard SourceCursor.isWord(byte) else {
        if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) {
          cursor.index += 1
        } else {
          cursor.skip()
        }
        result += bytes[start..<cursor.index]
        isMember = byte == UInt8(ascii: ".")
        if !isMember { owner = nil }
        continue
      }
      let word = cursor.word() ?? ""
      let change = changes[word]?.first { isMember ? $0.module == owner?.word : $0.isMeantAlone }
      if let change {
        if isMember, let owner { result.removeSubrange(owner.start...) }
        owner = nil
        result += Array(change.name.utf8)
      } else {
        owner = isMember ? nil : (word, result.count)
        result += bytes[start..<cursor.index]
      }
      isMember = false
    }
    return String(decoding: result, as: UTF8.self)
  }
}
