internal import Diagnostics
internal import Markup

extension CueSheet {
  /// The sheet as WebVTT: a cue per passage or sound, with the moment of each word inside (W3C, WebVTT).
  package var webVTT: String {
    var text = "WEBVTT\n"
    for cue in cues {
      // A cue that ends when it begins is not valid.
      let end = max(cue.end, cue.start + 1)
      text += "\n\(Self.identifier(cue.id))\n\(Self.timestamp(cue.start)) --> \(Self.timestamp(end))\n"
      switch cue.content {
      case .sound(let sound): text += "[\(sound.words)]\n"
      case .passage(let passage, let language, let words):
        text += Self.tagged(passage, language: language, words: words, within: cue.start..<end) + "\n"
      }
    }
    return text
  }

  /// The words on one line; a moment stands before each word that begins after the cue does.
  private static func tagged(_ text: String, language: String, words: [TimedWord], within time: Range<Int>) -> String {
    var moments = Dictionary(words.map { ($0.offset, $0.milliseconds) }, uniquingKeysWith: min)
    var latest = time.lowerBound
    let line = TextWords(text).words.map { word in
      // Moments must rise and lie inside the cue.
      guard let moment = moments.removeValue(forKey: word.offset), moment > latest, moment < time.upperBound else {
        return XMLText.content(OutputText.line(word.text))
      }
      latest = moment
      return "<\(timestamp(moment))>\(XMLText.content(OutputText.line(word.text)))"
    }
    return "<lang \(language)>\(line.joined(separator: " "))</lang>"
  }

  private static func timestamp(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
    return "\(clock.joined(separator: ":")).\((milliseconds % 1000).padded(to: 3))"
  }

  /// A name on one line that is not taken for a time.
  private static func identifier(_ id: String) -> String {
    OutputText.line(id).replacing("-->", with: "->")
  }
}
