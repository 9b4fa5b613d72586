extension Mender {
  mutating func mendVariable(
    _ declaration: Declaration, in type: Declaration?, at offset: Int, _ error: CompilerError
  ) {
    let reason = Mender.literal("\(declaration.name) needs what is not there on Linux: \(error.message)")
    if let body = declaration.body, body.contains(offset) {
      let header = text(declaration.header)
      if Mender.isView(header), mendView(in: body, at: offset, error) { return }
      if Mender.isOpaque(header) || Mender.isGap(text(body)) { return remove(declaration, error) }
      if declaration.value != nil {
        replace(body, with: "")
      } else {
        let hasSetter = text(body).firstMatch(of: /\bset\b\s*(\(\w+\)\s*)?\{/) != nil
        let trap = "\(Mender.gapValue)(\(reason))"
        replace(body, with: hasSetter ? "{ get { \(trap) } set {} }" : "{ \(trap) }")
      }
      return note(declaration, error)
    }
    let end = declaration.header.upperBound
    if let value = declaration.value, value <= offset, let type = self.type(of: declaration, before: value - 1),
      !text(value..<end).contains(Mender.gapValue)
    {
      replace(value..<end, with: " \(Mender.gapValue)(\(reason)) as \(type) ")
      return note(declaration, error)
    }
    if let attribute = unknownAttribute(at: offset, of: declaration, error) {
      if keepWithoutWrapper(declaration, attribute, in: type, reason) {
        return note(declaration, error)
      }
      // What has a value can do without it, and so can what can be nothing, if the attribute has no arguments that tell
      // where its value comes from.
      if declaration.value != nil || isOptional(declaration) && !text(attribute).contains("(") {
        replace(attribute, with: "")
        return note(declaration, error)
      }
    }
    if standInForVariable(declaration, in: type, at: offset, reason, error) {
      return note(declaration, error)
    }
    remove(declaration, error)
  }

  /// Puts a property of the same name in the place of one that needs what is not there: for its type, for an attribute, or
  /// for a value without a written type.
  ///
  /// - Returns: Whether that could be done, and has not been done before.
  private mutating func standInForVariable(
    _ declaration: Declaration, in container: Declaration?, at offset: Int, _ reason: String, _ error: CompilerError
  ) -> Bool {
    let source = text(declaration.range)
    let isInAttribute = !text(declaration.range.lowerBound..<offset).contains(/\b(var|let)\b/)
    guard declaration.body == nil, isInAttribute || error.isCause, error.repeatedName == nil,
      !source.contains(Mender.gapValue), !source.contains(Mender.unknownType)
    else { return false }
    let words = source.split { !($0.isLetter || $0.isNumber || "@(._".contains($0)) }
    let access = ["public", "fileprivate", "private", "static"].filter { words.contains($0[...]) }.map { $0 + " " }
      .joined()
    // A word of the language's own is a name in such marks only.
    let name = source.contains("`\(declaration.name)`") ? "`\(declaration.name)`" : declaration.name
    let end = declaration.value.map { $0 - 1 } ?? declaration.range.upperBound
    if error.kind != .unknownType, let type = type(of: declaration, before: end) {
      let header = container.map { text($0.range.lowerBound..<($0.body?.lowerBound ?? $0.range.upperBound)) }
      let isOfValue = header?.contains(/\b(struct|enum|extension)\b/) == true
      let setter = isOfValue ? "nonmutating set {}" : "set {}"
      replace(
        declaration.range,
        with: "\(access)var \(name): \(type) { get { \(Mender.gapValue)(\(reason)) } \(setter) }")
    } else if container?.kind == .extension {
      replace(
        declaration.range,
        with: "\(access)var \(name): \(Mender.unknownType) { \(Mender.unknownType)() }")
    } else {
      let wrapper = isOfView(container) && !words.contains("static") ? "@\(Mender.keeper) " : ""
      replace(declaration.range, with: "\(wrapper)\(access)var \(name) = \(Mender.unknownType)()")
    }
    return true
  }

  /// Lets a constant with a value be given another one when its type is made, as a macro such as SwiftData's does.
  ///
  /// - Returns: Whether that is what is wrong.
  mutating func vary(in path: [Declaration], _ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("immutable value 'self."), let name = error.names.first?.dropFirst("self.".count),
      let constant = path.dropLast().last?.children.first(where: { $0.kind == .variable && $0.name == name }),
      case let source = text(constant.range), let word = source.firstRange(of: /\blet\b/)
    else { return false }
    let start = constant.range.lowerBound + source[..<word.lowerBound].utf8.count
    replace(start..<start + "let".utf8.count, with: "var")
    return true
  }

  /// The attribute that stands for those that keep what a view shows.
  static let keeper = "_PreviewKept"

  /// An attribute at a place, if it is that which nobody knows.
  private func unknownAttribute(at offset: Int, of declaration: Declaration, _ error: CompilerError) -> Range<Int>? {
    // A module can be called as what it has.
    guard error.kind == .unknownAttribute || error.kind == .unknownType else {
      return nil
    }
    return attribute(at: offset, of: declaration)
  }

  /// Keeps a property of a view, which is changed and bound there, without what would have kept it: with its value, or
  /// with the one that the attribute names.
  ///
  /// - Returns: Whether it is such a property.
  private mutating func keepWithoutWrapper(
    _ declaration: Declaration, _ attribute: Range<Int>, in container: Declaration?, _ reason: String
  ) -> Bool {
    let source = text(declaration.range)
    guard isOfView(container), declaration.body == nil || declaration.value != nil, source.contains(/\bvar\b/),
      !source.contains(/\bstatic\b/)
    else { return false }
    guard declaration.value == nil else {
      replace(attribute, with: "@\(Mender.keeper)")
      return true
    }
    let rest = text(attribute.upperBound..<declaration.range.upperBound)
    guard type(of: declaration, before: declaration.range.upperBound) != nil, !rest.contains("//") else { return false }
    let named = text(attribute).firstMatch(of: /\b(?:default|defaultValue|initialValue|wrappedValue):\s*([^,()]+)[,)]/)
    let value =
      named.map { String($0.output.1) } ?? (isOptional(declaration) ? "nil" : "\(Mender.gapValue)(\(reason))")
    let before = text(declaration.range.lowerBound..<attribute.lowerBound)
    let kept = "\(before)@\(Mender.keeper)\(rest)"
    replace(declaration.range, with: "\(kept.split(whereSeparator: \.isNewline).joined(separator: " ")) = \(value)")
    return true
  }

  /// Whether a type is a view, or something else that SwiftUI keeps values for.
  private func isOfView(_ container: Declaration?) -> Bool {
    guard let container, container.kind == .type else { return false }
    let header = text(container.range.lowerBound..<(container.body?.lowerBound ?? container.range.upperBound))
    return header.contains(/\bstruct\b/)
      && header.contains(/[:,]\s*(?:SwiftUI\.)?(?:\w*View|ViewModifier|App|Scene|\w+Style|ToolbarContent|Commands)\b/)
  }

  /// Whether it is a stored property that can be nothing.
  private func isOptional(_ declaration: Declaration) -> Bool {
    declaration.body == nil && declaration.value == nil
      && type(of: declaration, before: declaration.range.upperBound)?.hasSuffix("?") == true
  }

  /// An attribute at a place in a declaration, with its arguments.
  func attribute(at offset: Int, of declaration: Declaration) -> Range<Int>? {
    var start = startOfWord(at: offset, after: declaration.range.lowerBound)
    if bytes[start] != UInt8(ascii: "@") { start -= 1 }
    guard start >= declaration.range.lowerBound, bytes[start] == UInt8(ascii: "@") else { return nil }
    var cursor = SourceCursor(bytes, in: start + 1..<declaration.range.upperBound)
    guard cursor.word() != nil else { return nil }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    return start..<cursor.index
  }

  /// The type that a variable is declared to have.
  private func type(of declaration: Declaration, before end: Int) -> String? {
    var cursor = SourceCursor(bytes, in: declaration.range.lowerBound..<end)
    // Attributes can have colons in their arguments.
    while !cursor.isAtEnd, cursor.current != UInt8(ascii: ":") { cursor.skip() }
    guard !cursor.isAtEnd else { return nil }
    let type = text(cursor.index + 1..<end).split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingPrefix(while: \.isWhitespace)
    return type.isEmpty || type.contains("//") ? nil : String(type)
  }
}
