internal import Diagnostics
internal import ScenarioFiles

/// The text of a scenario, into which a flow is put without touching anything else.
struct ScenarioText {
  private let source: ScenarioSource
  private let braced: BracedText

  init(_ source: ScenarioSource) {
    self.source = source
    braced = BracedText(source.file.text)
  }

  /// The text with a flow after the others, or in the place of the one whose name stands at a place.
  func text(with flow: FlowText, replacing place: SourcePlace?) throws(KeepingError) -> String {
    let notation = source.format == .json ? Notation.json : .braced
    if let start = token(at: 0), let scenario = BracedMap(in: braced.bytes, at: start) {
      let lines = flow.lines(in: notation)
      guard let entry = scenario.entries.first(where: { BlockText.keys.contains(braced.text(in: $0.key)) }) else {
        let flows = ["\(notation.key("flows")): {"] + lines.indented(by: 2) + ["}"]
        return braced.adding(flows, to: scenario)
      }
      return try put(lines, intoMapAt: entry.value, replacing: place)
    }
    var block = BlockText(source.file.text)
    if let line = block.key, let value = valueOffset(inLine: line + 1) {
      return try put(flow.lines(in: notation), intoMapAt: value, replacing: place)
    }
    block.put(flow.lines(in: .plain), replacing: place?.line)
    return block.text
  }

  private func put(
    _ lines: [String], intoMapAt offset: Int, replacing place: SourcePlace?
  ) throws(KeepingError) -> String {
    guard let flows = BracedMap(in: braced.bytes, at: offset) else { throw .noPlace(line: placeOf(offset).line) }
    guard let place else { return braced.adding(lines, to: flows) }
    guard let entry = flows.entries.first(where: { placeOf($0.range.lowerBound) == place }) else {
      throw .noPlace(line: place.line)
    }
    return braced.replacing(entry, with: lines)
  }

  /// Where the value of a key begins that stands in braces, or on the key's line; `nil` if it follows line by line.
  private func valueOffset(inLine number: Int) -> Int? {
    guard let line = source.file.line(number), let colon = line.firstIndex(of: ":") else { return nil }
    let utf8 = source.file.text.utf8
    let value = token(at: utf8.distance(from: utf8.startIndex, to: colon) + 1)
    return value.flatMap { placeOf($0).line == number || braced.bytes[$0] == UInt8(ascii: "{") ? $0 : nil }
  }

  /// Where the next thing stands that is neither white space nor a comment.
  private func token(at offset: Int) -> Int? {
    var scanner = FlowScanner(braced.bytes, at: offset)
    return scanner.next()?.range.lowerBound
  }

  private func placeOf(_ offset: Int) -> SourcePlace { source.file.place(atUTF8Offset: offset) }
}
