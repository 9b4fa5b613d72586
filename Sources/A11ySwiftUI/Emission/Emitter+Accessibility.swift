internal import Interface

extension Emitter {
  /// Says something of a view to those who do not see it.
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
    case .children(let behavior): view.makeElement(behavior)
    case .representation(let pieces):
      let views = views(pieces)
      if views.count == 1 {
        view.representation = Box(views[0])
      } else if !views.isEmpty {
        view.representation = Box(make(.vstack, PathKey(), children: views).with { $0.turns = view.turns })
      }
    case .syntheticChildren(let pieces):
      // It is the children of the element that are replaced: “If an accessibility element already exists, the framework
      // converts it into an accessibility container” (Apple, `accessibilityChildren(children:)`).
      let (label, identifier) = (view.label ?? view.ownLabel, view.identifier)
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
    // So does the last one in a builder (AccessibilitySnapshot, CustomActionsDemo on iOS 18 and 26).
    case .actions(let pieces): view.actions = views(pieces).reversed() + view.actions
    case .editActions(let pieces): view.editActions = views(pieces).reversed() + view.editActions
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
    // Of several rotors, too, the one written last comes first (rjchatfield/AX, testAXRotor).
    case .rotor(let rotor): view.rotors.insert(shared(rotor, on: &view), at: 0)
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
      shared.prepare = tokens.action(entry.prepare)
      entries.append(shared)
    }
    return Rotor(name: .constant(rotor.system ?? rotor.name), entries: entries)
  }
}

extension Interface.View {
  /// The text that a field holds or that stands in the view.
  fileprivate var writtenText: String? { text?.value.constant?.text ?? title }
}

extension Interface.View {
  /// What a text or a picture is called that has no label of the author's.
  fileprivate var ownLabel: Interface.Label? {
    guard [.text, .image].contains(kind), !decorative, let title, !title.isEmpty else { return nil }
    return Interface.Label(.constant(title))
  }
}
