/// Takes out of a file what does not compile on Linux, so that the rest of it can be used.
///
/// The team's file stays as it is: what is mended is the copy that is compiled. Lines keep their numbers.
/// What is left out is as small as can be: of what a view shows one part, of anything else one declaration.
struct Mender {
  let bytes: [UInt8]
  private let declarations: [Declaration]
  private let lineStarts: [Int]
  private(set) var edits: [(range: Range<Int>, text: String)] = []
  private var mends: [Mend] = []
  let unknown: UnknownNames
  /// Whether all that a declaration does is left out, and not the smallest part with an error: that is sooner done.
  let leavesOutWholes: Bool

  /// The type of the views that stand for parts that are left out.
  static let gap = "_PreviewGap"
  /// The function that stands for other values.
  static let gapValue = "_previewGap"
  /// The modifier that stands for those that give words.
  static let missingWords = "_withoutWords"

  init(_ text: String, unknown: UnknownNames = UnknownNames(), leavesOutWholes: Bool = false) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    self.unknown = unknown
    self.leavesOutWholes = leavesOutWholes
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

  mutating func note(_ what: String, at offset: Int, _ error: CompilerError, isPreview: Bool = false) {
    var error = error
    error.line = line(of: offset)
    mends.append(Mend(what: what, error: error, isPreview: isPreview))
  }

  mutating func remove(_ declaration: Declaration, _ error: CompilerError) {
    let name = declaration.kind == .macro ? "#\(declaration.name)" : declaration.name
    replace(declaration.range, with: "")
    note(name, at: declaration.range.lowerBound, error, isPreview: name == "#Preview")
  }
}
