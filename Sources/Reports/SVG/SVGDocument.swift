internal import Colors
internal import Interface
internal import Markup

/// An SVG document in the making: elements are written one after the other, nested by closures.
struct SVGDocument {
  /// What has been written, byte by byte: a screen takes thousands of small pieces.
  private var bytes: [UInt8] = []
  /// Whether it is an image of a page, which is as short as can be.
  let isEmbedded: Bool
  /// What stands around the values of attributes; the address of an image can hold single ones as they are.
  private let quote: UInt8
  private var depth = 0

  init(isEmbedded: Bool = false) {
    self.isEmbedded = isEmbedded
    quote = UInt8(ascii: isEmbedded ? "'" : "\"")
    // A screen of a few stops takes about as much.
    bytes.reserveCapacity(1 << 13)
  }

  /// The document as far as it has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func write(text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  /// Writes an element and what is in it.
  mutating func element(
    _ name: StaticString, _ attributes: [Attribute] = [], _ content: ((inout SVGDocument) -> Void)? = nil
  ) {
    begin(name, attributes)
    guard let content else {
      write("/>")
      endLine()
      return
    }
    bytes.append(UInt8(ascii: ">"))
    endLine()
    depth += 1
    content(&self)
    close(name)
  }

  /// Writes an element that holds text.
  mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text content: String) {
    begin(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    write(text: XMLText.content(content))
    end(name)
  }

  /// Begins an element; what is written next is in it.
  mutating func open(_ name: StaticString, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    endLine()
    depth += 1
  }

  /// Ends the element that was opened last.
  mutating func close(_ name: StaticString) {
    depth -= 1
    indent()
    end(name)
  }

  private mutating func begin(_ name: StaticString, _ attributes: [Attribute]) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    write(name)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      write(attribute.name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(quote)
      switch attribute.value {
      case .text(let text): write(text: escaped(text))
      case .plain(let text): write(text: text)
      case .word(let word, let number):
        write(word)
        if let number { bytes.append(inTenths: Double(number)) }
      case .color(let color): bytes.append(hexadecimal: color, isShort: isEmbedded)
      case .lines(let lines): bytes += lines.bytes
      case .tenths(let number): bytes.append(inTenths: number)
      case .thousandths(let number): bytes.append(inThousandths: number)
      case .square(let place, let scale, let isMirrored):
        write("translate(")
        bytes.append(inTenths: place.x)
        bytes.append(UInt8(ascii: " "))
        bytes.append(inTenths: place.y)
        write(") scale(")
        if isMirrored {
          bytes.append(inThousandths: -scale)
          bytes.append(UInt8(ascii: " "))
        }
        bytes.append(inThousandths: scale)
        bytes.append(UInt8(ascii: ")"))
      }
      bytes.append(quote)
    }
  }

  private func escaped(_ value: String) -> String {
    let escaped = XMLText.attribute(value)
    let hasQuote = isEmbedded && escaped.utf8.contains(UInt8(ascii: "'"))
    return hasQuote ? escaped.replacing("'", with: "&#39;") : escaped
  }

  private mutating func end(_ name: StaticString) {
    write("</")
    write(name)
    bytes.append(UInt8(ascii: ">"))
    endLine()
  }

  private mutating func endLine() {
    if !isEmbedded { write("\n") }
  }

  private mutating func indent() {
    guard !isEmbedded else { return }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }
}

extension SVGDocument {
  /// A name with a value, before what an element holds.
  struct Attribute {
    /// What a value is; in all but a text there is no mark of XML's, so that nobody needs to look for any.
    fileprivate enum Value {
      case text(String)
      case plain(String)
      /// A word of the program's own, and a number after it.
      case word(StaticString, Int?)
      case color(Color)
      case lines(PathData)
      case tenths(Double)
      case thousandths(Double)
      /// What brings a drawing to a corner, made larger or smaller, and turned from left to right.
      case square(Point, scale: Double, isMirrored: Bool)
    }

    fileprivate let name: StaticString
    fileprivate let value: Value

    init(_ name: StaticString, _ value: String) { (self.name, self.value) = (name, .text(value)) }

    /// A value of numbers and letters alone.
    init(_ name: StaticString, plain value: String) { (self.name, self.value) = (name, .plain(value)) }

    /// A word of the program's own, and a number after it.
    init(_ name: StaticString, word: StaticString, _ number: Int? = nil) {
      (self.name, self.value) = (name, .word(word, number))
    }

    /// A color without its opacity.
    init(_ name: StaticString, _ color: Color) { (self.name, self.value) = (name, .color(color)) }

    /// What brings a drawing to a place.
    ///
    /// - Parameters:
    ///   - corner: Where its left top corner comes to, or its right one where it is mirrored.
    ///   - scale: How much larger it becomes.
    ///   - isMirrored: Whether it is turned from left to right.
    /// - Returns: The attribute.
    static func transform(to corner: Point, scale: Double, isMirrored: Bool) -> Attribute {
      Attribute("transform", .square(corner, scale: scale, isMirrored: isMirrored))
    }

    private init(_ name: StaticString, _ value: Value) { (self.name, self.value) = (name, value) }

    /// The lines of a path, or points.
    init(_ name: StaticString, _ value: PathData) { (self.name, self.value) = (name, .lines(value)) }

    init(_ name: StaticString, _ value: Double) { (self.name, self.value) = (name, .tenths(value)) }

    /// A number of which more than tenths count.
    init(_ name: StaticString, precisely value: Double) { (self.name, self.value) = (name, .thousandths(value)) }
  }
}

extension [SVGDocument.Attribute] {
  /// The attributes that place a rectangle.
  static func rectangle(_ frame: Frame) -> [SVGDocument.Attribute] {
    [.init("x", frame.x), .init("y", frame.y), .init("width", frame.width), .init("height", frame.height)]
  }

  /// The attribute that places the corners of a polygon.
  static func corners(_ points: [Point]) -> [SVGDocument.Attribute] {
    var corners = PathData()
    for point in points { corners.add(corners.isEmpty ? "" : " ", point) }
    return [.init("points", corners)]
  }

  /// The attribute that style sheets know an element by.
  static func css(_ name: StaticString) -> [SVGDocument.Attribute] { [.init("class", word: name)] }

  /// The attribute that style sheets know the color of a stop by.
  static func css(tone: Int, isSeen: Bool = true) -> [SVGDocument.Attribute] {
    isSeen ? [.init("class", word: "tone", tone)] : [.init("class", plain: "tone\(tone) off-screen")]
  }
}
