package import Diagnostics

/// The app's own words on a resolved screen, with their keys, by the places of the views that show them.
package struct TranslationFinder: ExpressionVisitor {
  package private(set) var translations: [SourcePlace: [Translation]] = [:]

  package init(_ screen: Screen) {
    note(screen.translations, at: screen.origin)
    look(at: screen.views)
  }

  private mutating func note(_ found: [Translation], at place: SourcePlace) {
    if !found.isEmpty { translations[place, default: []] += found }
  }

  private mutating func look(at views: some Sequence<View>) {
    for var view in views {
      note(view.translations, at: view.origin)
      view.replaceExpressions(by: &self)
      look(at: view.children)
    }
  }

  package mutating func visit<Wrapped: DynamicValue>(_ dynamic: inout Dynamic<Wrapped>) {}
  package mutating func visit(_ bound: inout Bound) {}
  package mutating func visit(_ reordering: inout Reordering) {}
  package mutating func visit(_ action: inout Action) {}
  package mutating func visit(_ views: inout [View]) { look(at: views) }
}
