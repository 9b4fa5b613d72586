/// Puts the names in the steps of a scenario into the language that it is played in.
///
/// Flows are written once, with the words of one language or with keys; under `--locale` and in variants the app shows
/// other words for them.
package struct StepLanguage: Sendable {
  private let translator: any Translator
  private let written: String
  private let played: String

  /// - Returns: `nil` for a scenario whose app has no tables of its own.
  package init?(of scenario: Scenario) {
    guard let translator = scenario.formats.translator else { return nil }
    self.translator = translator
    written = scenario.writtenLocale ?? scenario.locale
    played = scenario.locale
  }

  /// The step with the names that are there now.
  ///
  /// - Parameters:
  ///   - step: The step, as it is written.
  ///   - finds: Whether something answers to a query as it is written, as to a name that is the same in all languages;
  ///     where nothing does, it may be a part of one.
  /// - Returns: The step with the names.
  package func step(_ step: Step, where finds: (Query) -> Bool = { _ in true }) -> Step {
    var step = step
    step.command = command(step.command, finds)
    return step
  }

  private func command(_ command: Step.Command, _ finds: (Query) -> Bool) -> Step.Command {
    switch (command.kind.row.form, command.argument) {
    case (.element(let make), .query(let query)), (.action(let make), .query(let query)): make(self.query(query, finds))
    case (.optionalName(let make), .query(let query)): make(self.query(query, finds))
    // What the rotor is turned to may be the app's, what is typed is the person's.
    case (.text(_, let make), .text(let text)) where command.kind == .rotor: make(words(text))
    case (.expectation(let make), .expectation(let expectation)): make(self.expectation(expectation))
    case (.alone, _), (.count, _), (.element, _), (.action, _), (.optionalName, _), (.text, _), (.keys, _),
      (.direction, _), (.start, _), (.seconds, _), (.settings, _), (.expectation, _):
      command
    }
  }

  private func query(_ written: Query, _ finds: (Query) -> Bool) -> Query {
    var query = written
    switch query.words {
    case .name(let name): query.words = .name(words(name, orPart: !finds(written)))
    case .contains(let text): query.words = .contains(words(text, orPart: !finds(written)))
    case .matches, nil: break
    }
    query.within = query.within.map { words($0) }
    return query
  }

  private func expectation(_ expectation: Expectation) -> Expectation {
    switch expectation {
    case .exactly(let text): .exactly(words(text))
    case .contains(let text): .contains(words(text))
    case .not(let text): .not(words(text))
    case .part(let part, let text): .part(part, words(text))
    case .all(let expectations): .all(expectations.map(self.expectation))
    case .matches, .within: expectation
    }
  }

  /// The words that the app has now for words of the language that the flow is written in, or for the only text that has
  /// these in it.
  private func words(_ text: String, orPart takesPart: @autoclosure () -> Bool = false) -> String {
    translator.translation(of: text, from: written, to: played)
      ?? (takesPart() ? translator.translation(ofPart: text, from: written, to: played) : nil) ?? text
  }
}
