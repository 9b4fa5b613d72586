package import Foundation
internal import Markup

/// The findings of a report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
package struct SARIFLog: Encodable, Sendable {
  private var version = "2.1.0"
  private var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  package init(_ report: Report) { runs = [Run(report)] }

  /// The log in a form that is the same from run to run.
  package func data() throws -> Data {
    let encoder = JSONEncoder(.lines)
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension SARIFLog {
  struct Run: Encodable {
    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
      var name = "a11ysim"
      var version: String
      var rules: [ReportingDescriptor]
    }

    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]

    init(_ report: Report) {
      let version = report.generator.split(separator: " ").last.map(String.init) ?? ""
      tool = Tool(driver: Driver(version: version, rules: report.rules.map(ReportingDescriptor.init)))
      let places = Dictionary(report.rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
      let files = Files(startingFrom: report.folder)
      let findings = report.cases.flatMap { item in item.findings.map { (item, $0) } }
      let (open, accepted) = (findings.filter { $1.acceptance == nil }, findings.filter { $1.acceptance != nil })
      results = (open + accepted).map { item, finding in
        Result(finding, in: item, files, ruleIndex: places[finding.rule])
      }
    }
  }

  struct Message: Encodable { var text: String }

  struct ReportingDescriptor: Encodable {
    struct Configuration: Encodable { var level: String }

    struct Properties: Encodable {
      var confidence: String
      var wcag: [String]
      var en301549: [String]
      var tags = ["accessibility"]
    }

    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
    var properties: Properties

    init(_ rule: Report.Rule) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.reason)
      help = Message(text: rule.description)
      defaultConfiguration = Configuration(level: rule.severity)
      properties = Properties(confidence: rule.confidence, wcag: rule.criteria, en301549: rule.clauses)
    }
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int

    init(_ place: Report.Place?) {
      startLine = place?.line ?? 1
      startColumn = place?.column ?? 1
    }
  }

  struct Artifact: Encodable {
    var uri: String
    var uriBaseId = "%SRCROOT%"
  }

  /// How files are named: from the top of the repository.
  struct Files {
    private let folder: String

    init(startingFrom folder: String) { self.folder = folder }

    func artifact(_ file: String) -> Artifact {
      // Standard input, `<stdin>`, is in no folder.
      let isInFolder = !folder.isEmpty && !file.hasPrefix("/") && !file.hasPrefix("<")
      var names: [Substring] = []
      for name in (isInFolder ? "\(folder)/\(file)" : file).split(separator: "/") where name != "." {
        if name == "..", let last = names.last, last != ".." { names.removeLast() } else { names.append(name) }
      }
      let path = (file.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
      return Artifact(uri: path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }
  }

  /// A change that mends what was found.
  struct Fix: Encodable {
    struct Change: Encodable {
      struct Replacement: Encodable {
        struct DeletedRegion: Encodable {
          var startLine: Int
          var startColumn: Int
          var endLine: Int
          var endColumn: Int
        }

        var deletedRegion: DeletedRegion
        var insertedContent: Message
      }

      var artifactLocation: Artifact
      var replacements: [Replacement]
    }

    var description: Message?
    var artifactChanges: [Change]

    init(_ fix: Report.Fix, in artifact: Artifact, _ advice: String?) {
      description = advice.map { Message(text: $0) }
      let region = Change.Replacement.DeletedRegion(
        startLine: fix.line, startColumn: fix.column, endLine: fix.endLine, endColumn: fix.endColumn)
      artifactChanges = [
        Change(
          artifactLocation: artifact,
          replacements: [.init(deletedRegion: region, insertedContent: Message(text: fix.text))])
      ]
    }
  }

  /// That a finding is accepted where it stands.
  struct Suppression: Encodable {
    var kind = "inSource"
    var justification: String
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }

    var physicalLocation: Physical
    var message: Message?

    init(_ artifact: Artifact, _ place: Report.Place?, _ words: String? = nil) {
      physicalLocation = Physical(artifactLocation: artifact, region: Region(place))
      message = words.map(Message.init)
    }
  }

  struct Result: Encodable {
    struct Properties: Encodable {
      var confidence: String
      var heard: String?
      var margin: Double?
      var setting: String?
    }

    var ruleId: String
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var partialFingerprints: [String: String]
    var baselineState: String?
    var suppressions: [Suppression]?
    var fixes: [Fix]?
    var properties: Properties

    init(_ finding: Report.Finding, in item: Report.Case, _ files: Files, ruleIndex: Int?) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = finding.severity
      let heard = finding.heard.map { ". Heard: \($0)" } ?? ""
      message = Message(text: finding.message + heard + finding.hints.map { ". \($0)" }.joined())
      func artifact(of place: Report.Place?) -> Artifact { files.artifact(place?.file ?? item.path) }
      locations = [Location(artifact(of: finding.place), finding.place)]
      // The schema wants each location once.
      var known: Set<Report.Note> = []
      let notes = finding.notes.filter { $0.place != nil && known.insert($0).inserted }
      relatedLocations = notes.isEmpty ? nil : notes.map { Location(artifact(of: $0.place), $0.place, $0.text) }
      partialFingerprints = ["a11ysim/v1": finding.fingerprint]
      suppressions = finding.acceptance.map { [Suppression(justification: $0)] }
      fixes = finding.fix.map { [Fix($0, in: artifact(of: nil), finding.hints.first)] }
      baselineState = finding.isKnown.map { $0 ? "unchanged" : "new" }
      properties = Properties(
        confidence: finding.confidence, heard: finding.heard, margin: finding.margin, setting: finding.setting)
    }
  }
}
