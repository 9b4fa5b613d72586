internal import Diagnostics

extension SourceEditor {
  /// Other words where the view has these, and nowhere else.
  func replacing(
    _ old: String, with new: String, among entries: [DocumentNode.Entry], at place: SourcePlace
  ) throws(EditRefusal) -> Replacement {
    if let scalar = name(old, among: entries, at: place), let replacement = replacing(scalar, with: new) {
      return replacement
    }
    let namings = entries.filter { $0.key.text == "label" || $0.key.place == place }
    let key = namings.lazy.compactMap { $0.value.entries?.first { $0.key.text == "key" }?.value.scalar }.first
    throw key.map { .inStrings(key: $0.text) } ?? .otherWords(old)
  }

  /// Where the view has the words by which it is called: in its label, after its kind, or in the only view inside with them.
  private func name(_ words: String, among entries: [DocumentNode.Entry], at place: SourcePlace) -> Scalar? {
    let labels = entries.filter { $0.key.text == "label" }
    let label = labels.compactMap { $0.value.scalar ?? $0.value.entries?.first { $0.key.text == "text" }?.value.scalar }
    if let label = label.first { return label.text == words ? label : nil }
    let own = entries.filter { $0.value.scalar?.text == words }
    if let entry = own.first(where: { $0.key.place == place }) ?? (own.count == 1 ? own.first : nil) {
      return entry.value.scalar
    }
    let inside = entries.filter { $0.key.place == place }.flatMap { $0.value.scalars(of: words) }
    return inside.count == 1 ? inside.first : nil
  }

  /// Other words in the place of a scalar, written as it is; `nil` if they cannot be written so, though some marks need no
  /// quotes there.
  func replacing(_ scalar: Scalar, with new: String, plain marks: String = "") -> Replacement? {
    guard !scalar.text.contains("${"), let range = range(of: scalar) else { return nil }
    let written: String? =
      switch scalar.style {
      case .plain: source.format == .yaml && new.isPlainYAML(with: scalar.text + marks) ? new : nil
      case .singleQuoted: new.contains("'") ? nil : "'\(new)'"
      case .doubleQuoted: new.contains(where: { $0 == "\"" || $0 == "\\" }) ? nil : "\"\(new)\""
      case .block: nil
      }
    return written.map { Replacement(range: range, text: $0) }
  }

  /// The view without a key: without its lines, or without what stands between its commas.
  func dropping(_ key: String, among entries: [DocumentNode.Entry]) throws(EditRefusal) -> Replacement {
    guard let index = entries.firstIndex(where: { $0.key.text == key }), index > 0,
      let value = entries[index].value.scalar, let range = range(of: value), let start = start(of: entries[index].key),
      let before = bytes[..<start].lastIndex(where: { !$0.isBlank && !$0.isLineBreak })
    else { throw .loss(key: key) }
    // Between braces the comma before it goes too, and with it the line if it has one of its own.
    if bytes[before] == .comma, isInBraces(entries) {
      return Replacement(range: before..<range.upperBound, text: "")
    }
    guard !isInBraces(entries), let line = bytes[..<start].lastIndex(where: { !$0.isBlank }), bytes[line].isLineBreak,
      case let end = endOfLine(after: range.upperBound),
      // A comment after it would be lost.
      bytes[range.upperBound..<end].allSatisfy({ $0.isBlank || $0.isLineBreak })
    else { throw .loss(key: key) }
    return Replacement(range: (line + 1)..<end, text: "")
  }

  /// The view with one more trait.
  func adding(_ trait: String, to entries: [DocumentNode.Entry]) throws(EditRefusal) -> Replacement {
    let quote = source.format == .json ? "\"" : ""
    let trait = quote + trait + quote
    if let traits = entries.first(where: { $0.key.text == "traits" }) {
      guard let replacement = adding(trait, toTraits: traits.value) else { throw .loss(key: "traits") }
      return replacement
    }
    // After a key with a value in one line; a list of views goes over several.
    let written = entries.lazy.compactMap { entry -> (key: Scalar, range: Range<Int>)? in
      guard let scalar = entry.value.scalar, !scalar.isNull, let range = self.range(of: scalar) else { return nil }
      return (entry.key, range)
    }.first
    guard let written, let start = start(of: written.key) else { throw .loss(key: "traits") }
    let hasLineOfItsOwn = bytes[..<start].last { !$0.isBlank }?.isLineBreak == true
    let isInBraces = isInBraces(entries)
    let comma = isInBraces ? "," : ""
    let key = "\(quote)traits\(quote): [\(trait)]"
    if isInBraces, !hasLineOfItsOwn {
      return Replacement(range: written.range.upperBound..<written.range.upperBound, text: "\(comma) \(key)")
    }
    // A comment stays beside what it was written for.
    let end = isInBraces ? written.range.upperBound : endOfText(after: written.range.upperBound)
    let line = source.file.text.lineEnd + indentation(of: written.key) + key
    return Replacement(range: end..<end, text: comma + line)
  }

  private func adding(_ trait: String, toTraits value: DocumentNode) -> Replacement? {
    switch value {
    case .scalar(let only):
      guard only.style == .plain, source.format == .yaml, let range = range(of: only) else { return nil }
      return Replacement(range: range, text: "[\(only.text), \(trait)]")
    case .sequence(let nodes, _):
      guard let last = nodes.last?.scalar, let range = range(of: last),
        bytes[range.upperBound...].first(where: { !$0.isBlank }) == UInt8(ascii: "]")
      else { return nil }
      return Replacement(range: range.upperBound..<range.upperBound, text: ", \(trait)")
    case .mapping: return nil
    }
  }
}

extension DocumentNode {
  /// The scalars with these words that name views inside: no action does anything with them.
  fileprivate func scalars(of words: String) -> [Scalar] {
    switch self {
    case .scalar: []
    case .sequence(let nodes, _): nodes.flatMap { $0.scalars(of: words) }
    case .mapping(let entries, _):
      entries.flatMap { entry -> [Scalar] in
        if let scalar = entry.value.scalar { return scalar.text == words ? [scalar] : [] }
        return entry.key.text.hasSuffix("ction") || entry.key.text.hasSuffix("ctions")
          ? [] : entry.value.scalars(of: words)
      }
    }
  }
}

extension String {
  /// Whether YAML reads the text as it is written, without quotes, where some marks need none.
  fileprivate func isPlainYAML(with marks: String) -> Bool {
    guard let first, first.isLetter, let last, last.isLetter || last.isNumber || last == "…" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || " …'’-".contains($0) || marks.contains($0) }
      && !contains(": ") && !contains(" #") && !["true", "false", "null", "yes", "no"].contains(lowercased())
  }
}
