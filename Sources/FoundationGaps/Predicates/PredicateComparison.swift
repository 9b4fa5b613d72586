/// Two values beside each other, with what has to be so of them.
struct PredicateComparison {
  enum Sign {
    case same, other, less, more, atMost, atLeast
    case contains, begins, ends, like, matches, `in`, between

    init?(_ text: String) {
      guard let sign = Sign.signs[text.uppercased()] else { return nil }
      self = sign
    }

    private static let signs: [String: Sign] = [
      "==": .same, "=": .same, "!=": .other, "<>": .other, "<": .less, ">": .more, "<=": .atMost, "=<": .atMost,
      ">=": .atLeast, "=>": .atLeast, "CONTAINS": .contains, "BEGINSWITH": .begins, "ENDSWITH": .ends, "LIKE": .like,
      "MATCHES": .matches, "IN": .in, "BETWEEN": .between,
    ]
  }

  /// Of how many of several values it has to be so.
  enum Quantity: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  var left: PredicateOperand
  var sign: Sign
  var right: PredicateOperand
  var options: String.CompareOptions
  var quantity: Quantity?

  func holds(for object: Any?) -> Bool {
    let (one, other) = (left.value(for: object), right.value(for: object))
    guard let quantity else { return holds(one, other) }
    let all = PredicateComparison.list(one) ?? [one]
    return switch quantity {
    case .any, .some: all.contains { holds($0, other) }
    case .all: all.allSatisfy { holds($0, other) }
    case .none: !all.contains { holds($0, other) }
    }
  }

  private func holds(_ one: Any?, _ other: Any?) -> Bool {
    switch sign {
    case .same: isSame(one, other)
    case .other: !isSame(one, other)
    case .less: order(one, other) == .orderedAscending
    case .more: order(one, other) == .orderedDescending
    case .atMost: order(one, other).map { $0 != .orderedDescending } ?? false
    case .atLeast: order(one, other).map { $0 != .orderedAscending } ?? false
    case .contains: contains(one, other)
    case .begins: hasText(one, other, [.anchored])
    case .ends: hasText(one, other, [.anchored, .backwards])
    case .like: isMatch(one, PredicateComparison.text(other).map(PredicateComparison.pattern))
    case .matches: isMatch(one, PredicateComparison.text(other))
    case .in: contains(other, one)
    case .between: isBetween(one, other)
    }
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if let one = one as? String, let other = other as? String {
      return one.compare(other, options: options) == .orderedSame
    }
    switch (one, other) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let one?, let other?):
      if let one = PredicateComparison.number(one), let other = PredicateComparison.number(other) {
        return one == other
      }
      if let one = one as? AnyHashable, let other = other as? AnyHashable, one == other { return true }
      guard let one = one as? NSObject, let other = other as? NSObject else { return false }
      return one.isEqual(other)
    }
  }

  private func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    if let one = PredicateComparison.number(one), let other = PredicateComparison.number(other) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    guard let one = one as? String, let other = other as? String else { return nil }
    return one.compare(other, options: options)
  }

  private func contains(_ all: Any?, _ part: Any?) -> Bool {
    if let list = PredicateComparison.list(all) { return list.contains { isSame($0, part) } }
    return hasText(all, part, [])
  }

  private func hasText(_ all: Any?, _ part: Any?, _ place: String.CompareOptions) -> Bool {
    guard let all = PredicateComparison.text(all), let part = PredicateComparison.text(part) else { return false }
    return part.isEmpty || all.range(of: part, options: options.union(place)) != nil
  }

  private func isMatch(_ text: Any?, _ pattern: String?) -> Bool {
    guard let text = PredicateComparison.text(text), let pattern else { return false }
    let whole = text.startIndex..<text.endIndex
    return text.range(of: "\\A(?:\(pattern))\\z", options: options.union(.regularExpression)) == whole
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = PredicateComparison.list(limits), limits.count == 2, let low = order(limits[0], value),
      let high = order(value, limits[1])
    else { return false }
    return low != .orderedDescending && high != .orderedDescending
  }

  /// What a mark of `LIKE` stands for, as a regular expression.
  private static func pattern(of words: String) -> String {
    NSRegularExpression.escapedPattern(for: words).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func list(_ value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any?]: list
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: Array(set)
    default: nil
    }
  }

  private static func text(_ value: Any?) -> String? {
    switch value {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let value?: number(value) == nil ? nil : "\(value)"
    case nil: nil
    }
  }

  /// A value as a number; those that say yes or no are 1 and 0.
  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}
