/// The reference: what can be written in a scenario, and what a rotor can be turned to.
package enum Reference {
  /// The pages, in the order of a book.
  package static let pages = LanguageReference.pages + [rotors]

  /// The words that ask for a page.
  package static let topics = pages.flatMap {
    [$0.name, $0.name.hasSuffix("s") ? String($0.name.dropLast()) : $0.name]
  }

  private static let rotors = ReferencePage(
    "rotors", "Options of the rotor",
    "A step 'rotor: Headings' turns the rotor to an option by its name in the language of the scenario; "
      + "'up' and 'down' do then what it offers. The rotors of an app are named by the app, under 'rotors' of a view.",
    [.init(nil, RotorOption.reference.map { .init($0.name, $0.summary) })])

  /// The page that some words ask for, such as `kinds` or `kind button`; `nil` if there is none.
  package static func page(for words: [String]) -> ReferencePage? {
    guard let word = words.first, words.count <= 2 else { return nil }
    // Of one thing, the singular asks as well: `kind button`.
    let topic = pages.first { $0.name == word || $0.name == word + "s" }
    guard words.count == 2 else { return topic?.name == word ? topic : nil }
    return topic.flatMap { LanguageReference.page(of: words[1], in: $0.name) }
  }

  /// What is nearly what some words ask for.
  package static func hint(for words: [String]) -> String? {
    let topics = pages.map(\.name)
    guard words.count == 2, let topic = pages.first(where: { $0.name == words[0] || $0.name == words[0] + "s" }) else {
      guard words.count == 1, let word = words.first else {
        return words.first.flatMap { NearMiss.hint(for: $0, among: topics) }
      }
      // The name of one thing, without what it is.
      if page(for: ["kind", word]) != nil { return "did you mean 'kind \(word)'?" }
      if let hint = NearMiss.hint(for: word, among: topics) { return hint }
      return NearMiss.candidates(for: word, among: LanguageReference.names(in: "kinds")).first
        .map { "did you mean 'kind \($0)'?" }
    }
    return NearMiss.hint(for: words[1], among: LanguageReference.names(in: topic.name))
  }

  /// All pages as one article.
  package static let article =
    """
    # The language of scenarios

    What can be written in a scenario, generated from the tables by which files are read.

    `a11ysim help kinds` prints a page of this article, `a11ysim help kind button` what one kind of view can have, and
    `a11ysim help language` all of it.


    """ + pages.map(\.markdown).joined(separator: "\n")
}
