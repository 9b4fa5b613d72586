/// The text of a file, with what it takes to point at a place in it.
package struct SourceFile: Sendable {
  /// The name that diagnostics show: the path as the person gave it, or `<stdin>`.
  package let name: String
  package let text: String
  /// The files that this one includes, by their numbers in places.
  package private(set) var included: [SourceFile] = []
  /// Where each line begins, in UTF-8 bytes.
  private let lineStarts: [Int]

  package init(name: String, text: String) {
    self.name = name
    self.text = text
    lineStarts = text.withBytes { SourceFile.lineStarts(in: $0) }
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    guard let first = bytes.baseAddress else { return starts }
    var offset = 0
    while offset < bytes.count {
      let byte = first[offset]
      offset += 1
      // The two marks of one line end stand together.
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (offset == bytes.count || first[offset] != UInt8(ascii: "\n"))
      if isEnd { starts.append(offset) }
    }
    return starts
  }

  /// The file with those that it includes.
  package func including(_ files: [SourceFile]) -> SourceFile {
    var file = self
    file.included = files
    return file
  }

  /// The file that a place is in: this one, or one that it includes.
  package func file(of place: SourcePlace) -> SourceFile {
    included.indices.contains(place.file - 1) ? included[place.file - 1] : self
  }

  /// The names of the file and of those that it includes.
  package var names: FileNames { FileNames(name, including: included.map(\.name)) }

  /// The number of lines; an empty file has one.
  package var lineCount: Int { lineStarts.count }

  /// The lines without their ends.
  package var lines: [Substring] { text.lines }

  /// The text of a line without its end, or `nil` beyond the last; lines count from one.
  package func line(_ number: Int) -> Substring? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[number - 1])
    let end =
      number < lineStarts.count
      ? utf8.index(utf8.startIndex, offsetBy: lineStarts[number]) : utf8.endIndex
    var line = text[start..<end]
    while let last = line.unicodeScalars.last, last == "\n" || last == "\r" { line.unicodeScalars.removeLast() }
    return line
  }

  /// The place of a UTF-8 offset.
  ///
  /// - Complexity: logarithmic in the number of lines, and linear in the length of the line.
  package func place(atUTF8Offset offset: Int) -> SourcePlace {
    let offset = min(max(offset, 0), text.utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: lineStarts[low])
    let end = utf8.index(utf8.startIndex, offsetBy: offset)
    return SourcePlace(line: low + 1, column: text.unicodeScalars.distance(from: start, to: end) + 1)
  }
}

extension String {
  /// The lines without their ends, of which Windows has two marks that are one character.
  package var lines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// What ends the lines: that of Windows where it is there at all, as in what editors add.
  package var lineEnd: String { contains("\r\n") ? "\r\n" : "\n" }

  /// Looks at all bytes of a text that may be long, which takes several times as long one by one.
  package func withBytes<Result>(_ look: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    var text = self
    return try text.withUTF8(look)
  }
}
