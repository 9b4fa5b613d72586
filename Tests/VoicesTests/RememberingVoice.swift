@testable import Voices

/// A voice for tests: it remembers what it is asked to say and renders a steady sound, a tenth of a second per word.
final class RememberingVoice: Voice {
  let sampleRate: Int
  private let spoken = Locked<[SpokenPassage]>([])

  init(sampleRate: Int = 8000) {
    self.sampleRate = sampleRate
  }

  /// What has been spoken, in order.
  var passages: [SpokenPassage] { spoken.withLock { $0 } }

  func voices() -> [VoiceDescription] {
    [VoiceDescription(name: "Remembering", identifier: "remembering", languages: [.init(tag: "en-us", priority: 5)])]
  }

  func render(_ passage: SpokenPassage, into receive: ([Int16]) throws -> Void) throws -> Rendering {
    spoken.withLock { $0.append(passage) }
    var words: [TimedWord] = []
    for word in TextWords(passage.text).words {
      words.append(TimedWord(text: word.text, offset: word.offset, milliseconds: 100 * words.count))
      try receive([Int16](repeating: 1000, count: sampleRate / 10))
    }
    return Rendering(words: words, language: passage.language ?? "en-us")
  }
}
