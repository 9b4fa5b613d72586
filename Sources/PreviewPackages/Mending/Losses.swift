/// What other files can have lost by what was left out of some: only those that it can concern are checked again.
struct Losses {
  /// Names that are not there any more, or that stand for something else.
  private var names: Set<String> = []
  /// Whether something is lost that is not named where it is used: that a type keeps a promise.
  private var isUnnamed = false

  /// Notes what is left out of a file; what a view shows is no other file's.
  mutating func note(_ mends: [Mend], in file: TeamFile) {
    let declared = file.allNames
    for mend in mends where !mend.isPreview && mend.what != "body" {
      if let colon = mend.what.firstRange(of: ": ") {
        isUnnamed = true
        names.formUnion([String(mend.what[..<colon.lowerBound]), String(mend.what[colon.upperBound...])])
      } else if mend.what == "init" {
        // It is used by the name of its type, which can be declared elsewhere; a protocol is made by nobody.
        names.formUnion(file.names.union(file.extensions.map(\.type)).subtracting(["View"]))
      } else if declared.contains(mend.what) {
        names.insert(mend.what)
      }
    }
  }

  /// Notes that all of a file is left out.
  mutating func note(wholeOf file: TeamFile) {
    names.formUnion(file.names)
    for addition in file.extensions {
      names.formUnion(addition.members)
      isUnnamed = isUnnamed || addition.conforms
    }
  }

  /// Whether a file can be concerned, or only those that name what is lost.
  func concern(_ file: TeamFile, byNameAlone: Bool = false) -> Bool {
    isUnnamed && !byNameAlone || !names.isDisjoint(with: file.words)
  }
}
