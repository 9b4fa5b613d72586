extension CueSheet {
  /// The sheet for reading: a line for each passage or sound, with the second when it begins.
  ///
  /// - Parameter spoken: What the voice makes of a text in a language.
  /// - Returns: The lines, and a last one with the length of the whole.
  package func schedule(_ spoken: (_ text: String, _ language: String) -> String) -> String {
    var text = ""
    for cue in cues {
      let words =
        switch cue.content {
        case .passage(let text, let language, _): spoken(text, language)
        case .sound(let sound): "* \(sound.rawValue)"
        }
      text += "\(Self.seconds(cue.start)) \(words.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
    }
    return text + "\(Self.seconds(duration)) end\n"
  }

  /// Seconds with three decimals, without the machine's ways of writing numbers.
  private static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\((milliseconds % 1000).padded(to: 3))"
  }
}
