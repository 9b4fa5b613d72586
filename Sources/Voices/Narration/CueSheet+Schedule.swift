internal import Diagnostics

extension CueSheet {
  /// The sheet for reading: a line for each passage or sound, with the second when it begins.
  ///
  /// - Parameters:
  ///   - isInWords: Whether it is for people who listen: words in place of marks, and no columns.
  ///   - spoken: What the voice makes of a text in a language.
  /// - Returns: The lines, and a last one with the length of the whole.
  package func schedule(
    inWords isInWords: Bool = false, _ spoken: (_ text: String, _ language: String) -> String
  ) -> String {
    var text = ""
    for cue in cues {
      let words =
        switch cue.content {
        case .passage(let text, let language, _): spoken(text, language)
        case .sound(let sound): isInWords ? "sound, \(sound.words)" : "* \(sound.words)"
        }
      let line = OutputText.line(words)
      text += isInWords ? "at \(Self.seconds(cue.start)) seconds: \(line)\n" : "\(Self.seconds(cue.start)) \(line)\n"
    }
    return text + (isInWords ? "the end at \(Self.seconds(duration)) seconds\n" : "\(Self.seconds(duration)) end\n")
  }

  /// Seconds with three decimals, without the machine's ways of writing numbers.
  private static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\((milliseconds % 1000).padded(to: 3))"
  }
}
