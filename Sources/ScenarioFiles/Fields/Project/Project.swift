package import Diagnostics
import Interface

/// What a project has decided for all its tests: the file `a11ysim.yaml`.
package struct Project: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "a11ysim.yaml"

  /// Where scenarios are.
  package struct Location: Sendable, Hashable {
    /// The path from the folder of the file.
    package var path: String
    /// Where the file says so; `nil` if it does not.
    package var place: SourcePlace?
  }

  /// The release of a11ysim whose words the goldens hold; `nil` if the project does not say.
  package var release: Release?
  /// Where the scenarios are.
  package var scenarios = [Location(path: "Scenarios")]
  /// Where the app's Swift code is, whose previews are heard.
  package var previews: [Location] = []
  /// What holds where a scenario says nothing.
  package var defaults = ScenarioDefaults()
  /// The reporters of tests; their files are named from the folder of the file.
  package var reporters: [ReporterChoice] = []
  /// Whether output is made for people who listen.
  package var isAccessible = false
  /// Whether warnings fail a test.
  package var isStrict = false
  /// What audits look for, and what they are compared with.
  package var audit = AuditSettings()

  package init() {}
}

/// Reads the file of a project and checks every place of it.
///
/// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
package func readProject(_ source: ScenarioSource) throws(ScenarioError) -> Project {
  try Reading.read(source, as: ValueSchema<Project>.project).output
}

/// The JSON Schema (draft 7) of the file of a project, for editors, from the same table as the reader.
package func projectJSONSchema() -> String {
  ValueSchema<Project>.project.schema
    .adding("$schema", "http://json-schema.org/draft-07/schema#")
    .adding("title", "The file a11ysim.yaml of a project")
    .written() + "\n"
}

extension ValueSchema where Output == Project {
  static let project = ValueSchema.record(
    "a project", Project(),
    [
      Field("$schema", "Where the JSON Schema for editors is.", .text, value: { _ in nil }) { _, _ in },
      Field(
        "version", "The version of a11ysim whose words the goldens hold; 'test' says when it is another one.",
        .release, into: \.release),
      Field(
        "scenarios", "Files and folders with scenarios.", .oneOrMore(of: .location, "a list of paths"),
        into: \.scenarios),
      Field(
        "previews", "Swift files and folders of the app's, whose previews are heard.",
        .oneOrMore(of: .location, "a list of paths"), into: \.previews),
      Field("platform", "The system of scenarios that name none.", .platform, into: \.defaults.platform),
      Field(
        "device", "The device of scenarios that name none, if it runs their system.", .device, into: \.defaults.device),
      Field("locale", "VoiceOver's own language in scenarios that name none.", .language, into: \.defaults.locale),
      Field(
        "settings", "What the person has set where a scenario does not say.", .settings,
        value: { $0.defaults.settings.written }
      ) {
        $0.defaults.settings.change($1)
      },
      Field(
        "readings", "Which source is followed where sources disagree and a scenario does not say.", .readings,
        value: { $0.defaults.readings.written }
      ) {
        $0.defaults.readings.change($1)
      },
      Field(
        "reporters", "The reporters of tests, such as junit=report.xml.",
        .oneOrMore(of: .reporter, "a list of reporters"), into: \.reporters),
      Field("accessible", "Whether output is made for people who listen.", .flag, into: \.isAccessible),
      Field("strict", "Whether warnings fail a test.", .flag, into: \.isStrict),
      Field("audit", "What audits look for, and what they are compared with.", .auditSettings, into: \.audit),
      Field(
        "mask", "Words that are others each time, by patterns, each with its name in goldens.", .masks,
        into: \.defaults.masks),
    ])
}

extension ValueSchema where Output == Release {
  /// The number of a release, with or without its last part.
  fileprivate static let release = ValueSchema.scalar(
    "a version such as 0.1", schema: ["type": ["string", "number"]], write: { .text("\($0)") },
    read: { scalar, reading in
      if let release = Release(scalar.text) { return release }
      reading.report(
        Diagnostic(
          "not-a-version", "'\(scalar.excerpt)' is not a version such as \(Release.current)", at: scalar.place,
          length: scalar.writtenLength))
      return nil
    })
}

extension ValueSchema where Output == Project.Location {
  /// A file or folder, of which one can tell later where it was named.
  fileprivate static let location = ValueSchema.scalar(
    "text", schema: JSONValue.text, write: { .text($0.path.escaped) },
    read: {
      scalar, reading in
      reading.plainText(scalar).map { Project.Location(path: $0, place: scalar.place) }
    })
}

extension ValueSchema where Output == ReporterChoice {
  /// The name of a reporter, with the file that it writes if it is to write one.
  fileprivate static let reporter: ValueSchema = {
    let names = ReporterName.allCases.map(\.rawValue)
    let pattern = "^(\(names.joined(separator: "|")))(=.+)?$"
    return .scalar(
      "a reporter such as 'junit=report.xml'", schema: ["type": "string", "pattern": .text(pattern)],
      write: { .text($0.written) }
    ) {
      scalar, reading in
      if let choice = ReporterChoice(scalar.text) { return choice }
      let word = scalar.text.prefix { $0 != "=" }
      guard ReporterName(rawValue: String(word)) != nil else {
        let named = Scalar(text: String(word), style: scalar.style, place: scalar.place)
        reading.report(.unknownWord("unknown-reporter", "reporter", named, among: names))
        return nil
      }
      reading.report(
        Diagnostic(
          "no-report-file", "'\(scalar.excerpt)' names no file", at: scalar.place, length: scalar.writtenLength))
      return nil
    }
  }()
}
