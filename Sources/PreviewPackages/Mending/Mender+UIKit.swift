// Views and controllers of UIKit: a function of theirs in which something is missing is left out as a whole, since what
// is done halfway there leaves views that nobody meant. What only sets something of a view is left out by itself, as a
// modifier is.
extension Mender {
  /// What the code around a place makes for UIKit.
  enum Host {
    case view, controller

    /// What stands for a type of its that is not there.
    var type: String {
      switch self {
      case .view: "UIView"
      case .controller: "UIViewController"
      }
    }
  }

  /// What the types around a place make for UIKit; `nil` if they are not of UIKit.
  func host(of path: [Declaration]) -> Host? {
    for declaration in path where declaration.kind == .type || declaration.kind == .extension {
      guard declaration.body != nil else { continue }
      let header = text(declaration.header)
      guard let inherited = header.firstIndex(of: ":").map({ header[$0...] }) else { continue }
      if inherited.contains("UIViewControllerRepresentable") { return .controller }
      if inherited.contains("UIViewRepresentable") { return .view }
      guard declaration.kind == .type, let parent = inherited.firstMatch(of: /:\s*(UI\w+)/)?.output.1,
        !parent.hasSuffix("Delegate"), !parent.hasSuffix("DataSource")
      else { continue }
      return parent.contains("Controller") ? .controller : .view
    }
    return nil
  }

  /// Leaves out all that a function of UIKit's does, or what sets something that is not there; of what then does not
  /// come about the preview has a warning.
  ///
  /// - Returns: Whether it is one, and has not been left out before.
  mutating func leaveOutUIKit(in path: [Declaration], at offset: Int, _ error: CompilerError) -> Bool {
    guard let declaration = path.last, declaration.kind == .function, let body = declaration.body,
      body.contains(offset), host(of: path) != nil
    else { return false }
    let header = text(declaration.header)
    guard !Mender.isOpaque(header) else { return false }
    if let step = settingStep(at: offset, in: body, hasResult: header.contains("->"), error) {
      let reason = Mender.literal("a part of \(declaration.name) is left out: \(error.message)")
      replace(step, with: "_ = \(Mender.gap)(\(reason))")
      return true
    }
    guard !Mender.isGap(text(body)) else { return false }
    let reason = Mender.literal("\(declaration.name) is of UIKit, and is left out: \(error.message)")
    replace(
      body, with: header.contains("->") ? "{ \(Mender.gapValue)(\(reason)) }" : "{ _ = \(Mender.gap)(\(reason)) }")
    return true
  }

  /// The step that asks something of a value which that does not have, or sets something to a constant that is not
  /// there; `nil` where others can need what the step makes.
  private func settingStep(
    at offset: Int, in body: Range<Int>, hasResult: Bool, _ error: CompilerError
  ) -> Range<Int>? {
    guard !leavesOutWholes, error.lacksMember, let step = Statements.around(offset, in: body, of: bytes).last,
      !(hasResult && isAll(step, of: body))
    else { return nil }
    // Nothing that the step makes stands in front of what is missing.
    let before = text(step.lowerBound..<startOfWord(at: offset, after: step.lowerBound))
    return before.wholeMatch(of: /[\w.?!\[\]]+(?:\s=\s\[?(?:\.\w+,\s*)*\.?)?/) == nil ? nil : step
  }
}
