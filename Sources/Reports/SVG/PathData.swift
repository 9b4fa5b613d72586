internal import Interface

/// The lines of a path in the making: letters of SVG's, each with the numbers that it takes.
struct PathData {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ letter: StaticString) { letter.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func add(_ letter: StaticString, _ number: Double) {
    add(letter)
    bytes.append(inTenths: number)
  }

  mutating func add(_ letter: StaticString, _ point: Point) {
    add(letter, point.x)
    add(",", point.y)
  }
}
