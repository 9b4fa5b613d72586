import Diagnostics
import Foundation
import ScenarioFiles
import Transcripts

/// A file that is open in the editor, as it is there now.
struct OpenDocument {
  let uri: String
  let path: String
  let decisions: ProjectDecisions
  private(set) var file: SourceFile
  /// What is found out about the text.
  private(set) var analysis: Analysis
  /// The names of the elements when the text could be read last.
  private var lastNames: [String] = []

  init(_ item: DidOpenParams.Item, decisions: (String) -> ProjectDecisions) {
    uri = item.uri
    let path = URL(string: item.uri).flatMap { $0.isFileURL ? $0.path : nil } ?? item.uri
    // What has not been saved yet has no name that tells its format.
    self.path = ScenarioSource.Format(name: path) == nil && item.languageId == "json" ? path + ".json" : path
    self.decisions = decisions(self.path)
    file = SourceFile(name: self.path, text: item.text)
    analysis = Analysis(of: file, self.decisions)
  }

  mutating func apply(_ changes: [DidChangeParams.Change]) {
    for change in changes {
      let text = change.range.map { file.text(replacing: $0, with: change.text) } ?? change.text
      file = SourceFile(name: path, text: text)
    }
    lastNames = elementNames
    analysis = Analysis(of: file, decisions)
  }

  /// The names of the elements, as they are or were last.
  var elementNames: [String] {
    let names = Set(analysis.stops.compactMap(\.name))
    return names.isEmpty ? lastNames : names.sorted()
  }
}
