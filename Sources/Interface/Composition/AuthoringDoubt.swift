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
    if isPlainSwitch, self.value != nil { causes.append(.valueOfSwitch) }
    causes += lostNames.map { .lost($0) }
    let namesElsewhere = isLeaf ? [] : self.namesElsewhere
    if isLeaf { causes += keysOfContainers.map { .lostOnElement($0) } }
    if !isInTable, self.cellPosition != nil { causes.append(.cellOutsideTable) }
    let holdsCells = isInTable || kind == .table || self.container == .dataTable
    return causes.map { AuthoringDoubt(cause: $0, kind: kind, origin: origin) }
      + namesElsewhere.map { AuthoringDoubt(cause: .listedElsewhere($0.name), kind: kind, origin: $0.origin) }
      + children.flatMap { $0.authoringDoubts(isInTable: holdsCells) }
  }

  /// Whether the number of a control lies outside 0 to 1, and nothing says what it is a part of.
  private var isOutOfRange: Bool {
    guard kind == .slider || kind == .gauge || kind == .progressView, self.range == nil, self.total == nil else {
      return false
    }
    return self.amount?.value.constant?.number.map { !(0...1).contains($0) } ?? false
  }

  /// The keys of elements on a view that only arranges or holds others, where nothing makes an element of it.
  private var lostNames: [String] {
    guard kind.onlyArranges, !makesOneElement, self.representation == nil, self.container == nil else { return [] }
    let isContainer = self.childBehavior == .contain
    let isNamed = self.label != nil
    // SwiftUI makes an element of a stack with a label; UIKit makes none of a view, whose label is never heard
    // (AccessibilitySnapshot, ElementOrderTests: “Container 3 Parent”).
    if isNamed, kind.isElementIfLabeled, !isContainer, keysOfContainers.isEmpty { return [] }
    return (isNamed && !isContainer ? ["label"] : []) + keysOfElements
  }

  /// Whether the view is one element by its kind, with nothing inside that could be an element of its own.
  private var isLeaf: Bool {
    switch kind {
    case .text, .image, .slider, .stepper, .textField, .secureField, .searchField, .textEditor, .pageControl,
      .progressView, .gauge, .video, .element:
      children.isEmpty && self.childBehavior != .contain
    case .button, .link, .navigationLink, .menu, .toggle: self.childBehavior != .contain
    default: makesOneElement
    }
  }

  /// Whether a property makes an element of a view that is none by its kind, with nothing in it that is one.
  private var makesOneElement: Bool {
    self.isElement == true || self.childBehavior == .combine || self.childBehavior == .ignore
  }

  /// The keys of the view that tell of a container.
  private var keysOfContainers: [String] {
    let keys: [(name: String, isWritten: Bool)] = [
      ("container", self.container ?? .none != .none), ("elements", self.elements != nil),
      ("shouldGroupChildren", self.shouldGroupChildren),
    ]
    return keys.filter(\.isWritten).map(\.name)
  }

  /// The keys of the view that tell of an element; what a view hands on to those in it does not.
  private var keysOfElements: [String] {
    let keys: [(name: String, isWritten: Bool)] = [
      ("value", self.value != nil), ("hint", self.hint != nil),
      ("traits", !self.traits.allSatisfy { $0 == .tabBar || $0 == .modal }), ("selected", self.selected != nil),
      ("heading", self.headingLevel != nil), ("customContent", !self.customContent.isEmpty),
      ("isExpanded", self.isExpanded != nil),
      ("action", self.action != nil), ("increment", self.increment != nil), ("decrement", self.decrement != nil),
      ("contextMenu", !self.contextMenu.isEmpty), ("draggable", self.draggable != nil),
      ("dropTarget", self.dropTarget != nil),
      ("dropPoints", !self.dropPoints.isEmpty),
    ]
    return keys.filter(\.isWritten).map(\.name)
  }
}
