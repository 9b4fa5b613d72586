import Audits
import Diagnostics
import Foundation
import Interface
import ScenarioFiles
import TestRuns
import Transcripts
import Utterances
import VoiceOver

/// What there is to say of a text, found out when it is asked for.
final class Analysis {
  /// Something that is told at its place.
  struct Remark {
    var diagnostic: Diagnostic
    /// The change that mends it for certain.
    var fix: SourceFix?
  }

  let subject: DocumentSubject
  /// What helps to write on.
  let help: WritingHelp
  private let file: SourceFile
  private let decisions: ProjectDecisions

  init(of file: SourceFile, _ decisions: ProjectDecisions) {
    self.file = file
    self.decisions = decisions
    subject = DocumentSubject(file)
    let format = ScenarioSource.Format(name: file.name) ?? ScenarioSource.Format(text: file.text)
    help = WritingHelp(
      ScenarioSource(file: file, format: format), isProject: subject == .project, defaults: decisions.defaults)
  }

  /// The scenario, or what is wrong with it.
  private lazy var outcome: Result<Scenario?, ScenarioError> = {
    guard !file.text.isBlank else { return .success(nil) }
    do throws(ScenarioError) {
      let source = try ScenarioSource(file, read: nil)
      switch subject {
      case .scenario: return .success(try readScenario(source, defaults: decisions.defaults))
      case .project: _ = try readProject(source)
      case .foreign: break
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }()

  /// The scenario, if it can be read.
  var scenario: Scenario? { (try? outcome.get()) ?? nil }

  /// The mistakes of the text; in a text without them, what fails in the flows, and what an audit finds.
  private(set) lazy var remarks: [Remark] = {
    switch outcome {
    case .failure(let error): error.remarks(in: file)
    case .success(let scenario): scenario.map { remarks(on: $0) } ?? []
    }
  }()

  /// What is heard at the stops of all screens.
  private(set) lazy var stops: [ExplainedStop] = explanations.flatMap(\.stops)

  /// What is not a stop on the screens.
  private(set) lazy var omissions: [(place: SourcePlace, reason: String)] = explanations.flatMap(\.omissions)

  /// The stops of a name.
  func stops(named name: String) -> [ExplainedStop] { explanations.flatMap { $0.stops(named: name) } }

  private lazy var explanations: [Explanation] = {
    guard let scenario else { return [] }
    let name = (file.name as NSString).lastPathComponent
    return scenario.screenNames.compactMap { screen in
      scenario.screen(named: screen).map { Explanation(of: $0, named: screen, in: scenario, file: name) }
    }
  }()

  private func remarks(on scenario: Scenario) -> [Remark] {
    let walk = scenario.play()
    let problems = walk.events.compactMap(\.problem).map { Remark(diagnostic: Diagnostic($0)) }
    let findings = decisions.audit.judgement(of: scenario, heard: walk).toldFindings
    let editor = (try? ScenarioSource(file, read: nil)).flatMap(SourceEditor.init)
    return problems
      + findings.map { finding in
        var fix: SourceFix?
        if finding.confidence == .certain, let edit = finding.edit, let place = finding.place {
          fix = editor?.fix(edit, at: place)
        }
        return Remark(diagnostic: Diagnostic(finding), fix: fix)
      }
  }
}

extension ScenarioError {
  /// The errors at their places; what is wrong with other files is told at the beginning.
  fileprivate func remarks(in file: SourceFile) -> [Analysis.Remark] {
    let isHere = self.file.name == file.name
    let list = isHere ? diagnostics : DiagnosticList([])
    let others = (isHere ? [] : [self]) + elsewhere
    let diagnostics =
      list.shown + list.omissions.map { Diagnostic($0.id, "and \($0.count) more of these", at: nil) }
      + others.flatMap { other in
        other.diagnostics.shown.map { diagnostic in
          let place = diagnostic.place.map { ":\($0.line):\($0.column)" } ?? ""
          return Diagnostic(
            diagnostic.id, "\(other.file.name)\(place): \(diagnostic.message)", at: nil, hints: diagnostic.hints)
        }
      }
    return diagnostics.map { Analysis.Remark(diagnostic: $0) }
  }
}
