import Diagnostics
import Interface
import ScenarioFiles
import Testing

@Suite("The example of the design")
struct DesignExampleTests {
  @Test("It loads, and JSON says the same as YAML")
  func formatsAgree() throws {
    let yaml = try readScenario(DesignExample.yaml, .yaml)
    let json = try readScenario(DesignExample.json, .json)
    #expect(withoutOrigins(yaml) == withoutOrigins(json))
  }
}
