internal import Elements
internal import Interface
package import Order
package import Utterances

/// What TalkBack says of an element: its state, its name, its type, its place, that it is disabled, and last what the cursor
/// has come into.
///
/// Sources: google/talkback, October 2024: the default order of descriptions (“state, name, type”), the order of what is said
/// on landing (EventTypeViewAccessibilityFocusedFeedbackRule), what fields say (EditTextDescription); facebook/react-native,
/// pull request 39298 (“[state] [label] [role]”).
package struct TalkBackDescription: Sendable, Hashable {
  /// The parts, those that follow a pause last.
  package private(set) var parts: [Utterance.Part] = []
  private let subject: ViewID
  private let words: TalkBackWords

  /// Describes a stop of a screen, coming from another one.
  ///
  /// - Parameters:
  ///   - place: The place of the stop in the reading order of iOS.
  ///   - previous: The place that the cursor comes from; `nil` if it comes from nowhere.
  ///   - screen: The screen as TalkBack goes through it.
  ///   - order: The stops of the screen.
  ///   - words: TalkBack's words in the language of the system.
  ///   - isEdited: Whether what is typed goes in here.
  package init(
    of place: Int, from previous: Int?, on screen: TalkBackScreen, _ order: ReadingOrder, in words: TalkBackWords,
    isEdited: Bool = false
  ) {
    let stop = order.stops[place]
    let element = stop.element
    subject = element.id
    self.words = words
    let isChoice = screen.row(at: place)?.isChoice ?? false
    let type = isChoice ? .radioButton : TalkBackType(of: stop)
    let isEdited = isEdited || element.traits.contains(.isEditing)
    if isChoice, !element.traits.contains(.selected) { add(.state, .notSelected) }
    if !element.isSwitchRow { addState(of: element, isEdited: isEdited) }
    addName(of: element, type)
    if element.isSwitchRow { addState(of: element, isEdited: isEdited) }
    addType(of: element, type)
    addPlace(of: stop, screen.row(at: place), unlike: previous.flatMap(screen.row))
    if element.hasText { add(.notice, element.label ?? element.prompt) }
    add(.notice, element.hint)
    if element.traits.contains(.notEnabled) { add(.state, .disabled) }
    addTransition(from: previous.flatMap(screen.row)?.list, to: screen.row(at: place))
    addSeries(of: stop, from: previous.map { order.stops[$0] })
    addContainer(stop.container, from: previous.flatMap { order.stops[$0].container })
    addHints(of: element, type, isEdited: isEdited)
  }

  package func utterance(in phrasebook: Phrasebook) -> Utterance {
    Utterance(parts: parts, subject: subject, phrasebook: phrasebook)
  }

  /// What tells of the state, which is said again when it changes.
  var state: [Utterance.Part] {
    parts.filter { part in
      switch part.kind {
      case .selected, .value, .state: true
      case .app, .container, .alert, .header, .label, .cell, .customContent, .boundary, .role, .position, .recognition,
        .hint, .systemHint, .actionsAvailable, .moreContentAvailable, .notice:
        false
      }
    }
  }

  /// The description without what follows a pause.
  var atOnce: TalkBackDescription {
    var description = self
    description.parts.removeAll(where: \.kind.followsPause)
    return description
  }

  private mutating func add(_ kind: Utterance.Kind, _ words: String?) {
    if let words, !words.isEmpty { parts.append(Utterance.Part(kind: kind, text: words)) }
  }

  private mutating func add(_ kind: Utterance.Kind, _ phrase: TalkBackPhrase) {
    var part = Utterance.Part(kind: kind, text: words[phrase])
    part.isAssumed = phrase.string == nil
    parts.append(part)
  }

  private mutating func addState(of element: Element, isEdited: Bool) {
    if element.traits.contains(.selected) { add(.selected, .selected) }
    if isEdited { add(.state, .editing) }
    if element.hasDetails, let isExpanded = element.details.isExpanded {
      add(.state, isExpanded ? .expanded : .collapsed)
    }
    guard let value = element.value, !value.isEmpty, element.traits.isDisjoint(with: [.textEntry, .searchField]) else {
      return
    }
    if element.traits.contains(.toggle) {
      let isCheckBox = element.traits.contains(.checkBox)
      let (on, off): (TalkBackPhrase, TalkBackPhrase) = isCheckBox ? (.checked, .notChecked) : (.on, .off)
      add(.value, ["1": words[on], "0": words[off]][value] ?? value)
    } else if value.last == "%", !element.traits.contains(.adjustable) {
      add(.value, words.words(.percent, String(value.dropLast())))
    } else {
      add(.value, value)
    }
  }

  /// Adds what the element is called.
  ///
  /// A field is called by the text in it, if there is one, and its label follows its type as its hint does; of a secret only
  /// the length is said. A picture without a name says so, and so does what has no type either; of other things the type is
  /// heard alone (google/talkback, `NonTextViewsDescription` and `getUnlabelledNodeDescription`; pixelix, issue 125).
  private mutating func addName(of element: Element, _ type: TalkBackType?) {
    let length = element.hasDetails ? element.details.secretLength ?? 0 : 0
    if element.traits.contains(.secureText) { add(.label, .password) }
    if length > 0 {
      add(.label, words.words(.characters, count: length))
    } else if let text = element.writtenText {
      add(.label, text)
    } else if element.isSystemsWayBack, words.isEnglish {
      add(.label, .navigateUp)
    } else if let label = element.label ?? element.prompt, !label.isEmpty {
      add(.label, label)
    } else if element.traits.contains(.secureText) {
      return
    } else if element.value?.isEmpty ?? true, element.kind == .image || type == nil && element.isPressed {
      add(.label, .unlabelled)
    }
  }

  private mutating func addType(of element: Element, _ type: TalkBackType?) {
    if let type { add(.role, type.phrase) }
    if element.traits.contains(.header) { add(.role, .heading) }
  }

  /// The place among others; in a row of a list it is said once.
  private mutating func addPlace(of stop: Stop, _ row: TalkBackScreen.Row?, unlike previous: TalkBackScreen.Row?) {
    switch stop.context {
    case .series(let position), .tab(let position):
      add(.position, words.words(.position, "\(position.index)", "\(position.count)"))
    case .cell(let cell):
      if let row = cell.row { add(.cell, words.words(.row, "\(row)")) }
      if let column = cell.column { add(.cell, words.words(.column, "\(column)")) }
    case .none, .list, .landmark:
      if let row, row != previous { add(.position, words.words(.position, "\(row.index)", "\(row.count)")) }
    }
  }

  private mutating func addTransition(from previous: ViewID?, to row: TalkBackScreen.Row?) {
    guard row?.list != previous else { return }
    if let row {
      add(.container, row.label.map { words.words(.inListNamed, $0) } ?? words[.inList])
      add(.container, words.words(.items, count: row.count))
    } else {
      add(.container, .outOfList)
    }
  }

  /// Segments are a list of tabs, which is told on the way in (MagentaA11y, video of a segmented control).
  private mutating func addSeries(of stop: Stop, from previous: Stop?) {
    guard case .series(let position) = stop.context else { return }
    if case .series = previous?.context { return }
    add(.container, words[.inList])
    add(.container, words.words(.items, count: position.count))
  }

  /// What has a name, or is the tab bar, is named on the way in.
  private mutating func addContainer(_ container: ReadContainer?, from previous: ReadContainer?) {
    guard let container, container.id != previous?.id, container.role != .list else { return }
    if let label = container.label, !label.isEmpty {
      add(.container, label)
    } else if container.role == .tabBar {
      add(.container, .tabBar)
    }
  }

  /// Adds what can be done.
  ///
  /// A field is pressed long for its menu, and has actions while it is edited (MagentaA11y, video of a text input and guide to
  /// date pickers).
  private mutating func addHints(of element: Element, _ type: TalkBackType?, isEdited: Bool) {
    guard !element.traits.contains(.notEnabled) else { return }
    let details = element.hasDetails ? element.details : .none
    let isField = !element.traits.isDisjoint(with: [.textEntry, .searchField])
    let isActivated = type == nil && element.isPressed || element.isSwitchRow
    let hint = isActivated ? .activateHint : type?.hint
    if let hint, !(isField && isEdited), !(type?.phrase == .tab && element.traits.contains(.selected)) {
      add(.systemHint, hint)
    }
    if isField || details.contextMenu != nil { add(.systemHint, .longPressHint) }
    if isField && isEdited || !details.actions.isEmpty { add(.actionsAvailable, .actionsHint) }
  }
}

