internal import A11ySimulation
internal import TestRuns

extension PreviewLibrary {
  /// The preview of a Swift file, or at an address; `nil` for a path that leads to something else.
  ///
  /// - Throws: ``ScenarioError`` if there are several, or none of the name that was asked for.
  func preview(named path: String) throws(ScenarioError) -> PreviewAddress? {
    let found = previews(at: path)
    func error(_ id: String, _ message: String, among previews: [PreviewAddress]) -> ScenarioError {
      let names = previews.map { Diagnostic.Note($0.file == path ? $0.name : "\($0.name), in \($0.file)") }
      let hints = ["give the name of one with --preview"]
      return ScenarioError(Diagnostic(id, message, at: nil, notes: names, hints: hints), name: path)
    }
    guard found.count < 2 else { throw error("which-preview", "there are \(found.count) such previews", among: found) }
    if let address = PreviewAddress(path) ?? found.first { return address }
    guard let missed = previewsMissed(at: path) else { return nil }
    throw error("no-such-preview", "no preview is called '\(missed.name)'", among: missed.previews)
  }
}
