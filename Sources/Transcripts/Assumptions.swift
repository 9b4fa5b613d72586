internal import Elements
internal import Interface
internal import Utterances
internal import VoiceOver

/// What a walk says in the words of another system or language, because no source tells the right ones.
struct Assumptions: Sendable {
  /// The assumptions, a line for each.
  private(set) var lines: [String] = []
  /// English phrases in the speech of other languages, by the language.
  private var borrowed: [(language: String, phrases: [String])] = []
  /// Words of the system's own that nobody is known to have heard.
  private var unheard: [String] = []
  /// Languages of elements that no phrasebook is of.
  private var unknown: [String] = []

  init(of scenario: Scenario, heard events: [[Event]]) {
    let book = Phrasebook.forLanguage(scenario.locale)
    if !Phrasebook.knows(scenario.locale) { unknown = [scenario.locale] }
    if scenario.settings.punctuation == .all, !book.has(.comma) {
      borrow("the names of punctuation marks", book.language)
    }
    for part in events {
      for event in part { take(event) }
    }
    if scenario.platform.speaksAsPhones {
      lines.append("VoiceOver's words for iOS; none are known for \(scenario.platform.system.rawValue)")
    }
    if let region = Phrasebook.regionOtherThan(scenario.locale) {
      lines.append("the words of \(region); those of \(scenario.locale) are others in places")
    }
    if !unheard.isEmpty { lines.append("the system's names for \(unheard.joined(separator: ", "))") }
    lines += unknown.map { "VoiceOver's words in English; none are known for \($0)" }
    lines += borrowed.map { "in English, for want of words in \($0.language): \($0.phrases.joined(separator: ", "))" }
  }

  private mutating func take(_ event: Event) {
    switch event {
    case .focus(let element, let utterance):
      if let details = element.sharedDetails {
        if let language = details.wrapped.language, !Phrasebook.knows(language) { note(language, in: &unknown) }
        for words in details.wrapped.assumedWords { note("'\(words)'", in: &unheard) }
      }
      take(utterance)
    case .speech(let utterance): take(utterance)
    case .screen, .flow, .task, .step, .announcement, .cut, .sound, .shown, .problem: break
    }
  }

  private mutating func take(_ utterance: Utterance) {
    for part in utterance.parts {
      guard let key = part.phrase, !utterance.phrasebook.has(key) else { continue }
      borrow(utterance.words(of: part, in: .spoken), utterance.phrasebook.language)
    }
  }

  private mutating func borrow(_ words: String, _ language: String) {
    if let index = borrowed.firstIndex(where: { $0.language == language }) {
      note(words, in: &borrowed[index].phrases)
    } else {
      borrowed.append((language, [words]))
    }
  }

  private func note(_ words: String, in list: inout [String]) {
    if !list.contains(words) { list.append(words) }
  }
}

extension Platform {
  /// Whether the sources tell nothing of the system's own wording.
  var speaksAsPhones: Bool { system == .visionOS || system == .watchOS }
}
