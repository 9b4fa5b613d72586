internal import A11ySimulation
internal import TestRuns

extension PreviewLibrary {
  /// The preview of a Swift file, or at an address; `nil` for a path that leads to something else.
  ///
  /// - Throws: ``ScenarioError`` if there are several.
  func preview(named path: String) throws(ScenarioError) -> PreviewAddress? {
    let found = previews(at: path)
    guard let address = PreviewAddress(path) ?? found.first else { return nil }
    guard found.count < 2 else {
      let names = found.map { Diagnostic.Note($0.file == path ? $0.name : "\($0.name), in \($0.file)") }
      throw ScenarioError(
        Diagnostic(
          "which-preview", "there are \(found.count) such previews", at: nil, notes: names,
          hints: ["give the name of one with --preview"]),
        name: path)
    }
    return address
  }
}
