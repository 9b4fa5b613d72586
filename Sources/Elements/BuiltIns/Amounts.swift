internal import Interface
internal import Languages
internal import Layout

/// Controls and indicators that show an amount.
extension Derivation {
  /// A slider: its value is the position within its range as a percentage.
  ///
  /// Sources: WWDC14-210, AccessibilitySnapshot.
  func slider(_ placed: PlacedView) -> Element? {
    let amount = Amount(placed.view)
    var element = Element(
      placed, label: contentLabel(of: placed.view), value: amount.text(in: numbers) ?? numbers.percent(0),
      traits: .adjustable)
    amount.adjust(&element)
    return element
  }

  /// A progress view: a percentage of its total, or a spinner that only says that something goes on.
  func progressView(_ placed: PlacedView) -> Element? {
    let value = Amount(placed.view).text(in: numbers)
    let label = contentLabel(of: placed.view) ?? (value == nil ? words[.inProgress] : nil)
    return Element(placed, label: label, value: value, traits: .updatesFrequently)
  }

  /// A gauge: the label of its current value, or a percentage of its range.
  func gauge(_ placed: PlacedView) -> Element? {
    Element(placed, label: contentLabel(of: placed.view), value: Amount(placed.view).text(in: numbers), traits: [])
  }

  /// The dots of a paged view; the page is one of those that there are.
  ///
  /// Sources: AccessibilitySnapshot, testPageControl; UIKit's documentation of `currentPage`.
  func pageControl(_ placed: PlacedView) -> Element? {
    let amount = Amount(placed.view)
    let (page, count) = (amount.pinned ?? 1, amount.total ?? 1)
    let value = amount.words ?? words.text(.pageOf, Value.text(of: page), Value.text(of: count))
    var element = Element(placed, value: value, traits: .adjustable)
    amount.adjust(&element)
    return element
  }

  /// A stepper: two buttons, each with the title in front and the value after.
  ///
  /// UIKit's has neither title nor value (AccessibilitySnapshot, testStepper; magentaA11y's recording of a stepper), but
  /// a value in words is said without a title too, as SwiftUI gives it to both buttons (rjchatfield/AX, iOS 16; assumed
  /// where there is no title). At its minimum the button was dimmed before iOS 26.
  mutating func deriveStepper(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    guard platform.system != .macOS else { return append(incrementor(placed), of: placed, to: &nodes) }
    let view = placed.view
    let amount = Amount(view)
    var title = contentLabel(of: view)
    if let label = view.label { title = label.applied(to: title) }
    let number = amount.number.map { numbers.text(of: Value.text(of: $0)) }
    let value = amount.words ?? (title == nil ? nil : number)
    let isDimmedAtEnds = platform.version < 26
    let ends: [(word: String, isAtEnd: Bool, next: Value?)] = [
      (words[.decrement], amount.isAtMinimum, amount.next.down),
      (words[.increment], amount.isAtMaximum, amount.next.up),
    ]
    for (index, end) in ends.enumerated() {
      var button = Element(placed, value: value, traits: .button)
      button.id.turns.append(Int32(-1 - index))
      finish(&button, view)
      button.label = [title, end.word].joinedWords
      if isDimmedAtEnds, end.isAtEnd { button.traits.insert(.notEnabled) }
      if let target = amount.target, amount.number != nil {
        let step = end.next.map { ActionToken(setting: target, to: $0) }
        button.details.activation = .perform(step ?? ActionToken(Action()))
      }
      nodes.append(.element(button))
    }
  }

  /// A stepper of the Mac: one element, whose two arrows are parts of it.
  ///
  /// Sources: AppKit's documentation of NSAccessibilityStepper, which increments and decrements itself;
  /// microsoft/fluentui-apple, pull request 2134, which makes one of two buttons.
  private func incrementor(_ placed: PlacedView) -> Element? {
    let amount = Amount(placed.view)
    let number = amount.number.map { numbers.text(of: Value.text(of: $0)) }
    var element = Element(
      placed, label: contentLabel(of: placed.view), value: amount.words ?? number, traits: .adjustable)
    amount.adjust(&element)
    return element
  }
}

/// What a control shows of its range.
struct Amount {
  var number: Double?
  /// The value in words, where the author gave some.
  var words: String?
  var range: ClosedRange<Double>?
  var total: Double?
  private var step: Double?
  private(set) var target: StatePath?
  private var scale: Scale

  /// What the control's numbers stand for where it has no range.
  private enum Scale {
    /// A part of the total, or of 1.
    case part
    /// A number without bounds.
    case count
    /// One of the pages.
    case page
  }

  init(_ view: View) {
    scale = view.kind == .stepper ? .count : view.kind == .pageControl ? .page : .part
    let bound = view.amount ?? view.selection
    number = bound?.value.constant?.number.flatMap { $0.isFinite ? $0 : nil }
    target = bound?.target
    words = view.valueLabel?.constant ?? (number == nil ? bound?.value.constant?.text : nil)
    if words?.isEmpty == true { words = nil }
    range = view.range
    total = view.total?.constant
    step = view.step
  }

  /// The numbers between which the control moves.
  private var limits: ClosedRange<Double> {
    if let range { return range }
    return switch scale {
    case .part: 0...max(0, total ?? 1)
    case .count: -Double.infinity...Double.infinity
    case .page: 1...max(1, total ?? 1)
    }
  }

  /// The number, or the one of the range that is nearest to it.
  var pinned: Double? { number.map { min(max($0, limits.lowerBound), limits.upperBound) } }

  /// What is heard of the amount: the author's words, else the position within the range as a percentage.
  func text(in numbers: NumberFormat) -> String? { words ?? fraction.map(numbers.percent) }

  /// The position within the range, 0 to 1.
  var fraction: Double? {
    guard let number else { return nil }
    let (low, high) = (limits.lowerBound, limits.upperBound)
    guard high > low else { return 0 }
    // Halves of them, since the whole range may be larger than any number.
    return min(max((number / 2 - low / 2) / (high / 2 - low / 2), 0), 1)
  }

  /// The steps of the control: its own, one for what counts, a tenth of the range for a slider (d-ronnqvist.github.io).
  ///
  /// Each is `nil` at its end of the range. A control stands at the end that is nearest to a number outside of its range.
  var next: (up: Value?, down: Value?) {
    guard let number = pinned else { return (nil, nil) }
    let (low, high) = (limits.lowerBound, limits.upperBound)
    let step = step ?? (scale == .part ? (high - low) / 10 : 1)
    return (
      number < high ? Value(number + step, within: limits) : nil,
      number > low ? Value(number - step, within: limits) : nil
    )
  }

  /// Lets an element be adjusted where the amount is bound to something.
  func adjust(_ element: inout Element) {
    guard let target else { return }
    element.details.adjust(target, up: next.up, down: next.down)
    element.details.track = Track(target: target, limits: limits, step: step ?? (scale == .part ? nil : 1))
  }

  var isAtMinimum: Bool { number.map { $0 <= limits.lowerBound } ?? false }
  var isAtMaximum: Bool { number.map { $0 >= limits.upperBound } ?? false }
}
