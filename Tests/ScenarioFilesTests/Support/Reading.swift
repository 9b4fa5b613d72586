import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// Reads a scenario that stands in a test, and holds the law for it that what is written of it reads back as the same.
func readScenario(
  _ text: String, _ format: ScenarioSource.Format = .yaml, at location: SourceLocation = #_sourceLocation
) throws -> Scenario {
  let scenario = try ScenarioFiles.readScenario(
    ScenarioSource(text, name: "test.\(format.rawValue)", format: format))
  let written = try ScenarioWriter.text(of: scenario)
  let again = try ScenarioFiles.readScenario(ScenarioSource(written, name: "written"))
  #expect(withoutOrigins(again) == withoutOrigins(scenario), "\(written)", sourceLocation: location)
  return scenario
}

/// A value in words without what differs between two spellings of the same thing: its places, the order of sets and
/// dictionaries, and groups of properties in which nothing is set.
func withoutOrigins(_ value: Any) -> String {
  switch value {
  case is SourcePlace: return "·"
  // Most of it, and a mirror of it has nothing to show.
  case let text as String: return text
  case is Bool, is Int, is Double: return "\(value)"
  default: break
  }
  let mirror = Mirror(reflecting: value)
  var parts: [String] = []
  for (label, part) in mirror.children {
    // A component's views are told apart by the place of its use. How long the file is, and what was resolved with that in
    // mind, is no more of the scenario than its places are.
    if label == "turns" || label == "writtenSize" || label == "beginnings" { continue }
    if (part as? any PropertyGroup)?.isUnset == true { continue }
    parts.append((label.map { "\($0): " } ?? "") + withoutOrigins(part))
  }
  switch mirror.displayStyle {
  case .optional: return parts.first ?? "nil"
  case .collection: return "[\(parts.joined(separator: ", "))]"
  case .set, .dictionary:
    if !(value is any OrderedMap) { parts.sort() }
    return "[\(parts.joined(separator: ", "))]"
  case nil: return "\(value)"
  default: return parts.isEmpty ? "\(value)" : "\(type(of: value))(\(parts.joined(separator: ", ")))"
  }
}

/// A map that keeps its order.
private protocol OrderedMap {}
extension OrderedDictionary: OrderedMap {}

extension PropertyGroup {
  fileprivate var isUnset: Bool { self == Self.unset }
}

/// What is said about a scenario that is wrong; empty if nothing is.
func complaints(about text: String, _ format: ScenarioSource.Format = .yaml) -> String {
  do {
    _ = try ScenarioFiles.readScenario(ScenarioSource(text, name: "test.\(format.rawValue)", format: format))
    return ""
  } catch {
    return "\(error)"
  }
}

/// A scenario with one view, written in braces or as a block.
func scenario(with view: String, state: String = "{}") -> String {
  "scenario: Test\nstate: \(state)\nviews:\n  - \(view.split(separator: "\n").joined(separator: "\n    "))\n"
}
