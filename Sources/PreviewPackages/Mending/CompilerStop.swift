/// Where a compiler was that ended without an end: one that crashed, or that was stopped since it took too long.
///
/// It then tells what it was at: `While evaluating request TypeCheckFunctionBodyRequest(…@/code/Row.swift:4:25)`.
struct CompilerStop: Equatable {
  /// The file that was checked; those before it have been checked by then.
  let file: String
  /// The declaration that was checked: it can be in another file, where the first one needs to know its type.
  let place: String

  /// Reads what a compiler has printed; `nil` if it has come to its end.
  init?(in output: String) {
    guard let start = output.firstRange(of: "\nStack dump:\n") else { return nil }
    let dump = output[start.upperBound...]
    guard let file = dump.firstMatch(of: /TypeCheckPrimaryFileRequest\(source_file "([^"]+)"\)/)?.output.1
    else { return nil }
    self.file = String(file)
    let body = /(?:TypeCheckFunctionBodyRequest|PatternBindingEntryRequest)\([^\n]*@([^@\n]+:\d+:\d+)[,)]/
    place = dump.matches(of: body).last.map { String($0.output.1) } ?? "\(file):1:1"
  }

  /// What stands for an error that the compiler would have told there.
  var error: String { "\(place): error: \(CompilerStop.message)\n" }

  /// The same for the file that was checked, where the place is not in it.
  var errorOfFile: String { place.hasPrefix("\(file):") ? "" : "\(file):1:1: error: \(CompilerStop.message)\n" }

  /// What is told of such a place.
  static let message = "the compiler does not come to an end here"
}

extension CompilerError {
  /// Whether the compiler could not say what is wrong, or whether anything is.
  var isOfStop: Bool { message == CompilerStop.message }
}
