internal import Elements
public import Transcripts
internal import VoiceOver
public import Voices

extension Transcript {
  /// What a voice speaks of the transcript: every utterance, with the pauses that VoiceOver makes.
  ///
  /// - Parameter stops: The stops to speak, counted from one; `nil` for all.
  /// - Returns: The passages in the order in which they are heard.
  public func passages(of stops: ClosedRange<Int>? = nil) -> [SpokenItem] {
    var items: [SpokenItem] = []
    var stop = 0
    for case .focus(let element, let utterance) in events {
      stop += 1
      guard stops?.contains(stop) ?? true else { continue }
      items += passages(of: utterance, on: element, stop: stop)
    }
    return items
  }

  private func passages(of utterance: Utterance, on element: Element, stop: Int) -> [SpokenItem] {
    var items: [SpokenItem] = []
    let details = element.details
    var lines = [(utterance.text(), Pause.betweenElements)]
    lines += utterance.linesAfterPause().map { ($0, Pause.beforeHint) }
    for (index, (text, pause)) in lines.enumerated() where !text.isEmpty {
      // How a label is pronounced says nothing of the hints behind it.
      let speech = index == 0 ? details.speech : nil
      items.append(
        .passage(
          SpokenPassage(
            id: index == 0 ? "\(stop)" : "\(stop).\(index)",
            text: text,
            language: details.language ?? language,
            pauseBefore: items.isEmpty && stop == 1 ? 0 : pause,
            pitch: speech?.pitch ?? 1,
            spellsOut: speech?.spellsOut ?? false,
            speaksPunctuation: speech?.speaksPunctuation ?? false,
            ipa: speech?.ipa)))
    }
    return items
  }
}

/// The silences between what VoiceOver says, in seconds; estimated by ear from recordings of talks.
private enum Pause {
  static let betweenElements = 0.6
  static let beforeHint = 0.9
}
