internal import A11ySimulation
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
    if let folder {
      if let release = release(in: folder), release != .current {
        Console.message(
          "warning: \(folder.path) is \(release.signature), and this program \(Release.current.signature):"
            + " previews are heard as by the former\n")
      }
      return folder
    }
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

  /// The release of the package in a folder, as its sources name it; `nil` where they do not.
  private static func release(in folder: URL) -> Release? {
    let file = folder.appendingPathComponent("Sources/Diagnostics/Release.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let numbers = text.firstMatch(of: /current = Release\((\d+), (\d+), (\d+)\)/)
    else { return nil }
    return Release("\(numbers.1).\(numbers.2).\(numbers.3)")
  }

  private static var given: String? { ProcessInfo.processInfo.environment[variable] }

  /// The package that this program was built from.
  private static let origin = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
}
