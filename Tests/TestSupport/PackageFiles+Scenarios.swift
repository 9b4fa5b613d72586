import Foundation
package import Interface
package import ScenarioFiles

extension PackageFiles {
  private static let sources = ReadOnce { name in
    var source = try ScenarioSource(path: PackageFiles.path(name))
    source.readDocument()
    return source
  }
  private static let read = ReadOnce { try readScenario(source($0)) }

  /// The text of a scenario that comes with the product, named from the top of the package, with what stands in it; each
  /// is read once for the tests of all stages.
  package static func source(_ name: String) throws -> ScenarioSource { try sources(name) }

  /// A scenario that comes with the product, named from the top of the package; each is read once for the tests of all
  /// stages.
  package static func scenario(_ name: String) throws -> Scenario { try read(name) }
}

/// What comes of reading files, by their names.
private final class ReadOnce<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let read: @Sendable (String) throws -> Result
  private var known: [String: Result] = [:]

  init(_ read: @escaping @Sendable (String) throws -> Result) { self.read = read }

  func callAsFunction(_ name: String) throws -> Result {
    if let result = lock.withLock({ known[name] }) { return result }
    let result = try read(name)
    lock.withLock { known[name] = result }
    return result
  }
}
