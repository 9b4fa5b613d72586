/// The source of a declaration, as far as macros ask for it.
struct TypeSource {
  /// A case of an enumeration.
  struct Case {
    var name: String
    var labels: [String?]
    var types: [String]
    var attributes: [String]

    /// The label of a value, with its colon.
    func label(_ index: Int) -> String { labels[index].map { "\($0): " } ?? "" }
  }

  private(set) var attributes: [String] = []
  /// What stands in brackets after attributes, with the brackets.
  private(set) var arguments: [String: String] = [:]
  private(set) var modifiers: [String] = []
  /// The word that begins it, such as `struct` or `var`.
  private(set) var kind = ""
  private(set) var name = ""
  /// What stands after the name.
  private(set) var rest = ""

  private static let kinds: Set<String> = [
    "struct", "enum", "class", "actor", "var", "let", "func", "case", "init", "typealias", "protocol", "extension",
    "subscript",
  ]

  init(_ text: String) {
    var scanner = SourceScanner(text)
    self.init(&scanner)
    rest = scanner.text(scanner.index..<scanner.text.count)
  }

  private init(_ scanner: inout SourceScanner) {
    scanner.skipSpace()
    var start = scanner.index
    while let word = scanner.wordOrAttribute() {
      if word.hasPrefix("@") {
        attributes.append(word)
        arguments[word] = scanner.text(start + word.count..<scanner.index)
      } else if TypeSource.kinds.contains(word) {
        kind = word
        scanner.skipSpace()
        name = word == "init" ? word : scanner.wordOrAttribute(withArguments: false) ?? ""
        return
      } else {
        modifiers.append(word)
      }
      scanner.skipSpace()
      start = scanner.index
    }
  }

  /// The word of access that all need by which a type keeps a promise to other modules, with a space.
  var access: String { modifiers.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? "" }

  /// What stands in the braces.
  private var body: String {
    var scanner = SourceScanner(rest)
    while let character = scanner.current {
      if character == "{" { return scanner.bracketed() }
      scanner.skip()
    }
    return ""
  }

  /// The declarations inside.
  var members: [TypeSource] {
    var scanner = SourceScanner(body)
    var members: [TypeSource] = []
    while true {
      scanner.skipSpace()
      guard !scanner.isAtEnd else { return members }
      let start = scanner.index
      if scanner.current == "#" {
        // Conditions of the compiler are passed over, and what is under them counts.
        while let character = scanner.current, !character.isNewline { scanner.index += 1 }
        continue
      }
      var member = TypeSource(&scanner)
      let afterName = scanner.index
      scanner.skipDeclaration()
      member.rest = scanner.text(afterName..<scanner.index)
      members.append(member)
      if scanner.index == start { scanner.skip() }
    }
  }

  /// The cases of an enumeration.
  var cases: [Case] {
    members.filter { $0.kind == "case" }.flatMap { member -> [Case] in
      "\(member.name)\(member.rest)".trimmed.commaSeparated.compactMap { text in
        var scanner = SourceScanner(text)
        guard let name = scanner.wordOrAttribute(withArguments: false) else { return nil }
        scanner.skipSpace()
        var item = Case(name: name, labels: [], types: [], attributes: member.attributes)
        guard scanner.current == "(" else { return item }
        for part in scanner.bracketed().commaSeparated {
          var scanner = SourceScanner(part)
          let label = scanner.wordOrAttribute(withArguments: false)
          scanner.skipSpace()
          // A name that nobody uses can stand after the label, as in `_ link: String`.
          if label != nil, scanner.current != ":" {
            var ahead = scanner
            _ = ahead.wordOrAttribute(withArguments: false)
            ahead.skipSpace()
            if ahead.current == ":" { scanner = ahead }
          }
          let isLabelled = label != nil && scanner.current == ":"
          if isLabelled { scanner.index += 1 }
          let type = isLabelled ? scanner.text(scanner.index..<scanner.text.count) : part
          // A value that need not be given has one all the same.
          item.types.append(type.withoutDefault.trimmed)
          item.labels.append(isLabelled && label != "_" ? label : nil)
        }
        return item
      }
    }
  }

  /// Whether it is a variable that has a place in its type.
  var isStored: Bool {
    guard kind == "var" || (kind == "let" && value == nil), !modifiers.contains("static"), !name.isEmpty else {
      return false
    }
    var scanner = SourceScanner(rest)
    while let character = scanner.current {
      if character == "=" { return true }
      if character == "{" { return false }
      scanner.skip()
    }
    return true
  }

  /// The type that is written, of a variable.
  var declaredType: String {
    var scanner = SourceScanner(rest)
    scanner.skipSpace()
    guard scanner.current == ":" else { return "" }
    return scanner.text(scanner.index + 1..<scanner.text.count).withoutDefault.trimmed
  }

  /// The value that is written, of a variable.
  var value: String? {
    var scanner = SourceScanner(rest)
    while let character = scanner.current {
      if character == "=" { return scanner.text(scanner.index + 1..<scanner.text.count).trimmed }
      scanner.skip()
    }
    return nil
  }
}

extension String {
  /// The text before a value that stands after an equal sign.
  fileprivate var withoutDefault: String {
    var scanner = SourceScanner(self)
    while let character = scanner.current {
      if character == "=" { return scanner.text(0..<scanner.index) }
      scanner.skip()
    }
    return self
  }
}

extension SourceScanner {
  /// An attribute with its arguments, or a word, and steps over it.
  fileprivate mutating func wordOrAttribute(withArguments: Bool = true) -> String? {
    let start = index
    if current == "@" { index += 1 }
    while let character = current, character.isLetter || character.isNumber || "_`".contains(character) { index += 1 }
    guard index > start else { return nil }
    if text[start] == "@", current == "<" { skipParameters() }
    let end = index
    // Words of access and attributes can have arguments, such as `private(set)`.
    if withArguments, current == "(" { skip() }
    return text(start..<end)
  }

  private mutating func skipParameters() {
    var depth = 0
    while let character = current {
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Steps to the end of a declaration: a line that goes on with an operator or in a bracket belongs to it.
  fileprivate mutating func skipDeclaration() {
    while let character = current {
      if character == "{" {
        skip()
        return
      }
      if character == ";" { return }
      if character.isNewline {
        let end = index
        skipSpace()
        let last = text[..<end].lastIndex { !$0.isWhitespace }
        let before = last.map { String(text[max(0, $0 - 1)...$0]) } ?? ""
        let isOpen = [",", ":", "&", "<", "->"].contains(where: before.hasSuffix)
        let goesOn = isOpen || current.map { ".,:=?&|+->{".contains($0) } ?? false
        guard goesOn else {
          index = end
          return
        }
        continue
      }
      // A value can be a closure, which does not end it.
      if character == "=" {
        index += 1
        skipSpace()
        while let character = current, !character.isNewline { if character == ";" { return } else { skip() } }
        continue
      }
      skip()
    }
  }
}
