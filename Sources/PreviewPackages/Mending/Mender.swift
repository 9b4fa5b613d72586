/// Takes out of a file what does not compile on Linux, so that the rest of it can be used.
///
/// The team's file stays as it is: what is mended is the copy that is compiled. Lines keep their numbers.
/// What is left out is as small as can be: of what a view shows one part, of anything else one declaration.
struct Mender {
  let bytes: [UInt8]
  private let declarations: [Declaration]
  private let lineStarts: [Int]
  private var edits: [(range: Range<Int>, text: String)] = []
  private var mends: [Mend] = []
  private let unknown: UnknownNames

  /// The type of the views that stand for parts that are left out.
  static let gap = "_PreviewGap"
  /// The function that stands for other values.
  static let gapValue = "_previewGap"

  init(_ text: String, unknown: UnknownNames = UnknownNames()) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    self.unknown = unknown
    declarations = DeclarationReader.declarations(in: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == SourceCursor.newline }.map { $0 + 1 }
  }

  /// The text without what has errors; `nil` if that cannot be done.
  mutating func mended(of errors: [CompilerError]) -> (text: String, mends: [Mend])? {
    for error in Mender.telling(errors) {
      guard let offset = offset(of: error), !edits.contains(where: { $0.range.contains(offset) }) else { continue }
      leaveOut(at: offset, error)
    }
    guard !edits.isEmpty else { return nil }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[edit.range].count { $0 == SourceCursor.newline }
      result.replaceSubrange(edit.range, with: Array((edit.text + String(repeating: "\n", count: lines)).utf8))
    }
    return (String(decoding: result, as: UTF8.self), mends)
  }

  /// The errors that tell what is missing, if there are any: the others often follow from them.
  private static func telling(_ errors: [CompilerError]) -> [CompilerError] {
    let telling = errors.filter {
      $0.missingName != nil || $0.message.hasPrefix("unknown attribute") || $0.message.hasPrefix("no type named")
    }
    return telling.isEmpty ? errors : telling
  }

  private func offset(of error: CompilerError) -> Int? {
    guard lineStarts.indices.contains(error.line - 1) else { return nil }
    return min(lineStarts[error.line - 1] + error.column - 1, bytes.count - 1)
  }

  private func line(of offset: Int) -> Int { (lineStarts.lastIndex { $0 <= offset } ?? 0) + 1 }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  // MARK: - Names of modules
  /// Takes the name of a module away from before a name that the module does not have.
  ///
  /// The app's own modules are compiled as one: what they declare has its name alone.
  private mutating func unqualify(at offset: Int, _ error: CompilerError) -> Bool {
    guard error.message.hasPrefix("no type named ") || error.message.hasPrefix("module '") else { return false }
    let names = error.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    guard names.count >= 2 else { return false }
    let module = error.message.hasPrefix("module '") ? names[0] : names[1]
    var start = offset
    while start > 0, SourceCursor.isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
    var cursor = SourceCursor(bytes, in: start..<bytes.count)
    guard cursor.word() == module, cursor.current == UInt8(ascii: ".") else { return false }
    replace(start..<cursor.index + 1, with: "")
    return true
  }

  // MARK: - What is left out
  private mutating func leaveOut(at offset: Int, _ error: CompilerError) {
    let path = declarations.lazy.map { $0.path(to: offset) }.first { !$0.isEmpty } ?? []
    if unqualify(at: offset, error) { return }
    guard let declaration = path.last else { return }
    switch declaration.kind {
    case .type, .extension: mendHeader(of: declaration, at: offset, error)
    case .function, .initializer, .deinitializer:
      let isOfViews = path.contains { $0.kind == .extension && $0.name == "View" }
      if isOfViews, standInForModifier(of: declaration, at: offset, error) { return }
      mendFunction(declaration, at: offset, error)
    case .variable: mendVariable(declaration, at: offset, error)
    case .macro:
      // A part of a preview would be heard as if it were the whole.
      remove(declaration, error)
    case .other: remove(declaration, error)
    }
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    // What is inside something that is left out as well is not left out by itself.
    edits.removeAll { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    edits.append((range, text))
  }

  private mutating func note(_ what: String, at offset: Int, _ error: CompilerError, isPreview: Bool = false) {
    var error = error
    error.line = line(of: offset)
    mends.append(Mend(what: what, error: error, isPreview: isPreview))
  }

  private mutating func remove(_ declaration: Declaration, _ error: CompilerError) {
    let name = declaration.kind == .macro ? "#\(declaration.name)" : declaration.name
    replace(declaration.range, with: "")
    note(name, at: declaration.range.lowerBound, error, isPreview: name == "#Preview")
  }

  // MARK: - Types
  /// Takes a name out of what a type inherits; if that is not what is wrong, the type goes.
  private mutating func mendHeader(of declaration: Declaration, at offset: Int, _ error: CompilerError) {
    guard let body = declaration.body, offset < body.lowerBound,
      declaration.kind == .type || declaration.kind == .extension
    else { return remove(declaration, error) }
    let names = error.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    let unwanted =
      error.message.contains("does not conform to protocol") ? names.last : error.missingName
    guard let unwanted, let edit = inheritance(of: declaration, without: unwanted) else {
      return remove(declaration, error)
    }
    replace(edit.range, with: edit.text)
    note("\(declaration.name): \(unwanted)", at: offset, error)
  }

  private func inheritance(of declaration: Declaration, without name: String) -> (range: Range<Int>, text: String)? {
    guard let body = declaration.body else { return nil }
    var cursor = SourceCursor(bytes, in: declaration.range.lowerBound..<body.lowerBound)
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
    let kept = parts.filter { part in
      let words = part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      return !words.contains(name)
    }
    guard kept.count < parts.count else { return nil }
    let list = kept.map { String($0).split(separator: "\n").joined(separator: " ") }.joined(separator: ", ")
    let end = list.lastIndex { !$0.isWhitespace }.map { String(list[...$0]) } ?? ""
    return (colon..<clause.index, kept.isEmpty ? " " : ": \(end) ")
  }

  // MARK: - Functions
  private mutating func mendFunction(_ declaration: Declaration, at offset: Int, _ error: CompilerError) {
    guard let body = declaration.body, body.contains(offset) else { return remove(declaration, error) }
    let header = text(declaration.range.lowerBound..<body.lowerBound)
    if Mender.isView(header), mendView(in: body, at: offset, error) { return }
    guard !Mender.isGap(text(body)) else { return remove(declaration, error) }
    let reason = Mender.literal("\(declaration.name) needs what is not there on Linux: \(error.message)")
    let hasResult = declaration.kind == .function && header.contains("->")
    // What throws tells by itself that it has failed.
    if !Mender.isOpaque(header), !header.contains("throws"),
      mendStep(of: declaration, in: body, at: offset, reason, hasResult: hasResult)
    {
      return note(declaration.name, at: offset, error)
    }
    let trap = "{ \(Mender.gapValue)(\(reason)) }"
    switch declaration.kind {
    case .deinitializer: replace(body, with: "{}")
    case .initializer: replace(body, with: "{ Swift.fatalError(\(reason)) }")
    default:
      if Mender.isOpaque(header) { return remove(declaration, error) }
      if header.contains("throws") {
        replace(body, with: "{ throw \(Mender.gap)Error(\(reason)) }")
      } else {
        replace(body, with: header.contains("->") ? trap : "{ _ = \(Mender.gap)(\(reason)) }")
      }
    }
    note(declaration.name, at: declaration.range.lowerBound, error)
  }

  private static func isView(_ header: String) -> Bool {
    header.contains("some View") || header.contains("some SwiftUI.View")
  }

  private static func isOpaque(_ header: String) -> Bool { header.firstMatch(of: /(->|:)\s*some\s/) != nil }

  /// Whether a gap stands for all that is in braces.
  private static func isGap(_ body: String) -> Bool {
    let steps = body.drop { $0 == "{" || $0.isWhitespace }
    return ["_ = \(gap)(", "\(gapValue)(", "get { \(gapValue)(", "throw \(gap)Error(", "Swift.fatalError(#"]
      .contains { steps.hasPrefix($0) } && body.matches(of: /_[pP]reviewGap|fatalError/).count == 1
  }

  private static func literal(_ text: String) -> String { "#\"\(text.replacing("\"#", with: "'"))\"#" }

  // MARK: - Variables
  private mutating func mendVariable(_ declaration: Declaration, at offset: Int, _ error: CompilerError) {
    let reason = Mender.literal("\(declaration.name) needs what is not there on Linux: \(error.message)")
    if let body = declaration.body, body.contains(offset) {
      let header = text(declaration.range.lowerBound..<body.lowerBound)
      if Mender.isView(header), mendView(in: body, at: offset, error) { return }
      if Mender.isOpaque(header) || Mender.isGap(text(body)) { return remove(declaration, error) }
      if declaration.value != nil {
        replace(body, with: "")
      } else {
        let hasSetter = text(body).firstMatch(of: /\bset\b\s*(\(\w+\)\s*)?\{/) != nil
        let trap = "\(Mender.gapValue)(\(reason))"
        replace(body, with: hasSetter ? "{ get { \(trap) } set {} }" : "{ \(trap) }")
      }
      return note(declaration.name, at: declaration.range.lowerBound, error)
    }
    let end = declaration.body?.lowerBound ?? declaration.range.upperBound
    if let value = declaration.value, value <= offset, let type = type(of: declaration, before: value - 1),
      !text(value..<end).contains(Mender.gapValue)
    {
      replace(value..<end, with: " \(Mender.gapValue)(\(reason)) as \(type) ")
      return note(declaration.name, at: declaration.range.lowerBound, error)
    }
    // An attribute that nobody knows gives the property its value.
    if error.message.hasPrefix("unknown attribute"), declaration.body == nil,
      let type = type(of: declaration, before: declaration.value.map { $0 - 1 } ?? declaration.range.upperBound)
    {
      let access = ["public ", "static "].filter { text(declaration.range).contains($0) }.joined()
      replace(
        declaration.range,
        with: "\(access)var \(declaration.name): \(type) { get { \(Mender.gapValue)(\(reason)) } nonmutating set {} }")
      return note(declaration.name, at: declaration.range.lowerBound, error)
    }
    remove(declaration, error)
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

  // MARK: - Modifiers
  /// Lets a view be as it is where a modifier of its own begins with one that views do not have.
  private mutating func standInForModifier(of declaration: Declaration, at offset: Int, _ error: CompilerError) -> Bool
  {
    guard let body = declaration.body, body.contains(offset), error.message.hasPrefix("cannot find '"),
      let name = error.missingName
    else { return false }
    let statements = Statements.around(offset, in: body, of: bytes)
    guard let start = statements.last?.lowerBound else { return false }
    var cursor = SourceCursor(bytes, in: start..<body.upperBound)
    if cursor.nextWord() == "return" {
      _ = cursor.word()
      cursor.skipSpace()
    }
    let call = cursor.index
    guard cursor.word() == name, cursor.current == UInt8(ascii: "(") else {
      return false
    }
    cursor.skip()
    replace(call..<endOfClosures(after: cursor.index, in: body), with: "self")
    note(name, at: offset, error)
    return true
  }

  /// Where a call ends with the closures that stand behind its parentheses.
  private func endOfClosures(after index: Int, in body: Range<Int>) -> Int {
    var cursor = SourceCursor(bytes, in: index..<body.upperBound)
    var ahead = cursor
    ahead.skipSpace(acrossLines: false)
    while ahead.current == UInt8(ascii: "{") {
      ahead.skip()
      cursor = ahead
      ahead.skipSpace(acrossLines: false)
      var label = ahead
      if label.word() != nil, label.current == UInt8(ascii: ":") {
        label.index += 1
        label.skipSpace(acrossLines: false)
        ahead = label
      }
    }
    return cursor.index
  }

  // MARK: - What views show
  /// Puts a gap in the place of the smallest part of a view that has an error.
  ///
  /// - Returns: Whether there is a part that is smaller than the whole.
  private mutating func mendView(in body: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    if error.missingName == nil, mendInside(body, at: offset, error) { return true }
    if let color = color(at: offset, in: body, error) {
      replace(color, with: ".clear")
      note(text(color), at: offset, error)
      return true
    }
    if let call = modifier(at: offset, in: body, error) {
      replace(call, with: "")
      note(text(call).firstLine, at: call.lowerBound, error)
      return true
    }
    var parts = Statements.around(offset, in: body, of: bytes)
    while let part = parts.popLast() {
      let statement = text(part)
      if let call = modifier(around: offset, in: part) {
        replace(call, with: "")
        note(text(call).firstLine, at: call.lowerBound, error)
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
    guard !text(body).contains(Mender.gap + "(#\"body") else { return false }
    replace(body, with: "{ \(Mender.gap)(#\"body\"#, \(Mender.literal("is left out: \(error.message)"))) }")
    note("body", at: body.lowerBound, error)
    return true
  }

  /// Mends what is unknown inside the part of a view that has another error, which then is most often gone.
  private mutating func mendInside(_ body: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    let parts = Statements.around(offset, in: body, of: bytes).filter { !Statements.isBinding(text($0)) }
    guard let part = parts.last else { return false }
    let before = edits.count
    for place in unknown.places(in: part, of: bytes) where !edits.contains(where: { $0.range.contains(place.offset) }) {
      var cause = error
      cause.message = place.message
      _ = mendView(in: body, at: place.offset, cause)
    }
    return edits.count > before
  }

  /// Shows what is in a container that is not there, such as one that gives its content a context.
  private mutating func mendContainer(_ part: Range<Int>, at offset: Int, _ error: CompilerError) -> Bool {
    guard offset == part.lowerBound, error.message.hasPrefix("cannot find '"), let name = error.missingName,
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
    var start = offset
    while start > body.lowerBound, SourceCursor.isWord(bytes[start - 1]) { start -= 1 }
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

  /// Whether what the compiler is to see under conditions begins and ends inside.
  func isWhole(_ range: Range<Int>) -> Bool {
    let words = text(range).split(whereSeparator: { $0.isWhitespace || $0 == "(" })
    return words.count { $0 == "#if" } == words.count { $0 == "#endif" }
  }

  /// The modifier of a view in which something is wrong, so that the view itself can stay.
  private func modifier(around offset: Int, in part: Range<Int>) -> Range<Int>? {
    var cursor = SourceCursor(bytes, in: part)
    var isAfterCall = false
    while cursor.index < offset, let byte = cursor.current {
      let start = cursor.index
      guard isAfterCall, byte == UInt8(ascii: ".") else {
        cursor.skip()
        let isSpace = byte <= UInt8(ascii: " ")
        isAfterCall = (isAfterCall && isSpace) || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{")
        continue
      }
      cursor.index += 1
      guard cursor.word() != nil else { return nil }
      let name = cursor.index
      if cursor.current == UInt8(ascii: "(") { cursor.skip() }
      cursor.index = endOfClosures(after: cursor.index, in: part)
      if offset < cursor.index, cursor.index > name { return start..<cursor.index }
    }
    return nil
  }

  /// A modifier on a line of its own that views do not have.
  private func modifier(at offset: Int, in body: Range<Int>, _ error: CompilerError) -> Range<Int>? {
    guard error.message.hasPrefix("value of type "), let name = error.missingName else { return nil }
    var start = offset
    while start > body.lowerBound, SourceCursor.isWord(bytes[start - 1]) { start -= 1 }
    if bytes[start] != UInt8(ascii: ".") { start -= 1 }
    guard start > body.lowerBound, bytes[start] == UInt8(ascii: ".") else { return nil }
    var lineStart = start
    while bytes[lineStart - 1] == UInt8(ascii: " ") || bytes[lineStart - 1] == UInt8(ascii: "\t") { lineStart -= 1 }
    guard bytes[lineStart - 1] == SourceCursor.newline || error.lacksMemberOfView else { return nil }
    var cursor = SourceCursor(bytes, in: start + 1..<body.upperBound)
    guard cursor.word() == name else { return nil }
    if cursor.current == UInt8(ascii: "(") { cursor.skip() }
    return start..<endOfClosures(after: cursor.index, in: body)
  }
}

extension String {
  fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? self }
}
