package import Diagnostics
package import Interface
internal import OrderedCollections

/// A regression that is planted in a scenario.
package struct Mutation: Sendable {
  package let kind: MutationKind
  /// What has happened to what: `'Reply': its hint is lost`.
  package let words: String
  /// Where it is planted.
  package let place: SourcePlace
  private let change: Change

  private enum Change: Sendable {
    /// A view at the end of a path becomes another.
    case view(ViewPath, View, screen: String)
    case screen(Screen, name: String)
    /// The words of a key are lost.
    case translation(String)
  }

  /// A scenario with the regression in it.
  package func planted(in scenario: Scenario) -> Scenario {
    var scenario = scenario
    switch change {
    case .view(let path, let view, screen: let name):
      guard var screen = scenario.screens[name] else { break }
      path.replace(with: view, in: &screen)
      scenario.screens[name] = screen
    case .screen(let edited, let name):
      scenario.screens[name] = edited
    case .translation(let key):
      scenario.formats.translator = scenario.formats.translator?.losing(key)
    }
    return scenario
  }
}

extension Mutation {
  /// Every regression of some sorts that can happen in a scenario, in the order of its screens and views.
  package static func all(in scenario: Scenario, of kinds: [MutationKind] = MutationKind.all) -> [Mutation] {
    let inScreens = scenario.screens.flatMap { name, screen -> [Mutation] in
      let sites = ViewPath.all(in: screen)
      return kinds.flatMap { kind -> [Mutation] in
        switch kind.planting {
        case .views(let edits):
          sites.flatMap { path, view in
            edits(view).map { edit in
              Mutation(
                kind: kind, words: "\(view.calling): \(edit.words)", place: view.origin,
                change: .view(path, edit.view, screen: name))
            }
          }
        case .neighbors(let edits):
          edits(Array(screen.views)).map { edit in
            var edited = screen
            edited.views = ChunkedArray(edit.views)
            return Mutation(
              kind: kind, words: "screen '\(name)': \(edit.words)", place: screen.origin,
              change: .screen(edited, name: name))
          }
            + sites.flatMap { path, view in
              edits(Array(view.children)).map { edit in
                Mutation(
                  kind: kind, words: "\(view.calling): \(edit.words)", place: view.origin,
                  change: .view(path, view.with { $0.children = ChunkedArray(edit.views) }, screen: name))
              }
            }
        case .screens(let edits):
          edits(screen).map { edit in
            Mutation(
              kind: kind, words: "screen '\(name)': \(edit.words)", place: screen.origin,
              change: .screen(edit.screen, name: name))
          }
        case .translations: []
        }
      }
    }
    return inScreens + kinds.flatMap { lostTranslations(in: scenario, $0) }
  }

  /// A loss for each key of the app's tables that the scenario shows, at the first place that shows it.
  private static func lostTranslations(in scenario: Scenario, _ kind: MutationKind) -> [Mutation] {
    guard case .translations = kind.planting, scenario.formats.translator != nil else { return [] }
    var known: Set<String> = []
    return LocalizedTextFinder.texts(of: scenario).compactMap { text in
      guard known.insert(text.key).inserted else { return nil }
      return Mutation(
        kind: kind, words: "key '\(text.key)': its translation is missing", place: text.origin,
        change: .translation(text.key))
    }
  }
}

extension View {
  /// What a message calls the view: by its words where they are written out, else by its kind.
  fileprivate var calling: String {
    let words = self.label?.text?.authored ?? content.words?.authored
    return words.map { "\(kind.rawValue) '\($0)'" } ?? kind.rawValue
  }
}

extension View.Content {
  /// The words that the view holds.
  var words: Dynamic<String>? {
    switch self {
    case .text(let text), .textAndSymbol(let text, _): text
    case .none, .symbol, .iteration, .component, .slot: nil
    }
  }
}
