internal import A11ySimulation
internal import TestRuns

extension PreviewLibrary {
  /// The preview of a Swift file, or at an address; `nil` for a path that leads to something else.
  ///
  /// - Throws: ``ScenarioError`` if there are several, or none of the name that was asked for.
  func preview(named path: String) throws(ScenarioError) -> PreviewAddress? {
    let found = previews(at: path)
    func names(of previews: [PreviewAddress]) -> [Diagnostic.Note] {
      previews.map { Diagnostic.Note($0.file == path ? $0.name : "\($0.name), in \($0.file)") }
    }
    guard let address = PreviewAddress(path) ?? found.first else {
      guard let selection = self as? SelectedPreviews else { return nil }
      let others = selection.library.previews(at: path)
      guard !others.isEmpty else { return nil }
      throw ScenarioError(
        Diagnostic(
          "no-such-preview", "no preview is called '\(selection.words)'", at: nil, notes: names(of: others),
          hints: ["give the name of one with --preview"]),
        name: path)
    }
    guard found.count < 2 else {
      throw ScenarioError(
        Diagnostic(
          "which-preview", "there are \(found.count) such previews", at: nil, notes: names(of: found),
          hints: ["give the name of one with --preview"]),
        name: path)
    }
    return address
  }
}
