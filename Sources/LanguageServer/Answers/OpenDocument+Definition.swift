import Diagnostics
import ScenarioFiles
import Transcripts

extension OpenDocument {
  /// Where that is written which is named at a place: screens, components, state, elements.
  func definition(at position: Position) -> [Location] {
    guard analysis.subject == .scenario else { return [] }
    switch analysis.help.definition(at: file.place(of: position)) {
    case .place(let place, let length)?:
      return [Location(uri: uri, range: file.range(from: place, length: length))]
    case .element(let name)?:
      var seen: Set<SourcePlace> = []
      return analysis.stops(named: name)
        .compactMap { $0.places.first?.inFile }.filter { seen.insert($0).inserted }
        .map { Location(uri: uri, range: file.range(from: $0, length: 1)) }
    case nil: return []
    }
  }
}
