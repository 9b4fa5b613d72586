/// The reference: what can be written in a scenario, and what a rotor can be turned to.
package enum Reference {
  /// The words that ask for the pages, in the order of a book.
  package static let names = LanguageReference.Topic.allCases.map(\.rawValue) + [rotorsName]

  /// The words that ask for a page or for one thing of it.
  package static let topics = names.flatMap { [$0, $0.hasSuffix("s") ? String($0.dropLast()) : $0] }

  private static let rotorsName = "rotors"

  private static let rotors = ReferencePage(
    rotorsName, "Options of the rotor",
    "A step 'rotor: Headings' turns the rotor to an option by its name in the language of the scenario; "
      + "'up' and 'down' do then what it offers. The rotors of an app are named by the app, under 'rotors' of a view.",
    [.init(nil, RotorOption.reference.map { .init($0.name, $0.summary) })])

  /// The page that some words ask for, such as `kinds` or `kind button`; `nil` if there is none.
  package static func page(for words: [String]) -> ReferencePage? {
    guard let word = words.first, words.count <= 2 else { return nil }
    if words.count == 2 { return topic(ofOne: word).flatMap { LanguageReference.page(of: words[1], in: $0) } }
    return LanguageReference.Topic(rawValue: word).map(LanguageReference.page) ?? (word == rotorsName ? rotors : nil)
  }

  /// The topic that a word asks for; of one thing, the singular asks as well: `kind button`.
  private static func topic(ofOne word: String) -> LanguageReference.Topic? {
    LanguageReference.Topic.allCases.first { $0.rawValue == word || $0.rawValue == word + "s" }
  }

  /// What is nearly what some words ask for.
  package static func hint(for words: [String]) -> String? {
    guard let word = words.first else { return nil }
    if words.count == 2, let topic = topic(ofOne: word) {
      return NearMiss.hint(for: words[1], among: LanguageReference.names(in: topic))
    }
    // The name of one thing, without what it is.
    if words.count == 1, page(for: ["kind", word]) != nil { return "did you mean 'kind \(word)'?" }
    if let hint = NearMiss.hint(for: word, among: names) { return hint }
    guard words.count == 1 else { return nil }
    return NearMiss.candidates(for: word, among: LanguageReference.names(in: .kinds)).first
      .map { "did you mean 'kind \($0)'?" }
  }

  /// All pages as one article.
  package static let article =
    """
    # The language of scenarios

    What can be written in a scenario, generated from the tables by which files are read.

    `a11ysim help kinds` prints a page of this article, `a11ysim help kind button` what one kind of view can have, and
    `a11ysim help language` all of it.


    """ + pages.map(\.markdown).joined(separator: "\n")

  private static let pages = LanguageReference.Topic.allCases.map(LanguageReference.page) + [rotors]
}
