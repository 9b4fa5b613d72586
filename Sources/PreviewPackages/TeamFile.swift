package import Foundation

/// A Swift file of a team's.
package struct TeamFile: Sendable, Hashable {
  package let url: URL
  /// The modules that it imports.
  package let imports: [String]
  /// Whether it is what a program does when it begins.
  package let isEntryPoint: Bool
  /// How many previews are written in it.
  package let previewCount: Int
  /// The types in it that provide previews in the older way.
  package let providers: [String]
  /// The names of the types, the variables and the functions that it declares for all other files.
  let names: Set<String>
  /// Of these the types, with whether other modules see them.
  let types: [String: Bool]
  /// The types of other modules that it passes on under the same name, with these modules.
  let passedOn: [String: String]
  /// What it adds to types.
  let extensions: [Addition]
  /// Whether an app, or what belongs to one, begins in it on a device.
  let beginsApp: Bool
  let text: String
  /// The text where it cannot be the file's own.
  let textForLinux: String?

  /// What an extension adds to a type, by name.
  struct Addition: Sendable, Hashable {
    var type: String
    /// Whether the type keeps a promise by it.
    var conforms: Bool
    var members: Set<String> = []

    /// What stands for members that are used without a word of their own.
    static let unnamed = "init"
  }

  /// Reads a file; `nil` if it cannot be read.
  package init?(_ url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.url = url
    self.text = text
    hasViews = text.holds("some View")
    var (imports, providers, previews): ([String], [String], Int) = ([], [], 0)
    var names: Set<String> = []
    var types: [String: Bool] = [:]
    var passedOn: [String: String] = [:]
    var extensions: [Addition] = []
    var isInExtension = false
    var depth: Int?
    var beginsApp = false
    var linuxText = LinuxText()
    var margin = Margin()
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      margin.note(line)
      let words = Words(line, margin: margin.width)
      if let module = words.importedModule {
        imports.append(linuxText.note(importOf: module, in: Substring(line)))
      }
      if let provider = words.provider { providers.append(provider) }
      if words.declaresAlias, let alias = linuxText.note(alias: Substring(line), imports: imports) {
        passedOn[alias.type] = alias.module
        continue
      }
      if words.isCondition { linuxText.note(condition: Substring(line)) }
      if words.beginsPreview { previews += 1 }
      if words.isEntryPoint {
        beginsApp = true
        linuxText.note(entryPoint: Substring(line))
      }
      if let name = words.declaredName {
        names.insert(name)
        if words.declaresType { types[name] = words.isForOtherModules }
      }
      if words.endsExtension || margin.closes(line) { isInExtension = false }
      if let addition = words.addition {
        isInExtension = true
        depth = nil
        extensions.append(addition)
        extensions[extensions.count - 1].members.formUnion(Words.members(inBraces: line))
      }
      // What stands deeper than a member is declared inside of one, and is nobody else's.
      if isInExtension, let member = words.member, words.depth <= depth ?? words.depth {
        depth = words.depth
        extensions[extensions.count - 1].members.insert(member)
      }
    }
    if linuxText.note(fetchesIn: text, imports: imports) { imports.append("CoreData") }
    self.imports = imports
    self.names = names
    self.types = types
    self.passedOn = passedOn
    self.extensions = extensions
    self.beginsApp = beginsApp
    textForLinux = linuxText.text(of: text)
    self.providers = providers
    // A script begins with the program that runs it.
    isEntryPoint = url.lastPathComponent == "main.swift" || text.hasPrefix("#!")
    previewCount = previews + providers.count
  }

  package static func == (first: TeamFile, second: TeamFile) -> Bool { first.url == second.url }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }

  /// The names that are declared in the file, inside of others too, by whatever word.
  var allNames: Set<String> {
    var names: Set<String> = []
    var isDeclared = false
    for word in text.utf8.split(whereSeparator: { !Words.isPart($0) }) {
      if isDeclared { names.insert(String(Substring(word))) }
      isDeclared = word.count <= TeamFile.longestWord && TeamFile.declaringWords.contains(String(Substring(word)))
    }
    return names
  }

  private static let declaringWords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
  ]
  private static let longestWord = 9

  /// Whether it declares an operator for all other files.
  var declaresOperator: Bool {
    text.contains(/(?m)^(?:public )?(?:(?:infix|prefix|postfix) operator\b|func [^\w\s`])/)
  }

  /// Whether it shows something, or changes how something is shown.
  let hasViews: Bool

  /// How much work it is for the compiler, which takes longer for what views show than for all else.
  var work: Int { text.utf8.count * (hasViews ? TeamFile.workOfViews : 1) }

  private static let workOfViews = 3

  /// How much of that it is for each preview in it.
  var workOfPreview: Int { work / max(1, previewCount) }

  /// All words outside of comments.
  var words: Set<String> {
    var words: Set<String> = []
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if line.starts(with: "//".utf8) { continue }
      for word in line.split(whereSeparator: { !Words.isPart($0) }) { words.insert(String(Substring(word))) }
    }
    return words
  }

  /// The words after a point that begin with a small letter.
  var members: Set<String> {
    Set(text.matches(of: /\.([a-z_][A-Za-z0-9_]*)/).map { String($0.output.1) })
  }

  /// Whether a word stands in the file.
  func mentions(_ name: String) -> Bool { text.holds(name) }
}

extension String {
  /// The lines without their ends, of which Windows has two marks that are one character.
  var lines: [Substring] { split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }

  /// Whether some text stands in it, byte for byte: to look for it letter by letter takes seconds in a long file.
  func holds(_ text: String) -> Bool {
    var (whole, part) = (self, text)
    return whole.withUTF8 { whole in part.withUTF8 { part in UnsafeRawBufferPointer(whole).holds(part) } }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func holds(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first, let wanted = part.baseAddress, var start = baseAddress else { return part.isEmpty }
    var rest = count - part.count + 1
    while rest > 0, let place = memchr(start, Int32(first), rest) {
      if memcmp(place, wanted, part.count) == 0 { return true }
      let next = UnsafeRawPointer(place) + 1
      rest -= next - start
      start = next
    }
    return false
  }
}

/// The words of a line of source, as far as they tell what the file needs and offers.
private struct Words {
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
    guard let first = line.first, Words.beginnings.contains(first), !line.starts(with: "//".utf8) else {
      words = []
      return
    }
    var words: [String] = []
    var word: [UInt8] = []
    for byte in line {
      if Words.isPart(byte) {
        word.append(byte)
      } else {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        if Words.marks.contains(byte) { words.append(String(UnicodeScalar(byte))) }
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
      members.formUnion([Words(line[begin..<index], margin: -1).member].compactMap(\.self))
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
            !Words.access.contains($0) && !Words.kinds.contains($0) && $0 != "import" && !"@#".contains($0)
          }
        }
      } else if Words.access.contains(first) {
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
    if let kind = rest.first, Words.kinds.contains(kind), rest.count > 1 { rest.removeFirst() }
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
    guard !isIndented, let kind = rest.first, Words.kinds.contains(kind), !isPrivate else { return nil }
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
    let type = rest.dropFirst().prefix { $0 != "where" && !Words.marks.contains($0.utf8.first ?? 0) }.last
    let conforms = rest.prefix { $0 != "where" && $0 != "{" }.contains(":")
    return type.map { TeamFile.Addition(type: $0, conforms: conforms) }
  }

  /// Whether what was open before is closed by now, since another declaration begins.
  var endsExtension: Bool { !isIndented && !words.isEmpty && words.first != "#" }

  /// What is declared inside of something else, by any word; of what has no name the first label by which it is used.
  var member: String? {
    let rest = declaration.drop { Words.ofMembers.contains($0) || Words.access.contains($0) }
    guard isIndented, let kind = rest.first else { return nil }
    if kind == "init" || kind == "subscript" {
      let parameters = rest.drop { $0 != "(" }.dropFirst()
      // A subscript is used without the name of a parameter that has only one.
      let hasLabel = parameters.first.map { $0 != "_" } == true
      let isNamed = kind == "init" || parameters.dropFirst().first != ":"
      return hasLabel && isNamed ? parameters.first : TeamFile.Addition.unnamed
    }
    return Words.kinds.contains(kind) ? rest.dropFirst().first : nil
  }

  var isEntryPoint: Bool {
    words.first == "@" && ["main", "UIApplicationMain", "NSApplicationMain"].contains(words.dropFirst().first ?? "")
  }
}
