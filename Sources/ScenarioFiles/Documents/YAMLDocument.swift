package import Diagnostics
import Yams

/// Reads YAML, with the place of every value: aliases and merge keys are replaced by what they stand for.
package struct YAMLDocument {
  /// Ends the reading; the diagnostic has been noted.
  private struct Stop: Error {}

  private var values = 0
  private let limit: Int
  private var diagnostics: [Diagnostic] = []

  private init(_ source: SourceFile) {
    limit = Limits.values(in: source.text)
  }

  /// Reads a file; the node is `nil` if the reading had to end early.
  package static func read(_ source: SourceFile) -> (node: DocumentNode?, diagnostics: [Diagnostic]) {
    if let problem = AliasWeight.problem(in: source) { return (nil, [problem]) }
    var text = source.text
    var document = YAMLDocument(source)
    // Yams stops at the first map with a key twice; a file with more of them than this can be told of in parts.
    for _ in 0..<Limits.repairs {
      do {
        // Without an encoding an environment variable would decide. Words are resolved where they are used.
        guard let root = try Yams.compose(yaml: text, .basic, .default, .utf8) else { return (nil, [.emptyFile]) }
        let node = try? document.node(root, depth: 1)
        return (node, document.diagnostics)
      } catch {
        let problem = YAMLProblem(error, in: SourceFile(name: source.name, text: text))
        document.diagnostics += problem.diagnostics
        guard let repaired = DuplicateKeys.repaired(text, after: problem.diagnostics) else { break }
        text = repaired
      }
    }
    return (nil, document.diagnostics)
  }

  /// Reads a node, and takes it over: each copy of one costs as much as reading it.
  private mutating func node(_ node: consuming Node, depth: Int) throws(Stop) -> DocumentNode {
    values += 1
    guard depth <= Limits.depth else { throw stop(.tooDeep(at: node.place)) }
    guard values <= limit else { throw stop(.tooManyValues(limit, at: node.place)) }
    switch consume node {
    case .scalar(let scalar):
      return .scalar(read(scalar))
    case .sequence(let sequence):
      let place = SourcePlace(sequence.mark)
      check(sequence.tag.rawValue, isAmong: ["tag:yaml.org,2002:seq"], at: place)
      var items: [DocumentNode] = []
      items.reserveCapacity(sequence.count)
      for item in sequence { items.append(try self.node(item, depth: depth + 1)) }
      return .sequence(items, place)
    case .mapping(let mapping):
      let place = SourcePlace(mapping.mark)
      check(mapping.tag.rawValue, isAmong: ["tag:yaml.org,2002:map"], at: place)
      return .mapping(try entries(of: mapping, depth: depth), place)
    case .alias:
      // Only documents built in code hold aliases; the parser has replaced them.
      return .scalar(Scalar(text: "", style: .plain, place: .start))
    }
  }

  private mutating func entries(
    of mapping: Node.Mapping, depth: Int
  ) throws(Stop) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    entries.reserveCapacity(mapping.count)
    var merges: [(position: Int, node: Node)] = []
    // By index: to iterate over it, Yams copies the whole map.
    for index in mapping.indices {
      let (key, value) = mapping[index]
      guard case .scalar(let scalar) = key else {
        diagnostics.append(.notAKey(at: key.place))
        continue
      }
      // What stands there a second time has been reported, and is not judged as well.
      if DuplicateKeys.isStandIn(scalar.string) { continue }
      if scalar.string == "<<", scalar.style == .plain {
        merges.append((entries.count, consume value))
      } else {
        entries.append(DocumentNode.Entry(key: name(scalar), value: try node(consume value, depth: depth + 1)))
      }
    }
    // Usually empty: `<<` stands for the keys of another map that the map itself does not have.
    for merge in merges.reversed() {
      let merged = try mergedEntries(merge.node, depth: depth)
      let known = Set(entries.map(\.key.text))
      entries.insert(contentsOf: merged.filter { !known.contains($0.key.text) }, at: merge.position)
    }
    return entries
  }

  /// The entries that `<<` brings in: those of a map, or of several, where the first that has a key wins.
  private mutating func mergedEntries(_ node: Node, depth: Int) throws(Stop) -> [DocumentNode.Entry] {
    values += 1
    guard values <= limit else { throw stop(.tooManyValues(limit, at: node.place)) }
    guard depth < Limits.depth else { throw stop(.tooDeep(at: node.place)) }
    switch node {
    case .mapping(let mapping):
      return try entries(of: mapping, depth: depth + 1)
    case .sequence(let sequence):
      var merged: [DocumentNode.Entry] = []
      var known: Set<String> = []
      for item in sequence {
        for entry in try mergedEntries(item, depth: depth + 1) where known.insert(entry.key.text).inserted {
          merged.append(entry)
        }
      }
      return merged
    default:
      diagnostics.append(.notMergeable(at: node.place))
      return []
    }
  }

  private static let textTags = ["tag:yaml.org,2002:str", "!"]
  private static let plainTags = [
    "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:null",
  ]

  /// A key is text whatever it looks like; looking for equal ones, Yams has given it a tag of its own.
  private func name(_ scalar: Node.Scalar) -> Scalar {
    Scalar(text: scalar.string, style: style(scalar), place: SourcePlace(scalar.mark))
  }

  private mutating func read(_ scalar: Node.Scalar) -> Scalar {
    let (place, tag) = (SourcePlace(scalar.mark), scalar.tag.rawValue)
    let isText = YAMLDocument.textTags.contains(tag)
    if !isText { check(tag, isAmong: YAMLDocument.plainTags, at: place) }
    let style = style(scalar)
    // A tag that says "text" has the same effect as quotes.
    return Scalar(text: scalar.string, style: isText && style == .plain ? .block : style, place: place)
  }

  private func style(_ scalar: Node.Scalar) -> Scalar.Style {
    switch scalar.style {
    case .singleQuoted: .singleQuoted
    case .doubleQuoted: .doubleQuoted
    case .literal, .folded: .block
    case .any, .plain: .plain
    }
  }

  /// Reports a tag that has no meaning where it stands; most values have none.
  private mutating func check(_ tag: String, isAmong known: [String], at place: SourcePlace) {
    if !tag.isEmpty, !known.contains(tag) { diagnostics.append(.unknownTag(tag, at: place)) }
  }

  private mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    diagnostics.append(diagnostic)
    return Stop()
  }
}

extension Node {
  fileprivate var place: SourcePlace { SourcePlace(mark) }
}

extension SourcePlace {
  /// The place that Yams gives; what it has put together itself stands at the beginning.
  fileprivate init(_ mark: Mark?) {
    self = mark.map { SourcePlace(line: $0.line, column: $0.column) } ?? .start
  }
}

extension Diagnostic {
  fileprivate static func notAKey(at place: SourcePlace) -> Diagnostic {
    Diagnostic("not-a-key", "a key is a word or text, not a list or a map", at: place)
  }

  fileprivate static func notMergeable(at place: SourcePlace) -> Diagnostic {
    Diagnostic("not-mergeable", "'<<' takes a map, or a list of maps", at: place, hints: ["write '<<: *name'"])
  }

  fileprivate static func unknownTag(_ tag: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-tag", "the tag '\(tag)' has no meaning here", at: place,
      hints: ["put the text in quotes if it begins with '!'"])
  }
}
