internal import OrderedCollections

/// What an author has written that has no effect, or hardly the one that was meant.
public struct AuthoringDoubt: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// A modifier of elements, by its name in a scenario, on a view that is none.
    case lost(String)
    /// A value on UIKit's switch, which says its state.
    case valueOfSwitch
    /// A number beyond the range of a control that was given none.
    case outOfRange
  }

  public var cause: Cause
  /// The kind of the view.
  public var kind: Kind
  /// Where the view was written.
  public var origin: Origin
}

extension Scenario {
  /// What is doubtful about the views as they were written, in the order of the screens.
  ///
  /// A stack becomes an element by `children: combine` or `ignore`, by `isElement: true`, or by a label; what else tells
  /// of an element is lost on it.
  public var authoringDoubts: [AuthoringDoubt] {
    screens.values.flatMap { $0.views.flatMap(\.authoringDoubts) }
  }
}

extension View {
  fileprivate var authoringDoubts: [AuthoringDoubt] {
    var causes: [AuthoringDoubt.Cause] = isOutOfRange ? [.outOfRange] : []
    if isPlainSwitch, modifiers.contains(where: \.isValue) { causes.append(.valueOfSwitch) }
    if isPlainContainer { causes += modifiers.compactMap(\.nameIfOfElement).map { .lost($0) } }
    return causes.map { AuthoringDoubt(cause: $0, kind: kind, origin: origin) } + children.flatMap(\.authoringDoubts)
  }

  /// Whether the number of a control lies outside 0 to 1, and nothing says what it is a part of.
  private var isOutOfRange: Bool {
    guard kind == .slider || kind == .gauge || kind == .progressView else { return false }
    var isOutside = false
    for modifier in modifiers {
      switch modifier {
      case .range, .total: return false
      case .amount(let bound): isOutside = bound.value.constant?.number.map { !(0...1).contains($0) } ?? false
      default: break
      }
    }
    return isOutside
  }

  /// Whether the view only arranges or holds others, and nothing makes an element of it.
  private var isPlainContainer: Bool {
    switch kind {
    case .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .grid, .gridRow, .scrollView, .view:
      modifiers.allSatisfy { !$0.makesElement }
    default: false
    }
  }
}

extension Modifier {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }

  /// Whether the modifier makes an element of a view that is none by its kind.
  fileprivate var makesElement: Bool {
    switch self {
    case .children(let behavior): behavior != .contain
    case .isElement(let isElement): isElement
    case .label, .representation, .container: true
    default: false
    }
  }

  /// What the modifier is called in a scenario, if it tells of an element; what a view hands on to those in it does not.
  fileprivate var nameIfOfElement: String? {
    switch self {
    case .value: "value"
    case .hint: "hint"
    case .traits(let traits) where !traits.allSatisfy { $0 == .tabBar || $0 == .modal }: "traits"
    case .selected: "selected"
    case .headingLevel: "heading"
    case .customContent: "customContent"
    case .action: "action"
    case .increment: "increment"
    case .decrement: "decrement"
    case .contextMenu: "contextMenu"
    case .draggable: "draggable"
    case .dropTarget: "dropTarget"
    case .dropPoints: "dropPoints"
    default: nil
    }
  }
}
