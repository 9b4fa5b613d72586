internal import Elements
internal import Interface
internal import Order
internal import Utterances

/// The work of composing one utterance: the plan that fixes which parts are spoken, in which order.
///
/// Source: AccessibilitySnapshot's speech (label, value, traits, hint; its description pipeline), in the order of
/// devices where its notation differs.
struct Composition {
  let element: Element
  /// What only some elements have, shared with the element rather than copied; `nil` for an element without any.
  private let details: Box<ElementDetails>?
  let context: Context
  let verbosity: Verbosity
  let phrasebook: Phrasebook
  let platform: Platform
  /// What the element is on the Mac; none on other systems.
  private let macRole: MacRole
  var parts: [Utterance.Part] = []
  /// Whether it has been said that the element is selected.
  private var hasSelected = false

  init(stop: Stop, verbosity: Verbosity, phrasebook: Phrasebook, platform: Platform) {
    element = stop.element
    details = stop.element.sharedDetails
    context = stop.context
    self.verbosity = verbosity
    self.phrasebook = phrasebook
    self.platform = platform
    macRole = platform.system == .macOS ? MacRole(of: stop.element, in: stop.context) : .none
    // A plain text is its label, of which a screen can have very many.
    parts.reserveCapacity(isPlain ? 1 : 4)
  }

  /// Whether nothing but the words of the element can be heard of it.
  private var isPlain: Bool {
    element.traits.isSubset(of: [.staticText]) && details == nil && !context.isTab && macRole == .none
  }

  var isMac: Bool { platform.system == .macOS }

  /// Speaks the plan: the description with its role words, then what follows a pause.
  mutating func compose() {
    let start = parts.count
    // This is asked for every utterance, and `==` of a type of another target would be a call.
    if case .before = verbosity.controls { addRoleWords(RoleWord.all) }
    addDescription()
    // An element with nothing but a hint speaks the hint first (AccessibilitySnapshot, testDescriptionEdgeCases).
    let hintSpeaks = !parts[start...].contains { $0.kind != .role && $0.kind != .state && $0.kind != .boundary }
    if hintSpeaks, let hint = element.hint, !hint.isEmpty { add(.label, hint) }
    if case .after = verbosity.controls { addRoleWords(RoleWord.afterName) }
    addPosition()
    addRecognition()
    addHints(skippingAuthored: hintSpeaks)
    addOffers()
  }

  /// Speaks the name of a container on entering it.
  ///
  /// Sources: accessibilityupto11.com, cvs-health, a11ysupport.io.
  private mutating func enter(_ container: ReadContainer) {
    guard verbosity.speaksContainers else { return }
    switch container.role {
    case .alert:
      addPhrase(.alert, .alert, from: container.id)
      parts[parts.count - 1].isAssumed = container.isActionSheet
    case .tabBar: if !container.label.isSpoken { addPhrase(.container, .tabBar, from: container.id) }
    case .toolbar: if !container.label.isSpoken { addPhrase(.container, .toolbar, from: container.id) }
    case .modal: if let count = container.menuItems { enterMenu(of: count, container) }
    case .group, .semanticGroup, .list, .landmark, .dataTable, .series, .customTabBar, .navigationBar: break
    }
    guard let label = container.label, !label.isEmpty else { return }
    parts.append(Utterance.Part(kind: .container, text: label, source: container.id))
    if container.isDimmed { addPhrase(.container, .dimmed, from: container.id) }
  }

  /// Speaks of a menu of the Mac's that has opened, and of its items.
  ///
  /// Source: w3c-cg/aria-at, issue 1137, macOS 11 and later (“menu 6 items Accessible Name and Description”, by two
  /// testers); that the menus of apps are told of as those of pages is assumed.
  private mutating func enterMenu(of count: Int, _ container: ReadContainer) {
    addPhrase(.container, .openMenu, from: container.id)
    let items: Phrase.Key = count == 1 ? .groupCountOfOne : .groupCount
    parts.append(Utterance.Part(kind: .container, text: number(count), phrase: items, source: container.id))
  }

  /// Speaks the names of containers on entering them; that the element is selected comes before the name of one
  /// that is disabled.
  ///
  /// Source: gewill/OpenCCman's speech of iOS 27 (“selected Variant dimmed OpenCC Standard dimmed Button”, and of an
  /// enabled group “Target Language selected Simplified Chinese Button”).
  mutating func enter(_ containers: [ReadContainer]) {
    let isDimmed = containers.contains { $0.isDimmed && $0.label.isSpoken }
    if isDimmed, verbosity.speaksContainers, element.has(.selected) { addSelected() }
    for container in containers { enter(container) }
  }

  private mutating func addSelected() {
    guard !hasSelected else { return }
    hasSelected = true
    // What is chosen of a menu of the Mac's has a check mark: “checkmark 100%” (WWDC14-516).
    addPhrase(.selected, element.has(.menuItem) ? .checkMark : .selected)
  }

  // MARK: Description

