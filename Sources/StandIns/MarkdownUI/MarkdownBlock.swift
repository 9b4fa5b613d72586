import A11ySwiftUI

/// A part of a document that stands by itself.
indirect enum MarkdownBlock: Hashable, Sendable {
  case heading(level: Int, String)
  case paragraph(String)
  case quote([MarkdownBlock])
  case list(first: Int?, [Item])
  case code(language: String?, String)
  case table([[String]])
  case rule

  /// An item of a list, with a box where it can be done.
  struct Item: Hashable, Sendable {
    var isDone: Bool?
    var blocks: [MarkdownBlock]
  }

  /// The words alone.
  var plainText: String {
    switch self {
    case .heading(_, let text), .paragraph(let text): MarkdownInlines.plainText(text)
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n")
    case .list(_, let items): items.flatMap(\.blocks).map(\.plainText).joined(separator: "\n")
    case .code(_, let text): text
    case .table(let rows): rows.map { $0.map(MarkdownInlines.plainText).joined(separator: " ") }.joined(separator: "\n")
    case .rule: ""
    }
  }
}

/// Words with marks inside a block.
enum MarkdownInlines {
  /// The text of them; pictures in it are looked for, and none is found.
  static func text(_ marked: String) -> AttributedString {
    let words = marked.replacing(#/!\[[^\]]*\]\([^)]*\)/#, with: "")
      .replacing(#/<((?:https?:\/\/|mailto:)[^>\s]+)>/#) { "[\($0.output.1)](\($0.output.1))" }
      .replacing(#/<br\s*\/?>/#, with: "\n")
    return (try? AttributedString(markdown: words)) ?? AttributedString(words)
  }

  static func plainText(_ marked: String) -> String { String(text(marked).characters) }

  /// Whether a block has nothing but a picture.
  static func isPicture(_ marked: String) -> Bool {
    marked.wholeMatch(of: #/\[?!\[[^\]]*\]\([^)]*\)(?:\]\([^)]*\))?/#) != nil
  }
}
