package import Transcripts
internal import Voices

extension Transcript {
  /// The transcript in the spoken style, and below each line what a voice makes of it, where that is something else.
  ///
  /// `=` stands before what is heard: “£3.99” and below it “= Pound sign, 3 dot 99”.
  package var textWithHeardWords: String {
    let voice = SpeechNormalization.voiceOver
    return spokenLines().reduce(into: heading) { text, line in
      text += line.text
      let passages = line.items.flatMap(\.passages)
      let heard = passages.map { voice.spoken($0.text, language: $0.language ?? language).singleSpaced }
      if heard != passages.map(\.text.singleSpaced) { text += "= \(heard.joined(separator: " "))\n" }
    }
  }
}

extension SpokenItem {
  /// What the item has a voice say.
  fileprivate var passages: [SpokenPassage] {
    switch self {
    case .passage(let passage): [passage]
    case .cut(let passages, after: _): passages
    case .sound: []
    }
  }
}

extension String {
  /// The text with one space wherever there is white space.
  fileprivate var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
