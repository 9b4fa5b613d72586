package import Foundation

/// A file of the team's that is not in the package, and why.
package struct Omission: Sendable, Hashable, Codable {
  package enum Reason: Sendable, Hashable, Codable {
    /// It begins the app, which previews do not need.
    case entryPoint
    /// It imports a module that is not there on Linux.
    case module(String)
    /// It does not compile.
    case error(CompilerError)
  }

  package var file: URL
  package var reason: Reason
  package var previewCount: Int

  /// Whether the compiler has found something wrong with the file.
  var isForError: Bool {
    if case .error = reason { return true }
    return false
  }

  /// Why the file is left out, in plain words, with what can be done about it.
  ///
  /// - Parameters:
  ///   - files: All files that were given, among which a missing name may be declared.
  ///   - path: How the files are called.
  /// - Returns: The lines.
  package func sentences(among files: [TeamFile], path: (URL) -> String) -> [String] {
    switch reason {
    case .entryPoint: return ["\(path(file)): left out: it begins the app, which previews do not need"]
    case .module(let module): return ["\(path(file)): left out: it imports \(module), which is not there on Linux"]
    case .error(let error):
      let lost =
        switch previewCount {
        case 0: ""
        case 1: " with its preview"
        default: " with its \(previewCount) previews"
        }
      let sentence = "\(path(file)):\(error.line):\(error.column): error: \(error.message); left out\(lost)"
      guard let name = error.missingName else { return [sentence] }
      return [sentence, "  hint: " + Omission.hint(for: name, in: file, among: files, path)]
    }
  }

  private static func hint(for name: String, in file: URL, among files: [TeamFile], _ path: (URL) -> String) -> String {
    if let other = files.first(where: { $0.url != file && $0.declares(name) }) {
      return "\(path(other.url)) declares '\(name)', and is left out as well or does not let others see it"
    }
    return "no file that was given declares '\(name)': give the folder that does;"
      + " a name of Apple's that is missing here is not there yet"
  }
}
