internal import Interface
internal import Markup

/// An SVG document in the making: elements are written one after the other, nested by closures.
struct SVGDocument {
  /// What has been written, byte by byte: a screen takes thousands of small pieces.
  private var bytes: [UInt8] = []
  /// Whether it is an image of a page, which is as short as can be.
  let isEmbedded: Bool
  /// What stands around the values of attributes; the address of an image can hold single ones as they are.
  private let quote: String
  private var depth = 0

  init(isEmbedded: Bool = false) {
    self.isEmbedded = isEmbedded
    quote = isEmbedded ? "'" : "\""
  }

  /// The document as far as it has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes an element and what is in it.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ content: ((inout SVGDocument) -> Void)? = nil
  ) {
    begin(name, attributes)
    guard let content else {
      write("/>")
      endLine()
      return
    }
    write(">")
    endLine()
    depth += 1
    content(&self)
    close(name)
  }

  /// Writes an element that holds text.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text content: String) {
    begin(name, attributes)
    write(">")
    write(XMLText.content(content))
    end(name)
  }

  /// Begins an element; what is written next is in it.
  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    begin(name, attributes)
    write(">")
    endLine()
    depth += 1
  }

  /// Ends the element that was opened last.
  mutating func close(_ name: String) {
    depth -= 1
    indent()
    end(name)
  }

  private mutating func begin(_ name: String, _ attributes: [Attribute]) {
    indent()
    write("<")
    write(name)
    for attribute in attributes {
      write(" ")
      write(attribute.name)
      write("=")
      write(quote)
      write(attribute.isPlain ? attribute.value : escaped(attribute.value))
      write(quote)
    }
  }

  private func escaped(_ value: String) -> String {
    let escaped = XMLText.attribute(value)
    let hasQuote = isEmbedded && escaped.utf8.contains(UInt8(ascii: "'"))
    return hasQuote ? escaped.replacing("'", with: "&#39;") : escaped
  }

  private mutating func end(_ name: String) {
    write("</")
    write(name)
    write(">")
    endLine()
  }

  private mutating func endLine() {
    if !isEmbedded { write("\n") }
  }

  private mutating func indent() {
    guard !isEmbedded else { return }
    for _ in 0..<depth { write("  ") }
  }
}

extension SVGDocument {
  /// A name with a value, before what an element holds.
  struct Attribute {
    let name: String
    let value: String
    /// Whether nothing in the value is a mark of XML's, so that nobody needs to look for any.
    fileprivate let isPlain: Bool

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
      isPlain = false
    }

    /// A value of numbers and letters alone, such as the lines of a path.
    init(_ name: String, plain value: String) {
      self.name = name
      self.value = value
      isPlain = true
    }

    init(_ name: String, _ value: Double) {
      self.init(name, plain: value.inTenths)
    }

    /// A number of which more than tenths count.
    init(_ name: String, precisely value: Double) {
      self.init(name, plain: value.inThousandths)
    }
  }
}

extension [SVGDocument.Attribute] {
  /// The attributes that place a rectangle.
  static func rectangle(_ frame: Frame) -> [SVGDocument.Attribute] {
    [.init("x", frame.x), .init("y", frame.y), .init("width", frame.width), .init("height", frame.height)]
  }

  /// The attribute that places the corners of a polygon.
  static func corners(_ points: [Point]) -> [SVGDocument.Attribute] {
    [.init("points", plain: points.map { "\($0.x.inTenths),\($0.y.inTenths)" }.joined(separator: " "))]
  }

  /// The attribute that style sheets know an element by.
  static func css(_ name: String) -> [SVGDocument.Attribute] { [.init("class", name)] }
}

extension Double {
  /// The number to a tenth, without a needless zero; no number becomes zero.
  var inTenths: String {
    guard isFinite, magnitude < 1e9 else { return "0" }
    let tenths = Int((self * 10).rounded())
    let rest = tenths.magnitude % 10
    let whole = String(tenths.magnitude / 10)
    // Most places are whole points, and written as they are.
    return (tenths < 0 ? "-" + whole : whole) + (rest == 0 ? "" : "." + String(rest))
  }

  /// The number to a thousandth, without needless zeros; no number becomes zero.
  var inThousandths: String {
    guard isFinite, magnitude < 1e6 else { return "0" }
    let thousandths = Int((self * 1000).rounded())
    var rest = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while rest.last == "0" { rest.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000)\(rest.isEmpty ? "" : ".\(rest)")"
  }
}
