internal import Interface
internal import Layout

/// What a view's properties decide about the shape of the tree.
///
/// What few views say is asked of the view itself when it is needed: this is made for every view, and passed on often.
struct Structure {
  private let view: View
  /// The groups of properties in which something is said of the view.
  private let said: PropertyGroups
  private(set) var children: ChildBehavior?
  private var isHidden = false
  private var isTransparent = false
  private var isDecorative = false
  private(set) var isEnabled = true
  /// Whether the view is one of UIKit's.
  let isUIKits: Bool
  private(set) var hasLabel = false
  /// Whether the view is a shape of which its author says a label, a value or a hint, even an empty one, or that has
  /// actions or content of its own.
  ///
  /// Sources: AccessibilitySnapshot, SwiftUISnapshotTests on iOS 17, 18 and 26: circles with a value alone, with a hint
  /// alone, and with three empty texts are elements; Apple's sample “Creating accessible views”: so are rectangles with a
  /// custom action alone, and with custom content alone.
  private(set) var isDescribedShape = false
  /// Whether each view inside is a tab of the system's.
  private var holdsTabs = false
  /// Whether the view is a tab bar of the author's own.
  private var isTabBar = false
  private(set) var isElement: Bool?
  private var container: ContainerType = .none
  private var groupsChildren = false
  /// Whether the elements inside are listed.
  private var isListed = false
  private var clips = false
  private(set) var hasIdentifierOrValue = false
  /// Whether the view changes what the views inside inherit.
  private(set) var givesContext: Bool
  /// Whether what is inside is SwiftUI's again, in a view of UIKit's.
  private(set) var hostsSwiftUI = false
  /// Whether the view hands on to each element inside what is said of it.
  private var handsOn = false
  /// Whether it is a stack of SwiftUI's that is not an element itself, and has a menu of a long press.
  private var handsMenuOn = false

  init(_ view: View) {
    self.view = view
    isUIKits = view.kind.has(.uiKit)
    givesContext = isUIKits
    // A view that nothing is said of is what its kind is.
    said = view.groups
    guard !said.isEmpty else { return }
    let isShape = view.kind.has(.elementIfLabeled) && !view.kind.has(.arranges)
    if said.contains(.wording) {
      isEnabled = view.enabled?.constant ?? true
      if let label = view.label {
        // Words around the label that a shape does not have are its name.
        hasLabel = label.applies || isShape && label.applied(to: nil) != nil
        isDescribedShape = isShape && (hasLabel || label.isWritten)
      }
      isDescribedShape = isDescribedShape || isShape && (view.value != nil || view.hint != nil)
      isTabBar = view.traits.contains(.tabBar)
      hasIdentifierOrValue = view.identifier?.isEmpty == false || view.value?.constant?.isEmpty == false
    }
    isDescribedShape =
      isDescribedShape || isShape && said.contains(.spokenDetails) && !view.customContent.isEmpty
      || isShape && said.contains(.interaction) && !view.actions.isEmpty
    if said.contains(.exposure) {
      children = view.childBehavior
      isHidden = view.hidden?.constant == true
      isTransparent = (view.opacity?.constant ?? 1) <= 0
      isDecorative = view.decorative
    }
    if said.contains(.uiKit) {
      isHidden = isHidden || view.elementsHidden?.constant == true
      isElement = view.isElement
      isListed = view.elements != nil
      container = view.container ?? .none
      groupsChildren = view.shouldGroupChildren
      clips = view.clips
      hostsSwiftUI = view.hostsSwiftUI
    }
    let isPlainStack = view.kind.has(.arranges) && !isUIKits && children == nil && isElement == nil
    if isPlainStack, !hasLabel, role == nil {
      handsOn = !HandedOn(of: view).isEmpty
      handsMenuOn = said.contains(.interaction) && !view.contextMenu.isEmpty
    }
    if container == .semanticGroup { holdsTabs = !view.children.isEmpty && view.children.allSatisfy(\.isTab) }
    givesContext =
      givesContext || hostsSwiftUI || !isEnabled || handsOn || handsMenuOn
      || said.contains(.spokenDetails) && view.language != nil
      || said.contains(.interaction) && view.hasHandlersForContent
  }

