extension Audit.Rule {
  /// All rules: first those about what was written, then those about what was heard.
  public static let all: [Audit.Rule] = [
    lostModifier, notInside, cellOutsideTable, lostValue, outOfRange,
    nameless, silent, levelWithoutHeader, cellWithoutColumn, tinyFrame, unsureOrder, hastyAnnouncement,
  ]

  /// The rule of a name; `nil` if there is none.
  package static func named(_ id: String) -> Audit.Rule? { all.first { $0.id == id } }
}
