internal import Elements
internal import Interface
internal import Order

/// A row of the table of what TalkBack calls elements: the word, and the hint that goes with it.
struct TalkBackType {
  var phrase: TalkBackPhrase
  /// What the person can do, said while the element is enabled.
  var hint: TalkBackPhrase?
  /// The traits that the element must have, all of them.
  var with: ElementTraits = []
  /// The kinds of views that the element must stand for; empty for any.
  var kinds: Set<Kind> = []

  /// The types, the most special first: an element is called by one of them alone.
  ///
  /// Source: the roles that Android gives to the like views, which TalkBack's compositor has a string for each.
  static let all: [TalkBackType] = [
    TalkBackType(phrase: .checkBox, hint: .toggleHint, with: [.toggle, .checkBox]),
    TalkBackType(phrase: .toggle, hint: .toggleHint, with: .toggle),
    TalkBackType(phrase: .dropDownList, hint: .changeHint, with: .popUpButton),
    TalkBackType(phrase: .editBox, hint: .editHint, with: .textEntry),
    TalkBackType(phrase: .editBox, hint: .editHint, with: .searchField),
    TalkBackType(phrase: .pages, hint: .pagesHint, with: .adjustable, kinds: [.pageControl]),
    TalkBackType(phrase: .slider, hint: .adjustHint, with: .adjustable),
    TalkBackType(phrase: .progressBar, kinds: [.progressView, .gauge]),
    TalkBackType(phrase: .tab, hint: .activateHint, with: .tab),
    TalkBackType(phrase: .button, hint: .activateHint, with: .button),
    TalkBackType(phrase: .button, hint: .activateHint, with: .backButton),
    TalkBackType(phrase: .image, with: .image),
  ]

  /// The type of a stop; `nil` for what is none.
  ///
  /// Segments are Android's tabs (MagentaA11y, “Segmented control”). A link has no type outside of the web (cvs-health,
  /// Android Compose techniques, “Stand-alone links”; MagentaA11y, video of a link).
  init?(of stop: Stop) {
    guard !stop.element.traits.contains(.link) else { return nil }
    let isSegment = if case .series = stop.context { true } else { false }
    let found = TalkBackType.all.first { isSegment ? $0.phrase == .tab : $0.applies(to: stop.element) }
    guard let found else { return nil }
    self = found
  }

  private init(
    phrase: TalkBackPhrase, hint: TalkBackPhrase? = nil, with traits: ElementTraits = [], kinds: Set<Kind> = []
  ) {
    (self.phrase, self.hint, self.with, self.kinds) = (phrase, hint, traits, kinds)
  }

  private func applies(to element: Element) -> Bool {
    element.traits.isSuperset(of: with) && (kinds.isEmpty || kinds.contains(element.kind))
  }
}
