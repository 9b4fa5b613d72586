// Values of types that are not there: what has one keeps it, so that what is given one still can be.
extension Mender {
  /// The type that stands for others.
  static let unknownType = "_PreviewUnknown"

  /// Puts the type that stands for others in the place of one that is not there, where a declaration names it.
  ///
  /// What is of UIKit names a type of UIKit's, since a protocol can ask for that, and nobody has to be told.
  ///
  /// - Returns: Whether that could be done.
  mutating func standInForType(
    of declaration: Declaration, at offset: Int, as host: Host?, _ error: CompilerError
  ) -> Bool {
    let isOfModule = error.kind == .unknownMemberType
    // What a Mac has in the place of a type of UIKit's goes by its name: without the alias that type itself is meant.
    let isForMac = text(declaration.range).contains(/\btypealias\s+UI[A-Z]/)
    guard isOfModule || error.kind == .unknownType, !isForMac, takesUnknown(declaration),
      let range = nameOfType(at: offset, in: declaration)
    else { return false }
    replace(range, with: host?.type ?? Mender.unknownType)
    if host == nil { note(declaration.name, at: offset, error) }
    return true
  }

  /// Makes one of that type with what one that is not there is made with, where it is given to something else, or names
  /// that type in its place.
  ///
  /// A view by itself is none, nor what a modifier is given: without that the view stays.
  ///
  /// - Returns: Whether that could be done.
  mutating func standInForMade(in declaration: Declaration, at offset: Int, _ error: CompilerError) -> Bool {
    guard !leavesOutWholes, error.kind == .unknownName, error.missingName?.first?.isUppercase == true,
      let place = placeOfValue(at: offset, in: declaration)
    else { return false }
    var cursor = SourceCursor(bytes, in: offset..<place.upperBound)
    guard let name = cursor.word() else { return false }
    var last = name
    while cursor.current == UInt8(ascii: ".") {
      var ahead = cursor
      ahead.index += 1
      guard let word = ahead.word(), word.first?.isUppercase == true else { break }
      (cursor, last) = (ahead, word)
    }
    if cursor.current == UInt8(ascii: "<"), !cursor.skipTypeParameters() { return false }
    guard last.first?.isUppercase == true else { return false }
    if cursor.current == UInt8(ascii: "(") {
      replace(offset..<cursor.index, with: "\(Mender.unknownType).\(Mender.maker)")
    } else if text(cursor.index..<cursor.index + 5) == ".self" {
      replace(offset..<cursor.index, with: Mender.unknownType)
    } else {
      return false
    }
    // Of what type a property is can matter to others.
    note(
      declaration.value == nil || declaration.body?.contains(offset) == true ? name : declaration.name, at: offset,
      error)
    return true
  }

  /// What makes a value of that type.
  private static let maker = "_made"

