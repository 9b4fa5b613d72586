import Diagnostics
import Interface

extension ValueSchema where Output == Rect {
  /// `[x, y, width, height]`, or a map with these keys.
  static let frame = ValueSchema.forms(
    "a frame such as [x, y, width, height]",
    list: ValueSchema<[Double]>.numbers(
      [.distance, .distance, .length, .length], "four numbers: x, y, width, height"
    )
    .map(
      { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }, back: { [$0.x, $0.y, $0.width, $0.height] }),
    map: .record(
      "a frame", Rect(x: 0, y: 0, width: 0, height: 0),
      [
        Field("x", "Points from the left.", .distance, isRequired: true, into: \.x),
        Field("y", "Points from the top.", .distance, isRequired: true, into: \.y),
        Field("width", "The width in points.", .length, isRequired: true, into: \.width),
        Field("height", "The height in points.", .length, isRequired: true, into: \.height),
      ]))
}

extension ValueSchema where Output == Point {
  /// `[x, y]`, or a map with these keys.
  static let point = ValueSchema.forms(
    "a point such as [x, y]",
    list: ValueSchema<[Double]>.numbers([.distance, .distance], "two numbers: x, y").map(
      { Point(x: $0[0], y: $0[1]) }, back: { [$0.x, $0.y] }),
    map: .record(
      "a point", Point(x: 0, y: 0),
      [
        Field("x", "Points from the left.", .distance, isRequired: true, into: \.x),
        Field("y", "Points from the top.", .distance, isRequired: true, into: \.y),
      ]))
}

extension ValueSchema where Output == ClosedRange<Double> {
  /// `[least, greatest]`, or a map with `from` and `to`.
  static let range: ValueSchema = {
    let bounds = ValueSchema<Bounds>.forms(
      "a range such as [0, 10]",
      list: ValueSchema<[Double]>.numbers([.number, .number], "two numbers: from, to").map(
        { Bounds(from: $0[0], to: $0[1]) }, back: { [$0.from, $0.to] }),
      map: .record(
        "a range", Bounds(),
        [
          Field("from", "The least number.", .number, isRequired: true, into: \.from),
          Field("to", "The greatest number.", .number, isRequired: true, into: \.to),
        ]))
    return ValueSchema(
      bounds.expectation, schema: bounds.schema,
      write: { bounds.write(Bounds(from: $0.lowerBound, to: $0.upperBound)) }
    ) { node, reading in
      if let range = node.scalar?.rangeInSwift {
        reading.report(.wrongType(expected: bounds.expectation, found: node, hints: ["write '\(range)'"]))
        return nil
      }
      guard let bounds = bounds.read(node, &reading) else { return nil }
      guard bounds.from <= bounds.to else {
        reading.report(.emptyRange(at: node.place))
        return nil
      }
      return bounds.from...bounds.to
    }
  }()
}

extension ValueSchema where Output == DateBounds {
  /// The moments that a date picker lets a person choose; an empty text leaves its end open.
  static let dateBounds: ValueSchema = {
    let list = ValueSchema<[String]>.list(of: .text, "two moments: [from, to]")
    return ValueSchema(
      list.expectation, schema: list.schema.adding("minItems", 2).adding("maxItems", 2),
      write: { list.write([$0.from, $0.to]) }
    ) { node, reading in
      guard let moments = list.read(node, &reading) else { return nil }
      guard let from = moments.first, let to = moments.last, moments.count == 2 else {
        reading.report(.wrongType(expected: list.expectation, found: node))
        return nil
      }
      return DateBounds(from: from, to: to)
    }
  }()
}

extension Scalar {
  /// What to write for a range as it stands in Swift: `0...5`.
  fileprivate var rangeInSwift: String? {
    text.wholeMatch(of: /(-?[0-9.]*[0-9])\s*\.\.[.<]\s*(-?[0-9][0-9.]*)/).map { "[\($0.1), \($0.2)]" }
  }
}

/// The ends of a range, in any order.
private struct Bounds {
  var from = 0.0
  var to = 0.0
}

extension ValueSchema where Output == CellPosition {
  /// Where in a table a view stands.
  static let cellPosition = ValueSchema.record(
    "the position of a cell", CellPosition(),
    [
      Field("row", "The row, counted from 1.", .count, into: \.row),
      Field("column", "The column, counted from 1.", .count, into: \.column),
      Field("rowSpan", "How many rows the cell takes.", .count, into: \.rowSpan),
      Field("columnSpan", "How many columns the cell takes.", .count, into: \.columnSpan),
      Field(
        "header", "What the cell heads.", ValueSchema<[Heading]>.oneOrMore(of: .choice("heading"), "row or column"),
        value: { $0.headings.isEmpty ? nil : $0.headings }
      ) {
        $0.isRowHeader = $1.contains(.row)
        $0.isColumnHeader = $1.contains(.column)
      },
    ])

  /// The keys by which a position is told from the content of a cell.
  static let cellPositionKeys: Set<String> = ["row", "column", "rowSpan", "columnSpan", "header"]
}

/// What a cell heads.
private enum Heading: String, CaseIterable {
  case row, column
}

extension CellPosition {
  fileprivate var headings: [Heading] { (isRowHeader ? [.row] : []) + (isColumnHeader ? [.column] : []) }
}

extension Diagnostic {
  fileprivate static func emptyRange(at place: SourcePlace) -> Diagnostic {
    Diagnostic("empty-range", "the range ends before it begins", at: place)
  }
}
