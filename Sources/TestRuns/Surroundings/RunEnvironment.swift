/// What a run knows of the machine that it runs on; the one place where environment variables are read.
package struct RunEnvironment: Sendable {
  private let variables: [String: String]
  /// Whether a person sees standard output.
  package let hasTerminal: Bool

  package init(_ variables: [String: String], hasTerminal: Bool) {
    self.variables = variables
    self.hasTerminal = hasTerminal
  }

  /// The variables that services set, besides `CI`, which most of them do.
  private static let services = [
    "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "JENKINS_URL", "TEAMCITY_VERSION", "BUILDKITE", "CIRCLECI",
    "TRAVIS", "BITBUCKET_BUILD_NUMBER", "CODEBUILD_BUILD_ID", "XCS", "CI_XCODE_CLOUD",
  ]

  /// Whether this is a CI service.
  ///
  /// `CI` decides if it is set; empty, `0` and `false` say no.
  package var isCI: Bool { ciVariable.map { isOn($0) } ?? false }

  /// The variable that tells whether this is a CI service; `nil` if none does.
  package var ciVariable: String? {
    variables["CI"] == nil ? RunEnvironment.services.first { isOn($0) } : "CI"
  }

  /// Whether annotations of GitHub Actions are understood.
  package var isGitHubActions: Bool { isOn("GITHUB_ACTIONS") }

  /// The file that GitHub Actions shows as the summary of the step.
  package var stepSummaryPath: String? { text("GITHUB_STEP_SUMMARY") }

  /// Whether a hosted runner takes lines of the log for commands: GitHub's, or that of Azure Pipelines.
  package var readsCommandsInLog: Bool { isGitHubActions || text("TF_BUILD") != nil }

  /// Whether output is made for listening.
  package var isAccessible: Bool { text("ACCESSIBLE") != nil }

  /// Whether output may have colors: `NO_COLOR`, then `FORCE_COLOR` or `CLICOLOR_FORCE`, then the terminal decide.
  package var allowsColor: Bool {
    guard let variable = colorVariable else { return hasTerminal }
    return ["FORCE_COLOR", "CLICOLOR_FORCE"].contains(variable)
  }

  /// The variable that tells whether output may have colors; `nil` if the terminal decides.
  package var colorVariable: String? {
    if text("NO_COLOR") != nil { return "NO_COLOR" }
    if let variable = ["FORCE_COLOR", "CLICOLOR_FORCE"].first(where: isOn) { return variable }
    return variables["TERM"] == "dumb" ? "TERM" : nil
  }

  /// The shard that Bazel and test distributors like it ask for.
  ///
  /// - Returns: `nil` if none is asked for, or if the variables make no sense.
  package var shard: Shard? {
    guard let total = text("TEST_TOTAL_SHARDS").flatMap({ Int($0) }),
      let index = text("TEST_SHARD_INDEX").flatMap({ Int($0) })
    else { return nil }
    return Shard(index: index + 1, of: total)
  }

  /// The file by which a test that understands shards tells Bazel so.
  package var shardStatusPath: String? { text("TEST_SHARD_STATUS_FILE") }

  private func text(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isOn(_ name: String) -> Bool { variables[name].map(RunEnvironment.isOn) ?? false }

  private static func isOn(_ value: String) -> Bool { !["", "0", "false"].contains(value.lowercased()) }
}
