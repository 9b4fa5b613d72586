extension Mender {
  mutating func mendFunction(_ declaration: Declaration, at offset: Int, _ error: CompilerError) {
    guard let body = declaration.body, body.contains(offset) else { return remove(declaration, error) }
    let header = text(declaration.range.lowerBound..<body.lowerBound)
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
    let trap = "{ \(Mender.gapValue)(\(reason)) }"
    switch declaration.kind {
    case .deinitializer: replace(body, with: "{}")
    case .initializer: replace(body, with: "{ Swift.fatalError(\(reason)) }")
    case .type, .extension, .function, .variable, .macro, .other:
      if Mender.isOpaque(header) { return remove(declaration, error) }
      if header.contains("throws") {
        replace(body, with: "{ throw \(Mender.gap)Error(\(reason)) }")
      } else {
        replace(body, with: header.contains("->") ? trap : "{ _ = \(Mender.gap)(\(reason)) }")
      }
    }
    note(declaration.name, at: declaration.range.lowerBound, error)
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
