internal import Interface

/// A sort of regression that happens in real apps: how it is called, and how it is planted.
package struct MutationKind: Sendable, Identifiable {
  /// The name of the sort; it stays the same for ever.
  package let id: String
  /// What happens, in a sentence.
  package let summary: String
  let planting: Planting

  /// How regressions of a sort are planted.
  enum Planting: Sendable {
    /// In a view: all ways in which it can happen there.
    case views(@Sendable (View) -> [Edit])
    /// Among views side by side.
    case neighbors(@Sendable ([View]) -> [NeighborEdit])
    /// In a screen.
    case screens(@Sendable (Screen) -> [ScreenEdit])
    /// In the app's own words.
    case translations
  }

  init(_ id: String, _ summary: String, _ planting: Planting) {
    self.id = id
    self.summary = summary
    self.planting = planting
  }
}

/// A view with a regression in it.
struct Edit: Sendable {
  /// What has happened: `its hint is lost`.
  var words: String
  var view: View

  init(_ words: String, _ view: View) {
    self.words = words
    self.view = view
  }

  /// A view after a change.
  init(_ words: String, _ view: View, _ change: (inout View) -> Void) {
    self.init(words, view.with(change))
  }
}

/// Views side by side with a regression among them.
struct NeighborEdit: Sendable {
  var words: String
  var views: [View]
}

/// A screen with a regression in it.
struct ScreenEdit: Sendable {
  var words: String
  var screen: Screen
}

extension MutationKind {
  /// All sorts, in the order in which they are told.
  package static let all: [MutationKind] = [
    labelLost, labelReplaced, roleLost, headingLost, stateLost, valueLost, hintLost, actionLost, rotorLost, detailLost,
    dropPointLost, inputLabelLost, hidden, swapped, regrouped, announcementDropped, effectLost,
    translationMissing,
  ]

  /// The sort of a name; `nil` if there is none.
  package static func named(_ id: String) -> MutationKind? { all.first { $0.id == id } }
}
