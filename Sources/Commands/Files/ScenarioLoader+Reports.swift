internal import A11ySimulation
internal import TestRuns

extension ScenarioLoader {
  /// Reports the steps that failed: names that are not there are wrong input, other words than expected a “no”.
  mutating func report(_ problems: [Problem], in path: String) {
    guard !problems.isEmpty, let file = files[path] else { return }
    for problem in problems {
      note(problem.isWrongInput ? .wrongInput : .no)
    }
    Console.message(
      DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(problems.map(Diagnostic.init))))
  }

  /// What is odd about an interface, with places as far as they are known.
  func placed(_ findings: [Finding], in path: String) -> [Finding] { previews[path]?.placed(findings) ?? findings }

  /// An explanation, with places as far as they are known.
  func placed(_ explanation: Explanation, in path: String) -> Explanation {
    previews[path].map { explanation.placed(by: $0.places(of:)) } ?? explanation
  }

  /// Reports what is odd about an interface, which is not a reason to fail.
  func report(_ findings: [Finding], in path: String) { Console.message(text(of: findings, in: path)) }

  /// A file that was read, by the path that led to it or by its own: previews at several addresses stand in one.
  private func file(named path: String) -> SourceFile? {
    previews[path]?.viewFile ?? files[path] ?? previews.values.lazy.map(\.viewFile).first { $0.name == path }
  }

  /// What is odd about an interface, with the lines of the file that it is about.
  func text(of findings: [Finding], in path: String) -> String {
    guard !findings.isEmpty, let told = previews[path]?.told(findings) ?? file(named: path).map({ (findings, $0) })
    else { return "" }
    let (findings, file) = told
    let diagnostics = findings.map { Diagnostic($0) }
    return DiagnosticRenderer(file, isAccessible: isAccessible).text(DiagnosticList(diagnostics))
  }
}
