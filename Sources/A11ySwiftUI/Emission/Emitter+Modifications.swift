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
          if isTouched { view = wrapped(view, piece.path, index) }
          view.makeElement(behavior.shared)
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
      case .opacity(let opacity): view.opacity = .constant((view.opacity?.constant ?? 1) * opacity)
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
    var place = path
    place.descend(.slot("element"))
    place.descend(.index(index))
    return make(.zstack, place, children: [view])
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
    case .accessibility(let change):
      if case .hidden(true) = change { true } else if case .sortPriority = change { true } else { change.isOfElement }
    case .hidden, .opacity: true
    case .layout, .layer, .tap, .longPress, .drag, .drop, .look, .inset: false
    }
  }
}

extension Interface.View {
  /// Whether accessibility finds anything in the view, which it does not in a plain shape.
  fileprivate var hasElements: Bool {
    guard hidden?.constant != true, !decorative else { return false }
    guard kind.has(.elementIfLabeled), label == nil else { return true }
    var isFound = false
    forEachInside { if $0.hasElements { isFound = true } }
    return isFound
  }
}

extension PieceKind {
  fileprivate var isTabs: Bool { if case .tabs = self { true } else { false } }
}

extension DynamicTypeSize {
  fileprivate var shared: Interface.DynamicTypeSize? { Interface.DynamicTypeSize(rawValue: "\(self)") }
}

extension AccessibilityChange.ChildBehavior {
  fileprivate var shared: ChildBehavior {
    switch self {
    case .ignore: .ignore
    case .combine: .combine
    case .contain: .contain
    }
  }
}