  private mutating func addDescription() {
    // The Mac says that a tab is selected after its name (WWDC14-516; semrush/intergalactic), and so of segments, which
    // share AppKit's radio buttons with tabs (assumed), and of a toggle button (“All Judges selected toggle button”,
    // ustaxcourt/website-wagtail, of a page).
    let isNameFirst = isMac && (context.isTab || context.isSeries || element.has(.tab) || macRole == .toggleButton)
    if element.has(.selected), !isNameFirst { addSelected() }
    if case .cell(let cell) = context { addHeaders(of: cell) }
    if isMac, case .after = verbosity.controls { addApplying(RoleWord.beforeName) }
    // The Mac says a value before the name: “Alex System Voice pop up button” (WWDC19-238), “3, Playlists, button” and of
    // what is only read “42%, Optimising, Harbour at Dusk.mov” (an app of wallpapers, 2026, heard by a script on macOS 26),
    // “60% Disk usage level indicator” (iray-tno/hozo, readings of its data display).
    if isMac { addValue() }
    if let label = spokenLabel { add(.label, label) }
    if case .cell(let cell) = context { addPlace(of: cell) }
    if !isMac { addValue() }
    if element.has(.selected) { addSelected() }
    addImportantContent()
    addBoundary()
  }

  /// The label, unless it only repeats the role of a back button.
  private var spokenLabel: String? {
    guard let label = element.label, !label.isEmpty else { return nil }
    let isRole = element.has(.backButton) && label.lowercased() == phrasebook[.back].spoken.lowercased()
    return isRole && !verbosity.speaksBackLabels ? nil : label
  }

  /// Speaks the value, unless it is the state of a switch, which follows the role; a secret is only counted.
  private mutating func addValue() {
    guard verbosity.speaksValues, let value = element.value, !value.isEmpty, !element.has(.toggle) else { return }
    if let length = details?.wrapped.secretLength {
      let isOne = length == 1 && phrasebook.has(.secretCharacter)
      addPhrase(.value, isOne ? .secretCharacter : .secretCharacters, number(length), value)
    } else {
      add(.value, value)
    }
  }

  private mutating func addHeaders(of cell: Context.Cell) {
    guard verbosity.speaksTableHeaders else { return }
    for header in cell.headers {
      let words = [header.label, header.value].compactMap(\.self).filter { !$0.isEmpty }
      guard let text = words.first else { continue }
      parts.append(
        Utterance.Part(kind: .header, text: text, secondText: words.dropFirst().first, source: header.id))
    }
  }

  private mutating func addPlace(of cell: Context.Cell) {
    guard verbosity.speaksRowsAndColumns else { return }
    if let span = cell.rowSpan { addPhrase(.cell, .spansRows, number(span)) }
    if let span = cell.columnSpan { addPhrase(.cell, .spansColumns, number(span)) }
    if let row = cell.row { addPhrase(.cell, .row, number(row)) }
    guard let column = cell.column else { return }
    if isMac, phrasebook.has(.columnOfCount) {
      addPhrase(.cell, .columnOfCount, number(column), number(cell.columns))
    } else {
      addPhrase(.cell, .column, number(column))
    }
  }

  /// Content of high importance is read with the element: its value alone.
  ///
  /// Source: WWDC21-10121.
  private mutating func addImportantContent() {
    guard verbosity.speaksImportantContent else { return }
    for content in details?.wrapped.customContent ?? [] where content.isImportant {
      add(.customContent, content.value.isEmpty ? content.label : content.value)
    }
  }

  private mutating func addBoundary() {
    guard verbosity.speaksContainers else { return }
    switch context {
    case .list(.start): addPhrase(.boundary, .listStart)
    case .list(.end): addPhrase(.boundary, .listEnd)
    case .landmark(.start): addPhrase(.boundary, .landmarkStart)
    case .landmark(.end): addPhrase(.boundary, .landmarkEnd)
    case .none, .series, .tab, .cell: break
    }
  }

  // MARK: Role words

  private mutating func addRoleWords(_ words: [RoleWord]) {
    guard !isPlain else { return }
    addApplying(words)
    if isMac, element.has(.toggle), !element.has(.button) { addCustomState() }
  }

  /// Adds those of some role words that apply to the element.
  private mutating func addApplying(_ words: [RoleWord]) {
    let circumstances = RoleWord.Circumstances(
      isInTabBar: context.isTab, isOnMac: isMac, macRole: macRole, generation: platform.generation,
      isExpanded: details?.wrapped.isExpanded,
      hasLinks: details?.wrapped.links.isEmpty == false,
      hasLevel: verbosity.speaksHeadingLevels && details?.wrapped.headingLevel != nil, wishes: verbosity.wishes)
    for word in words where word.applies(to: element, circumstances) {
      addPhrase(word.kind, word.key, word.key == .headingLevel ? headingLevel : "")
      if isMac, word.isAssumedOnMac { parts[parts.count - 1].isAssumed = true }
      if RoleWord.withOwnState.contains(word.key) { addCustomState() }
    }
  }

  private var headingLevel: String { number(details?.wrapped.headingLevel ?? 1) }

