internal import Diagnostics

extension Audit.Rule {
  /// All rules, in the order of the catalogue: what was written, names, roles, order, touch, sight, time, listening.
  public static let all: [Audit.Rule] =
    written + names + roles + structure + touch + sight + time + listening

  /// What an author can hardly have meant.
  private static let written = [
    actionsLost, notInside, cellOutsideTable, lostValue, outOfRange, levelWithoutHeader, cellWithoutColumn, tinyFrame,
  ]

  private static let names = [
    nameMissing, imageNameMissing, nameIsResource, nameFromSymbol, nameAssumed, nameRepeatsRole,
    nameRepeatsState, namePlaceholderOnly, valueWithoutLabel, valueBare, valueInLabel, nameGeneric, nameDuplicate,
    labelInName, templateLeft, nameSymbolsOnly, nameTooShort, nameTooLong, namePunctuation, nameLowercase, nameAllCaps,
  ]

  private static let roles = [roleMissing, roleFaked, roleConflict, adjustableInert, passwordEchoed, searchNotSearch]

  private static let structure = [orderFragile]

  private static let touch = [targetSmall, targetBelowDefault, targetsOverlap, targetsClose]

  private static let sight = [contrastText, fontFixed, textSmall, weightLight]

  private static let time = [announcementLost]

  private static let listening = [
    silentStop, soundsAlike, echo, wordTwice, hintRepeats, hintForm, hintEssential, distinguishingLate, utteranceLong,
    spokenOtherwise, emoji,
  ]

  /// What every command tells besides its results: what an author can hardly have meant, and errors.
  public static let brief = all.filter { rule in
    !rule.needsTrials && (rule.severity == .error || briefNames.contains(rule.id))
  }

  private static let briefNames = Set((written + [orderFragile, announcementLost]).map(\.id))

  /// The rule of a name, also of a former one; `nil` if there is none.
  public static func named(_ id: String) -> Audit.Rule? {
    all.first { $0.id == id } ?? all.first { $0.formerNames.contains(id) }
  }
}
