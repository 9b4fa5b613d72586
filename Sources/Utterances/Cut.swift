/// Where something ends what is being said.
public struct Cut: Sendable, Hashable {
  /// How far the line has come that was being said: `after 'Send a'`, or `before 'Double'` where not a word of it was heard.
  public var text: String
  /// How many words of that line were heard.
  package var wordCount: Int
  /// How many of the lines that were told after it are not heard at all.
  package var unheardLines: Int
}
