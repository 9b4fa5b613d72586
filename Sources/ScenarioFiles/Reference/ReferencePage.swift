/// A page of the reference of the language: what can be written in one place, with what it is for.
package struct ReferencePage: Sendable {
  /// One thing that can be written.
  package struct Entry: Sendable, Hashable {
    package var name: String
    /// The few kinds of views that alone have it; empty where many have it.
    package var kinds: [String] = []
    /// What it is for, in sentences.
    package var summary: String
    /// What may stand after it; `nil` for nothing, or where the summary says so.
    package var form: String?
    /// What can be written inside of it.
    package var inside: [Entry] = []

    package init(_ name: String, _ summary: String, form: String? = nil, inside: [Entry] = []) {
      self.name = name
      self.summary = summary
      self.form = form
      self.inside = inside
    }
  }

  /// Some entries that belong together.
  package struct Section: Sendable, Hashable {
    package var title: String?
    package var entries: [Entry]

    package init(_ title: String? = nil, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// The words by which it is asked for.
  package var name: String
  package var title: String
  /// What the page is about, in sentences.
  package var introduction: String
  package var sections: [Section]

  package init(_ name: String, _ title: String, _ introduction: String, _ sections: [Section]) {
    self.name = name
    self.title = title
    self.introduction = introduction
    self.sections = sections
  }
}

extension ReferencePage {
  /// The page for a terminal: one fact a line, nothing in columns.
  package var text: String {
    var lines = [title, "", introduction]
    for section in sections where !section.entries.isEmpty {
      lines += ["", section.title.map { $0 + ":" }].compactMap(\.self)
      lines += section.entries.flatMap { $0.lines(indentation: "") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page as a part of an article.
  package var markdown: String {
    var lines = ["## \(title)", "", introduction, ""]
    for section in sections where !section.entries.isEmpty {
      if let title = section.title { lines += ["### \(title)", ""] }
      lines += section.entries.flatMap { $0.markdown(indentation: "") } + [""]
    }
    return lines.joined(separator: "\n")
  }
}

extension ReferencePage.Entry {
  /// The name, with the kinds that alone have it.
  private var heading: String { kinds.isEmpty ? name : "\(name) (\(kinds.joined(separator: ", ")))" }

  fileprivate func lines(indentation: String) -> [String] {
    let form = form.map { " After it: \($0)." } ?? ""
    return ["\(indentation)\(heading): \(summary)\(form)"]
      + inside.flatMap { $0.lines(indentation: indentation + "  ") }
  }

  fileprivate func markdown(indentation: String) -> [String] {
    let form = form.map { " After it: \($0.inCode)." } ?? ""
    let line = "\(indentation)- `\(heading)`: \(summary.inCode)\(form)"
    return [line] + inside.flatMap { $0.markdown(indentation: indentation + "  ") }
  }
}

extension String {
  /// Marks that Markdown would take for its own are set as code.
  fileprivate var inCode: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isMarked = word.contains { "$*<_{[".contains($0) }
      guard isMarked else { return String(word) }
      let end = word.last.map { ".,;:".contains($0) } == true ? 1 : 0
      return "`\(word.dropLast(end))`\(word.suffix(end))"
    }.joined(separator: " ")
  }
}

extension ReferencePage {
  /// Where all that can be written in a place is listed, by what messages call the place; `nil` if that has no page.
  static func hint(for noun: String) -> String? {
    pages[noun].map { "'a11ysim help \($0)' lists them all" }
  }

  private static let pages = [
    "effect": "effects", "step": "steps", "kind of view": "kinds", "trait": "traits", "settings": "settings",
    "setting": "settings", "readings": "readings", "a scenario": "scenario",
  ]
}
