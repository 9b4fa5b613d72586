/// Reads the elements of an XML 1.0 document one after the other, and nothing but the document itself: what a document
/// type declares is passed over, no entity is expanded but those of XML, and nothing is fetched.
///
/// Foundation's parser is libxml2, a library of the system's that needs another one with a database of letters, and a machine
/// without Swift need not have them.
///
/// It takes more than XML 1.0 allows: any character beyond ASCII in a name, and anything in the XML declaration and in other
/// processing instructions.
package struct XMLReader {
  /// What a document consists of, as far as anybody here asks.
  package enum Event: Equatable {
    /// A tag that begins an element, with where it stands: bytes of UTF-8 from the beginning.
    case start(name: String, attributes: [String: String], offset: Int)
    case end(name: String)
    /// A document type, which stands before all elements, with where it begins.
    case documentType(offset: Int)
  }

  let bytes: [UInt8]
  var offset = 0
  /// The names of the elements that are open, outermost first.
  private var open: [String] = []
  /// Whether the element that was begun last has no content, and so ends at once.
  private var endsAtOnce = false
  private var hasRoot = false

  package init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// The next beginning or end of an element; `nil` after the last one.
  ///
  /// - Throws: The first thing for which the document is not well-formed; there is nothing to read after that.
  package mutating func next() throws(XMLProblem) -> Event? {
    if endsAtOnce, let name = open.popLast() {
      endsAtOnce = false
      return .end(name: name)
    }
    while let byte = peek {
      guard byte == UInt8(ascii: "<") else {
        try passText()
        continue
      }
      if skips("<!--") {
        try passComment()
      } else if skips("<![CDATA[") {
        guard !open.isEmpty else { throw problem(hasRoot ? .afterEnd : .strayText, at: offset - 9) }
        try pass(to: "]]>")
      } else if skips("<!DOCTYPE") {
        let start = offset - 9
        guard !hasRoot else { throw problem(.afterEnd, at: start) }
        try passDocumentType()
        return .documentType(offset: start)
      } else if skips("<?") {
        try pass(to: "?>")
      } else if skips("</") {
        return try readEndTag()
      } else {
        return try readTag()
      }
    }
    guard open.isEmpty else { throw problem(.early, at: lastMark) }
    guard hasRoot else { throw problem(.empty, at: 0) }
    return nil
  }
}

extension XMLReader {
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// After the last byte that is no blank, where a document ends that is not complete.
  private var lastMark: Int { (bytes.lastIndex { !$0.isBlank } ?? -1) + 1 }

  func problem(_ reason: XMLProblem.Reason, at place: Int? = nil) -> XMLProblem {
    XMLProblem(reason: reason, offset: min(place ?? offset, bytes.count))
  }

  /// Goes past certain marks if they are here.
  private mutating func skips(_ marks: StaticString) -> Bool {
    let count = marks.utf8CodeUnitCount
    guard bytes.count - offset >= count else { return false }
    for index in 0..<count where bytes[offset + index] != marks.utf8Start[index] { return false }
    offset += count
    return true
  }

  /// Goes past certain marks, wherever they are.
  private mutating func pass(to marks: StaticString) throws(XMLProblem) {
    while offset < bytes.count {
      if skips(marks) { return }
      try passCharacter()
    }
    throw problem(.early, at: lastMark)
  }

  /// Goes past a character that XML can hold.
  private mutating func passCharacter() throws(XMLProblem) {
    let byte = bytes[offset]
    // U+FFFE and U+FFFF are the only ones beyond ASCII that text can hold and XML cannot.
    let isOutside =
      byte < 0x20 && !byte.isBlank
      || byte == 0xEF && offset + 2 < bytes.count && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
    if isOutside { throw problem(.character) }
    offset += 1
  }

  private mutating func passText() throws(XMLProblem) {
    if open.isEmpty {
      guard bytes[offset].isBlank else { throw problem(hasRoot ? .afterEnd : .strayText) }
      offset += 1
    } else if bytes[offset] == UInt8(ascii: "&") {
      _ = try readReference()
    } else if skips("]]>") {
      throw problem(.marks, at: offset - 3)
    } else {
      try passCharacter()
    }
  }

  private mutating func passComment() throws(XMLProblem) {
    while offset < bytes.count {
      if skips("-->") { return }
      if skips("--") { throw problem(.marks, at: offset - 2) }
      try passCharacter()
    }
    throw problem(.early, at: lastMark)
  }

