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
    case screen(Screen, name: String)
    case component(Component, name: String)
    /// The words of a key are lost.
    case translation(String)
  }

  /// A scenario with the regression in it.
  package func planted(in scenario: Scenario) -> Scenario {
    var scenario = scenario
    switch change {
    case .screen(let edited, let name):
      scenario.screens[name] = edited
    case .component(let edited, let name):
      scenario.components[name] = edited
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
      let whole = Whole(words: "screen '\(name)'", place: screen.origin, views: screen.views) { views in
        .screen(screen.with(views), name: name)
      }
      return kinds.flatMap { kind -> [Mutation] in
        guard case .screens(let edits) = kind.planting else { return all(in: whole, of: kind) }
        return edits(screen).map { edit in
          Mutation(
            kind: kind, words: "\(whole.words): \(edit.words)", place: whole.place,
            change: .screen(edit.screen, name: name))
        }
      }
    }
    let inComponents = scenario.components.flatMap { name, component -> [Mutation] in
      let whole = Whole(words: "component '\(name)'", place: component.origin, views: component.views) { views in
        .component(component.with(views), name: name)
      }
      return kinds.flatMap { all(in: whole, of: $0) }
    }
    return inScreens + inComponents + kinds.flatMap { lostTranslations(in: scenario, $0) }
  }

  /// What views stand in: a screen or a component.
  private struct Whole {
    var words: String
    var place: SourcePlace
    var views: ChunkedArray<View>
    /// All of the views and those inside, with the ways to them.
    var sites: [(path: ViewPath, view: View)]
    /// What puts other views in their place.
    var change: (ChunkedArray<View>) -> Change

    init(words: String, place: SourcePlace, views: ChunkedArray<View>, change: @escaping (ChunkedArray<View>) -> Change)
    {
      self.words = words
      self.place = place
      self.views = views
      self.change = change
      sites = ViewPath.all(in: views)
    }
  }

  /// Every regression of a sort that can happen to views and among them.
  private static func all(in whole: Whole, of kind: MutationKind) -> [Mutation] {
    func mutation(_ words: String, _ view: View, at path: ViewPath, _ changed: View) -> Mutation {
      Mutation(
        kind: kind, words: "\(view.calling): \(words)", place: view.origin,
        change: whole.change(path.replacing(with: changed, in: whole.views)))
    }
    switch kind.planting {
    case .views(let edits):
      return whole.sites.flatMap { path, view in edits(view).map { mutation($0.words, view, at: path, $0.view) } }
    case .neighbors(let edits):
      let atTop = edits(Array(whole.views)).map { edit in
        Mutation(
          kind: kind, words: "\(whole.words): \(edit.words)", place: whole.place,
          change: whole.change(ChunkedArray(edit.views)))
      }
      let inside = whole.sites.flatMap { path, view in
        edits(Array(view.children)).map { edit in
          mutation(edit.words, view, at: path, view.with { $0.children = ChunkedArray(edit.views) })
        }
      }
      return atTop + inside
    case .screens, .translations: return []
    }
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

extension Screen {
  fileprivate func with(_ views: ChunkedArray<View>) -> Screen {
    var screen = self
    screen.views = views
    return screen
  }
}

extension Component {
  fileprivate func with(_ views: ChunkedArray<View>) -> Component {
    var component = self
    component.views = views
    return component
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
