internal import Elements
package import Interface
package import Order
package import Utterances

/// Puts an element into words as VoiceOver would.
package struct Speaker: Sendable {
  private(set) var verbosity: Verbosity
  let phrasebook: Phrasebook
  let platform: Platform

  /// A speaker in VoiceOver's language, with the person's verbosity settings and the words of a system.
  package init(
    locale: String, settings: Settings, readings: SourceReadings = SourceReadings(), platform: Platform = .standard
  ) {
    verbosity = Verbosity(settings, readings)
    phrasebook = .forLanguage(locale)
    self.platform = platform
    // A new Mac does not say “cap” (guidepup: “A” for a capital letter that is typed).
    if isMac, !settings.hasChanged(.capitalLetters) { verbosity.capitals = .pitch }
  }

  /// What is heard when the cursor lands on a stop, having entered containers on its way.
  package func utterance(for stop: Stop, entering containers: [ReadContainer] = []) -> Utterance {
    let phrasebook = phrasebook(for: stop.element)
    var composition = Composition(stop: stop, verbosity: verbosity, phrasebook: phrasebook, platform: platform)
    composition.enter(containers)
    composition.compose()
    return Utterance(parts: composition.parts, subject: stop.element.id, phrasebook: phrasebook)
  }

  /// The sounds that are heard after the pause in place of words, where the person wants that.
  func sounds(at stop: Stop) -> [Event] {
    guard let details = stop.element.sharedDetails else { return [] }
    var sounds: [Event] = []
    if verbosity.actions == .sound, !details.wrapped.actions.isEmpty { sounds.append(.sound(.actionsAvailable)) }
    if verbosity.moreContent == .sound, !details.wrapped.customContent.isEmpty {
      sounds.append(.sound(.moreContentAvailable))
    }
    return sounds
  }

  /// The speaker for an answer to what was done, which is heard however little is said on landing.
  var answering: Speaker {
    var speaker = self
    speaker.verbosity.speaksValues = true
    if verbosity.controls == .off { speaker.verbosity.controls = .after }
    return speaker
  }

  var isMac: Bool { platform.system == .macOS }

  /// Whether characters are read while they are typed.
  var readsTyping: Bool { verbosity.typing.hasCharacters }

  /// Whether a sound marks capital letters when characters are read.
  var soundsCapitals: Bool { verbosity.capitals == .sound }

  /// Whether a sound marks characters that are deleted.
  var soundsDeletions: Bool { verbosity.deletions == .sound }

  /// The words of a phrase, with its first gap filled in.
  func phrase(_ key: Phrase.Key, _ first: String = "") -> String { phrasebook[key].words(in: .spoken, first) }

  /// An utterance of parts that are not a description.
  func utterance(of parts: [Utterance.Part], _ element: Element?) -> Utterance {
    Utterance(parts: parts, subject: element?.id ?? ViewID(View(.group)), phrasebook: phrasebook)
  }

  /// Role words are spoken in the language of the element (`accessibilityLanguage`), else in VoiceOver's own.
  ///
  /// Source: AccessibilitySnapshot's look-up of strings.
  private func phrasebook(for element: Element) -> Phrasebook {
    element.sharedDetails?.wrapped.language.flatMap(Phrasebook.known) ?? phrasebook
  }
}
