package import Elements
internal import Interface
internal import Order
package import Utterances
internal import VoiceOver

extension Audit {
  /// A place at which the cursor stops, with what is heard there.
  public final class Stop {
    /// The place among the stops of the screen, counted from zero.
    public let index: Int
    /// The label as it is compared: in small letters, without marks at its ends.
    private(set) lazy var name = label.normalizedName
    /// The words of the label, in small letters.
    private(set) lazy var words = label.spokenWords
    /// The words of the hint, in small letters; `nil` without one.
    private(set) lazy var hintWords = hint?.spokenWords
    /// The sentence that is heard on landing.
    public private(set) lazy var sentence = utterance.text()
    /// The words for what the element is, as they are heard: `button`, `link`.
    public private(set) lazy var roles = words(of: .role)
    /// The piece of the drawing that the element stands for.
    private(set) lazy var piece = screen.speakers.piece(of: self)
    /// The texts that are drawn in the element, or anywhere in what it speaks for.
    private(set) lazy var visibleTexts = screen.drawing.texts(of: self)
    /// Whether the label is the author's own, in place of what the view shows.
    private(set) lazy var isLabelWritten = view?.label?.text != nil
    /// Whether the label is joined from several views, so that it is content rather than a name.
    private(set) lazy var isCombined = joinsViews
    /// Whether a person can do something with the element, or is told so.
    public let isControl: Bool
    /// What the cursor lands on.
    package let element: Element
    unowned let screen: Screen

    init(_ element: Element, at index: Int, on screen: Screen) {
      self.element = element
      self.index = index
      self.screen = screen
      isControl = !element.traits.isDisjoint(with: .operable)
    }
  }
}

extension Audit.Stop {
  /// The stop in the order of the screen, with what is around it; few rules ask for that.
  var stop: Order.Stop { screen.reading.order.stops[index] }

  /// What is heard on landing, part by part.
  package var utterance: Utterance { screen.utterances[index] }

  /// The parts of what is heard on landing.
  var parts: [Utterance.Part] { utterance.parts }

  /// What the element is called; empty if nothing names it.
  public var label: String { element.label ?? "" }

  /// What the element holds.
  public var value: String? { element.value }

  /// What the author says about what happens when the element is activated.
  public var hint: String? { element.hint }

  /// The author's name for tests.
  public var identifier: String? { element.identifier }

  /// The words for how the element is, as they are heard: `selected`, `dimmed`, `on`.
  public var states: [String] { words(of: .selected) + words(of: .state) }

  /// The words of the parts of a kind.
  func words(of kind: Utterance.Kind) -> [String] {
    let parts = parts
    // Of most kinds there is none; what is not asked for is not copied.
    return parts.indices.filter { parts[$0].kind == kind }.map { utterance.words(of: parts[$0], in: .spoken) }
  }

  /// Whether a double tap does something that is known, and that belongs to the element.
  var hasEffect: Bool { activation?.doesSomething == true && !isTappedThrough }

  /// Whether a double tap on the element only reaches what stands around it, of which nobody is told.
  private var isTappedThrough: Bool {
    guard let piece, piece.view.action == nil else { return false }
    return screen.drawing.ancestors(of: piece.place).contains { around in
      around.view.kind.has(.arranges) && around.view.action.map(ActionToken.init) == activation
    }
  }

  /// Whether the element cannot be used, whatever the state is.
  var isAlwaysDimmed: Bool {
    element.traits.contains(.notEnabled) && screen.alwaysDimmed.contains(element.id.origin)
  }

  /// What a double tap asks the app for.
  var activation: ActionToken? {
    guard element.hasDetails else { return nil }
    return switch element.details.activation {
    case .perform(let token), .empty(_, by: let token): token
    case .edit, nil: nil
    }
  }

  /// The view that the element stands for, as it is now.
  var view: View? { piece?.view }

  /// Looks for ``isCombined``.
  private var joinsViews: Bool {
    if element.hasDetails, !element.details.merged.isEmpty { return true }
    guard let piece, !isLabelWritten else { return false }
    return visibleTexts.count > 1 || piece.view.childBehavior == .combine
  }

  /// Whether the stop is one of several rows of a loop.
  var isInLoop: Bool { !element.id.turns.filter { $0 >= 0 }.isEmpty }

  /// The stop before this one on the screen.
  var preceding: Audit.Stop? { index > 0 ? screen.stops[index - 1] : nil }
}

extension ActionToken {
  /// Whether it leads to anything that is known.
  var doesSomething: Bool { !effects.isEmpty || menu != nil || binding != nil || !calls.isEmpty }
}

extension ElementTraits {
  /// What a person operates, by what is heard of it.
  static let operable: ElementTraits = [
    .button, .link, .toggle, .adjustable, .textEntry, .searchField, .tab, .popUpButton, .backButton, .menuButton,
  ]
}
