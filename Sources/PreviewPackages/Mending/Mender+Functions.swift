extension Mender {
  mutating func mendFunction(_ declaration: Declaration, at offset: Int, _ error: CompilerError) {
    guard let body = declaration.body, body.contains(offset) else { return remove(declaration, error) }
    let header = text(declaration.header)
    if Mender.isView(header), mendView(in: body, at: offset, error) { return }
    guard !Mender.isGap(text(body)) else { return remove(declaration, error) }
    let reason = Mender.literal("\(declaration.name) needs what is not there on Linux: \(error.message)")
    let hasResult = declaration.kind == .function && header.contains("->")
    // What throws tells by itself that it has failed.
    if !leavesOutWholes, !Mender.isOpaque(header), !header.contains("throws"),
      mendStep(of: declaration, in: body, at: offset, reason, hasResult: hasResult)
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
