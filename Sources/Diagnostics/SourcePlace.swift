/// A place in a file: line and column, both counted from one, the column in Unicode scalars.
///
/// It is as small as can be, since every view, step and expression of a scenario has one.
public struct SourcePlace: Sendable, Hashable {
  /// The line; for a file that another one includes, below zero, with the number of the file in the bits above the line.
  private var storedLine: Int32
  private var storedColumn: Int32

  /// How many bits the line of an included file has.
  private static let lineBits = 24
  /// How many files one file can include, with those that they include.
  package static let mostFiles = 126
  /// How many lines an included file can have.
  package static let mostIncludedLines = 1 << lineBits - 1

  package init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The line; zero for what no file holds.
  package var line: Int {
    storedLine < 0 ? -Int(storedLine) & SourcePlace.mostIncludedLines : Int(storedLine)
  }

  /// The column in Unicode scalars.
  package var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// The number of the file among those that are included, from one on; zero for the file that includes them.
  package var file: Int { storedLine < 0 ? -Int(storedLine) >> SourcePlace.lineBits : 0 }

  /// The same line and column in a file that is included, by its number.
  package func inIncluded(_ number: Int) -> SourcePlace {
    var place = SourcePlace(line: line, column: column)
    guard number > 0, self != .code else { return place }
    let number = min(number, SourcePlace.mostFiles)
    place.storedLine = -Int32(number << SourcePlace.lineBits | min(line, SourcePlace.mostIncludedLines))
    return place
  }

  /// The beginning of a file.
  package static let start = SourcePlace(line: 1, column: 1)

  /// The place of what was built in code and stands in no file.
  package static let code = SourcePlace(line: 0, column: 0)

  /// The place of what a call of a running program has made, by the number of the call; where in which file it is has to be
  /// found out.
  package init(call number: Int) {
    storedLine = Int32(clamping: number)
    storedColumn = -1
  }

  /// The number of the call that has made what is here; `nil` for what stands in a file.
  package var call: Int? { storedColumn == -1 ? Int(storedLine) : nil }

  /// The place, or `nil` for what stands in no file that is known.
  package var inFile: SourcePlace? { self == .code || call != nil ? nil : self }

  /// The place, or `nil` for what stands in no file and was made by no call.
  package var known: SourcePlace? { self == .code ? nil : self }

  /// The place some scalars further on in the same line.
  package func advanced(by columns: Int) -> SourcePlace {
    var place = self
    place.column += columns
    return place
  }
}

extension SourcePlace {
  /// Two numbers that stand for the place and for no other.
  package var numbers: (Int32, Int32) { (storedLine, storedColumn) }

  /// The place that two numbers stand for.
  package init(numbers: (Int32, Int32)) { (storedLine, storedColumn) = numbers }
}

extension SourcePlace: Codable {
  private enum CodingKeys: String, CodingKey {
    case line, column, file
  }

  /// Reads a place; the number of the file is absent for the file itself.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let place = SourcePlace(
      line: try container.decode(Int.self, forKey: .line), column: try container.decode(Int.self, forKey: .column))
    self = place.inIncluded(try container.decodeIfPresent(Int.self, forKey: .file) ?? 0)
  }

  /// Writes the place, without the number of the file for the file itself.
  public func encode(to encoder: any Encoder) throws {
    let place = inFile ?? .code
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(place.line, forKey: .line)
    try container.encode(place.column, forKey: .column)
    if place.file > 0 { try container.encode(place.file, forKey: .file) }
  }
}

extension SourcePlace: Comparable {
  /// The place that stands first in a file comes first; what stands in code comes before all files, and what stands in a
  /// file comes before what stands in those that it includes.
  public static func < (first: SourcePlace, second: SourcePlace) -> Bool {
    (first.file, first.line, first.column) < (second.file, second.line, second.column)
  }
}
