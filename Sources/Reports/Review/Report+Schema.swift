package import Foundation

extension Report {
  /// The form of `report.json` as a JSON Schema, for those who read it by a program.
  package static func schema() throws -> Data {
    let forms = Dictionary(uniqueKeysWithValues: ObjectForm.all.map { ($0.name, $0.schema) })
    var whole = ObjectForm.report.schema
    whole["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    whole["title"] = "report.json of a11ysim, version \(currentVersion)"
    whole["$defs"] = forms
    let data = try JSONSerialization.data(
      withJSONObject: whole, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    return data + Data("\n".utf8)
  }
}

/// What can stand in a member of a report.
private indirect enum Form: Sendable {
  case text
  case integer
  case number
  case flag
  case version
  case choice([String])
  case list(Form)
  case object(String)

  var schema: [String: Any] {
    switch self {
    case .text: ["type": "string"]
    case .integer: ["type": "integer"]
    case .number: ["type": "number"]
    case .flag: ["type": "boolean"]
    case .version: ["const": Report.currentVersion]
    case .choice(let words): ["enum": words]
    case .list(let form): ["type": "array", "items": form.schema]
    case .object(let name): ["$ref": "#/$defs/\(name)"]
    }
  }
}

/// What stands in an object of a report, a row for each member.
private struct ObjectForm: Sendable {
  struct Member: Sendable {
    var name: String
    var form: Form
    var isRequired: Bool
    var words: String

    init(_ name: String, _ form: Form, _ words: String, isRequired: Bool = true) {
      (self.name, self.form, self.words, self.isRequired) = (name, form, words, isRequired)
    }

    /// A member that is left out where there is nothing to tell.
    static func optional(_ name: String, _ form: Form, _ words: String) -> Member {
      Member(name, form, words, isRequired: false)
    }
  }

  var name: String
  var words: String
  var members: [Member]

  /// Other members may come, and readers pass over them.
  var schema: [String: Any] {
    let properties = members.map { member in
      (member.name, member.form.schema.merging(["description": member.words]) { own, _ in own })
    }
    return [
      "type": "object", "description": words, "required": members.filter(\.isRequired).map(\.name),
      "properties": Dictionary(uniqueKeysWithValues: properties),
    ]
  }
}

extension ObjectForm {
  static let report = ObjectForm(
    name: "report", words: "What reviewers are told of a run.",
    members: [
      Member(
        "version", .version, "The version of the form: another one where something is gone or means something else."),
      Member("generator", .text, "What the report was made with."),
      Member("folder", .text, "The folder that paths start from, seen from the top of its repository."),
      Member("summary", .text, "How many cases came out how."),
      Member("notes", .list(.text), "What is to be known of the run as a whole."),
      Member("coverage", .text, "How much the flows go through; empty where nothing was played."),
      Member("rules", .list(.object("rule")), "What was looked for."),
      Member("cases", .list(.object("case")), "The scenarios, and their variants."),
    ])

  /// What reports are made of, besides themselves.
  static let all = [
    ObjectForm(
      name: "case", words: "A scenario, or a variant of it.",
      members: [
        Member("path", .text, "The file of the scenario."),
        .optional("file", .text, "The file that it stands in, where the path says more than that."),
        .optional("variant", .text, "What is changed in the scenario; left out for the scenario as it stands."),
        Member("title", .text, "What the author calls it."),
        Member("reader", .text, "The reader, the system and the language."),
        Member("settings", .list(.text), "What the person has set."),
        Member("language", .text, "VoiceOver's own language as a BCP 47 tag."),
        Member("golden", .text, "The file of what was recorded."),
        Member("verdict", .choice(Report.Verdict.allCases.map(\.rawValue)), "How it came out."),
        Member("isRecorded", .flag, "Whether there is a golden that what is heard is held against."),
        .optional("place", .object("place"), "Where to look first, if something is wrong."),
        Member("seconds", .number, "How long reading and playing took."),
        .optional("discrepancy", .object("discrepancy"), "What stands between what is heard and what was recorded."),
        Member("notes", .list(.text), "What is to be known of it as a whole."),
        Member("failures", .list(.object("failure")), "What is wrong besides the golden."),
        Member("sections", .list(.object("section")), "Its screens and flows."),
        Member("pictures", .list(.object("picture")), "Pictures, to which sections lead by their places from zero."),
        Member("findings", .list(.object("finding")), "What an audit found odd."),
        Member("accepted", .integer, "How many findings somebody has accepted."),
        .optional("coverage", .object("coverage"), "How much of it was gone through."),
        Member("assumptions", .list(.text), "What is assumed of VoiceOver, for want of a source."),
        Member("patch", .text, "The patch that records what is heard; empty where there is nothing to record."),
      ]),
    ObjectForm(
      name: "failure", words: "Something besides the golden that is not as it should be.",
      members: [
        Member("message", .text, "What is wrong."),
        .optional("flow", .text, "The flow in which it is."),
        .optional("place", .object("place"), "Where it is."),
      ]),
    ObjectForm(
      name: "discrepancy", words: "What stands between what is heard and what was recorded.",
      members: [
        Member("headline", .text, "What it is, in one line."),
        Member("sentences", .list(.text), "What it is, a sentence for each part of it."),
        Member("text", .text, "The same as lines with - and + where words differ."),
      ]),
    ObjectForm(
      name: "place", words: "Where something stands.",
      members: [
        Member("line", .integer, "The line, from one."),
        Member("column", .integer, "The column, from one."),
        .optional("file", .text, "The file, where it is another than that of the scenario."),
      ]),
    ObjectForm(
      name: "coverage", words: "How much of a scenario was gone through.",
      members: [
        Member("summary", .text, "How much, in one line."),
        Member("omissions", .list(.text), "What was left out."),
      ]),
    ObjectForm(
      name: "picture", words: "A screen as it looks.",
      members: [
        Member("svg", .text, "A document in SVG."),
        Member("width", .number, "Its width in points."),
        Member("height", .number, "Its height in points."),
      ]),
    ObjectForm(
      name: "section", words: "A screen at rest, or a flow.",
      members: [
        Member("kind", .choice(Report.Section.Kind.allCases.map(\.rawValue)), "What is gone through."),
        Member("name", .text, "What the author calls it."),
        Member("entries", .list(.object("entry")), "What is done and heard, in order."),
        .optional("picture", .integer, "The picture of the screen now."),
        .optional("pictureBefore", .integer, "The picture of the screen before."),
        Member("silent", .list(.object("silence")), "What is on the screen and makes no sound."),
        Member("explanation", .text, "Why each stop comes where it comes, and where each word comes from."),
        Member("scenes", .list(.object("scene")), "The pictures on the way of a flow."),
        Member("costs", .list(.object("cost")), "What each task takes a person."),
      ]),
    ObjectForm(
      name: "entry", words: "One thing that is done or heard.",
      members: [
        Member("change", .choice(Report.Entry.Change.allCases.map(\.rawValue)), "What became of it."),
        Member("before", .list(.object("line")), "The lines as they were; empty for what is new, and for what stayed."),
        Member("now", .list(.object("line")), "The lines as they are; empty for what is gone."),
        Member("notes", .list(.text), "What has become of it."),
      ]),
    ObjectForm(
      name: "line", words: "A line of a transcript.",
      members: [
        Member("kind", .choice(Report.Line.Kind.allCases.map(\.rawValue)), "What it tells."),
        Member("number", .integer, "Its number in the golden, or in the transcript."),
        Member("words", .list(.object("words")), "Its text without the mark."),
        Member("language", .text, "The language in which it is said."),
        .optional("wordsHeard", .integer, "How many of its words are heard, where something cuts it."),
      ]),
    ObjectForm(
      name: "words", words: "Some words of a line.",
      members: [
        Member("text", .text, "The words."),
        Member("isChanged", .flag, "Whether they stand on one side of the difference only."),
      ]),
    ObjectForm(
      name: "silence", words: "Something on a screen that makes no sound.",
      members: [
        Member("words", .text, "What it is, and the reason."),
        .optional("isNew", .flag, "Whether it made a sound before; left out where that is not known."),
      ]),
    ObjectForm(
      name: "scene", words: "A moment of a flow.",
      members: [
        Member("line", .integer, "The line at which the screen had become so."),
        Member("picture", .integer, "The picture of the screen then."),
      ]),
    ObjectForm(
      name: "cost", words: "What a task takes a person.",
      members: [
        .optional("task", .text, "The task; left out for steps outside of tasks."),
        Member("gestures", .integer, "How many gestures."),
        Member("words", .integer, "How many words are heard."),
        Member("seconds", .integer, "How long it takes, by an estimate."),
      ]),
    ObjectForm(
      name: "finding", words: "Something about an interface that a rule found odd.",
      members: [
        Member("rule", .text, "The rule."),
        Member("summary", .text, "What the rule looks for."),
        Member("severity", .text, "How bad it is: error, warning or note."),
        Member("confidence", .text, "How surely it is so: certain, likely or guess."),
        Member("message", .text, "What is odd."),
        .optional("place", .object("place"), "Where it is."),
        .optional("heard", .text, "The sentence that is heard there."),
        .optional("setting", .text, "What the person has set, where it is only so then."),
        Member("hints", .list(.text), "What the author can do about it."),
        .optional("edit", .text, "The change of the file that mends it for certain."),
        Member("fails", .flag, "Whether it fails the case."),
        .optional("subject", .text, "What the thing is called."),
        .optional("margin", .number, "By how many points an estimated layout may be off until it is otherwise."),
        Member("notes", .list(.object("note")), "What else there is to know."),
        .optional("fix", .object("fix"), "The change of the scenario's file that mends it for certain."),
        Member("fingerprint", .text, "By which it is known again in a later report, though lines have moved."),
        .optional("isKnown", .flag, "Whether it was known before, where that was asked."),
        .optional("acceptance", .text, "Why it is accepted where it stands."),
      ]),
    ObjectForm(
      name: "note", words: "A second place that explains a finding.",
      members: [
        Member("text", .text, "What there is to say."),
        .optional("place", .object("place"), "Where it is."),
      ]),
    ObjectForm(
      name: "fix", words: "Other text in place of a part of the scenario's file.",
      members: [
        Member("line", .integer, "The line at which the part begins."),
        Member("column", .integer, "The column at which it begins."),
        Member("endLine", .integer, "The line at which it ends."),
        Member("endColumn", .integer, "The first column that is not of it."),
        Member("text", .text, "The other text."),
      ]),
    ObjectForm(
      name: "rule", words: "Something that is looked for.",
      members: [
        Member("id", .text, "Its name, which stays the same."),
        Member("summary", .text, "What it finds."),
        Member("reason", .text, "Why that matters."),
        Member("description", .text, "All about it, with examples."),
        Member("severity", .text, "How bad it usually is: error, warning or note."),
        Member("confidence", .text, "How surely it is so: certain, likely or guess."),
        Member("criteria", .list(.text), "The success criteria of WCAG 2.2 that it is evidence about."),
        Member("clauses", .list(.text), "The same as clauses of EN 301 549."),
      ]),
  ]
}
