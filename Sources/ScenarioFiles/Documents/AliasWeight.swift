import Diagnostics

/// How much the aliases of a YAML file stand for, estimated from its text before anything is built.
///
/// Yams compares keys while it builds a document, and a key made of aliases of aliases would keep it busy for hours.
/// An alias counts towards the anchor before it; that is exact where each anchor has a line of its own.
enum AliasWeight {
  /// The error of a file whose keys stand for more than is read, or `nil` if all is well.
  static func problem(in source: SourceFile) -> Diagnostic? {
    guard source.text.utf8.contains(UInt8(ascii: "&")), holdsOtherKeysThanText(source.text) else { return nil }
    let limit = Limits.values(in: source.text)
    var weights: [Substring: Int] = [:]
    var anchor: Substring?
    for number in 1...source.lineCount {
      guard let line = source.line(number) else { continue }
      for (mark, name, column) in names(in: line) {
        if mark == "&" {
          anchor = name
          weights[name] = 1
        } else if let weight = weights[name] {
          guard weight <= limit else {
            return .tooManyValues(limit, at: SourcePlace(line: number, column: column))
          }
          if let anchor { weights[anchor, default: 1] += weight }
        }
      }
    }
    return nil
  }

  /// Whether a key may be something else than text: an alias, a list, a map, or what stands after a question mark.
  private static func holdsOtherKeysThanText(_ text: String) -> Bool {
    text.contains(#/(^|[\s\[{,])\?\s|\*[^\s\[\]{},:]+\s*:|[\]}]\s*:/#)
  }

  /// The anchors and aliases that a line may hold, with their columns.
  private static func names(in line: Substring) -> [(mark: Character, name: Substring, column: Int)] {
    var names: [(Character, Substring, Int)] = []
    for match in line.matches(of: #/[&*]([^\s\[\]{},:&*]+)/#) {
      guard let mark = match.0.first else { continue }
      let column = line.unicodeScalars.distance(from: line.startIndex, to: match.range.lowerBound) + 1
      names.append((mark, match.1, column))
    }
    return names
  }
}
