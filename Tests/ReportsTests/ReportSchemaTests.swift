import Foundation
import Testing

@testable import Reports

/// The schema and what is written are held against each other, so that neither has a member that the other does not know.
@Suite("The schema of report.json")
struct ReportSchemaTests {
  private let schema: [String: Any]

  init() throws {
    schema = try #require(try JSONSerialization.jsonObject(with: Report.schema()) as? [String: Any])
  }

  /// A report with all members that there can be.
  private static var report: Report {
    var report = ReportPageTests.report()
    report.cases[0].pictures = [Report.Picture(svg: "<svg/>", width: 1.5, height: 2)]
    report.cases[0].sections[0].picture = 0
    report.cases[0].sections[0].pictureBefore = 0
    report.cases[0].sections[0].entries[0].now[0].wordsHeard = 1
    report.cases[0].sections[1].scenes = [Report.Scene(line: 10, picture: 0)]
    return report
  }

  @Test("What is written has the form, and every member of the form can be written")
  func isHeld() throws {
    let written = try #require(try JSONSerialization.jsonObject(with: Self.report.json()) as? [String: Any])
    var seen: Set<String> = []
    #expect(problems(of: written, as: schema, at: "report", &seen) == [])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let known = definitions.merging(["report": schema]) { own, _ in own }.flatMap { name, form in
      (form["properties"] as? [String: Any] ?? [:]).keys.map { "\(name).\($0)" }
    }
    #expect(Set(known).subtracting(seen) == [])
  }

  @Test("It finds what has not the form")
  func finds() throws {
    var written = try #require(try JSONSerialization.jsonObject(with: Self.report.json()) as? [String: Any])
    written["version"] = 99
    written["more"] = true
    written["notes"] = nil
    written["summary"] = 3
    var seen: Set<String> = []
    #expect(
      Set(problems(of: written, as: schema, at: "report", &seen)) == [
        "report.version is another", "report.more is not known", "report.notes is missing", "report.summary: not text",
      ])
  }

  /// What of a value is not as the schema says, by the few words of the language of schemas that it needs.
  private func problems(
    of value: Any, as form: [String: Any], at place: String, _ seen: inout Set<String>
  ) -> [String] {
    if let name = (form["$ref"] as? String)?.split(separator: "/").last.map(String.init) {
      let definition = (schema["$defs"] as? [String: [String: Any]])?[name]
      return definition.map { problems(of: value, as: $0, at: name, &seen) } ?? ["\(name) is not defined"]
    }
    if let constant = form["const"] as? Int { return value as? Int == constant ? [] : ["\(place) is another"] }
    if let words = form["enum"] as? [String] {
      return (value as? String).map(words.contains) == true ? [] : ["\(place): not one of \(words)"]
    }
    switch form["type"] as? String {
    case "string": return value is String ? [] : ["\(place): not text"]
    case "integer": return value is Int ? [] : ["\(place): not an integer"]
    case "number": return value is NSNumber || value is Double ? [] : ["\(place): not a number"]
    case "boolean": return value is Bool ? [] : ["\(place): not true or false"]
    case "array":
      guard let items = value as? [Any], let inside = form["items"] as? [String: Any] else {
        return ["\(place): not a list"]
      }
      return items.flatMap { problems(of: $0, as: inside, at: place, &seen) }
    case "object":
      guard let members = value as? [String: Any], let known = form["properties"] as? [String: [String: Any]] else {
        return ["\(place): not an object"]
      }
      let required = form["required"] as? [String] ?? []
      var problems = required.filter { members[$0] == nil }.map { "\(place).\($0) is missing" }
      for (name, member) in members {
        guard let inside = known[name] else {
          problems.append("\(place).\(name) is not known")
          continue
        }
        seen.insert("\(place).\(name)")
        problems += self.problems(of: member, as: inside, at: "\(place).\(name)", &seen)
      }
      return problems
    default: return ["\(place): the schema says nothing"]
    }
  }
}
