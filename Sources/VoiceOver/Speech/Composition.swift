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
  let details: Box<ElementDetails>?
  let context: Context
  let verbosity: Verbosity
  let phrasebook: Phrasebook
  let platform: Platform
  /// What the element is on the Mac; none on other systems.
  let macRole: MacRole
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
  var isPlain: Bool {
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

  /// Says that the element is selected, once.
  mutating func addSelected() {
    guard !hasSelected else { return }
    hasSelected = true
    // What is chosen of a menu of the Mac's has a check mark: “checkmark 100%” (WWDC14-516).
    addPhrase(.selected, element.has(.menuItem) ? .checkMark : .selected)
  }

  /// Adds words that are not VoiceOver's own, spelled as the person wants it.
  mutating func add(_ kind: Utterance.Kind, _ text: String) {
    // Attributes are the label's; the person's settings change all words.
    let speech = kind == .label ? details?.wrapped.speech : nil
    let spoken = verbosity.spelling(of: speech).spoken(text, in: phrasebook)
    var part = Utterance.Part(kind: kind, text: spoken, written: spoken == text ? nil : text)
    if let words = details?.wrapped.assumedWords { part.isAssumed = words.contains { text.contains($0) } }
    if let speech, !speech.languages.isEmpty { part.languages = speech.languages.ranges(in: spoken) }
    parts.append(part)
  }

  /// Adds a phrase of VoiceOver's own, with what stands in its gaps; what is not the element's has another source.
  mutating func addPhrase(
    _ kind: Utterance.Kind, _ key: Phrase.Key, _ first: String = "", _ second: String? = nil, from source: ViewID? = nil
  ) {
    parts.append(Utterance.Part(kind: kind, text: first, phrase: key, secondText: second, source: source))
  }

  /// A number that the system inserts; all languages with a phrasebook write small ones alike.
  func number(_ number: Int) -> String { "\(number)" }
}
