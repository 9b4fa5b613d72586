internal import Audits
internal import Diagnostics
internal import Foundation
internal import ScenarioFiles

/// A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
struct SARIFLog: Encodable {
  private var version = "2.1.0"
  private var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  init(_ report: AuditReport) { runs = [Run(report)] }

  func data() throws -> Data { try AuditJSON.written(self) }
}

extension SARIFLog {
  struct Run: Encodable {
    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
      var name = "a11ysim"
      var version = "\(Release.current)"
      var rules: [ReportingDescriptor]
    }

    var tool: Tool
    var columnKind = "unicodeCodePoints"
    var results: [Result]

    init(_ report: AuditReport) {
      tool = Tool(driver: Driver(rules: report.rules.map(ReportingDescriptor.init)))
      let places = Dictionary(report.rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
      results = (report.entries + report.accepted).map { Result($0, ruleIndex: places[$0.finding.rule]) }
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

    init(_ rule: Audit.Rule) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.reason)
      help = Message(text: rule.description)
      defaultConfiguration = Configuration(level: rule.severity.rawValue)
      properties = Properties(confidence: rule.confidence.rawValue, wcag: rule.criteria, en301549: rule.clauses)
    }
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int

    init(_ place: SourcePlace?) {
      startLine = place?.line ?? 1
      startColumn = place?.column ?? 1
    }
  }

  struct Artifact: Encodable {
    var uri: String
    var uriBaseId = "%SRCROOT%"

    init(_ file: String) { uri = file.inRepository.asURI }
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

    init(_ fix: SourceFix, in file: String, _ advice: String?) {
      description = advice.map { Message(text: $0) }
      let region = Change.Replacement.DeletedRegion(
        startLine: fix.start.line, startColumn: fix.start.column, endLine: fix.end.line, endColumn: fix.end.column)
      artifactChanges = [
        Change(
          artifactLocation: Artifact(file),
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

    init(_ file: String, _ place: SourcePlace?, _ words: String? = nil) {
      physicalLocation = Physical(artifactLocation: Artifact(file), region: Region(place))
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

    init(_ entry: AuditReport.Entry, ruleIndex: Int?) {
      let finding = entry.finding
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level = finding.severity.rawValue
      let heard = finding.heard.map { ". Heard: \($0)" } ?? ""
      message = Message(text: finding.message + heard + finding.hints.map { ". \($0)" }.joined())
      locations = [Location(entry.placeFile, finding.place)]
      // The schema wants each location once.
      var known: Set<Diagnostic.Note> = []
      let notes = finding.notes.filter { $0.place != nil && known.insert($0).inserted }
      relatedLocations = notes.isEmpty ? nil : notes.map { Location(entry.names.file(of: $0.place), $0.place, $0.text) }
      partialFingerprints = ["a11ysim/v1": entry.fingerprint]
      suppressions = entry.acceptance.map { [Suppression(justification: $0)] }
      fixes = entry.fix.map { [Fix($0, in: entry.file, finding.hints.first)] }
      baselineState = entry.isKnown.map { $0 ? "unchanged" : "new" }
      properties = Properties(
        confidence: finding.confidence.rawValue, heard: finding.heard, margin: finding.margin, setting: finding.setting)
    }
  }
}

extension String {
  /// A relative path as a URI.
  fileprivate var asURI: String {
    withoutDot.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? withoutDot
  }
}
