extension Mender {
  /// Puts a gap in the place of the smallest part of a view that has an error.
  ///
  /// - Returns: Whether there is a part that is smaller than the whole.
  mutating func mendView(in body: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    if leavesOutWholes { return leaveOutView(in: body, error) }
    // Most often it looks for sense in a name that it does not know.
    if error.isOfStop, offset == body.lowerBound {
      return mendUnknowns(in: body, of: body, error) || leaveOutView(in: body, error)
    }
    if error.message.hasPrefix("type '()' cannot conform to 'View'"), closeContainer(around: offset, in: body, error) {
      return true
    }
    if error.missingName == nil, mendInside(body, at: offset, error) { return true }
    if let color = color(at: offset, in: body, error) {
      replace(color, with: ".clear")
      note(text(color), at: offset, error)
      return true
    }
    if let symbol = symbol(at: offset, in: body, error) {
      let reason = Mender.literal("\(text(symbol)) is left out: \(error.message)")
      replace(symbol, with: "\(Mender.gapValue)(\(reason))")
      note(text(symbol), at: offset, error)
      return true
    }
    if let call = modifier(at: offset, in: body, error) {
      leaveOut(modifier: call, error)
      return true
    }
    var parts = Statements.around(offset, in: body, of: bytes)
    while let part = parts.popLast() {
      let statement = text(part)
      if let call = modifier(around: offset, in: part) {
        leaveOut(modifier: call, error)
        return true
      }
      // Nothing is shown of what is only done, and kept by no name.
      if statement.firstMatch(of: /^let\s+_\s*=/) != nil, isWhole(part) {
        replace(part, with: "")
        note(statement.firstLine, at: part.lowerBound, error)
        return true
      }
      // What was a gap already, and what only other parts use, is left out with what is around it.
      guard !Statements.isBinding(statement), isWhole(part) else { continue }
      if statement.hasPrefix(Mender.gap) {
        guard let name = nameOfContainer(part) else { continue }
        let reason = Mender.literal("is left out: \(error.message)")
        replace(part, with: "\(Mender.gap)(\(name), \(reason))")
        return true
      }
      if mendContainer(part, at: offset, error) { return true }
      let name = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let reason = Mender.literal("is left out: \(error.message)")
      replace(part, with: "\(Mender.gap)(\(Mender.literal(String(name))), \(reason))")
      note(String(name), at: part.lowerBound, error)
      return true
    }
    return leaveOutView(in: body, error)
  }

  /// Puts a gap in the place of all that a view shows.
  ///
  /// - Returns: Whether it was not one before.
  private mutating func leaveOutView(in body: Range<Int>, _ error: CompilerError) -> Bool {
    guard !text(body).contains(Mender.gap + "(#\"body") else { return false }
    replace(body, with: "{ \(Mender.gap)(#\"body\"#, \(Mender.literal("is left out: \(error.message)"))) }")
    note("body", at: body.lowerBound, error)
    return true
  }

  /// Leaves a modifier out; of what it would have given words, by its name, it stays known that words are missing.
  mutating func leaveOut(modifier call: Range<Int>, _ error: CompilerError) {
    let name = text(call).dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
    let givesWords = ["accessibility", "a11y", "label", "title"].contains { name.contains($0) }
    replace(call, with: givesWords ? ".\(Mender.missingWords)()" : "")
    note(text(call).firstLine, at: call.lowerBound, error)
  }

  /// Mends what is unknown inside the part of a view that has another error, or around it: the error is then most often
  /// gone, as that of a closure's parameter whose type cannot be told for want of a modifier further down.
  private mutating func mendInside(_ body: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    let parts = Statements.around(offset, in: body, of: bytes).filter { !Statements.isBinding(text($0)) }
    guard let innermost = parts.last else { return false }
    // Of one thing that is missing the compiler often says two, such as that a view's type is not known either.
    if edits.contains(where: { innermost.contains($0.range.lowerBound) }) { return true }
    return parts.reversed().contains { mendUnknowns(in: $0, of: body, error) }
  }

  /// - Returns: Whether there was anything unknown in the part.
  private mutating func mendUnknowns(in part: Range<Int>, of body: Range<Int>, _ error: CompilerError) -> Bool {
    let before = edits.count
    for place in unknown.places(in: part, of: bytes) where !edits.contains(where: { $0.range.contains(place.offset) }) {
      var cause = error
      cause.message = place.message
      _ = mendView(in: body, at: place.offset, cause)
    }
    return edits.count > before
  }

