internal import Interface

/// What nodes are put in order in.
struct Surroundings: Sendable, Hashable {
  /// The innermost container around that VoiceOver may mention.
  var container: ReadContainer?
  /// Whether an outer container counts the elements or names their places: only the outermost does.
  var hasContext = false
  /// Whether what is here stands in a tab bar of the app's own, whose tabs go by their places.
  var isAmongTabs = false

  static func == (first: Surroundings, second: Surroundings) -> Bool {
    first.container === second.container && first.hasContext == second.hasContext
      && first.isAmongTabs == second.isAmongTabs
  }
}
