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
  private let surroundings: Surroundings
  /// Whether all that a declaration does is left out, and not the smallest part with an error: that is sooner done.
  let leavesOutWholes: Bool

  /// The type of the views that stand for parts that are left out.
  static let gap = "_PreviewGap"
  /// The function that stands for other values.
  static let gapValue = "_previewGap"
  /// The modifier that stands for those that give words.
  static let missingWords = "_withoutWords"
  /// The names that nobody has written.
  static let standIns = [gap, gapValue, missingWords, unknownType, keeper]

  /// What the file is compiled with.
  struct Surroundings {
    /// The module that all files are compiled as; `nil` where its name stands for something else.
    var module: String?
    /// What the files declare for each other.
    var names: Set<String> = []
  }

  init(
    _ text: String, unknown: UnknownNames = UnknownNames(), in surroundings: Surroundings = Surroundings(),
    leavesOutWholes: Bool = false
  ) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    self.unknown = unknown
    self.surroundings = surroundings
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
    return result
  }

  /// The text without modifiers that are known to be missing in the views around some places; `nil` if there are none.
  mutating func mended(ofUnknownsAround errors: [CompilerError]) -> (text: String, mends: [Mend])? {
    for error in errors {
      guard let offset = offset(of: error),
        let declaration = declarations.lazy.compactMap({ $0.path(to: offset).last }).first,
        let body = declaration.body, Mender.isView(text(declaration.header))
      else { continue }
      leaveOutUnknownModifiers(in: body, error)
    }
    return result
  }

  /// The text without what is declared under a name outside of all else; `nil` if nothing is.
  mutating func mended(without name: String, since reason: String) -> (text: String, mends: [Mend])? {
    for declaration in declarations where declaration.name == name && declaration.kind != .extension {
      let error = CompilerError(line: line(of: declaration.range.lowerBound), column: 1, message: reason)
      remove(declaration, error)
    }
    return result
  }

  /// The text with all edits; `nil` if there are none.
  private var result: (text: String, mends: [Mend])? {
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
    let telling = errors.filter(\.isCause)
    return telling.isEmpty ? errors : telling
  }

  private func offset(of error: CompilerError) -> Int? {
    guard lineStarts.indices.contains(error.line - 1) else { return nil }
    return min(lineStarts[error.line - 1] + error.column - 1, bytes.count - 1)
  }

  private func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where the word at a place begins.
  func startOfWord(at offset: Int, after limit: Int) -> Int {
    start(of: offset, after: limit) { SourceCursor.isWord($0) }
  }

  /// The same with the names in front of it that lead to it, such as `Theme` of `Theme.accent`.
  func startOfPath(at offset: Int, after limit: Int) -> Int {
    start(of: offset, after: limit) { SourceCursor.isWord($0) || $0 == UInt8(ascii: ".") }
  }

  private func start(of offset: Int, after limit: Int, _ isPart: (UInt8) -> Bool) -> Int {
    var start = offset
    while start > limit, isPart(bytes[start - 1]) { start -= 1 }
    return start
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Exchanges the name of a module before a name that the module does not have.
  ///
  /// The app's own modules are compiled as one, which has what they declare.
  private mutating func requalify(at offset: Int, _ error: CompilerError) -> Bool {
    let named: String?
    let isOfModule: Bool
    switch error.kind {
    case .unknownMemberType: (named, isOfModule) = (error.names.dropFirst().first, true)
    case .unknownMemberOfModule: (named, isOfModule) = (error.names.first, true)
    case .unknownName, .unknownType, .unknownOperator: (named, isOfModule) = (error.names.first, false)
    case .unknownModule, .unknownAttribute, .unknownMemberOfValue, .repeatedName, .isolation, .unsaid, nil:
      return false
    }
    // What the module that all are compiled as does not have has no other name.
    guard let module = named, module != surroundings.module else { return false }
    let start = startOfPath(at: offset, after: 0)
    var cursor = SourceCursor(bytes, in: start..<bytes.count)
    guard cursor.word() == module, cursor.current == UInt8(ascii: ".") else { return false }
    let end = cursor.index + 1
    cursor.index = end
    // A module that another one brings along is in that here; without it something nearer could be meant.
    if !isOfModule, ModuleTable.isOfPhone(module) {
      replace(start..<end, with: ModuleTable.standIns(for: module).first.map { "\($0)." } ?? "")
      return true
    }
    // A module that is compiled with the others, that of the file itself too, is known by what follows its name.
    guard cursor.word().map(surroundings.names.contains) == true else { return false }
    replace(start..<end, with: surroundings.module.map { "\($0)." } ?? "")
    return true
  }

  private mutating func leaveOut(at offset: Int, _ error: CompilerError) {
    let path = declarations.lazy.map { $0.path(to: offset) }.first { !$0.isEmpty } ?? []
    if requalify(at: offset, error) { return }
    guard let declaration = path.last else { return }
    let isTold = declaration.body?.contains(offset) == true
    // What stops the compiler is what a function does, also where it tells the name.
    let offset = error.isOfStop && !isTold ? declaration.body?.lowerBound ?? offset : offset
    let isInside = declaration.body?.contains(offset) == true
    if leaveOutUIKit(in: path, at: offset, error) { return }
    let isOfUIKit = declaration.kind == .function ? host(of: path) : nil
    if !isInside, standInForType(of: declaration, at: offset, as: isOfUIKit, error) { return }
    if bindUnknown(in: declaration, at: offset, error) || chainUnknown(at: offset, error) { return }
    if isInside, let body = declaration.body, standInForArgument(in: body, at: offset, error) { return }
    if standInForMade(in: declaration, at: offset, error) || vary(in: path, error) { return }
    switch declaration.kind {
    case .type, .extension:
      // What a macro would have added is missing where it is used, and the type is there.
      if error.kind == .unknownAttribute, let attribute = attribute(at: offset, of: declaration) {
        replace(attribute, with: "")
        return note(declaration.name, at: offset, error)
      }
      if error.kind == .isolation, standApart(declaration) { return }
      mendHeader(of: declaration, at: offset, error)
    case .function, .initializer, .deinitializer:
      let isOfViews = path.contains { $0.kind == .extension && $0.name == "View" }
      if isOfViews, standInForModifier(of: declaration, at: offset, error) { return }
      mendFunction(declaration, at: offset, error)
    case .variable:
      let type = path.last { $0.kind == .type || $0.kind == .extension }
      mendVariable(declaration, in: type, at: offset, error)
    case .macro:
      // What its view is given in addition, such as how exactly pictures of it are compared, can be missing. A part of a
      // preview would be heard as if it were the whole.
      if let call = modifier(at: offset, in: declaration.range, error) {
        return leaveOut(modifier: call, error)
      }
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

  mutating func note(_ declaration: Declaration, _ error: CompilerError) {
    note(declaration.name, at: declaration.range.lowerBound, error)
  }

  mutating func remove(_ declaration: Declaration, _ error: CompilerError) {
    let name = declaration.kind == .macro ? "#\(declaration.name)" : declaration.name
    replace(declaration.range, with: "")
    note(name, at: declaration.range.lowerBound, error, isPreview: name == "#Preview")
  }
}
