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
  private let screen: String
  private let change: Change

  private enum Change: Sendable {
    /// A view at the end of a path becomes another.
    case view(ViewPath, View)
    case screen(Screen)
  }

  /// A scenario with the regression in it.
  package func planted(in scenario: Scenario) -> Scenario {
    var scenario = scenario
    guard var screen = scenario.screens[self.screen] else { return scenario }
    switch change {
    case .view(let path, let view): path.replace(with: view, in: &screen)
    case .screen(let edited): screen = edited
    }
    scenario.screens[self.screen] = screen
    return scenario
  }
}

extension Mutation {
  /// Every regression of some sorts that can happen in a scenario, in the order of its screens and views.
  package static func all(in scenario: Scenario, of kinds: [MutationKind] = MutationKind.all) -> [Mutation] {
    scenario.screens.flatMap { name, screen -> [Mutation] in
      let sites = ViewPath.all(in: screen)
      return kinds.flatMap { kind -> [Mutation] in
        switch kind.planting {
        case .views(let edits):
          sites.flatMap { path, view in
            edits(view).map { edit in
              Mutation(
                kind: kind, words: "\(view.calling): \(edit.words)", place: view.origin, screen: name,
                change: .view(path, edit.view))
            }
          }
        case .neighbors(let edits):
          edits(Array(screen.views)).map { edit in
            var edited = screen
            edited.views = ChunkedArray(edit.views)
            return Mutation(
              kind: kind, words: "screen '\(name)': \(edit.words)", place: screen.origin, screen: name,
              change: .screen(edited))
          }
            + sites.flatMap { path, view in
              edits(Array(view.children)).map { edit in
                Mutation(
                  kind: kind, words: "\(view.calling): \(edit.words)", place: view.origin, screen: name,
                  change: .view(path, view.with { $0.children = ChunkedArray(edit.views) }))
              }
            }
        case .screens(let edits):
          edits(screen).map { edit in
            Mutation(
              kind: kind, words: "screen '\(name)': \(edit.words)", place: screen.origin, screen: name,
              change: .screen(edit.screen))
          }
        }
      }
    }
  }
}

extension View {
  /// What a message calls the view: by its words where they are written out, else by its kind.
  fileprivate var calling: String {
    let words = self.label?.text?.constant ?? content.words?.constant
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