  /// Leaves out the modifiers of a view's that are known to be missing: calls that go on from a call.
  mutating func leaveOutUnknownModifiers(in body: Range<Int>, _ error: CompilerError) {
    for place in unknown.places(in: body, of: bytes) where !edits.contains(where: { $0.range.contains(place.offset) }) {
      var cause = error
      cause.message = place.message
      guard let call = modifier(at: place.offset, in: body, cause),
        let before = bytes[body.lowerBound..<call.lowerBound].last(where: { $0 > UInt8(ascii: " ") }),
        before == UInt8(ascii: ")") || before == UInt8(ascii: "}")
      else { continue }
      leaveOut(modifier: call, cause)
    }
  }

  /// Shows what is in a container that is not there, such as one that gives its content a context.
  private mutating func mendContainer(_ part: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    guard offset == part.lowerBound, error.kind == .unknownName, let name = error.missingName,
      name.first?.isUppercase == true
    else { return false }
    var cursor = SourceCursor(bytes, in: part)
    guard cursor.word() == name else { return false }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    cursor.skipSpace(acrossLines: false)
    let content = cursor.index
    guard cursor.current == UInt8(ascii: "{") else { return false }
    cursor.skip()
    guard endOfClosures(after: cursor.index, in: part) == cursor.index,
      !Statements.hasParameters(content..<cursor.index, of: bytes)
    else { return false }
    let reason = Mender.literal("is not there, and what is in it is shown: \(error.message)")
    replace(part.lowerBound..<content, with: "\(Mender.gap)(\(Mender.literal(name)), \(reason)) ")
    note(name, at: offset, error)
    return true
  }

  /// Leaves out what is in a gap with content that turns out to be what a control does, not what a view shows.
  private mutating func closeContainer(around offset: Int, in body: Range<Int>, _ error: CompilerError) -> Bool {
    for part in Statements.around(offset, in: body, of: bytes).reversed() {
      guard text(part).hasPrefix(Mender.gap), let name = nameOfContainer(part) else { continue }
      replace(part, with: "\(Mender.gap)(\(name), \(Mender.literal("is left out: \(error.message)")))")
      return true
    }
    return false
  }

  /// What a gap with content is called, as it is written; `nil` for one without.
  private func nameOfContainer(_ part: Range<Int>) -> String? {
    var cursor = SourceCursor(bytes, in: part)
    _ = cursor.word()
    let start = cursor.index + 1
    guard cursor.current == UInt8(ascii: "(") else { return nil }
    cursor.skip()
    let name = text(start..<cursor.index).prefix { $0 != "," }
    cursor.skipSpace(acrossLines: false)
    return cursor.current == UInt8(ascii: "{") ? String(name) : nil
  }

  /// The names of a color that colors do not have; which color it is matters to nobody who listens.
  private func color(at offset: Int, in body: Range<Int>, _ error: CompilerError) -> Range<Int>? {
    guard error.lacksColor, let name = error.missingName else { return nil }
    var start = startOfWord(at: offset, after: body.lowerBound)
    if bytes[start] != UInt8(ascii: ".") {
      // The error may stand at the type.
      var cursor = SourceCursor(bytes, in: start..<body.upperBound)
      if cursor.word() == "Color" { start = cursor.index } else { start -= 1 }
    }
    guard start >= body.lowerBound, bytes[start] == UInt8(ascii: ".") else { return nil }
    var cursor = SourceCursor(bytes, in: start + 1..<body.upperBound)
    guard cursor.word() == name else { return nil }
    // What stands in a type of its own, such as `Color.Theme.accent`.
    if name.first?.isUppercase == true, cursor.current == UInt8(ascii: ".") {
      cursor.index += 1
      _ = cursor.word()
    }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    return start..<cursor.index
  }

  /// The name of a symbol beside words, such as in `Label("Delete", systemImage: Icons.trash)`: the words are heard all
  /// the same.
  private func symbol(at offset: Int, in body: Range<Int>, _ error: CompilerError) -> Range<Int>? {
    guard error.missingName != nil else { return nil }
    let start = startOfPath(at: offset, after: body.lowerBound)
    let label = text(body.lowerBound..<start)
    guard label.suffix(40).firstMatch(of: /[(,]\s*systemImage:\s*$/) != nil else { return nil }
    var cursor = SourceCursor(bytes, in: start..<body.upperBound)
    while let byte = cursor.current, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")"), byte != SourceCursor.newline
    {
      cursor.skip()
    }
    return start..<cursor.index
  }

  /// Whether what the compiler is to see under conditions begins and ends inside.
  func isWhole(_ range: Range<Int>) -> Bool {
    let words = text(range).split(whereSeparator: { $0.isWhitespace || $0 == "(" })
    return words.count { $0 == "#if" } == words.count { $0 == "#endif" }
  }
}

extension String {
  fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? self }
}
