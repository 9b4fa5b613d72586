/// The words of a line of source, as far as they tell what the file needs and offers.
struct SourceWords {
  private let words: [String]
  /// How far the line is indented.
  let depth: Int
  /// How far what stands outside of all else is.
  private let margin: Int

  private static let marks: Set<UInt8> = Set(":,({<@#".utf8)

  /// Cuts a line into words and the marks that matter.
  ///
  /// Most lines say nothing of the kind, and are not cut at all.
  init(_ line: Substring.UTF8View, margin: Int) {
    let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    depth = space
    self.margin = margin
    let line = line.dropFirst(space)
    guard let first = line.first, SourceWords.beginnings.contains(first), !line.starts(with: "//".utf8) else {
      words = []
      return
    }
    var words: [String] = []
    var word: [UInt8] = []
    for byte in line {
      if SourceWords.isPart(byte) {
        word.append(byte)
      } else {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        if SourceWords.marks.contains(byte) { words.append(String(UnicodeScalar(byte))) }
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    self.words = words
  }

  private var isIndented: Bool { depth > margin }

  /// What is declared between the first braces of a line, where all of an extension stands on it.
  static func members(inBraces line: Substring.UTF8View) -> Set<String> {
    guard let start = line.firstIndex(of: UInt8(ascii: "{")) else { return [] }
    var members: Set<String> = []
    var (depth, begin) = (0, line.index(after: start))
    for index in line[begin...].indices {
      let byte = line[index]
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      guard depth <= 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") else { continue }
      members.formUnion([SourceWords(line[begin..<index], margin: -1).member].compactMap(\.self))
      guard depth == 0 else { break }
      begin = line.index(after: index)
    }
    return members
  }

  /// Whether a byte is a part of a word.
  static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) &- 97 < 26 || byte &- 48 < 10
  }

  /// How the lines that matter can begin: an attribute, a macro, a word of access, `import`, a type.
  private static let beginnings: Set<UInt8> = Set("@#aipfcsenotvlmr".utf8)

  private static let access: Set<String> = [
    "public", "internal", "private", "package", "fileprivate", "final", "open", "nonisolated", "indirect",
  ]
  /// What else stands before members.
  private static let ofMembers: Set<String> = [
    "static", "mutating", "class", "override", "convenience", "lazy", "required",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  /// The words without attributes and access in front.
  private var declaration: ArraySlice<String> {
    var rest = words[...]
    while let first = rest.first {
      if first == "@" {
        rest = rest.dropFirst(2)
        // Arguments of an attribute go on to the next word that can begin a declaration.
        if rest.first == "(" {
          rest = rest.drop {
            !SourceWords.access.contains($0) && !SourceWords.kinds.contains($0) && $0 != "import" && !"@#".contains($0)
          }
        }
      } else if SourceWords.access.contains(first) {
        rest = rest.dropFirst()
        // As in `private(set)` and `nonisolated(unsafe)`.
        if rest.first == "(" { rest = rest.dropFirst(2) }
      } else {
        break
      }
    }
    return rest
  }

  var importedModule: String? {
    var rest = declaration
    guard rest.popFirst() == "import" else { return nil }
    if let kind = rest.first, SourceWords.kinds.contains(kind), rest.count > 1 { rest.removeFirst() }
    return rest.first
  }

  var provider: String? {
    let rest = declaration
    guard let kind = rest.first, ["struct", "class", "enum", "extension"].contains(kind), rest.contains(":"),
      rest.contains("PreviewProvider")
    else { return nil }
    return rest.dropFirst().first
  }

  var beginsPreview: Bool { declaration.prefix(2) == ["#", "Preview"] }

  var declaresAlias: Bool { declaration.first == "typealias" }

  var declaresType: Bool {
    ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(declaration.first ?? "")
  }

  /// Whether what is declared is for whoever imports the module.
  var isForOtherModules: Bool {
    words.prefix(upTo: declaration.startIndex).contains { ["public", "open", "package"].contains($0) }
  }

  var isCondition: Bool { words.first == "#" && ["if", "elseif"].contains(words.dropFirst().first ?? "") }

  /// What is declared outside of all else, and not for its file alone.
  var declaredName: String? {
    let rest = declaration
    guard !isIndented, let kind = rest.first, SourceWords.kinds.contains(kind), !isPrivate else { return nil }
    return rest.dropFirst().first
  }

  /// Whether it is for its file alone.
  private var isPrivate: Bool {
    words.prefix(upTo: declaration.startIndex).contains { $0 == "private" || $0 == "fileprivate" }
  }

  /// What an extension outside of all else adds for all other files, without its members; of a type inside another one
  /// the inner name counts.
  var addition: TeamFile.Addition? {
    let rest = declaration
    guard !isIndented, rest.first == "extension", !isPrivate else { return nil }
    let type = rest.dropFirst().prefix { $0 != "where" && !SourceWords.marks.contains($0.utf8.first ?? 0) }.last
    let conforms = rest.prefix { $0 != "where" && $0 != "{" }.contains(":")
    return type.map { TeamFile.Addition(type: $0, conforms: conforms) }
  }

  /// Whether what was open before is closed by now, since another declaration begins.
  var endsExtension: Bool { !isIndented && !words.isEmpty && words.first != "#" }

  /// What is declared inside of something else, by any word; of what has no name the first label by which it is used.
  var member: String? {
    let rest = memberDeclaration
    guard isIndented, let kind = rest.first else { return nil }
    if kind == "init" || kind == "subscript" {
      let parameters = rest.drop { $0 != "(" }.dropFirst()
      // A subscript is used without the name of a parameter that has only one.
      let hasLabel = parameters.first.map { $0 != "_" } == true
      let isNamed = kind == "init" || parameters.dropFirst().first != ":"
      return hasLabel && isNamed ? parameters.first : TeamFile.Addition.unnamed
    }
    guard SourceWords.kinds.contains(kind), let name = rest.dropFirst().first else { return nil }
    return SourceWords.nameless.contains(name) ? TeamFile.Addition.unnamed : name
  }

  /// The words without what stands before members; a class inside of something else is a member, too.
  private var memberDeclaration: ArraySlice<String> {
    var rest = declaration
    while let first = rest.first, SourceWords.ofMembers.contains(first) || SourceWords.access.contains(first) {
      let next = rest.dropFirst().first ?? ""
      let isClassMember =
        next == "subscript"
        || [SourceWords.kinds, SourceWords.ofMembers, SourceWords.access].contains { $0.contains(next) }
      if first == "class", !isClassMember { break }
      rest = rest.dropFirst()
    }
    return rest
  }

  /// What has a name that nobody writes who uses it.
  private static let nameless: Set<String> = ["callAsFunction", "dynamicallyCall"]

  var isEntryPoint: Bool {
    words.first == "@" && ["main", "UIApplicationMain", "NSApplicationMain"].contains(words.dropFirst().first ?? "")
  }
}
