internal import Diagnostics
internal import ScenarioFiles

extension CaptureReading {
  /// Reads a JSON document in the format that it was recognized to have.
  mutating func readJSON(_ root: DocumentNode, as format: CaptureFormat) -> Capture? {
    switch format {
    case .webDriverAgent: readWebDriverAgent(root)
    case .idb, .axe: readIdb(root, format)
    case .accessibilitySnapshot: readSnapshotModel(root)
    case .maestro: readMaestro(root)
    case .appium, .debugDescription, .flutter: nil
    }
  }

  /// A record, or the error that there is none.
  mutating func record(_ node: DocumentNode, _ name: String) -> JSONRecord? {
    if let record = JSONRecord(node) { return record }
    report(.wrongShape(name, expected: "a map", at: node.place))
    return nil
  }
}
