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
    let own = subject.isOurs ? file : SourceFile(name: file.name, text: "")
    let format = ScenarioSource.Format(name: own.name) ?? ScenarioSource.Format(text: own.text)
    help = WritingHelp(ScenarioSource(file: own, format: format), of: subject.kind, defaults: decisions.defaults)
  }

  /// The scenario, or what is wrong with it.
  private lazy var outcome: Result<Scenario?, ScenarioError> = {
    guard subject.isOurs, !file.text.isBlank else { return .success(nil) }
    do throws(ScenarioError) {
      let source = try ScenarioSource(file, read: nil)
      switch subject {
      case .scenario: return .success(try readScenario(source, defaults: decisions.defaults))
      case .included: try checkIncluded(source, defaults: decisions.defaults)
      case .project: _ = try readProject(source)
      case .code, .foreign: break
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }()

  /// The scenario, if it can be read.
  var scenario: Scenario? { (try? outcome.get()) ?? nil }

  /// The file, with those that it includes.
  private(set) lazy var files: SourceFile = {
    switch outcome {
    case .success(let scenario): file.including(scenario?.inclusion.files.wrapped ?? [])
    case .failure(let error): error.file.name == file.name ? error.file : file
    }
  }()

  /// The mistakes of the text; in a text without them, what fails in the flows, and what an audit finds.
  private(set) lazy var remarks: [Remark] = {
    switch outcome {
    case .failure(let error): error.remarks(in: file)
    case .success(let scenario): scenario.map { remarks(on: $0) } ?? []
    }
  }()

  /// What is heard at the stops of all screens.
  private(set) lazy var stops: [ExplainedStop] = subject == .code ? stopsOfCode : explanations.flatMap(\.stops)

  /// What is not a stop on the screens.
  private(set) lazy var omissions: [(place: SourcePlace, reason: String)] = explanations.flatMap(\.omissions)

  /// What is heard of code, as long as it has not changed since it was built; a view in several previews is told once.
  private var stopsOfCode: [ExplainedStop] {
    guard let document = decisions.code(), (try? String(contentsOfFile: file.name, encoding: .utf8)) == file.text else {
      return []
    }
    var known: Set<ExplainedStop> = []
    return document.screens.flatMap(\.stops).compactMap { ExplainedStop($0, in: file.name) }
      .filter { known.insert($0).inserted }
  }

  /// The places of views around a place, the innermost first: in code, those on its line.
  func views(around place: SourcePlace) -> [SourcePlace] {
    guard subject == .code else { return help.places(around: place) }
    let here = Set(stops.flatMap(\.places).filter { $0.line == place.line })
    return here.sorted { abs($0.column - place.column) < abs($1.column - place.column) }
  }

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
