internal import A11ySimulation
internal import ArgumentParser
internal import Foundation
internal import Markup

/// The command `a11ysim rules`, which lists what findings there can be.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Lists the rules of findings, or tells all about one of them.",
    discussion: """
        a11ysim rules
        a11ysim rules name-missing
      """)

  @Argument(help: "The name of a rule, as it stands in brackets after a finding.")
  var id: String?

  @Option(help: "The form of the output; as Markdown, all rules are told in full.")
  var format = RulesFormat.text

  func validate() throws {
    guard let id, Audit.Rule.named(id) == nil else { return }
    throw ValidationError(RulesCommand.absence(of: id))
  }

  /// That there is no rule of a name, and which one was probably meant.
  static func absence(of id: String) -> String {
    let names = Audit.Rule.all.map(\.id)
    let hint = NearMiss.hint(for: id, among: names) ?? "'a11ysim rules' lists them all"
    return "there is no rule '\(id)'; \(hint)"
  }

  func run() throws {
    let rule = id.flatMap(Audit.Rule.named)
    switch format {
    case .text: Console.output(rule.map(\.description) ?? Audit.Rule.all.map { "\($0.headline)\n" }.joined())
    case .markdown: Console.output(Audit.Rule.page)
    case .json:
      let encoder = JSONEncoder(.lines)
      Console.output(try encoder.encode(rule.map { [$0] } ?? Audit.Rule.all) + Data("\n".utf8))
    }
  }
}

/// The forms in which rules are told.
enum RulesFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown
}
