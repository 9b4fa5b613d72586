/// A declaration in Swift source, with those inside it.
struct Declaration {
  enum Kind: Equatable {
    case type
    case `extension`
    case function
    case initializer
    case deinitializer
    case variable
    /// A macro by itself, such as `#Preview`.
    case macro
    /// An alias, a case, an operator, an import.
    case other
  }

  var kind: Kind
  var name: String
  /// From the first attribute to the end.
  var range: Range<Int>
  /// What stands in braces at the end, with the braces.
  var body: Range<Int>?
  /// Where the value of a variable begins, after the sign.
  var value: Int?
  var children: [Declaration] = []

  /// What stands in front of the braces.
  var header: Range<Int> { range.lowerBound..<(body?.lowerBound ?? range.upperBound) }

  /// The declarations around a place, from the outermost to the innermost.
  func path(to offset: Int) -> [Declaration] {
    guard range.contains(offset) else { return [] }
    return [self] + (children.lazy.map { $0.path(to: offset) }.first { !$0.isEmpty } ?? [])
  }
}

/// Finds the declarations in source that may not even compile.
struct DeclarationReader {
  private var cursor: SourceCursor

  static func declarations(in bytes: [UInt8]) -> [Declaration] {
    var reader = DeclarationReader(cursor: SourceCursor(bytes))
    return reader.members()
  }

