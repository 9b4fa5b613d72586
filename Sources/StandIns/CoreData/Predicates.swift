public import Foundation

extension NSPredicate {
  /// A condition as it is written: comparisons of a value of the object with another, joined by `AND`.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var rest = (arguments ?? [])[...]
    let comparisons = format.replacingOccurrences(of: "&&", with: "AND").components(separatedBy: " AND ")
      .map { Comparison($0, &rest) }
    self.init { object, _ in
      guard let object = object as? NSManagedObject else { return true }
      return comparisons.allSatisfy { $0?.holds(for: object) ?? true }
    }
  }
}

/// One value of an object beside another.
private struct Comparison {
  private let key: String
  private let sign: Sign
  private let value: Any?

  private enum Sign {
    case same, other, contains, begins, ends
    case less, more, atMost, atLeast

    init?(_ text: String) {
      switch text {
      case "==", "=": self = .same
      case "!=", "<>": self = .other
      case "CONTAINS": self = .contains
      case "BEGINSWITH": self = .begins
      case "ENDSWITH": self = .ends
      case "<": self = .less
      case ">": self = .more
      case "<=", "=<": self = .atMost
      case ">=", "=>": self = .atLeast
      default: return nil
      }
    }
  }

  /// - Returns: `nil` for what is written otherwise; it holds for all objects.
  init?(_ text: String, _ arguments: inout ArraySlice<Any>) {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    let isOneValue = words.last.map { !$0.contains(" ") || "'\"".contains($0.prefix(1)) } ?? false
    guard words.count == 3, isOneValue, let sign = Sign(words[1].prefix { $0 != "[" }.uppercased()) else {
      // What belongs to the gaps of others stays for them.
      arguments = arguments.dropFirst(text.count { $0 == "%" })
      return nil
    }
    func argument(_ word: String) -> Any? {
      switch word.trimmingCharacters(in: .whitespaces) {
      case let gap where gap.hasPrefix("%"): return arguments.popFirst()
      case "nil", "NULL", "NIL": return nil
      case "YES", "TRUE", "true": return true
      case "NO", "FALSE", "false": return false
      case let word: return Double(word) ?? word.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
      }
    }
    key = words[0].hasPrefix("%") ? arguments.popFirst() as? String ?? "" : words[0]
    self.sign = sign
    value = argument(words[2])
  }

  func holds(for object: NSManagedObject) -> Bool {
    let (own, other) = (object.value(forKey: key).map(text), value.map(text))
    switch sign {
    case .same: return own == other
    case .other: return own != other
    case .contains: return own?.localizedCaseInsensitiveContains(other ?? "") ?? false
    case .begins: return own?.lowercased().hasPrefix(other?.lowercased() ?? "") ?? false
    case .ends: return own?.lowercased().hasSuffix(other?.lowercased() ?? "") ?? false
    case .less: return areOrdered(object, by: <)
    case .more: return areOrdered(object, by: >)
    case .atMost: return areOrdered(object, by: <=)
    case .atLeast: return areOrdered(object, by: >=)
    }
  }

  private func areOrdered(_ object: NSManagedObject, by comparison: (Double, Double) -> Bool) -> Bool {
    guard let own = number(object.value(forKey: key)), let other = number(value) else { return false }
    return comparison(own, other)
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let value?: Double(text(value))
    case nil: nil
    }
  }

  /// A value so that it is the same as another of the same meaning: `1`, `1.0`, `true`.
  private func text(_ value: Any) -> String {
    switch value {
    case let flag as Bool: return flag ? "1" : "0"
    case let number as any BinaryInteger: return "\(number)"
    case let number as Double: return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case let number as NSNumber: return text(number.doubleValue)
    default: return "\(value)"
    }
  }
}

extension NSSortDescriptor {
  /// The order that a descriptor of Swift's own gives.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSManagedObject.self, ascending: true) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      return sortDescriptor.compare(one, other)
    }
  }

  /// The order of objects by one of their values, which some of them do not have: those come first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      switch (one as? Value, other as? Value) {
      case (let one?, let other?): one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}