// MARK: - Layout
extension Emitter {
  private func apply(_ change: LayoutChange, to view: inout Interface.View) {
    switch change {
    case .padding(let insets):
      view.layout.append(
        .padding(
          Edges(
            top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
            trailing: Double(insets.trailing))))
    case .fixedFrame(let width, let height, let alignment):
      view.layout.append(
        .size(
          SizeLimits(
            width: LengthLimits(width?.finite), height: LengthLimits(height?.finite), alignment: alignment.shared)))
    case .flexibleFrame(let frame):
      view.layout.append(
        .size(
          SizeLimits(
            width: LengthLimits(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth),
            height: LengthLimits(min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight),
            alignment: frame.alignment.shared)))
    case .offset(let x, let y): view.layout.append(.offset(Point(x: x, y: y)))
    case .aspectRatio(let ratio, let mode):
      view.layout.append(.aspectRatio(Interface.AspectRatio(ratio, mode == .fit ? .fit : .fill)))
    case .fixedSize(let horizontal, let vertical):
      view.layout.append(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .clipped: view.clips = true
    // The layout that is estimated knows no place within a parent and no scale.
    case .position, .scale: break
    }
  }
}

extension Double {
  /// The number, where layout can reckon with it.
  fileprivate var finite: Double? { isFinite && self >= 0 ? self : nil }
}

// MARK: - Accessibility
extension Emitter {
  mutating func apply(_ change: AccessibilityChange, to view: inout Interface.View) {
    switch change {
    case .label(let words): view.label = Interface.Label(.constant(words))
    case .labelAround(let before, let after):
      var label = view.label ?? Interface.Label()
      label.prepend = before.map { .constant($0) }
      label.append = after.map { .constant($0) }
      view.label = label
    case .value(let words): view.value = .constant(words)
    case .hint(let words): view.hint = .constant(words)
    case .addTraits(let traits):
      let added = traits.shared
      view.traits += added.filter { !view.traits.contains($0) }
      view.removeTraits.removeAll(where: added.contains)
    case .removeTraits(let traits):
      let removed = traits.shared
      view.traits.removeAll(where: removed.contains)
      view.removeTraits += removed
    case .hidden(let isHidden): view.hidden = .constant(isHidden)
    case .identifier(let identifier):
      if let edited, edited == view.identifier { self.edited = identifier }
      for index in focusLinks.indices where focusLinks[index].name == view.identifier {
        focusLinks[index].name = identifier
      }
      view.identifier = identifier
    case .sortPriority(let priority): view.sortPriority = .constant(priority)
    case .inputLabels(let labels): view.inputLabels = labels.map { .constant($0) }
    case .heading(let level): view.headingLevel = level
    case .expanded(let isExpanded): view.isExpanded = Bound(.constant(.flag(isExpanded)))
    case .language(let language): view.language = language
    case .speech(let speech): apply(speech, to: &view)
    case .customContent(let label, let value, let isImportant):
      view.customContent.removeAll { $0.label == .constant(label) }
      view.customContent.append(
        CustomContent(label: .constant(label), value: .constant(value), isImportant: isImportant))
    case .removeCustomContent(let label): view.customContent.removeAll { $0.label == .constant(label) }
    case .children(let behavior): view.makeElement(behavior.shared)
    case .representation(let pieces):
      let views = views(pieces)
      if views.count == 1 {
        view.representation = Box(views[0])
      } else if !views.isEmpty {
        view.representation = Box(make(.vstack, PathKey(), children: views).with { $0.turns = view.turns })
      }
    case .syntheticChildren(let pieces):
      // It is the children of the element that are replaced (the documentation of accessibilityChildren).
      let (label, identifier) = (view.label, view.identifier)
      view = make(.zstack, PathKey(), children: views(pieces)).with {
        $0.turns = view.turns
        $0.label = label
        $0.identifier = identifier
      }
      view.makeElement(.contain)
    case .activate(let action):
      view.action = tokens.action(action)
      // What can be activated is a button, where it is no control already (rjchatfield/AX, the elements of iOS 16).
      if !view.kind.has(.act), !view.kind.has(.question), !view.traits.contains(.button) { view.traits.append(.button) }
    case .action(let name, let action):
      var button = make(.button, PathKey(), part: "action", text(name))
      button.turns = view.turns + [Int32(clamping: view.actions.count)]
      button.action = tokens.action(action)
      // Of several modifiers, the one written last comes first (zenn.dev, “accessibilityActionで設定した…”, iOS 15.3.1).
      view.actions.insert(button, at: 0)
    case .actions(let pieces): view.actions = views(pieces) + view.actions
    case .editActions(let pieces): view.editActions = views(pieces) + view.editActions
    case .respondsToUserInteraction(let responds): view.respondsToUserInteraction = responds
    case .keyboardShortcut(let shortcut): view.keyboardShortcut = shortcut.shared
    case .escape(let action): view.escape = tokens.action(action)
    case .magicTap(let action): view.magicTap = tokens.action(action)
    case .adjust(let action):
      view.increment = tokens.action { action(.increment) }
      view.decrement = tokens.action { action(.decrement) }
    case .zoom(let action):
      view.zoomIn = tokens.action {
        action(AccessibilityZoomGestureAction(direction: .zoomIn, location: .center, point: .zero))
      }
      view.zoomOut = tokens.action {
        action(AccessibilityZoomGestureAction(direction: .zoomOut, location: .center, point: .zero))
      }
    case .rotor(let rotor): view.rotors.append(shared(rotor, on: &view))
    case .rotorEntry(let id): view.identifier = view.identifier ?? name(of: id)
    case .focus(let link):
      let name = view.nameForCursor()
      focusLinks.append(NamedLink(name: name, link: link))
    case .directTouch(let isSilent, let requiresActivation):
      view.directTouch = (isSilent ? [.silentOnTouch] : []) + (requiresActivation ? [.requiresActivation] : [])
    case .dragPoint(let words): view.draggable = Draggable(name: .constant(words), action: view.draggable?.action)
    case .dropPoint(let words, let point):
      let action = dropped.map { drop in tokens.action { drop(point) } }
      view.dropPoints.append(DropPoint(name: .constant(words), action: action ?? Action()))
    case .chart(let descriptor): view.chartDescriptor = descriptor.shared
    // Which pages there are is told sideways, as pages are turned; that an app asks for another edge is not known.
    case .scroll(let scroll):
      view.nextPage = tokens.action { scroll(.trailing) }
      view.previousPage = tokens.action { scroll(.leading) }
    case .refresh(let refresh): view.refresh = tokens.action { Task { await refresh() } }
    case .labeledPair(isLabel: true, let id): pairs[id, default: LabeledPair()].label = view.turns
    case .labeledPair(isLabel: false, let id): pairs[id, default: LabeledPair()].contents.insert(view.turns)
    // A place of activation has no words of its own.
    case .activationPoint: break
    }
  }

  private func apply(_ traits: SpeechTraits, to view: inout Interface.View) {
    var speech = view.speech ?? Speech()
    speech.spellsOut = traits.spellsOut ?? speech.spellsOut
    speech.speaksPunctuation = traits.includesPunctuation ?? speech.speaksPunctuation
    speech.pitch = traits.pitch ?? speech.pitch
    view.speech = speech
  }