  /// The language of everything inside, where it is another one.
  var language: String? { view.language }
  var magicTap: Action? { view.magicTap }
  var escape: Action? { view.escape }
  var nextPage: Action? { view.nextPage }
  var previousPage: Action? { view.previousPage }
  var page: Position? { view.page }
  var refresh: Action? { view.refresh }
  /// The actions of swiping sideways, which are the row's.
  var rowActions: [View] { view.swipeActions }
  /// The named actions of the view, which are those of everything in it if it is not an element itself.
  var actions: [View] { view.actions }
  /// The menu of a long press on the view, which the control that it is part of offers.
  var menu: [View] { handsMenuOn ? view.contextMenu : [] }
  /// What a tap on the view does, which reaches it through what is in it.
  var tap: Action? { view.isTappedThrough ? view.action : nil }
  /// What a finger that rests on the view does, which reaches it through what is in it.
  var longPress: Action? { view.kind.has(.arranges) ? view.longPressAction : nil }
  /// The rotors of the view, which serve everything in it.
  var rotors: [Rotor] { view.rotors }
  /// The list of the elements inside.
  var elements: [ElementReference]? { isListed ? view.elements : nil }
  /// What is told of the chart that the view is; `nil` for other views.
  var chartDescriptor: ChartDescriptor? { said.contains(.spokenDetails) ? view.chartDescriptor : nil }
  /// The place of the item that the row's handle moves.
  var reordering: Reordering? { said.contains(.dragging) ? view.reordering : nil }
  var representation: View? { said.contains(.exposure) ? view.representation?.wrapped : nil }
  /// The traits that each element inside is given or loses, and the hint it has, where the view is not an element itself.
  var handedOn: HandedOn { handsOn ? HandedOn(of: view) : HandedOn() }

  /// Why the view and everything below it vanish, or `nil` if they do not.
  ///
  /// Source: the visit of AccessibilitySnapshot's parser: hidden, transparent, and of no size.
  func reasonToOmit(_ placed: PlacedView) -> Omission.Reason? {
    if isHidden { return .hidden }
    if isTransparent { return .transparent }
    if isDecorative { return .decorative }
    let isEmpty = placed.isGiven && placed.frame.map { $0.width == 0 && $0.height == 0 } ?? false
    let isPruned = isEmpty && (clips || isListed || isElement ?? makesElement(of: placed.view))
    return isPruned ? .zeroSize : nil
  }

  /// Whether the view is an element by its kind, its children or its label.
  private func makesElement(of view: View) -> Bool {
    switch children {
    case .combine, .ignore: true
    case .contain: view.isOneElement
    // SwiftUI makes an element of a stack or a shape with a label, UIKit none of a view.
    case nil: view.isOneElement || isDescribedShape || hasLabel && role == nil && view.kind.has(.elementIfLabeled)
    }
  }
}

extension Structure {
  /// What kind of container the properties make of a view that is not an element; `nil` for none.
  ///
  /// The system's tab bar says of itself that it is a semantic group, and is known by its tabs (AccessibilitySnapshot, pull
  /// request 348). Another semantic group without a name counts for nothing (AccessibilitySnapshot,
  /// testSemanticGroupWithoutLabelIsFlattened).
  var role: Container.Role? {
    if isTabBar { return .customTabBar }
    switch container {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .series: return .series
    case .semanticGroup where holdsTabs: return .tabBar
    case .semanticGroup where hasLabel || hasIdentifierOrValue: return .semanticGroup
    case .semanticGroup, .none: return groupsChildren || isListed ? .group : nil
    }
  }
}

extension View {
  /// Whether the view is a tab of the system's, by its kind or by its trait.
  fileprivate var isTab: Bool { kind == .tab || self.traits.contains(.tab) }

  /// Whether something can be done with the view that can be done with everything in it.
  fileprivate var hasHandlersForContent: Bool {
    self.magicTap != nil || self.escape != nil || self.nextPage != nil || self.previousPage != nil
      || self.refresh != nil || !self.swipeActions.isEmpty || !self.actions.isEmpty || !self.rotors.isEmpty
      || isTappedThrough || !self.gestures.isEmpty
  }

  /// Whether a tap on something in the view does what the author wrote at the view, which only holds it.
  fileprivate var isTappedThrough: Bool { self.action != nil && kind.has(.arranges) }
}

extension Label {
  /// Whether the label says anything in place of the default one.
  var applies: Bool { isWritten && text?.constant?.isEmpty == false }

  /// Whether there are words in place of the default label, be they none.
  var isWritten: Bool { text != nil && condition?.constant ?? true }
}
