import Interface

extension Shape where Output == Recording {
  /// What was heard on a real device, to compare the simulation with.
  static let recording = Shape.record(
    "a recording", Recording(name: "", source: "", heard: []),
    [
      Field("case", "The name of the case, such as LT-05.", .text, isRequired: true, into: \.name),
      Field(
        "source", "Where the recording was published, such as WWDC19-254.", .text, isRequired: true, into: \.source),
      Field(
        "steps", "What the person does once the screen has opened; without it the screen is walked through.",
        Shape<[Step]>.list(of: .step, "a list of steps"), into: \.steps),
      Field(
        "heard", "The lines as the source has them; … stands for words that it leaves out.",
        .list(of: .text, "a list of lines"), isRequired: true, into: \.heard),
      Field(
        "fragment", "Whether more may be heard before the first line and after the last.", .flag, into: \.isFragment),
      Field(
        "differs", "Why the simulation is known to say something else.", .text, into: \.knownDifference),
    ])
}
