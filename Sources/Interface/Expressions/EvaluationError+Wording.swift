package import Diagnostics

extension Diagnostic {
  /// How many places are told of that components are used in, one in the other.
  private static let uses = 3

  /// Says why an expression has no value.
  package init(_ error: EvaluationError) {
    self.init(error.reason, at: error.origin.inFile, length: 1)
    notes = error.uses.prefix(Diagnostic.uses).map { Note("the component is used here", at: $0) }
  }

  package init(_ reason: EvaluationError.Reason, at place: SourcePlace?, length: Int) {
    let wording = reason.wording
    self.init(wording.id, wording.message, at: place, length: length, hints: wording.hint.map { [$0] } ?? [])
  }
}

extension EvaluationError.Reason {
  /// The words for each reason; the only place where they stand.
  fileprivate var wording: (id: String, message: String, hint: String?) {
    switch self {
    case .unknownName(let name, let known):
      ("unknown-name", "there is no state of the name '\(name)'", NearMiss.hint(for: name, among: known))
    case .unknownMember(let member, let owner, let known):
      ("unknown-member", "'\(owner)' has no '\(member)'", NearMiss.hint(for: member, among: known))
    case .noMembers(let name, let found):
      ("no-members", "'\(name)' is \(found), which has nothing inside", nil)
    case .indexOutOfRange(let index, let count):
      ("index-out-of-range", "there is no item \(index) in a list of \(count)", "the first item is 0")
    case .notAnIndex(let found):
      ("not-an-index", "\(found) is not the position of an item", "positions are whole numbers, and the first is 0")
    case .divisionByZero:
      ("division-by-zero", "division by zero", nil)
    case .notFinite:
      ("not-finite", "the result is larger than any number", nil)
    case .wrongOperand(let symbol, let expected, let found):
      ("wrong-operand", "'\(symbol)' takes \(expected), found \(found)", nil)
    case .incomparable(let first, let second):
      ("incomparable", "\(first) and \(second) cannot be compared", nil)
    case .wrongResult(let expected, let found):
      (
        "wrong-result", "expected \(expected), found \(found)",
        expected == Bool.expectation ? "a condition compares, as in 'error != null' or 'count > 0'" : nil
      )
    case .unknownWord(let word, let noun, let known):
      ("wrong-result", "unknown \(noun) '\(word)'", NearMiss.hint(for: word, among: known))
    case .tooLarge:
      ("too-large", "the state becomes too large", "a value may be put into itself again and again")
    case .tooDeep:
      (
        "too-deep", "components stand in each other more than \(Budget.depth) levels deep",
        "a component that stands in itself needs an 'if'"
      )
    case .tooMuch(let good, let limit):
      ("too-much", "this takes more than \(good.amount(limit)) at once", good.hint)
    }
  }
}

extension Budget.Good {
  /// A limit in words.
  fileprivate func amount(_ limit: Int) -> String {
    switch self {
    case .steps: "\(limit) steps"
    case .views: "\(limit) views"
    case .bytes: "\(limit / 1024 / 1024) MB of text"
    }
  }

  /// Where so much usually comes from.
  fileprivate var hint: String {
    switch self {
    case .steps: "a long list may be gone through for each item of another"
    case .views: "a loop may stand in other loops, or a component in itself"
    case .bytes: "a text may be put together with itself again and again"
    }
  }
}
