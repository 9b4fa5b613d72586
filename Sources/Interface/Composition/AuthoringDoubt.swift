public import Diagnostics
internal import OrderedCollections

/// What an author has written that has no effect, or hardly the one that was meant.
public struct AuthoringDoubt: Sendable, Hashable {
  public enum Cause: Sendable, Hashable {
    /// A modifier of elements, by its name in a scenario, on a view that is none.
    case lost(String)
    /// A modifier of containers, by its name in a scenario, on a view that is one element.
    case lostOnElement(String)
    /// A name in a list of elements that is that of no view inside.
    case listedElsewhere(String)
    /// The position of a cell on a view that stands in no table.
    case cellOutsideTable
    /// A value on UIKit's switch, which says its state.
    case valueOfSwitch
    /// A number beyond the range of a control that was given none.
    case outOfRange
  }

  public var cause: Cause
  /// The kind of the view.
  public var kind: Kind
  /// Where the view was written.
  public var origin: SourcePlace
}

extension Scenario {
  /// What is doubtful about the views as they were written, in the order of the screens.
  ///
  /// A stack becomes an element by `children: combine` or `ignore`, by `isElement: true`, or by a label, and UIKit's view
  /// by `isElement: true`; what else tells of an element is lost on it.
  public var authoringDoubts: [AuthoringDoubt] {
    screens.values.flatMap { $0.views.flatMap { $0.authoringDoubts(isInTable: false) } }
  }
}

extension View {
  fileprivate func authoringDoubts(isInTable: Bool) -> [AuthoringDoubt] {
    var causes: [AuthoringDoubt.Cause] = isOutOfRange ? [.outOfRange] : []
    if isPlainSwitch, modifiers.contains(where: \.isValue) { causes.append(.valueOfSwitch) }
    causes += lostNames.map { .lost($0) }
    let namesElsewhere = isLeaf ? [] : self.namesElsewhere
    if isLeaf { causes += modifiers.compactMap(\.nameIfOfContainer).map { .lostOnElement($0) } }
    if !isInTable, modifiers.contains(where: \.isCellPosition) { causes.append(.cellOutsideTable) }
    let holdsCells = isInTable || kind == .table || modifiers.contains(where: \.isDataTable)
    return causes.map { AuthoringDoubt(cause: $0, kind: kind, origin: origin) }
      + namesElsewhere.map { AuthoringDoubt(cause: .listedElsewhere($0.name), kind: kind, origin: $0.origin) }
      + children.flatMap { $0.authoringDoubts(isInTable: holdsCells) }
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

  /// The modifiers of elements on a view that only arranges or holds others, where nothing makes an element of it.
  private var lostNames: [String] {
    guard kind.onlyArranges, modifiers.allSatisfy({ !$0.makesElement }) else { return [] }
    let isContainer = modifiers.contains(where: \.keepsContent)
    // SwiftUI makes an element of a stack with a label; UIKit makes none of a view, whose label is never heard
    // (AccessibilitySnapshot, ElementOrderTests: “Container 3 Parent”).
    let isNamed = modifiers.contains(where: \.isLabel)
    if isNamed, kind.isElementIfLabeled, !isContainer, modifiers.allSatisfy({ $0.nameIfOfContainer == nil }) {
      return []
    }
    return modifiers.compactMap { $0.isLabel ? (isContainer ? nil : "label") : $0.nameIfOfElement }
  }

  /// Whether the view is one element by its kind, with nothing inside that could be an element of its own.
  private var isLeaf: Bool {
    switch kind {
    case .text, .image, .slider, .stepper, .textField, .secureField, .searchField, .textEditor, .pageControl,
      .progressView, .gauge, .video, .element:
      children.isEmpty && !modifiers.contains(where: \.keepsContent)
    case .button, .link, .navigationLink, .menu, .toggle: !modifiers.contains(where: \.keepsContent)
    default: modifiers.contains(where: \.makesOneElement)
    }
  }
}

extension Modifier {
  fileprivate var isValue: Bool { if case .value = self { true } else { false } }

  fileprivate var isLabel: Bool { if case .label = self { true } else { false } }

  fileprivate var isCellPosition: Bool { if case .cellPosition = self { true } else { false } }

  fileprivate var isDataTable: Bool { if case .container(.dataTable) = self { true } else { false } }

  /// Whether the modifier makes a container of a view, which keeps what is inside and can have a name.
  fileprivate var keepsContent: Bool { if case .children(.contain) = self { true } else { false } }

  /// Whether the modifier makes an element of a view that is none by its kind, with nothing in it that is one.
  fileprivate var makesOneElement: Bool {
    switch self {
    case .children(let behavior): behavior != .contain
    case .isElement(let isElement): isElement
    default: false
    }
  }

  /// Whether the modifier makes an element or a container of a view that is none by its kind.
  fileprivate var makesElement: Bool {
    switch self {
    case .representation, .container: true
    default: makesOneElement
    }
  }

  /// What the modifier is called in a scenario, if it tells of a container.
  fileprivate var nameIfOfContainer: String? {
    switch self {
    case .container(let type) where type != .none: "container"
    case .elements: "elements"
    case .shouldGroupChildren(true): "shouldGroupChildren"
    default: nil
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
    case .isExpanded: "isExpanded"
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
