internal import Elements
internal import Interface
internal import Utterances
internal import VoiceOver

/// What a walk says in the words of another system or language, for want of a source.
struct Assumptions: Sendable {
  /// The assumptions, a line for each.
  private(set) var lines: [String] = []
  /// English phrases in the speech of other languages, by the language.
  private var borrowed: [(language: String, phrases: [String])] = []
  /// Languages of elements that no phrasebook is of.
  private var unknown: [String] = []

  init(of scenario: Scenario, heard events: [Event]) {
    let book = Phrasebook.forLanguage(scenario.locale)
    if !Phrasebook.knows(scenario.locale) { unknown = [scenario.locale] }
    if scenario.settings.choice(.punctuation) == "all", !book.has(.comma) {
      borrow("the names of punctuation marks", book.language)
    }
    for event in events {
      switch event {
      case .focus(let element, let utterance):
        if element.hasDetails, let language = element.details.language, !Phrasebook.knows(language) {
          note(language, in: &unknown)
        }
        if utterance.phrasebook != .english, let words = element.kind.systemWords {
          borrow(words, utterance.phrasebook.language)
        }
        take(utterance)
      case .speech(let utterance): take(utterance)
      case .flow, .task, .step, .announcement, .sound, .shown, .problem: break
      }
    }
    if scenario.platform.speaksAsPhones {
      lines.append("VoiceOver's words for iOS; none are known for \(scenario.platform.system.rawValue)")
    }
    lines += unknown.map { "VoiceOver's words in English; none are known for \($0)" }
    lines += borrowed.map { "in English, for want of words in \($0.language): \($0.phrases.joined(separator: ", "))" }
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

extension Kind {
  /// What the system itself calls the elements of the kind; in other languages that is not known.
  fileprivate var systemWords: String? {
    switch self {
    case .stepper: "Decrement, Increment"
    case .pageControl: "the value of a page control"
    case .datePicker: "the words of a date picker"
    case .sheet: "the grabber of a sheet"
    case .popover: "Dismiss pop up"
    default: nil
    }
  }
}

extension Platform {
  /// Whether the sources tell nothing of the system's own wording.
  var speaksAsPhones: Bool { system == .visionOS || system == .watchOS }
}