  /// The part around a place in which what stands there is a value that something else is given; `nil` if it is none.
  private func placeOfValue(at offset: Int, in declaration: Declaration) -> Range<Int>? {
    let before = text(declaration.range.lowerBound..<offset)
    guard before.suffix(60).contains(/(?:[(,\[:=]|\breturn|\?\?)\s*(?:try[?!]?\s+)?(?:await\s+)?$/) else { return nil }
    if let body = declaration.body ?? closure(around: offset, in: declaration), body.contains(offset) {
      guard let part = Statements.around(offset, in: body, of: bytes).last, part.lowerBound < offset,
        modifier(around: offset, in: part) == nil
      else { return nil }
      return part
    }
    guard let value = declaration.value, value <= offset, takesUnknown(declaration) else { return nil }
    return value..<declaration.range.upperBound
  }

  /// The closure around a place that a macro such as `#Preview` is given.
  private func closure(around offset: Int, in declaration: Declaration) -> Range<Int>? {
    guard declaration.kind == .macro else { return nil }
    var cursor = SourceCursor(bytes, in: declaration.range)
    while !cursor.isAtEnd {
      let start = cursor.index
      cursor.skip()
      if bytes[start] == UInt8(ascii: "{"), (start..<cursor.index).contains(offset) { return start..<cursor.index }
    }
    return nil
  }

  /// Binds a value of that type without asking whether it is there, as `if case let item = value.item`: it is a value.
  ///
  /// A loop would not come to an end by that.
  ///
  /// - Returns: Whether that could be done.
  mutating func bindUnknown(in declaration: Declaration, at offset: Int, _ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("initializer for conditional binding must have Optional type"),
      error.names.first == Mender.unknownType,
      let statement = text(declaration.range.lowerBound..<offset).matches(of: /\b(?:if|guard|while)\b/).last,
      statement.output != "while"
    else { return false }
    var cursor = SourceCursor(bytes, in: offset..<declaration.range.upperBound)
    guard let word = cursor.word(), word == "let" || word == "var" else { return false }
    cursor.skipSpace()
    guard let name = cursor.word() else { return false }
    let end = cursor.index
    cursor.skipSpace()
    if cursor.current != UInt8(ascii: "=") { replace(end..<end, with: " = \(name)") }
    replace(offset..<offset, with: "case ")
    return true
  }

  /// Asks a value of that type without a mark that it may not be there.
  ///
  /// - Returns: Whether that could be done.
  mutating func chainUnknown(at offset: Int, _ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("cannot use optional chaining on non-optional value"),
      error.names.first == Mender.unknownType, bytes[offset] == UInt8(ascii: "?")
    else { return false }
    replace(offset..<offset + 1, with: "")
    return true
  }

  /// Puts a value of that type in the place of an argument that asks the type for something.
  mutating func standInForArgument(in body: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    let isOfUnknown = ["\(Mender.unknownType)", "Any?"].contains {
      error.message.hasPrefix("type '\($0)' has no member")
    }
    guard isOfUnknown else { return false }
    var start = startOfWord(at: offset, after: body.lowerBound)
    if bytes[start] != UInt8(ascii: ".") { start -= 1 }
    guard start > body.lowerBound, bytes[start] == UInt8(ascii: "."),
      text(body.lowerBound..<start).suffix(60).firstMatch(of: /[(,:]\s*$/) != nil
    else { return false }
    var cursor = SourceCursor(bytes, in: start..<body.upperBound)
    while let byte = cursor.current, !",)]}".utf8.contains(byte),
      byte != SourceCursor.newline || cursor.goesOnAfterLine(from: start)
    {
      cursor.skip()
    }
    replace(start..<cursor.index, with: "\(Mender.unknownType)()")
    return true
  }

  /// Whether a declaration can do with a value of which nothing is known: a wrapper may ask more of it, and what a type
  /// inherits is no value.
  private func takesUnknown(_ declaration: Declaration) -> Bool {
    guard declaration.kind != .type, declaration.kind != .extension, declaration.kind != .macro else { return false }
    let attributes = text(declaration.header).matches(of: /@(\w+)/).map { String($0.output.1) }
    return attributes.allSatisfy(Mender.harmless.contains)
  }

  private static let harmless: Set<String> = [
    "State", "Binding", "Published", "MainActor", "Sendable", "escaping", "ViewBuilder", "discardableResult",
    "autoclosure", "available", "preconcurrency", "inlinable",
  ]

  /// The name of a type at a place, with all that belongs to it: `any`, parameters, types inside it.
  private func nameOfType(at offset: Int, in declaration: Declaration) -> Range<Int>? {
    // The module that was to have it goes with it.
    let start = startOfPath(at: offset, after: declaration.range.lowerBound)
    // What is some type of a kind is known by that kind alone.
    let before = text(declaration.range.lowerBound..<start)
    guard !before.hasSuffix("some "), before.contains(/[:>=(,]/) else { return nil }
    var cursor = SourceCursor(bytes, in: start..<declaration.range.upperBound)
    guard cursor.word() != nil else { return nil }
    while true {
      if cursor.current == UInt8(ascii: "<") {
        guard cursor.skipTypeParameters() else { return nil }
      } else if cursor.current == UInt8(ascii: ".") {
        cursor.index += 1
        guard cursor.word() != nil else { return nil }
      } else {
        break
      }
    }
    // An alias of a function's type is not there either.
    let marks = ["any ", "@escaping ", "@autoclosure "].first(where: before.hasSuffix)
    return start - (marks?.utf8.count ?? 0)..<cursor.index
  }
}
