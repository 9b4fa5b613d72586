import Diagnostics

/// Finds the keys that a map of a YAML file has twice.
///
/// Yams reports them without the place of the second, and gives no document to look in.
enum DuplicateKeys {
  /// The errors of the map in which a key stands that occurs again.
  static func find(from first: SourcePlace, in source: SourceFile) -> [Diagnostic] {
    var cursor = SourceCursor(source)
    let text = cursor.text(from: first)
    let before = source.line(first.line)?.unicodeScalars.prefix(first.column - 1)
    let isBlock = before?.allSatisfy { " -?:\t".unicodeScalars.contains($0) } ?? true
    let keys = isBlock ? blockKeys(from: first, in: source) : flowKeys(in: text, from: first)
    let found = keys.duplicates()
    return found.isEmpty ? [.duplicateKey(keys.first ?? Scalar(text: "", style: .plain, place: first))] : found
  }

  /// What stands for a key that was taken away: scalars of Unicode's private use, one for each place.
  private static let standIns: ClosedRange<UInt32> = 0xF0000...0xFFFFD

  /// Whether a key stands for one that was taken away.
  static func isStandIn(_ key: String) -> Bool {
    key.unicodeScalars.first.map { standIns.contains($0.value) } ?? false
  }

  /// The text with each second key replaced by one of its own that is as long, so that the rest can be read.
  ///
  /// - Returns: `nil` if one of the errors is about anything else.
  static func repaired(_ text: String, after problems: [Diagnostic]) -> String? {
    var scalars = Array(text.unicodeScalars)
    var (line, start) = (1, 0)
    for problem in problems {
      guard problem.id == "duplicate-key", !problem.notes.isEmpty, let place = problem.place else { return nil }
      while line < place.line, let end = scalars[start...].firstIndex(of: "\n") { (line, start) = (line + 1, end + 1) }
      let first = start + place.column - 1
      let number = standIns.lowerBound + UInt32(first) % UInt32(standIns.count)
      guard line == place.line, scalars.indices.contains(first + problem.length - 1),
        let standIn = Unicode.Scalar(number)
      else { return nil }
      scalars.replaceSubrange(first..<first + problem.length, with: repeatElement(standIn, count: problem.length))
    }
    var repaired = String.UnicodeScalarView()
    repaired.append(contentsOf: scalars)
    return String(repaired)
  }

  /// The keys of a map that has a line for each: what begins in the same column until a line that begins before it.
  private static func blockKeys(from first: SourcePlace, in source: SourceFile) -> [Scalar] {
    var keys: [Scalar] = []
    for number in first.line...max(first.line, source.lineCount) {
      guard let line = source.line(number)?.unicodeScalars else { break }
      let indentation = number == first.line ? first.column - 1 : line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indentation)
      if rest.isEmpty || rest.first == "#" { continue }
      if indentation < first.column - 1 { break }
      guard indentation == first.column - 1, rest.first != "-" || rest.dropFirst().first != " " else { continue }
      let place = SourcePlace(line: number, column: first.column)
      if let key = key(at: rest, place: place) { keys.append(key) }
    }
    return keys
  }

  /// The keys of a map in braces, from its first duplicated one on: what follows a comma on the same level.
  private static func flowKeys(in text: Substring.UnicodeScalarView, from first: SourcePlace) -> [Scalar] {
    var keys = [key(at: text, place: first)].compactMap(\.self)
    var place = first
    var depth = 0
    var quote: Unicode.Scalar?
    var expectsKey = false
    for index in text.indices {
      let scalar = text[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if expectsKey, !" \t\r\n".unicodeScalars.contains(scalar) {
        if let key = key(at: text[index...], place: place) { keys.append(key) }
        expectsKey = false
        if scalar == "'" || scalar == "\"" { quote = scalar }
      } else {
        switch scalar {
        case "'", "\"": quote = scalar
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        case "," where depth == 0: expectsKey = true
        default: break
        }
      }
      if depth < 0 { break }
      place = scalar == "\n" ? SourcePlace(line: place.line + 1, column: 1) : place.advanced(by: 1)
    }
    return keys
  }

  /// Reads a key up to its colon.
  private static func key(at text: Substring.UnicodeScalarView, place: SourcePlace) -> Scalar? {
    if let quote = text.first, quote == "'" || quote == "\"" {
      let name = text.dropFirst().prefix { $0 != quote && $0 != "\n" }
      return Scalar(text: String(name), style: quote == "'" ? .singleQuoted : .doubleQuoted, place: place)
    }
    let name = text.prefix { $0 != ":" && $0 != "\n" }
    let trailing = name.reversed().prefix { $0 == " " || $0 == "\t" }.count
    guard name.count > trailing else { return nil }
    return Scalar(text: String(name.dropLast(trailing)), style: .plain, place: place)
  }
}

extension [Scalar] {
  fileprivate func duplicates() -> [Diagnostic] {
    map { DocumentNode.Entry(key: $0, value: .scalar($0)) }.duplicateKeys()
  }
}

extension Diagnostic {
  /// The error for a key whose second place could not be found.
  fileprivate static func duplicateKey(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "duplicate-key", "the key '\(key.text)' stands in this map more than once", at: key.place,
      length: key.writtenLength)
  }
}
