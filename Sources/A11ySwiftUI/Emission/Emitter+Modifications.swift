internal import Interface

extension Emitter {
  /// A view with all that was done to its piece, from the inside out.
  mutating func modified(_ plain: Interface.View, _ piece: Piece) -> Interface.View {
    var view = plain
    var isTouched = !plain.kind.has(.arranges)
    // Whether elements stand in front of the view or behind it, which are no part of it yet.
    var hasElementsAround = false
    // Whether the view is all of them together.
    var isWhole = false
    dropped = nil
    for (index, modification) in piece.modifications.enumerated() {
      if hasElementsAround, modification.concernsWhole {
        view = wrapped(view, piece.path, index)
        (hasElementsAround, isWhole) = (false, true)
      }
      switch modification {
      case .accessibility(let change):
        if case .children(let behavior) = change {
          // What has become an element already is changed, and no other one made around it (Apple,
          // `AccessibilityChildBehavior.combine`; its sample “Creating accessible views” combines and then contains).
          let isElement = view.childBehavior != nil && !hasElementsAround
          if isTouched, !isElement { view = wrapped(view, piece.path, index) }
          view.makeElement(behavior)
          if behavior == .combine { takeCursor(of: &view) }
        } else if isWhole {
          apply(change, to: &view)
        } else {
          // Tabs and pages are a container of the system's: what they are called is heard on the way in.
          if case .label = change, piece.kind.isTabs, view.childBehavior == nil { view.makeElement(.contain) }
          say(change, of: &view)
        }
        isTouched = true
      case .layout(let change): apply(change, to: &view)
      case .layer(let layer):
        var shared = Interface.Layer(views(layer.pieces), alignment: layer.alignment.shared)
        guard !shared.views.isEmpty else { continue }
        if layer.isOverlay { shared.views.stand(on: view) }
        hasElementsAround = hasElementsAround || shared.views.contains(where: \.hasElements)
        view.layout.append(layer.isOverlay ? .overlay(shared) : .background(shared))
      case .hidden: view.opacity = .constant(0)
      case .opacity(let opacity):
        // What is above one is opaque, as a card that fades only once it has been dragged far.
        view.opacity = .constant((view.opacity?.constant ?? 1) * min(max(opacity, 0), 1))
      case .tap(let action): tap(&view, action)
      case .longPress(let action):
        var gesture = make(.button, piece.path, part: "long press", text("longPress"))
        gesture.action = tokens.action(action)
        view.gestures.append(gesture)
      case .drag(let pickUp): view.draggable = Draggable(action: tokens.action(pickUp))
      case .drop(let drop):
        view.dropTarget = DropPoint(action: tokens.action { drop(.center) })
        dropped = drop
      case .look(let look):
        let isTinted = isTinted || piece.modifications.count { if case .look(.color) = $0 { true } else { false } } > 1
        apply(look, to: &view, isTinted: isTinted)
      case .inset: break
      }
    }
    if piece.traits.priority != 0 { view.layout.append(.priority(piece.traits.priority)) }
    if !piece.traits.contextMenu.isEmpty { view.contextMenu = views(piece.traits.contextMenu) }
    if namesIDs, view.identifier == nil, let id = piece.traits.id ?? piece.traits.rowIDs.first {
      view.identifier = name(of: id)
    }
    return view
  }

  /// Says something of a view; of a stack around a single view it is said of that view, which stays what it is.
  private mutating func say(_ change: AccessibilityChange, of view: inout Interface.View) {
    let isStack = view.kind.has([.arranges, .elementIfLabeled]) && view.childBehavior == nil && view.label == nil
    guard change.isOfElement, isStack, view.children.count == 1, var only = view.children.first else {
      return apply(change, to: &view)
    }
    say(change, of: &only)
    view.children = ChunkedArray([only])
  }

  /// A view in a container of its own, so that what follows is not said of the view itself.
  private func wrapped(_ view: Interface.View, _ path: PathKey, _ index: Int) -> Interface.View {
    make(.zstack, path.at(.slot("element")).at(.index(index)), children: [view])
  }

