package import Diagnostics
package import Interface
package import OrderedCollections

/// The flows of the previews in one Swift file: the file `OrderView.flows.yaml`, with a section for each preview.
package struct PreviewFlows: Sendable {
  /// The flows of one preview.
  package struct Section: Sendable {
    /// The name of the preview.
    package var preview: String
    /// Where the file names it.
    package var place: SourcePlace
    package var flows: OrderedDictionary<String, Flow>
  }

  package let file: SourceFile
  package let sections: [Section]

  /// Reads the file and checks every place of it.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - previews: The names of the previews that there are; a section for another one is an error. `nil` before they
  ///     are known.
  /// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
  package init(_ source: ScenarioSource, of previews: [String]?) throws(ScenarioError) {
    file = source.file
    sections = try Reading.read(source, as: .previewFlows).output
    guard let previews else { return }
    let unknown = sections.filter { !previews.contains($0.preview) }
    guard unknown.isEmpty else {
      throw ScenarioError(file: file, diagnostics: unknown.map { Diagnostic(unknown: $0, among: previews) })
    }
  }

  /// The flows of a preview; none for one that the file does not name.
  package func flows(of preview: String) -> OrderedDictionary<String, Flow> {
    sections.first { $0.preview == preview }?.flows ?? [:]
  }
}

extension ValueSchema where Output == [PreviewFlows.Section] {
  fileprivate static let previewFlows = ValueSchema.named(
    .flows, "a map of previews", entry: { ($0.preview, $0.flows) },
    make: { name, flows, _ in PreviewFlows.Section(preview: name.text, place: name.place, flows: flows) })
}

extension Diagnostic {
  fileprivate init(unknown section: PreviewFlows.Section, among previews: [String]) {
    let all = previews.isEmpty ? "the Swift file has none" : "one of: \(previews.joined(separator: ", "))"
    self.init(
      "unknown-preview", "there is no preview '\(section.preview)'", at: section.place,
      length: section.preview.count, hints: [NearMiss.hint(for: section.preview, among: previews) ?? all])
  }
}
