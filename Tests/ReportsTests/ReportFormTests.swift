import Foundation
import Testing

@testable import Reports

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What is told in other forms is made of `report.json` alone.
@Suite("The forms of a report")
struct ReportFormTests {
  @Test("Each form is the same when it is made of report.json", arguments: ReportForm.allCases)
  func isView(form: ReportForm) throws {
    var report = ReportPageTests.report(saying: "Löschen <b> & \u{202E}“Zurück”")
    // Sound is made anew of what is heard.
    for (item, section) in report.cases.indices.flatMap({ item in
      report.cases[item].sections.indices.map { (item, $0) }
    }) {
      (report.cases[item].sections[section].sound, report.cases[item].sections[section].soundBefore) = (nil, nil)
    }
    let read = try Report(json: report.json())
    #expect(read == report)
    #expect(form.text(of: read) == form.text(of: report))
    #expect(!form.text(of: read).isEmpty)
  }

  @Test("report.json has all members in the order of their keys, as Foundation would write them")
  func members() throws {
    var report = ReportPageTests.report(saying: "Löschen <b> / \"\u{1F}\u{7F}\n\t\\ “Zurück” \u{2028}")
    report.cases[0].sections[0].entries[0].now[0].wordsHeard = 1
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    #expect(try encoder.encode(report) + Data("\n".utf8) == report.json())
  }

  @Test("JUnit: what fails is a failure with its details, what is found stands in the output")
  func junit() {
    let text = JUnitDocument(ReportPageTests.report(saying: "A")).text
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("<testsuite name=\".\" tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.025\">"))
    #expect(
      text.contains("<testcase classname=\".\" name=\"A.yaml (A)\" file=\"A.swift\" line=\"4\" time=\"0.013\">"))
    #expect(
      text.contains(
        "<failure message=\"flow 'A': A\" type=\"differs\">A:3:1: flow 'A': A\nA\nA.yaml:4:1: error: A"))
    #expect(text.contains("<system-out>A.yaml:4:1: error: A [name-missing]</system-out>"))
  }

  @Test("JUnit of an audit: a case for each finding that nobody has accepted")
  func junitOfFindings() {
    let text = JUnitDocument(ofFindings: ReportPageTests.report(saying: "A")).text
    #expect(XMLParser(data: Data(text.utf8)).parse())
    #expect(text.contains("<testsuite name=\"A.yaml\" tests=\"1\" failures=\"1\">"))
    #expect(
      text.contains(
        "name=\"name-missing: A\" file=\"A.yaml\" line=\"4\"><failure message=\"A\" type=\"name-missing\">"))
    #expect(text.contains("\nheard: A\nwith boldText on\nA: A.yaml:5:2\nhint: A</failure>"))
  }

  @Test("SARIF: files are named from the top of the repository, what is accepted comes last with its reason")
  func sarif() throws {
    struct Log: Decodable {
      struct Run: Decodable { var results: [Result] }
      struct Result: Decodable { var ruleIndex: Int?, locations: [Location], suppressions: [Suppression]? }
      struct Location: Decodable { var physicalLocation: Physical }
      struct Physical: Decodable { var artifactLocation: Artifact }
      struct Artifact: Decodable { var uri: String }
      struct Suppression: Decodable { var justification: String }
      var runs: [Run]
    }
    var report = ReportPageTests.report(saying: "a b")
    report.cases[1].path = "../Other/./c.yaml"
    let results = try JSONDecoder().decode(Log.self, from: SARIFLog(report).data()).runs.flatMap(\.results)
    #expect(results.map(\.ruleIndex) == [0, 0])
    #expect(
      results.flatMap(\.locations).map(\.physicalLocation.artifactLocation.uri) == ["Other/c.yaml", "App/a%20b.yaml"])
    #expect(results.map { $0.suppressions?.map(\.justification) } == [nil, ["a b"]])
  }

  @Test("What is not such a report is told with its place")
  func refuses() throws {
    func reason(_ text: String) -> String? {
      do throws(ReportReadingError) {
        _ = try Report(json: Data(text.utf8))
        return nil
      } catch {
        return error.description
      }
    }
    #expect(reason("") == "this is not a report.json of a11ysim")
    #expect(reason("[]") == "this is not a report.json of a11ysim")
    #expect(reason(#"{"version": 99}"#) == "the report is of version 99; this program reads version 1")
    #expect(reason(#"{"version": 1}"#) == "'generator' is missing, or is not what it should be")
    let written = String(decoding: ReportPageTests.report().json(), as: UTF8.self)
    let broken = written.replacing(#""verdict":"differs""#, with: #""verdict":"odd""#)
    #expect(reason(broken) == "'cases.1.verdict' is missing, or is not what it should be")
    var large = ReportPageTests.report()
    large.cases[0].pictures = [Report.Picture(svg: "<svg/>", width: 402, height: 1e300)]
    let picture = String(decoding: large.json(), as: UTF8.self)
    #expect(reason(picture) == "'cases.0.pictures.0.height' is missing, or is not what it should be")
    // What a later release adds is passed over, and a picture that is not there is not shown.
    #expect(reason(written.replacing(#"{"cases""#, with: #"{"more":1,"cases""#)) == nil)
  }
}