  private mutating func members() -> [Declaration] {
    var found: [Declaration] = []
    while true {
      cursor.skipSpace()
      if cursor.isAtEnd { return found }
      if let declaration = declaration() { found.append(declaration) }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "dynamic", "indirect", "optional",
    "prefix", "postfix", "infix", "isolated", "distributed", "consuming", "borrowing",
  ]

  /// The declaration that begins here; steps over what is none.
  private mutating func declaration() -> Declaration? {
    let start = cursor.index
    while true {
      cursor.skipSpace()
      if cursor.current == UInt8(ascii: "@") {
        cursor.index += 1
        _ = cursor.word()
        while cursor.current == UInt8(ascii: ".") {
          cursor.index += 1
          _ = cursor.word()
        }
        if cursor.current == UInt8(ascii: "<") { cursor.skipTypeParameters() }
        if cursor.current == UInt8(ascii: "(") { cursor.skip() }
        continue
      }
      if cursor.current == UInt8(ascii: "#") { return macro(from: start) }
      var ahead = cursor
      guard let word = ahead.word() else {
        cursor.skip()
        return nil
      }
      let isClassMember =
        word == "class" && ["func", "var", "let", "subscript"].contains(ahead.nextWord(acrossLines: false) ?? "")
      guard DeclarationReader.modifiers.contains(word) || isClassMember else { break }
      cursor = ahead
      if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    }
    guard let keyword = cursor.word() else { return nil }
    switch keyword {
    case "struct", "class", "enum", "protocol", "actor": return type(.type, from: start)
    case "extension": return type(.extension, from: start)
    case "func", "subscript": return function(.function, named: keyword == "func" ? nil : keyword, from: start)
    case "init": return function(.initializer, named: keyword, from: start)
    case "deinit": return function(.deinitializer, named: keyword, from: start)
    case "var", "let": return variable(from: start)
    case "typealias", "associatedtype", "import", "case", "operator", "precedencegroup", "macro":
      return line(from: start)
    default:
      // A statement; it ends with its line.
      _ = line(from: start)
      return nil
    }
  }

  private mutating func macro(from start: Int) -> Declaration? {
    cursor.index += 1
    let name = cursor.word() ?? ""
    if ["if", "elseif", "else", "endif", "warning", "error", "sourceLocation"].contains(name) {
      while let byte = cursor.current, byte != SourceCursor.newline { cursor.index += 1 }
      return nil
    }
    if cursor.current == UInt8(ascii: "<") { cursor.skipTypeParameters() }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    while true {
      var ahead = cursor
      ahead.skipSpace()
      if ahead.current != UInt8(ascii: "{") {
        guard ahead.word() != nil, ahead.current == UInt8(ascii: ":") else { break }
        ahead.index += 1
        ahead.skipSpace()
        guard ahead.current == UInt8(ascii: "{") else { break }
      }
      cursor = ahead
      cursor.skip()
    }
    return Declaration(kind: .macro, name: name, range: start..<cursor.index)
  }

  private mutating func type(_ kind: Declaration.Kind, from start: Int) -> Declaration {
    cursor.skipSpace()
    let name = cursor.word() ?? ""
    while !cursor.isAtEnd, cursor.current != UInt8(ascii: "{") { cursor.skip() }
    let body = cursor.index
    cursor.skip()
    var declaration = Declaration(kind: kind, name: name, range: start..<cursor.index, body: body..<cursor.index)
    if body + 1 < cursor.index {
      var inner = DeclarationReader(cursor: SourceCursor(cursor.bytes, in: body + 1..<cursor.index - 1))
      declaration.children = inner.members()
    }
    return declaration
  }

  private mutating func function(_ kind: Declaration.Kind, named name: String?, from start: Int) -> Declaration {
    cursor.skipSpace()
    let name = name ?? cursor.word() ?? ""
    var isPastParameters = kind == .deinitializer
    while !cursor.isAtEnd {
      switch cursor.current {
      case UInt8(ascii: "{"):
        let body = cursor.index
        cursor.skip()
        return Declaration(kind: kind, name: name, range: start..<cursor.index, body: body..<cursor.index)
      case UInt8(ascii: "("):
        isPastParameters = true
        cursor.skip()
      case SourceCursor.newline where isPastParameters && !resultGoesOn(from: start):
        return Declaration(kind: kind, name: name, range: start..<cursor.index)
      default: cursor.skip()
      }
    }
    return Declaration(kind: kind, name: name, range: start..<cursor.index)
  }

  private func resultGoesOn(from start: Int) -> Bool {
    if cursor.goesOnAfterLine(from: start) { return true }
    var ahead = cursor
    ahead.skipSpace()
    return ahead.has("->") || ahead.current == UInt8(ascii: "{")
  }

  private mutating func variable(from start: Int) -> Declaration {
    cursor.skipSpace()
    let name = cursor.word() ?? ""
    var value: Int?
    while !cursor.isAtEnd {
      switch cursor.current {
      case UInt8(ascii: "="):
        if value == nil { value = cursor.index + 1 }
        cursor.index += 1
      case UInt8(ascii: "{"):
        let body = cursor.index
        cursor.skip()
        let inside = SourceCursor(cursor.bytes, in: body + 1..<max(body + 1, cursor.index - 1)).nextWord()
        if value == nil || inside == "didSet" || inside == "willSet" {
          return Declaration(
            kind: .variable, name: name, range: start..<cursor.index, body: body..<cursor.index, value: value)
        }
      case SourceCursor.newline:
        guard goesOn(from: start, hasValue: value != nil) else {
          return Declaration(kind: .variable, name: name, range: start..<cursor.index, value: value)
        }
        cursor.index += 1
      case UInt8(ascii: ";"):
        return Declaration(kind: .variable, name: name, range: start..<cursor.index, value: value)
      default: cursor.skip()
      }
    }
    return Declaration(kind: .variable, name: name, range: start..<cursor.index, value: value)
  }

  private func goesOn(from start: Int, hasValue: Bool) -> Bool {
    if cursor.goesOnAfterLine(from: start) { return true }
    var ahead = cursor
    ahead.skipSpace()
    return !hasValue && ahead.current == UInt8(ascii: "{")
  }

  private mutating func line(from start: Int) -> Declaration {
    let nameStart = cursor.nextWord(acrossLines: false) ?? ""
    while !cursor.isAtEnd {
      if cursor.current == SourceCursor.newline, !cursor.goesOnAfterLine(from: start) { break }
      cursor.skip()
    }
    return Declaration(kind: .other, name: nameStart, range: start..<cursor.index)
  }
}
