/// Which errors are left out at once, and which can follow from others.
extension CompiledFiles {
  /// The errors that do not follow from others: that a type is not there, before what has it is said to keep no promise.
  ///
  /// A file that has nothing to do with what is declared where something is missing has errors of its own.
  ///
  /// - Parameter errors: The errors, by the names of the copies.
  /// - Returns: Some of them; all, if none tells what is missing.
  func causes(among errors: [String: [CompilerError]]) -> [String: [CompilerError]] {
    let causes = errors.mapValues { $0.filter(\.isCause) }.filter { !$0.value.isEmpty }
    guard !causes.isEmpty else { return errors }
    let touched = files.filter { causes[name(of: $0)] != nil }
    let doubtful = touched.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.names)
      for addition in file.extensions { names.formUnion(addition.members.union([addition.type])) }
    }
    let apart = files.filter { file in
      causes[name(of: file)] == nil && errors[name(of: file)] != nil && doubtful.isDisjoint(with: file.words)
    }
    return apart.reduce(into: causes) { found, file in found[name(of: file)] = errors[name(of: file)] }
  }

  /// The errors that nothing else can be the cause of: what they name is declared nowhere.
  static func sure(_ errors: [String: [CompilerError]]) -> [String: [CompilerError]] {
    errors.mapValues { $0.filter(\.isOfNothingElse) }.filter { !$0.value.isEmpty }
  }
}
