internal import Foundation
internal import ScenarioFiles
internal import TestRuns
internal import Transcripts

/// The previews of a program as far as a command line asks for them by name.
struct SelectedPreviews: PreviewLibrary {
  let library: any PreviewLibrary
  /// The name, or words of it.
  let words: String

  /// Those of exactly the name, or else those whose names have the words, or else all of the file that is called so.
  func previews(at path: String) -> [PreviewAddress] {
    let all = library.previews(at: path)
    let exact = all.filter { $0.name == words }
    guard exact.isEmpty else { return exact }
    let similar = all.filter { $0.name.localizedCaseInsensitiveContains(words) }
    guard similar.isEmpty else { return similar }
    return all.filter { URL(filePath: $0.file).deletingPathExtension().lastPathComponent == words }
  }

  func previewsMissed(at path: String) -> (name: String, previews: [PreviewAddress])? {
    let all = library.previews(at: path)
    return all.isEmpty || !previews(at: path).isEmpty ? nil : (words, all)
  }

  func scenario(
    of preview: PreviewAddress, defaults: ScenarioDefaults
  ) throws(ScenarioError) -> LoadedScenario {
    try library.scenario(of: preview, defaults: defaults)
  }
}
