import TestRuns
import Testing

@Suite("Surroundings of a run")
struct RunEnvironmentTests {
  // `CI` is set by nearly all services; those without it by their documentation: Azure sets TF_BUILD, Jenkins JENKINS_URL.
  @Test(
    "CI is known by its variables",
    arguments: [
      ([:], false), (["CI": "true"], true), (["CI": "1"], true), (["CI": ""], false), (["CI": "false"], false),
      (["CI": "0"], false), (["TF_BUILD": "True"], true), (["JENKINS_URL": "http://ci"], true),
      (["GITHUB_ACTIONS": "true"], true), (["CI": "false", "GITHUB_ACTIONS": "true"], false),
    ] as [([String: String], Bool)])
  func knowsCI(_ variables: [String: String], _ isCI: Bool) {
    #expect(RunEnvironment(variables, hasTerminal: true).isCI == isCI)
  }

  // no-color.org and force-color.org; the order of the two is ours.
  @Test(
    "Colors are for terminals, unless the person says otherwise",
    arguments: [
      ([:], true, true), ([:], false, false), (["TERM": "dumb"], true, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["FORCE_COLOR": "1"], false, true), (["CLICOLOR_FORCE": "1"], false, true),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    ] as [([String: String], Bool, Bool)])
  func decidesOnColor(_ variables: [String: String], _ hasTerminal: Bool, _ allowsColor: Bool) {
    #expect(RunEnvironment(variables, hasTerminal: hasTerminal).allowsColor == allowsColor)
  }

  // Bazel counts shards from zero (bazel.build/reference/test-encyclopedia).
  @Test(
    "A test distributor names a shard, counted from zero",
    arguments: [
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "0"], Shard(index: 1, of: 3)), (["TEST_TOTAL_SHARDS": "3"], nil),
      (["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "3"], nil), ([:], nil),
    ] as [([String: String], Shard?)])
  func readsShards(_ variables: [String: String], _ shard: Shard?) {
    #expect(RunEnvironment(variables, hasTerminal: false).shard == shard)
  }

  @Test("Output is made for listening when asked for", arguments: [("1", true), ("", false)])
  func listens(_ value: String, _ isAccessible: Bool) {
    #expect(RunEnvironment(["ACCESSIBLE": value], hasTerminal: true).isAccessible == isAccessible)
  }
}
