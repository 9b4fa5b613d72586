internal import Elements
public import Interface

/// Puts an element into words as VoiceOver would.
public struct Speaker: Sendable {
  private let verbosity: Verbosity
  private let phrasebook: Phrasebook
  let isMac: Bool

  /// A speaker in VoiceOver's language, with the person's verbosity settings and the words of a system.
  public init(locale: String, settings: Settings, platform: Platform = .standard) {
    verbosity = Verbosity(settings)
    phrasebook = .forLanguage(locale)
    isMac = platform.system == .macOS
  }

  /// What is heard when the cursor lands on a stop, having entered containers on its way.
  public func utterance(for stop: Stop, entering containers: [ReadContainer] = []) -> Utterance {
    let phrasebook = stop.element.hasDetails ? phrasebook(for: stop.element) : phrasebook
    var composition = Composition(stop: stop, verbosity: verbosity, phrasebook: phrasebook, isMac: isMac)
    for container in containers { composition.enter(container) }
    composition.compose()
    return Utterance(parts: composition.parts, subject: stop.element.id, phrasebook: phrasebook)
  }

  /// The words of a phrase, with its first gap filled in.
  func phrase(_ key: Phrase.Key, _ first: String = "") -> String { phrasebook[key].words(in: .spoken, first) }

  /// An utterance of parts that are no description.
  func utterance(of parts: [Utterance.Part], _ element: Element?) -> Utterance {
    Utterance(parts: parts, subject: element?.id ?? ViewID(View(.group)), phrasebook: phrasebook)
  }

  /// Role words are spoken in the language of the element (`accessibilityLanguage`; AccessibilitySnapshot).
  private func phrasebook(for element: Element) -> Phrasebook {
    element.details.language.map(Phrasebook.forLanguage) ?? phrasebook
  }
}