  /// A switch with a value of its own says that in place of on and off; before iOS 17 it says nothing
  /// (AccessibilitySnapshot, testSwitchControls).
  private mutating func addCustomState() {
    guard platform.generation >= 17, let value = element.value, !value.isEmpty, !["0", "1", "2"].contains(value)
    else { return }
    // Several switches that were combined: each says its state.
    let states = value.split(separator: ", ").compactMap { switchStates[$0] }
    guard states.count < 2 || states.count < value.count(where: { $0 == "," }) + 1 else {
      for state in states { addPhrase(.state, state) }
      return
    }
    add(.state, value)
  }

  /// What the values of switches are called.
  private var switchStates: [Substring: Phrase.Key] {
    ["1": isMac ? .checked : .on, "0": isMac ? .unchecked : .off, "2": .mixed]
  }

  private mutating func addPosition() {
    guard verbosity.speaksContainers else { return }
    switch context {
    case .series(let position), .tab(let position): addPosition(position)
    case .none, .list, .landmark, .cell:
      if let position = details?.wrapped.position { addPosition(position) }
    }
  }

  private mutating func addPosition(_ position: Position) {
    addPhrase(.position, .position, number(position.index), number(position.count))
  }

  /// What VoiceOver Recognition takes a nameless element for, or finds in the picture of a named one.
  ///
  /// Sources: SwissCovid/swisscovid-app-ios, issue 246, iOS 13 (“Möglicherweise, Information”); accessibilityupto11.com,
  /// day 197 (“button, bellIcon, possibly notification”); dotnet/maui, issue 3732, iOS 15 (“Keto Fat Bombs, Button,
  /// Dessert, Keto Fat Bombs”).
  private mutating func addRecognition() {
    guard verbosity.recognizes, let recognized = details?.wrapped.recognized else { return }
    if recognized.isGuess { addPhrase(.recognition, .possibly) }
    parts.append(Utterance.Part(kind: .recognition, text: recognized.words))
  }

  // MARK: After a pause

  private mutating func addHints(skippingAuthored isConsumed: Bool) {
    guard verbosity.speaksHints else { return }
    // The system's hints are about gestures; those of the Mac tell keys.
    let takesGestures = !element.has(.notEnabled) && !isMac
    let (details, wishes) = (details, verbosity.wishes)
    let ofRole = takesGestures ? SystemHint.ofRole(of: element, details, wishes: wishes) : nil
    let isReplaced = ofRole?.replacesHint == true && !wishes.contains(.fieldHints)
    if let hint = element.hint, !hint.isEmpty, !isConsumed, !isReplaced { add(.hint, hint) }
    if let key = ofRole?.key { addPhrase(.systemHint, key) }
    if isMac {
      // No other language's words are known, and a sentence of English in another language would be wrong.
      for key in MacHint.phrases(for: element, as: macRole) where phrasebook.has(key) {
        addMacHint(key)
      }
    }
    if takesGestures, SystemHint.tellsAdjustment(of: element) { addPhrase(.systemHint, .adjustHint) }
    for rotor in details?.wrapped.rotors ?? [] { addPhrase(.systemHint, .rotorHint, rotor.name) }
    if verbosity.hintsAtActions, verbosity.actions == .speak, details?.wrapped.actions.isEmpty == false {
      addPhrase(.systemHint, .actionsHint)
    }
  }

  /// Adds a hint of the Mac's with the numbers that it tells.
  private mutating func addMacHint(_ key: Phrase.Key) {
    if key == .onRadioButton, case .series(let place) = context {
      addPhrase(.systemHint, key, number(place.index), number(place.count))
    } else {
      addPhrase(.systemHint, key, key == .onHeading ? headingLevel : "")
    }
  }

  private mutating func addOffers() {
    guard let details else { return }
    if !details.wrapped.actions.isEmpty, verbosity.actions == .speak, !verbosity.hintsAtActions {
      addPhrase(.actionsAvailable, .actionsAvailable)
    }
    if !details.wrapped.customContent.isEmpty, verbosity.moreContent == .speak {
      addPhrase(.moreContentAvailable, .moreContentAvailable)
    }
  }

  // MARK: Parts

  private mutating func add(_ kind: Utterance.Kind, _ text: String) {
    // Attributes are the label's; the person's settings change all words.
    let speech = kind == .label ? details?.wrapped.speech : nil
    let spoken = verbosity.spelling(of: speech).spoken(text, in: phrasebook)
    var part = Utterance.Part(kind: kind, text: spoken, written: spoken == text ? nil : text)
    if let words = details?.wrapped.assumedWords { part.isAssumed = words.contains { text.contains($0) } }
    if let speech, !speech.languages.isEmpty { part.languages = speech.languages.ranges(in: spoken) }
    parts.append(part)
  }

  private mutating func addPhrase(
    _ kind: Utterance.Kind, _ key: Phrase.Key, _ first: String = "", _ second: String? = nil, from source: ViewID? = nil
  ) {
    parts.append(Utterance.Part(kind: kind, text: first, phrase: key, secondText: second, source: source))
  }

  /// A number that the system inserts; all languages with a phrasebook write small ones alike.
  private func number(_ number: Int) -> String { "\(number)" }
}
