extension Mender {
  mutating func mendFunction(_ declaration: Declaration, at offset: Int, _ error: CompilerError) {
    let reason = Mender.literal("\(declaration.name) needs what is not there on Linux: \(error.message)")
    guard let body = declaration.body, body.contains(offset) else {
      guard let value = valueOfParameter(at: offset, of: declaration, error) else { return remove(declaration, error) }
      replace(value, with: " \(Mender.gapValue)(\(reason))")
      return note(declaration.name, at: offset, error)
    }
    let header = text(declaration.header)
    if Mender.isView(header), mendView(in: body, at: offset, error) { return }
    guard !Mender.isGap(text(body)) else { return remove(declaration, error) }
    let hasResult = declaration.kind == .function && header.contains("->")
    // What throws tells by itself that it has failed.
    if !leavesOutWholes, !Mender.isOpaque(header), !header.contains("throws"),
      mendStep(of: declaration, in: body, at: offset, reason, hasResult: hasResult, error)
    {
      return note(declaration.name, at: offset, error)
    }
    let trap = "{ \(Mender.gapValue(of: header, reason)) }"
    switch declaration.kind {
    case .deinitializer: replace(body, with: "{}")
    case .initializer:
      // Who begins by another beginning is not needed for the type, and whoever uses it is told by itself.
      if text(body).contains(/\bself\.init\b/) { return remove(declaration, error) }
      replace(body, with: "{ Swift.fatalError(\(reason)) }")
    case .type, .extension, .function, .variable, .macro, .other:
      if Mender.isOpaque(header) { return remove(declaration, error) }
      if header.contains("throws") {
        replace(body, with: "{ throw \(Mender.gap)Error(\(reason)) }")
      } else {
        replace(body, with: header.contains("->") ? trap : "{ _ = \(Mender.gap)(\(reason)) }")
      }
    }
    note(declaration, error)
  }

  /// The value that a parameter has unless it is given, where that is wrong; `nil` if it has been left out before.
  private func valueOfParameter(at offset: Int, of declaration: Declaration, _ error: CompilerError) -> Range<Int>? {
    var cursor = SourceCursor(bytes, in: declaration.header)
    // Brackets before the name are of attributes.
    while !cursor.isAtEnd, !(cursor.current == UInt8(ascii: "(") && isParameters(at: cursor.index, of: declaration)) {
      cursor.skip()
    }
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.index + 1
    cursor.skip()
    var inside = SourceCursor(bytes, in: start..<max(start, cursor.index - 1))
    var value: Int?
    var begin = start
    while true {
      if inside.isAtEnd || inside.current == UInt8(ascii: ",") {
        if begin <= offset, offset < inside.index, let value {
          let isOfValue = value <= offset || error.message.contains("default argument")
          let isLeftOut = text(value..<inside.index).contains(Mender.gapValue)
          return isOfValue && !isLeftOut ? value..<inside.index : nil
        }
        if inside.isAtEnd { return nil }
        (begin, value) = (inside.index + 1, nil)
      }
      if inside.current == UInt8(ascii: "="), value == nil { value = inside.index + 1 }
      inside.skip()
    }
  }

  private func isParameters(at offset: Int, of declaration: Declaration) -> Bool {
    let before = text(declaration.range.lowerBound..<offset)
    let name = declaration.kind == .initializer ? "init" : "func \(declaration.name)"
    return before.contains(name)
  }

  /// What stands for the result of a function; for several results each by itself, since some of them can be empty.
  private static func gapValue(of header: String, _ reason: String) -> String {
    let value = "\(gapValue)(\(reason))"
    let result = header.ranges(of: "->").last.map { header[$0.upperBound...] }
    guard let results = result?.firstMatch(of: /^\s*\(([^()]+)\)\s*$/)?.output.1 else { return value }
    var depth = 0
    let count = results.reduce(1) { count, character in
      if "<[".contains(character) { depth += 1 }
      if ">]".contains(character) { depth -= 1 }
      return character == "," && depth == 0 ? count + 1 : count
    }
    return count == 1 ? value : "(\(Array(repeating: value, count: count).joined(separator: ", ")))"
  }

  static func isView(_ header: String) -> Bool {
    header.contains("some View") || header.contains("some SwiftUI.View")
  }

  static func isOpaque(_ header: String) -> Bool { header.firstMatch(of: /(->|:)\s*some\s/) != nil }

  /// Whether a gap stands for all that is in braces.
  static func isGap(_ body: String) -> Bool {
    let steps = body.drop { $0 == "{" || $0.isWhitespace }
    return ["_ = \(gap)(", "\(gapValue)(", "get { \(gapValue)(", "throw \(gap)Error(", "Swift.fatalError(#"]
      .contains { steps.hasPrefix($0) } && body.matches(of: /_[pP]reviewGap|fatalError/).count == 1
  }

  static func literal(_ text: String) -> String { "#\"\(text.replacing("\"#", with: "'"))\"#" }
}
