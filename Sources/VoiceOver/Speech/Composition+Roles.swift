internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Composition {
  mutating func addRoleWords(_ words: [RoleWord]) {
    guard !isPlain else { return }
    addApplying(words)
    if isMac, element.has(.toggle), !element.has(.button) { addCustomState() }
  }

  /// Adds those of some role words that apply to the element.
  mutating func addApplying(_ words: [RoleWord]) {
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

  var headingLevel: String { number(details?.wrapped.headingLevel ?? 1) }

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
}