  private mutating func shared(_ rotor: RotorPiece, on view: inout Interface.View) -> Rotor {
    var entries: [Rotor.Entry] = []
    if !rotor.ranges.isEmpty, let text = view.writtenText {
      let name = view.nameForCursor()
      // An app may hold ranges of a text that has become shorter.
      for range in rotor.ranges where range.upperBound <= text.endIndex {
        entries.append(Rotor.Entry(ElementReference(name), text: String(text[range])))
      }
    }
    for entry in rotor.entries {
      guard let target = entry.target else { continue }
      var shared = Rotor.Entry(ElementReference(name(of: target)), text: entry.text)
      shared.label = entry.name.isEmpty ? nil : entry.name
      entries.append(shared)
    }
    return Rotor(name: .constant(rotor.system ?? rotor.name), entries: entries)
  }
}

extension AXChartDescriptor {
  /// What is told of the chart, as scenarios tell it.
  fileprivate var shared: ChartDescriptor {
    var chart = ChartDescriptor()
    chart.title = title.map { .constant($0) }
    chart.summary = summary.map { .constant($0) }
    chart.xAxis = .constant(xAxis.title)
    chart.yAxis = yAxis.map { .constant($0.title) }
    chart.series = series.map { series in
      ChartSeries(name: .constant(series.name ?? ""), points: series.dataPoints.map(shared))
    }
    return chart
  }

  private func shared(_ point: AXDataPoint) -> ChartPoint {
    let x: String
    switch point.x {
    case .category(let name): x = name
    case .number(let number):
      x = (xAxis as? AXNumericDataAxisDescriptor)?.valueDescriptionProvider(number) ?? "\(number)"
    }
    let y = point.y.map { yAxis?.valueDescriptionProvider($0) ?? "\($0)" } ?? ""
    return ChartPoint(label: .constant(point.label ?? x), value: .constant(y))
  }
}

extension KeyboardShortcut {
  /// The keys as Full Keyboard Access knows them; `nil` for a key that it has no name for.
  fileprivate var shared: Keystroke? {
    let held: [(EventModifiers, Keystroke.Modifier)] = [
      (.control, .control), (.option, .option), (.shift, .shift), (.command, .command),
    ]
    let named: [(KeyEquivalent, Keystroke.NamedKey)] = [
      (.tab, .tab), (.space, .space), (.return, .returnKey), (.escape, .escape), (.delete, .delete), (.upArrow, .up),
      (.downArrow, .down), (.leftArrow, .left), (.rightArrow, .right),
    ]
    let modifiers = Set(held.filter { self.modifiers.contains($0.0) }.map(\.1))
    if let key = named.first(where: { $0.0 == key })?.1 { return Keystroke(key, with: modifiers) }
    let capital = key.character.uppercased()
    guard let character = capital.first, capital.count == 1, !character.isWhitespace, character.isASCII else {
      return nil
    }
    return Keystroke(character, with: modifiers)
  }
}

extension AccessibilityTraits {
  /// The traits by the names that scenarios use.
  fileprivate var shared: [AccessibilityTrait] {
    let all: [(AccessibilityTraits, AccessibilityTrait)] = [
      (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
      (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey),
      (.isStaticText, .staticText), (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently),
      (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
      (.causesPageTurn, .causesPageTurn), (.isModal, .modal), (.isToggle, .toggle), (.isTabBar, .tabBar),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
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

extension Interface.View {
  /// A name of the element that the cursor goes to when it is asked to the view: the view itself, or of one that only holds
  /// others the first in it (assumed); the view has it too, in case that it is made one element afterwards.
  fileprivate mutating func nameForCursor() -> String {
    var name = identifier ?? "focus \(turns)"
    if holdsOthersOnly { nameFirstElement(&name) }
    identifier = identifier ?? name
    return name
  }

  /// The text that a field holds or that stands in the view.
  fileprivate var writtenText: String? { text?.value.constant?.text ?? title }

  private var holdsOthersOnly: Bool {
    kind.has(.arranges) && childBehavior != .combine && childBehavior != .ignore
      && (label == nil || childBehavior == .contain)
  }

  /// Names the first element in a view that only holds others, if there is one; an element that has a name keeps it.
  @discardableResult
  private mutating func nameFirstElement(_ name: inout String) -> Bool {
    for index in children.indices {
      let child = children[index]
      if child.hidden?.constant == true || child.kind == .spacer || child.kind == .divider { continue }
      if child.holdsOthersOnly {
        if children[index].nameFirstElement(&name) { return true }
      } else if child.label != nil || !child.kind.has(.elementIfLabeled) || child.childBehavior != nil {
        name = child.identifier ?? name
        children[index].identifier = name
        return true
      }
    }
    return false
  }
}
