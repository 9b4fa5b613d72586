internal import Diagnostics
internal import Elements
internal import Interface
internal import OrderedCollections
internal import VoiceOver

/// Something that a screen does although no person asks for it.
struct Reaction {
  /// When it happens: `when the screen comes`.
  var occasion: String
  /// Where it is written; `nil` for what belongs to the screen as a whole.
  var place: SourcePlace?
  /// What it does.
  var effects: [Effect]
}

/// What a screen does by itself, and which components its views stand in: what is written, before anything is resolved.
struct WrittenScreen {
  private(set) var reactions: [Reaction] = []
  /// The places where components are used, with their names.
  private var uses: [SourcePlace: String] = [:]
  /// Where the words of views come from and what the views do, by their places.
  private var sources: [SourcePlace: [String]] = [:]
  private let circumstances: Circumstances

  init(_ screen: Screen, in scenario: Scenario) {
    circumstances = scenario.circumstances
    if let action = screen.onAppear {
      reactions.append(Reaction(occasion: "when the screen comes", effects: action.effects))
    }
    note(screen.onChange, at: nil)
    look(at: screen.views)
    for component in scenario.components.values { look(at: component.views) }
  }

  private mutating func note(_ handlers: [ChangeHandler], at place: SourcePlace?) {
    reactions += handlers.map { handler in
      Reaction(occasion: "when \(handler.value.calling) changes", place: place, effects: handler.action.effects)
    }
  }

  /// Looks at some views and at all that is in them.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - surroundings: What the views around them do with all that is inside.
  private mutating func look(at views: some Sequence<View>, in surroundings: [String] = []) {
    for view in views {
      note(view, in: surroundings)
      let inside = surroundings + view.surroundings
      if let action = view.onAppear {
        reactions.append(
          Reaction(
            occasion: "when the \(view.kind.rawValue) comes", place: view.origin, effects: action.effects))
      }
      note(view.onChange, at: view.origin)
      if case .component(let use) = view.content {
        uses[view.origin] = use.name
        for slot in use.slots { look(at: slot.views, in: inside) }
      }
      for views in [view.leading, view.trailing, view.header, view.footer] where !views.isEmpty {
        look(at: views, in: inside)
      }
      look(at: view.children, in: inside)
    }
  }

  private mutating func note(_ view: View, in surroundings: [String]) {
    let expressions = WrittenExpressions(of: view)
    var lines = surroundings
    if !expressions.computed.isEmpty { lines.append("computed from: \(expressions.computed.joined(separator: "; "))") }
    if !expressions.bound.isEmpty { lines.append("bound to: \(expressions.bound.joined(separator: ", "))") }
    if let effects = view.action?.effects, !effects.isEmpty {
      lines.append("when activated: \(effects.map(\.words).joined(separator: ", "))")
      lines += effects.compactMap { LandingRule(of: $0, under: circumstances) }.map { "then on: \($0.words)" }
    }
    if !lines.isEmpty { sources[view.origin] = lines.map(\.onOneLine) }
  }

  /// Where the words of a view come from and what it does: loops around it, expressions, state, and its action.
  func sources(of view: ViewID) -> [String] { sources[view.origin] ?? [] }

  /// The components around a view, the outermost first, with the places where they are used.
  func components(around view: ViewID) -> [(name: String, place: SourcePlace)] {
    guard !uses.isEmpty else { return [] }
    // The turns of a view have the numbers of the uses that it stands in.
    return zip(view.turns, view.turns.dropFirst()).compactMap { numbers in
      let place = SourcePlace(numbers: numbers)
      return uses[place].map { ($0, place) }
    }
  }
}

extension View {
  /// What the view does with all that is inside.
  fileprivate var surroundings: [String] {
    var lines: [String] = []
    if case .iteration(let variable, let index, let list) = content {
      lines.append("loop: \(variable)\(index.map { ", \($0)" } ?? "") in \(list.written)")
    }
    if let path = self.isPresented?.path { lines.append("presented: $\(path.written)") }
    return lines
  }
}

extension Dynamic<Value> {
  /// What a message calls a value that is watched.
  fileprivate var calling: String {
    if case .expression(.path(let path)) = self { "'\(path)'" } else { "a value" }
  }
}
