internal import A11ySimulation
internal import Foundation
internal import Importers
internal import TestRuns

extension ScenarioLoader {
  /// What an import can be made of.
  enum Importable {
    case capture(CaptureImport)
    /// What a test did between captures.
    case script(TestScript)
  }

  /// Reads the capture, or the log of a test, at a path, or on standard input for `-`; reports its errors and returns
  /// `nil` if it has some.
  mutating func importFile(_ path: String) -> Importable? {
    do {
      let (data, name) = try bytes(at: path)
      if captures?.from == nil,
        let script = TestScript(SourceFile(name: name, text: try DecodedText.decode(data, name: name)))
      {
        return .script(script)
      }
      if case .capture(let capture) = try readFile(data, name: name, as: captures?.from) {
        return imported(capture, at: path).map { .capture($0) }
      }
      return refuse(
        "error: \(path) is not a capture that is known; --from tells its format, such as \(CaptureFormat.appium.rawValue)\n"
      )
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  /// Imports a capture, with an account of it; reports what is wrong, and yields nothing then.
  mutating func imported(_ capture: Capture, at path: String) -> CaptureImport? {
    do {
      keep(capture.file, at: path)
      let overlay = try overlay()
      let imported = try CaptureImport(capture, captures?.options ?? ImportOptions(), overlay: overlay)
      let renderer = DiagnosticRenderer(capture.file, isAccessible: isAccessible)
      if captures?.strict == true, !imported.summary.strictDiagnostics.isEmpty {
        return refuse(renderer.text(DiagnosticList(imported.summary.strictDiagnostics + capture.warnings)))
      }
      if !capture.warnings.isEmpty { Console.message(renderer.text(DiagnosticList(capture.warnings))) }
      Console.message(imported.summary.lines.map { "\(capture.file.name): \($0)\n" }.joined())
      return imported
    } catch {
      return refuse(error.text(isAccessible: isAccessible))
    }
  }

  /// What the command line adds to captures.
  private func overlay() throws(ScenarioError) -> Overlay? {
    guard let path = captures?.overlay else { return nil }
    return try Overlay(SourceFile(name: path, text: DecodedText.decode(try FileBytes.read(path), name: path)))
  }
}
