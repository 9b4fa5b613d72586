/// The package could not be built, for a reason that is not in the team's files.
package struct PreviewPackageError: Error {
  /// The lines that tell of errors, or all if none does.
  package let output: String

  init(_ outcome: Shell.Outcome) {
    let lines = (outcome.output + outcome.errors).split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    output = (errors.isEmpty ? lines : errors).map { $0 + "\n" }.joined()
  }
}
