import Diagnostics

extension Reading {
  /// The errors that tell of what is not there.
  private static let absences: Set<String> = ["no-screens", "missing-key"]

  /// Reads a whole file as a shape describes it.
  ///
  /// - Returns: what was read, and the reading with all that was met on the way.
  /// - Throws: ``ScenarioError`` with everything that is wrong, in the order of the file.
  static func read<Output>(
    _ source: ScenarioSource, as shape: ValueSchema<Output>, defaults: ScenarioDefaults = ScenarioDefaults()
  ) throws(ScenarioError) -> (output: Output, reading: Reading) {
    let (node, problems) = source.outcome
    guard let node else { throw ScenarioError(file: source.file, diagnostics: problems) }
    var reading = Reading(source.file)
    reading.defaults = defaults
    if source.format == .yaml { reading.note(commentedLines: CommentedLines.find(in: source.file)) }
    let output = shape.read(node, &reading)
    // What is missing may only be hidden by what is wrong with the text itself.
    let diagnostics = problems + reading.diagnostics.filter { problems.isEmpty || !absences.contains($0.id) }
    guard let output, diagnostics.isEmpty, reading.errorsElsewhere.isEmpty else {
      throw ScenarioError(
        file: reading.file, diagnostics: diagnostics, elsewhere: reading.errorsElsewhere,
        otherPaths: reading.otherPaths)
    }
    return (output, reading)
  }
}