  /// Keeps what the person's settings do to a view, and its colors: of several the innermost.
  private func apply(_ look: Look, to view: inout Interface.View, isTinted: Bool) {
    switch look {
    case .style(let style): view.style = style.rawValue
    case .textSizes(let least, let greatest):
      let limits = TextSizeLimits(least: least.shared, greatest: greatest.shared)
      view.textSizes = view.textSizes.map { $0.within(limits) } ?? limits
    case .navigationIcon(let name): view.assistiveAccessNavigationIcon = name
    case .keepsColors(let keeps): view.ignoresInvertColors = .constant(keeps)
    case .colorScheme(let scheme): view.colorScheme = view.colorScheme ?? (scheme == .dark ? .dark : .light)
    case .color(let paint): view.color = view.color ?? .constant(paint.name(isTinted: isTinted))
    case .background(let paint):
      // The rows of a list have a background of their own in front.
      let isBehindRows = view.kind.has(.rows) && view.kind != .section
      let name = isBehindRows ? Paint.unknownBackdrop : paint.backdropName(isTinted: isTinted)
      view.backgroundColor = view.backgroundColor ?? .constant(name)
    }
  }

  /// Lets a tap do something; a tap on a container reaches what is in it.
  private mutating func tap(_ view: inout Interface.View, _ action: @escaping AppAction) {
    let shared = tokens.action(action)
    Emitter.tap(&view, shared)
  }

  private static func tap(_ view: inout Interface.View, _ action: Action) {
    if view.kind.has(.arranges), view.childBehavior == nil, view.label == nil {
      view.children = ChunkedArray(view.children.map { child in child.with { tap(&$0, action) } })
    } else if view.action == nil, view.isOn == nil, view.amount == nil, view.text == nil, view.selection == nil {
      view.action = action
    }
  }
}

extension AccessibilityChange {
  /// Whether it is about the words and the traits of an element.
  fileprivate var isOfElement: Bool {
    switch self {
    case .label, .labelAround, .value, .hint, .addTraits, .removeTraits, .inputLabels, .heading, .expanded: true
    case .hidden, .identifier, .sortPriority, .language, .speech, .customContent, .removeCustomContent, .children,
      .representation, .syntheticChildren, .activate, .action, .actions, .editActions, .respondsToUserInteraction,
      .keyboardShortcut, .escape, .magicTap, .adjust, .zoom, .rotor, .rotorEntry, .focus, .directTouch, .dragPoint,
      .dropPoint, .scroll, .refresh, .activationPoint, .labeledPair, .chart:
      false
    }
  }
}

extension Modification {
  /// Whether it is about a view with all that stands in front of it and behind it, where that is more than one element.
  fileprivate var concernsWhole: Bool {
    switch self {
    case .accessibility(.hidden(true)), .accessibility(.sortPriority), .accessibility(.representation): true
    case .accessibility(let change): change.isOfElement
    case .hidden, .opacity: true
    case .layout, .layer, .tap, .longPress, .drag, .drop, .look, .inset: false
    }
  }
}

extension Interface.View {
  /// Whether accessibility finds anything in the view, which it does not in a plain shape.
  fileprivate var hasElements: Bool {
    guard hidden?.constant != true, !decorative else { return false }
    let isDescribed = label != nil || !kind.has(.arranges) && (value != nil || hint != nil)
    guard kind.has(.elementIfLabeled), !isDescribed else { return true }
    var isFound = false
    forEachInside { if $0.hasElements { isFound = true } }
    return isFound
  }
}

extension PieceKind {
  fileprivate var isTabs: Bool { if case .tabs = self { true } else { false } }
}

extension [Interface.View] {
  /// Has what lies on a view be seen against it: against its color, or against what is not known.
  fileprivate mutating func stand(on view: Interface.View) {
    let color = view.backgroundColor ?? (view.kind.isPlainShape ? view.color : nil) ?? .constant(Paint.unknownBackdrop)
    for index in indices { self[index].backgroundColor = self[index].backgroundColor ?? color }
  }
}

extension Kind {
  /// Whether it is a surface in one color.
  var isPlainShape: Bool {
    [.circle, .rectangle, .roundedRectangle, .capsule, .ellipse].contains(self)
  }
}
