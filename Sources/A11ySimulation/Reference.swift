/// The reference: what can be written in a scenario, and what a rotor can be turned to.
package enum Reference {
  /// The words that ask for the pages, in the order of a book.
  package static let names = LanguageReference.Topic.allCases.map(\.rawValue) + ownPages.map(\.name)

  /// The pages on what is not in the tables by which files are read.
  private static let ownPages = [rotors, Glossary.page]

  private static let rotors = ReferencePage(
    "rotors", "Options of the rotor",
    "A step 'rotor: Headings' turns the rotor to an option by its name in the language of the scenario; "
      + "'up' and 'down' do then what it offers. The rotors of an app are named by the app, under 'rotors' of a view.",
    [.init(nil, RotorOption.reference.map { .init($0.name, $0.summary) })])

  /// The page that some words ask for, such as `kinds`, `kind button` or `button`; `nil` if there is none.
  package static func page(for words: [String]) -> ReferencePage? {
    guard let word = words.first, words.count <= 2 else { return nil }
    if words.count == 2 { return topic(of: word).flatMap { LanguageReference.page(of: words[1], in: $0) } }
    if let topic = topic(of: word) { return LanguageReference.page(of: topic) }
    return ownPages.first { $0.name.isAsked(by: word) } ?? page(about: word)
  }

  /// All that is told of a word, in files or in messages; `nil` if nothing is.
  private static func page(about word: String) -> ReferencePage? {
    let own = ownPages.compactMap { page -> ReferencePage.Section? in
      let entries = page.sections.flatMap(\.entries).filter { $0.name.isAsked(by: word) }
      return entries.isEmpty ? nil : .init(page.title, entries)
    }
    guard var page = LanguageReference.page(about: word) else {
      return own.isEmpty ? nil : ReferencePage(word, word, "What it is.", own)
    }
    page.sections = own + page.sections
    return page
  }

  /// The topic that a word asks for; the singular asks as well: `kind button`.
  private static func topic(of word: String) -> LanguageReference.Topic? {
    LanguageReference.Topic.allCases.first { $0.rawValue.isAsked(by: word) }
  }

  /// What is nearly what some words ask for, commands among it.
  package static func hint(for words: [String], orCommands commands: [String]) -> String? {
    guard let word = words.first else { return nil }
    if words.count == 2, let topic = topic(of: word) {
      return NearMiss.hint(for: words[1], among: LanguageReference.names(in: topic))
    }
    let known = names + commands + ownPages.flatMap { $0.sections.flatMap(\.entries).map(\.name) }
    return NearMiss.hint(for: word, among: known + LanguageReference.names)
  }

  /// All pages as one article.
  package static let article =
    """
    # The language of scenarios

    What can be written in a scenario, generated from the tables by which files are read.

    `a11ysim help kinds` prints a page of this article, `a11ysim help kind button` what one kind of view can have, and
    `a11ysim help language` all of it.


    """ + pages.map(\.markdown).joined(separator: "\n")

  private static let pages = LanguageReference.Topic.allCases.map(LanguageReference.page) + ownPages
}
