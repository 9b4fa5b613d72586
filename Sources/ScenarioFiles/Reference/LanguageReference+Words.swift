import Interface

extension LanguageReference {
  /// All that is told of a word, wherever it can be written; `nil` if nothing is.
  ///
  /// What has a page of its own comes whole. Where no page tells of the word, it may stand inside of what one tells of.
  package static func page(about word: String) -> ReferencePage? {
    let pages = Topic.allCases.map(page)
    let entries = pages.map { page in page.sections.flatMap(\.entries) }
    let isOutside = entries.contains { $0.contains { $0.name.isAsked(by: word) } }
    var sections: [ReferencePage.Section] = []
    for (page, entries) in zip(pages, entries) {
      let found = isOutside ? entries.filter { $0.name.isAsked(by: word) } : entries.flatMap { $0.inner(called: word) }
      guard !found.isEmpty else { continue }
      sections.append(.init(page.title, found))
      let kinds = page.name == Topic.kinds.rawValue ? found.compactMap { KindRow.named($0.name) } : []
      sections += kinds.flatMap { self.page(of: $0).sections }
    }
    guard !sections.isEmpty else { return nil }
    return ReferencePage(word, word, "What it is, and where it can be written.", sections)
  }

  /// All names that pages tell of, those inside of others last.
  package static var names: [String] {
    let entries = Topic.allCases.flatMap { page(of: $0).sections.flatMap(\.entries) }
    return entries.map(\.name) + entries.flatMap(\.innerNames)
  }
}

extension ReferencePage.Entry {
  /// What is inside of the entry and called by a word, with the names of what is around it.
  fileprivate func inner(called word: String) -> [ReferencePage.Entry] {
    inside.flatMap { entry in
      (entry.name.isAsked(by: word) ? [entry] : entry.inner(called: word)).map { found in
        var found = found
        found.name = "\(name).\(found.name)"
        return found
      }
    }
  }

  fileprivate var innerNames: [String] { inside.flatMap { [$0.name] + $0.innerNames } }
}

extension String {
  /// Whether a word asks for what is called so, in any letters, of one or of several.
  package func isAsked(by word: String) -> Bool {
    let (name, word) = (lowercased(), word.lowercased())
    return name == word || name == word + "s" || name + "s" == word
  }
}
