import Diagnostics

/// What a project has decided for all its tests: the file `a11ysim.yaml`.
public struct Project: Sendable, Hashable {
  /// The name of the file.
  public static let fileName = "a11ysim.yaml"

  /// Where the scenarios are, from the folder of the file.
  public var scenarios: [String] = ["Scenarios"]
  /// The reporters, each with the file that it writes: `junit=report.xml`.
  public var reporters: [String] = []
  /// Whether output is made for people who listen.
  public var isAccessible = false

  public init() {}
}

/// Reads the file of a project and checks every place of it.
///
/// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
public func readProject(_ source: ScenarioSource) throws(ScenarioError) -> Project {
  try Reading.read(source, as: Shape<Project>.project).output
}

extension Shape where Output == Project {
  fileprivate static let project = Shape.record(
    "a project", Project(),
    [
      Field(
        "scenarios", "Files and folders with scenarios.", .oneOrMore(of: .text, "a list of paths"),
        into: \.scenarios),
      Field(
        "reporters", "The reporters of tests, such as junit=report.xml.", .oneOrMore(of: .text, "a list of reporters"),
        into: \.reporters),
      Field("accessible", "Whether output is made for people who listen.", .flag, into: \.isAccessible),
    ])
}
