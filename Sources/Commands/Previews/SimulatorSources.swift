internal import ArgumentParser
internal import Foundation

/// The sources of the simulator, from which previews need the module that stands in for SwiftUI.
enum SimulatorSources {
  /// The variable that names the folder of the package.
  private static let variable = "A11YSIM_PACKAGE"

  /// The folder of the package: the one that the variable names, or the one that this program was built from.
  ///
  /// - Throws: An exit status if it is nowhere, which is then reported with what to do.
  static func find() throws -> URL {
    if let folder { return folder }
    Console.message(
      given.map { "error: \(variable) is '\($0)', where the package of a11ysim is not\n" }
        ?? "error: previews are compiled with the package of a11ysim, and \(origin.path), where this program was built,"
        + " is not there any more\n")
    Console.message("hint: check the package out, and set \(variable) to its folder\n")
    throw Outcome.wrongInput.exitCode
  }

  /// The folder of the package; `nil` if it is nowhere.
  static var folder: URL? {
    let folder = given.map { URL(fileURLWithPath: $0).standardizedFileURL } ?? origin
    let mark = folder.appendingPathComponent("Sources/PreviewRunner")
    return FileManager.default.fileExists(atPath: mark.path) ? folder : nil
  }

  private static var given: String? { ProcessInfo.processInfo.environment[variable] }

  /// The package that this program was built from.
  private static let origin = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
}
