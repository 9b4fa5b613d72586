/// What was heard on a real device on a screen like the one described, as its source quotes it.
public struct Recording: Sendable, Hashable {
  /// The name of the case, such as `LT-05`.
  public var name: String
  /// Where the recording was published, such as `WWDC19-254`.
  public var source: String
  /// What the person does once the screen has opened; without steps it is walked from its first element to its last.
  public var steps: [Step]
  /// The lines as the source has them; `…` stands for words that it leaves out.
  public var heard: [String]
  /// Whether only a part of the walk was recorded: more may be heard before the first line and after the last.
  public var isFragment: Bool
  /// Why the simulation is known to say something else; `nil` if it should say the same.
  public var knownDifference: String?

  public init(
    name: String, source: String, steps: [Step] = [], heard: [String], isFragment: Bool = false,
    knownDifference: String? = nil
  ) {
    self.name = name
    self.source = source
    self.steps = steps
    self.heard = heard
    self.isFragment = isFragment
    self.knownDifference = knownDifference
  }
}
