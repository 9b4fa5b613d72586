extension Mender {
  /// Takes a name out of what a type inherits; if that is not what is wrong, the type goes.
  mutating func mendHeader(of declaration: Declaration, at offset: Int, _ error: CompilerError) {
    guard let body = declaration.body, offset < body.lowerBound,
      declaration.kind == .type || declaration.kind == .extension
    else { return remove(declaration, error) }
    let unwanted =
      error.message.contains("does not conform to protocol") ? error.names.last : error.missingName
    let candidates = unwanted.map { [$0] + (Mender.composites[$0] ?? []) } ?? []
    for name in candidates {
      let view = error.kind == .unknownType ? protocolOfViews(for: declaration) : nil
      guard let edit = inheritance(of: declaration, without: name, but: view) else { continue }
      replace(edit.range, with: edit.text)
      return note("\(declaration.name): \(name)", at: offset, error)
    }
    remove(declaration, error)
  }

  /// Lets a type belong to no actor, as in its own module: only others of the project's say that all is the main actor's.
  ///
  /// - Returns: Whether the type did not say so before.
  mutating func standApart(_ declaration: Declaration) -> Bool {
    let word = "nonisolated "
    let whole = text(declaration.range)
    // Attributes come first.
    let attributes = whole.prefixMatch(of: /(?:@[\w.]+(?:\([^()]*\))?\s+)*/)?.output ?? ""
    guard !whole.dropFirst(attributes.count).hasPrefix(word) else { return false }
    let start = declaration.range.lowerBound + attributes.utf8.count
    if !edits.contains(where: { $0.range == start..<start }) { replace(start..<start, with: word) }
    return true
  }

  /// Names by which a type inherits a protocol that the compiler calls by another name.
  private static let composites = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
  ]

  /// The protocol that a view has in the place of one that nobody knows: it is a view by that, and has a body.
  private func protocolOfViews(for declaration: Declaration) -> String? {
    guard let body = declaration.body, declaration.kind == .type, Mender.isView(text(body)) else { return nil }
    let header = text(declaration.header)
    guard header.contains(/\bstruct\b/), !header.contains(/\bView\b/) else { return nil }
    let members = declaration.children.filter { $0.name == "body" }
    if members.contains(where: { $0.kind == .variable }) { return "View" }
    return members.isEmpty ? nil : "\(Mender.gap)View"
  }

  /// The list of what a type inherits, without a name, or with another one in its place.
  private func inheritance(
    of declaration: Declaration, without name: String, but other: String?
  ) -> (range: Range<Int>, text: String)? {
    guard declaration.body != nil else { return nil }
    var cursor = SourceCursor(bytes, in: declaration.header)
    var depth = 0
    while !cursor.isAtEnd, !(cursor.current == UInt8(ascii: ":") && depth == 0) {
      if cursor.current == UInt8(ascii: "<") { depth += 1 }
      if cursor.current == UInt8(ascii: ">") { depth -= 1 }
      cursor.skip()
    }
    guard !cursor.isAtEnd else { return nil }
    let colon = cursor.index
    var clause = cursor
    while !clause.isAtEnd {
      var ahead = clause
      if ahead.word() == "where" { break }
      if ahead.index == clause.index { ahead.skip() }
      clause = ahead
    }
    let parts = text(colon + 1..<clause.index).split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
    func isUnwanted(_ part: Substring) -> Bool {
      part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
    guard parts.contains(where: isUnwanted) else { return nil }
    let kept = parts.compactMap { isUnwanted($0) ? other.map { $0[...] } : $0 }
    let list = kept.map { String($0).split(separator: "\n").joined(separator: " ") }.joined(separator: ", ")
    let end = list.lastIndex { !$0.isWhitespace }.map { String(list[...$0]) } ?? ""
    return (colon..<clause.index, kept.isEmpty ? " " : ": \(end) ")
  }
}
