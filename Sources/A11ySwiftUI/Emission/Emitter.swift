internal import Diagnostics
package import Interface

/// Makes the views that readers know out of the pieces that an app's views came to.
@MainActor
package struct Emitter {
  package var tokens = Tokens()
  package let environment: EnvironmentValues
  /// What asks whether the cursor is on it, or asks for the cursor.
  var focusLinks: [NamedLink] = []
  /// What is paired with labels that stand elsewhere on the screen, by the ids of the pairs.
  var pairs: [AnyHashable: LabeledPair] = [:]
  /// The field that has the keyboard.
  package var edited: String?
  /// Whether a person edits a field that the app does not decide the editing of.
  var isTyping = false
  /// Whether something stands above the keyboard while there is one.
  var hasKeyboardItems = false
  /// The list around, where it is in edit mode.
  var editing: ListEditing?
  /// What a drop on the view at hand does, at a point of it.
  var dropped: DropAction?
  /// Whether the places that ids stand for need names, since a rotor leads to them.
  var namesIDs = false
  /// The views of the app's with drawings of which a person hears nothing.
  var undescribed: [String] = []
  /// Whether something around the piece at hand has a color of its own.
  private(set) var isTinted = false
  /// Whether the piece at hand is in a tab, other than the one to search in.
  var isInTab = false
  /// Whether views of other frameworks are among those that are made.
  package var showsForeign = false
  /// What controllers of other frameworks present.
  package var presented: [Interface.View] = []
  /// The view of another framework's that takes a tap which nothing at hand takes.
  package var tapped: (any ForeignTarget)?
  /// Whether a view of another framework's around the piece at hand is an element, which speaks for all in it.
  package var isInsideElement = false
  /// The call that made the piece at hand.
  private var site = CallSite.none
  private var names: [AnyHashable: String] = [:]

  init(environment: EnvironmentValues) { self.environment = environment }

  /// A link to a value that tells whether the cursor is on a view, by the name that the view bears.
  struct NamedLink {
    var name: String
    let link: FocusLink
  }

  /// The views of some pieces, in their order.
  package mutating func views(_ pieces: [Piece]) -> [Interface.View] {
    var views: [Interface.View] = []
    views.reserveCapacity(pieces.count)
    for piece in pieces { views += self.views(piece) }
    return views
  }

  /// The views of a piece: several where it is a screen with bars.
  mutating func views(_ piece: Piece) -> [Interface.View] {
    let outer = site
    site = piece.site.or(outer)
    defer { site = outer }
    switch piece.kind.part {
    case .screens(let stack): return surrounded(changed(screen(stack), by: piece), by: piece)
    case .loose(let pieces) where piece.modifications.isEmpty: return views(pieces)
    case .loose, .tabs, .section, .stack, .divider, .single:
      let drawingsBefore = undescribed.count
      var plain = tinted(by: piece) { $0.plain(piece) }
      // What is around others hands it on to each of them by the environment.
      if !piece.isEnabled, !plain.kind.has(.arranges) { plain.enabled = false }
      var view = modified(plain, piece)
      if piece.lacksWords { view.lacksWords = true }
      if undescribed.count > drawingsBefore, piece.isDescribed { undescribed.removeSubrange(drawingsBefore...) }
      return surrounded([view], by: piece)
    }
  }

  /// The views of a screen with what is done to all of it: what lies on it lies on its content, between the bars.
  private mutating func changed(_ views: [Interface.View], by piece: Piece) -> [Interface.View] {
    var whole = piece
    whole.modifications = piece.modifications.filter { $0.isLayer || $0.hides }
    guard !whole.modifications.isEmpty else { return views }
    var part = Piece(.group([]), path: piece.path)
    part.modifications = whole.modifications.filter(\.hides)
    let content = views.filter { !$0.kind.has(.bar) }
    let place = views.firstIndex { !$0.kind.has(.bar) } ?? views.endIndex
    let one =
      content.count == 1 ? content[0] : make(.vstack, piece.path, part: "content", children: content)
    let (before, after) = (views[..<place], views[place...].filter { $0.kind.has(.bar) })
    return before.map { modified($0, part) } + [modified(one, whole)] + after.map { modified($0, part) }
  }

  /// Makes what is in a piece, which takes over its color.
  private mutating func tinted(
    by piece: Piece, _ make: (inout Emitter) -> Interface.View
  ) -> Interface.View {
    let outer = isTinted
    isTinted = isTinted || piece.modifications.contains { if case .look(.color) = $0 { true } else { false } }
    defer { isTinted = outer }
    return make(&self)
  }

  /// One view for a piece.
  mutating func view(_ piece: Piece) -> Interface.View {
    let views = views(piece)
    if views.count == 1, let view = views.first { return view }
    return make(.vstack, piece.path, children: views)
  }

  /// A view in a place of the graph.
  package func make(
    _ kind: Kind, _ path: PathKey, _ content: Interface.View.Content = .none, children: [Interface.View] = []
  ) -> Interface.View {
    let origin = site.number == 0 ? SourcePlace.code : SourcePlace(call: Int(site.number))
    var view = Interface.View(kind, content, children: children, origin: origin)
    view.turns = path.turns
    return view
  }

  /// A view in a place below another one.
  package func make(
    _ kind: Kind, _ path: PathKey, part: StaticString, _ content: Interface.View.Content = .none,
    children: [Interface.View] = []
  ) -> Interface.View { make(kind, path.at(.slot(part)), content, children: children) }

  /// A text that the system writes.
  package func text(_ words: String) -> Interface.View.Content { .text(.constant(words)) }

  /// The name by which rotors and requests find what an id stands for.
  mutating func name(of id: AnyHashable) -> String {
    if let name = names[id] { return name }
    let name = "id \(names.count + 1)"
    names[id] = name
    return name
  }
}

// MARK: - Bars at the edges of a piece
extension Emitter {
  private mutating func surrounded(_ views: [Interface.View], by piece: Piece) -> [Interface.View] {
    var views = views
    for case .inset(let inset) in piece.modifications {
      let bar = self.views(inset.pieces)
      switch inset.edge {
      case .top, .leading: views = bar + views
      case .bottom, .trailing: views += bar
      }
    }
    return views
  }
}

extension Piece {
  /// Whether words are given for what is in it, or it is left out on purpose.
  fileprivate var isDescribed: Bool {
    modifications.contains { modification in
      guard case .accessibility(let change) = modification else { return false }
      return switch change {
      case .label, .labelAround, .representation, .syntheticChildren, .hidden(true), .children(.ignore), .chart: true
      case .value, .hint, .addTraits, .removeTraits, .hidden(false), .identifier, .sortPriority, .inputLabels, .heading,
        .language, .speech, .customContent, .removeCustomContent, .children(.combine), .children(.contain), .activate,
        .action, .actions, .editActions, .respondsToUserInteraction, .keyboardShortcut, .escape, .magicTap, .adjust,
        .zoom, .rotor, .rotorEntry, .focus, .directTouch, .dragPoint,
        .dropPoint, .scroll, .refresh, .activationPoint, .labeledPair, .expanded:
        false
      }
    }
  }
}
