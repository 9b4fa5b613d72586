import Foundation
package import Interface
import ScenarioFiles

extension PackageFiles {
  private static let alreadyRead = ReadScenarios()

  /// A scenario that comes with the product, named from the top of the package; each is read once for the tests of all
  /// stages.
  package static func scenario(_ name: String) throws -> Scenario { try alreadyRead.scenario(name) }
}

private final class ReadScenarios: @unchecked Sendable {
  private let lock = NSLock()
  private var scenarios: [String: Scenario] = [:]

  func scenario(_ name: String) throws -> Scenario {
    if let scenario = lock.withLock({ scenarios[name] }) { return scenario }
    let scenario = try readScenario(ScenarioSource(path: PackageFiles.path(name)))
    lock.withLock { scenarios[name] = scenario }
    return scenario
  }
}
