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
    let scan = FileScan(of: text)
    imports = scan.imports
    names = scan.names
    types = scan.types
    passedOn = scan.passedOn
    extensions = scan.extensions
    beginsApp = scan.beginsApp
    textForLinux = scan.linuxText.text(of: text)
    providers = scan.providers
    // A script begins with the program that runs it.
    isEntryPoint = url.lastPathComponent == "main.swift" || text.hasPrefix("#!")
    previewCount = scan.previews + scan.providers.count
  }

  package static func == (first: TeamFile, second: TeamFile) -> Bool { first.url == second.url }

  package func hash(into hasher: inout Hasher) { hasher.combine(url) }

  /// The names that are declared in the file, inside of others too, by whatever word.
  var allNames: Set<String> {
    var names: Set<String> = []
    var isDeclared = false
    for word in text.utf8.split(whereSeparator: { !SourceWords.isPart($0) }) {
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
      for word in line.split(whereSeparator: { !SourceWords.isPart($0) }) { words.insert(String(Substring(word))) }
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
