import Diagnostics
import Importers
import ScenarioFiles
import TestSupport
import Transcripts

/// The captures that the tests read: invented screens in the formats of real tools.
enum Fixture {
  /// Their names, in the order of their formats.
  static let all = [
    "recipes.xml", "sign-up.xml", "leave.xml", "timer.wda.json", "trains.idb.json", "trains-flat.idb.json",
    "orchard.idb.json", "kiln.axe.json", "choir.snapshot.json", "parcel.maestro.json", "harbor.xcui.txt",
    "garden.flutter.txt",
  ]

  static func text(_ name: String) throws -> String { try PackageFiles.text("Tests/Samples/Captures/\(name)") }

  static func capture(_ name: String) throws -> Capture {
    try capture(of: try text(name), name: name)
  }

  static func capture(of text: String, name: String = "capture", as format: CaptureFormat? = nil) throws -> Capture {
    guard let capture = try readCapture(SourceFile(name: name, text: text), as: format) else { throw NoCapture() }
    return capture
  }

  static func imported(_ name: String) throws -> CaptureImport { CaptureImport(try capture(name)) }

  /// What is heard on a captured screen from the first stop to the last, what follows a pause with a “~”; what is only
  /// offered is left out.
  static func heard(_ imported: CaptureImport) -> [String] {
    let text = Transcript(of: imported.scenario).text()
    return text.split(separator: "\n").map(String.init).filter { line in
      !line.hasPrefix(">") && !line.hasPrefix("+ ") && !line.hasPrefix("scenario:") && !line.hasPrefix("reader:")
        && !line.hasPrefix("settings:")
    }
  }

  /// What is heard on a screen whose views are written in an XML of Appium's, within a window.
  static func heard(inWindow xml: String, _ options: ImportOptions = ImportOptions()) throws -> [String] {
    heard(CaptureImport(try capture(of: window(xml)), options))
  }

  static func window(_ xml: String) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">
    <XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="390" height="844">
    \(xml)
    </XCUIElementTypeWindow></XCUIElementTypeApplication>
    """
  }

  private struct NoCapture: Error {}
}

/// What is wrong with a text that should be a capture: identifier, line and column of each problem.
func problems(in text: String, as format: CaptureFormat? = nil) -> [String] {
  do {
    _ = try readCapture(SourceFile(name: "capture", text: text), as: format)
    return []
  } catch {
    return error.diagnostics.shown.filter { $0.severity == .error }.map { problem in
      // Where an error of XML is noticed in its line is the parser's matter.
      let isOfParser = problem.id == "markup-syntax"
      return problem.id + (problem.place.map { " \($0.line)" + (isOfParser ? "" : ":\($0.column)") } ?? "")
    }
  }
}