  /// Goes past a document type with what it declares.
  private mutating func passDocumentType() throws(XMLProblem) {
    var depth = 1
    while let byte = peek {
      if skips("<!--") {
        try passComment()
        continue
      }
      // What it tells a program can have quotes that are not closed.
      if skips("<?") {
        try pass(to: "?>")
        continue
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        offset += 1
        while let other = peek, other != byte { try passCharacter() }
      }
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") { depth -= 1 }
      guard offset < bytes.count else { break }
      try passCharacter()
      if depth == 0 { return }
    }
    throw problem(.early, at: lastMark)
  }
}

// MARK: Tags

extension XMLReader {
  private mutating func readEndTag() throws(XMLProblem) -> Event {
    let start = offset - 2
    let name = try readName()
    passBlanks()
    guard skips(">") else { throw problem(peek == nil ? .early : .openTag) }
    guard open.last == name else { throw problem(.otherEnd, at: start) }
    open.removeLast()
    return .end(name: name)
  }

  private mutating func readTag() throws(XMLProblem) -> Event {
    let start = offset
    guard !hasRoot || !open.isEmpty else { throw problem(.afterEnd) }
    offset += 1
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      let hasBlank = passBlanks()
      if skips("/>") {
        endsAtOnce = true
        break
      }
      if skips(">") { break }
      guard let byte = peek else { throw problem(.early) }
      guard byte != UInt8(ascii: "<") else { throw problem(.openTag) }
      guard hasBlank else { throw problem(.noBlank) }
      let place = offset
      let key = try readName()
      let value = try readValue()
      guard attributes.updateValue(value, forKey: key) == nil else { throw problem(.twice, at: place) }
    }
    hasRoot = true
    open.append(name)
    return .start(name: name, attributes: attributes, offset: start)
  }

  @discardableResult
  private mutating func passBlanks() -> Bool {
    let start = offset
    while let byte = peek, byte.isBlank { offset += 1 }
    return offset > start
  }

  private mutating func readName() throws(XMLProblem) -> String {
    let start = offset
    while let byte = peek, byte.isOfName { offset += 1 }
    guard offset > start else { throw problem(peek == nil ? .early : .noName) }
    guard bytes[start].beginsName else { throw problem(.noName, at: start) }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readValue() throws(XMLProblem) -> String {
    passBlanks()
    guard skips("=") else { throw problem(peek == nil ? .early : .noValue) }
    passBlanks()
    guard let quote = peek else { throw problem(.early) }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw problem(.noValue) }
    offset += 1
    var value: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: value, as: UTF8.self)
      case UInt8(ascii: "<"): throw problem(.markInValue)
      case UInt8(ascii: "&"): value += Array(String(try readReference()).utf8)
      case UInt8(ascii: "\r"):
        // The end of a line is one blank, however it is written.
        offset += 1
        if peek != UInt8(ascii: "\n") { value.append(UInt8(ascii: " ")) }
      default:
        try passCharacter()
        value.append(byte.isBlank ? UInt8(ascii: " ") : byte)
      }
    }
    throw problem(.early, at: lastMark)
  }

  /// Reads one of the five entities of XML's own, or a character by its number.
  private mutating func readReference() throws(XMLProblem) -> Unicode.Scalar {
    let start = offset
    offset += 1
    while let byte = peek, byte.isOfName || byte == UInt8(ascii: "#") { offset += 1 }
    let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
    guard skips(";") else { throw problem(name.isEmpty ? .noName : .entity, at: start) }
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { throw problem(.entity, at: start) }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    guard let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10), digits.first != "+",
      let scalar = Unicode.Scalar(number), scalar.canStandInXML
    else { throw problem(.character, at: start) }
    return scalar
  }
}

/// Why a document is not well-formed.
package struct XMLProblem: Error, Equatable {
  package enum Reason: Sendable {
    /// There is no element.
    case empty
    /// The document ends before it is complete.
    case early
    /// Words stand before the first element.
    case strayText
    /// Something stands after the end of the one element that there can be.
    case afterEnd
    /// Marks that end something else: `--` in a comment, `]]>` between tags.
    case marks
    /// A character that XML cannot hold.
    case character
    /// An entity that XML has not by itself.
    case entity
    case markInValue
    case noValue
    case twice
    case noBlank
    case noName
    /// A tag is not closed.
    case openTag
    /// An end tag is that of another element.
    case otherEnd
  }

  package let reason: Reason
  /// Where it is: bytes of UTF-8 from the beginning.
  package let offset: Int
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold the scalar.
  fileprivate var canStandInXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether a name can begin with the byte: letters, `_`, `:`, and all that is not ASCII.
  fileprivate var beginsName: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  /// Whether the byte can stand in a name.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsName
    }
  }
}
