internal import A11ySwiftUI
internal import Diagnostics
internal import Foundation
internal import Interface
package import PreviewPackages
package import ScenarioFiles
package import TestRuns
package import Transcripts

/// The previews that are linked into this program.
package struct LinkedPreviews: PreviewLibrary {
  /// A preview with the file that it stands in.
  struct Entry: Sendable {
    let file: URL
    let preview: Preview
    /// Whether it shows a view of an app for the watch.
    var isOfWatch = false
  }

  let entries: [Entry]
  private let calls: CallPlaces

  /// Finds the previews.
  ///
  /// - Parameters:
  ///   - providers: The files of the types that provide previews, by the names of the types.
  ///   - copies: The files, by the paths of the copies that were compiled.
  ///   - watchFiles: The files that only an app for the watch has.
  @MainActor
  package init(providers: [String: String] = [:], copies: [String: String] = [:], watchFiles: [String] = []) {
    CallSites.areNoted = true
    calls = CallPlaces(copies: copies)
    let supervision = Supervision.current
    let all = Preview.linked { origin in
      supervision?.preview = LinkedPreviews.key(of: origin)
      return LinkedPreviews.crash(of: origin, in: supervision) != nil
    }
    supervision?.preview = nil
    let watchFiles = Set(watchFiles.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() })
    let found: [Entry] = all.compactMap { preview in
      let path =
        switch preview.place {
        case .file(let path, line: _): copies[path] ?? path
        case .provider(let name): providers[name]
        }
      return path.map { path in
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        return Entry(file: file, preview: preview, isOfWatch: preview.isOfWatch ?? watchFiles.contains(file))
      }
    }
    // Those of one file keep their order.
    entries = found.enumerated().sorted { ($0.element.file.path, $0.offset) < ($1.element.file.path, $1.offset) }
      .map(\.element)
  }

  /// Plays the previews after the last one that has ended the program or been told, and tells nothing of them.
  package func tryOut(under supervision: Supervision) {
    let done = Set(supervision.crashes.map(\.preview) + [supervision.account?.last].compactMap(\.self))
    let start = entries.lastIndex { done.contains($0.address.text) }.map { $0 + 1 } ?? 0
    for entry in entries[start...] {
      supervision.preview = entry.address.text
      if crash(of: entry.address, entry, in: supervision) == nil { _ = Transcript(of: entry.scenario()) }
    }
  }

  /// What the origin of previews is called while it is asked which it has.
  private static func key(of origin: String) -> String { "origin \(origin)" }

  private static func crash(of origin: String, in supervision: Supervision?) -> Supervision.Crash? {
    supervision?.crashes.first { $0.preview == key(of: origin) }
  }

  /// How a preview ended a program before.
  private func crash(
    of address: PreviewAddress, _ entry: Entry?, in supervision: Supervision?
  ) -> Supervision.Crash? {
    if let crash = supervision?.crashes.first(where: { $0.preview == address.text }) { return crash }
    return entry.flatMap { LinkedPreviews.crash(of: $0.preview.place.origin, in: supervision) }
  }

  /// Where the calls stand that have made views, by their numbers.
  func places(of calls: [Int]) -> [Int: CodePlace] { self.calls.places(of: calls) }

  package func previews(at path: String) -> [PreviewAddress] {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    return entries.compactMap { entry in
      if entry.file.path == place { return PreviewAddress(file: path, name: entry.preview.name) }
      guard entry.file.path.hasPrefix(place + "/") else { return nil }
      let rest = entry.file.path.dropFirst(place.count + 1)
      return PreviewAddress(file: base == "." ? String(rest) : "\(base)/\(rest)", name: entry.preview.name)
    }
  }

  package func scenario(
    of address: PreviewAddress, defaults: ScenarioDefaults
  ) throws(ScenarioError) -> LoadedScenario {
    let code = URL(fileURLWithPath: address.file).resolvingSymlinksInPath()
    let known = entries.filter { $0.file == code }
    let entry = known.first { $0.preview.name == address.name }
    let supervision = Supervision.current
    let key = entry?.address ?? address
    supervision?.preview = key.text
    let text = (try? String(contentsOf: code, encoding: .utf8)) ?? ""
    let viewFile = SourceFile(name: address.file, text: text)
    let place = entry.flatMap { $0.place(in: text) }
    if let crash = crash(of: key, entry, in: supervision) {
      throw ScenarioError(
        file: viewFile,
        diagnostics: [
          Diagnostic("preview-crash", "the preview '\(address.name)' ended the program: \(crash.words)", at: place)
        ])
    }
    guard let entry else {
      let names = known.map(\.preview.name)
      let hint = NearMiss.hint(for: address.name, among: names) ?? "it has \(names.joined(separator: "; "))"
      throw ScenarioError(
        Diagnostic(
          "unknown-preview", "there is no preview '\(address.name)'", at: nil, hints: names.isEmpty ? [] : [hint]),
        name: address.file)
    }
    var flows: PreviewFlows?
    if FileManager.default.fileExists(atPath: address.flowsFile) {
      flows = try PreviewFlows(ScenarioSource(path: address.flowsFile), of: known.map(\.preview.name))
    }
    let scenario = entry.scenario(defaults, flows)
    // What is wrong with a flow stands in the file of the flows, and all else in that of the preview.
    let hasFlows = flows?.sections.contains { $0.preview == address.name } ?? false
    let files = CodeFiles(viewFile, at: code.path) { self.places(of: $0) }
    return LoadedScenario(scenario, in: hasFlows ? flows?.file : nil, viewsAt: place, of: files)
  }
}

extension LinkedPreviews.Entry {
  var address: PreviewAddress { PreviewAddress(file: file.path, name: preview.name) }

  /// Where the preview stands in the text of its file: its own line, or that of the type that provides it.
  fileprivate func place(in text: String) -> SourcePlace? {
    switch preview.place {
    case .file(_, let line): return SourcePlace(line: line, column: 1)
    case .provider(let name):
      let index = text.lines.firstIndex { $0.contains(name) && $0.contains("PreviewProvider") }
      return index.map { SourcePlace(line: $0 + 1, column: 1) }
    }
  }

  /// The preview as a scenario.
  func scenario(_ defaults: ScenarioDefaults = ScenarioDefaults(), _ flows: PreviewFlows? = nil) -> Scenario {
    let place = file.deletingPathExtension().lastPathComponent
    var circumstances = defaults.scenario
    if isOfWatch, circumstances.platform.system == .iOS { circumstances.platform = circumstances.platform.onWatch }
    var scenario = Scenario(
      name: "\(place) — \(preview.name)", running: PreviewApp(preview), under: circumstances)
    if let flows { scenario.flows = flows.flows(of: preview.name) }
    return scenario
  }
}
