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
      let passages = line.passages
      let heard = passages.map { voice.spoken($0.text, language: $0.language ?? language).singleSpaced }
      if heard != passages.map(\.text.singleSpaced) { text += "= \(heard.joined(separator: " "))\n" }
    }
  }
}

extension String {
  /// The text with one space wherever there is white space.
  fileprivate var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
