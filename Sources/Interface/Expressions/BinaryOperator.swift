/// An operator between two expressions, weakest first.
package enum BinaryOperator: String, Sendable, CaseIterable {
  case or = "or"
  case and = "and"
  case equal = "=="
  case notEqual = "!="
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case less = "<"
  case greater = ">"
  /// The right side where the left one is nothing.
  case otherwise = "??"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// How tightly the operator binds; a larger number binds tighter.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .lessOrEqual, .greaterOrEqual, .less, .greater: 3
    case .otherwise: 4
    case .add, .subtract: 5
    case .multiply, .divide, .remainder: 6
    }
  }
}
