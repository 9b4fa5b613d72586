/// A condition that is made of others, or compares two values.
indirect enum PredicateCondition {
  case always(Bool)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .always(let holds): holds
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .not(let condition): !condition.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}