extension Element {
  /// What is written in a field for all to read; `nil` where there is nothing, or it is a secret.
  package var writtenText: String? {
    guard hasDetails, case .edit(_, let text)? = details.activation, !text.isEmpty, !traits.contains(.secureText) else {
      return nil
    }
    return text
  }

  /// Whether the element is the way back in a bar of the system's, which is not called by the screen before as on iOS.
  fileprivate var isSystemsWayBack: Bool { traits.contains(.backButton) && id.isSystemsOwn }

  /// Whether a double tap does something.
  fileprivate var isPressed: Bool {
    !traits.contains(.notEnabled) && (traits.contains(.link) || hasDetails && details.activation != nil)
  }

  /// What a field shows as long as nothing is written in it; SwiftUI keeps it as an input label.
  fileprivate var prompt: String? {
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return nil }
    return inputLabels.first ?? (hasText ? nil : value)
  }

  /// Whether the element is a switch with a text below its name, which to Android is a row around a switch: the row is
  /// activated, and what is in it is said in its order (MagentaA11y, videos of a switch and of a row with one).
  fileprivate var isSwitchRow: Bool { traits.contains(.toggle) && hasDetails && details.merged.count > 1 }

  /// Whether something is written in a field.
  fileprivate var hasText: Bool { writtenText != nil || hasDetails && details.secretLength ?? 0 > 0 }
}
