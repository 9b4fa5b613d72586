/// What the lines of a team's file tell of it, each looked at by itself.
struct FileScan {
  private(set) var imports: [String] = []
  /// The types that provide previews in the older way.
  private(set) var providers: [String] = []
  /// How many previews begin by `#Preview`.
  private(set) var previews = 0
  /// The names that are declared for all other files.
  private(set) var names: Set<String> = []
  /// Of these the types, with whether other modules see them.
  private(set) var types: [String: Bool] = [:]
  /// The types of other modules that are passed on under the same name, with these modules.
  private(set) var passedOn: [String: String] = [:]
  private(set) var extensions: [TeamFile.Addition] = []
  /// Whether an app, or what belongs to one, begins here on a device.
  private(set) var beginsApp = false
  private(set) var linuxText = LinuxText()

  private var margin = Margin()
  private var isInExtension = false
  /// How far the members of the extension are indented; `nil` before the first.
  private var memberDepth: Int?

  init(of text: String) {
    for line in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      note(line)
    }
    if linuxText.note(fetchesIn: text, imports: imports) { imports.append("CoreData") }
  }

  private mutating func note(_ line: Substring.UTF8View) {
    margin.note(line)
    let words = SourceWords(line, margin: margin.width)
    if let module = words.importedModule { imports.append(linuxText.note(importOf: module, in: Substring(line))) }
    if let provider = words.provider { providers.append(provider) }
    if words.declaresAlias, let alias = linuxText.note(alias: Substring(line), imports: imports) {
      passedOn[alias.type] = alias.module
      return
    }
    if words.isCondition { linuxText.note(condition: Substring(line)) }
    if words.beginsPreview { previews += 1 }
    if words.isEntryPoint {
      beginsApp = true
      linuxText.note(entryPoint: Substring(line))
    }
    noteDeclaration(words, in: line)
    noteExtension(words, in: line)
  }

  private mutating func noteDeclaration(_ words: SourceWords, in line: Substring.UTF8View) {
    guard let name = words.declaredName else { return }
    names.insert(name)
    guard words.declaresType else { return }
    types[name] = words.isForOtherModules
    linuxText.note(class: name, in: Substring(line))
  }

  /// Notes an extension that begins or ends, and its members.
  private mutating func noteExtension(_ words: SourceWords, in line: Substring.UTF8View) {
    if words.endsExtension || margin.closes(line) { isInExtension = false }
    if let addition = words.addition {
      isInExtension = true
      memberDepth = nil
      extensions.append(addition)
      extensions[extensions.count - 1].members.formUnion(SourceWords.members(inBraces: line))
    }
    // What stands deeper than a member is declared inside of one, and is nobody else's.
    guard isInExtension, let member = words.member, words.depth <= memberDepth ?? words.depth else { return }
    memberDepth = words.depth
    extensions[extensions.count - 1].members.insert(member)
  }
}
