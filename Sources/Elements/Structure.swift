internal import Interface
internal import Layout

/// What a view's properties decide about the shape of the tree.
struct Structure {
  var children: ChildBehavior?
  var isHidden = false
  var isTransparent = false
  var isDecorative = false
  var isEnabled = true
  /// Whether the view is one of UIKit's.
  var isUIKits = false
  var language: String?
  var magicTap: Action?
  var escape: Action?
  var nextPage: Action?
  var previousPage: Action?
  /// The actions of swiping sideways, which are the row's.
  var rowActions: [View] = []
  /// The named actions of the view, which are those of everything in it if it is not an element itself.
  var actions: [View] = []
  /// The rotors of the view, which serve everything in it.
  var rotors: [Rotor] = []
  var hasLabel = false
  /// Whether each view inside is a tab of the system's.
  var holdsTabs = false
  /// Whether the view is a tab bar of the author's own.
  var isTabBar = false
  var isElement: Bool?
  var elements: [ElementReference]?
  var container: ContainerType = .none
  var groupsChildren = false
  /// The place of the item that the row's handle moves.
  var reordering: Reordering?
  var clips = false
  var hasIdentifierOrValue = false
  var representation: View?
  /// The traits that each element inside is given or loses, and the hint it has, where the view is not an element itself.
  var handedOn = HandedOn()

  init(_ view: View) {
    isUIKits = view.kind.has(.uiKit)
    // A view that nothing is said of is what its kind is.
    guard view.hasProperties else { return }
    children = view.childBehavior
    isHidden = view.hidden?.constant == true || view.elementsHidden?.constant == true
    isTransparent = (view.opacity?.constant ?? 1) <= 0
    isDecorative = view.decorative
    isEnabled = view.enabled?.constant ?? true
    language = view.language
    magicTap = view.magicTap
    escape = view.escape
    nextPage = view.nextPage
    previousPage = view.previousPage
    rowActions = view.swipeActions
    actions = view.actions
    rotors = view.rotors
    // Words around the label that a shape does not have are its name.
    let isShape = view.kind.has(.elementIfLabeled) && !view.kind.has(.arranges)
    hasLabel = view.label?.applies ?? false || isShape && view.label?.applied(to: nil) != nil
    isTabBar = view.traits.contains(.tabBar)
    isElement = view.isElement
    elements = view.elements
    container = view.container ?? .none
    groupsChildren = view.shouldGroupChildren
    clips = view.clips
    reordering = view.reordering
    hasIdentifierOrValue = view.identifier?.isEmpty == false || view.value?.constant?.isEmpty == false
    representation = view.representation?.wrapped
    let isPlainStack =
      view.kind.has(.arranges) && view.kind.has(.elementIfLabeled) && children == nil && isElement == nil
    if isPlainStack, !hasLabel, role == nil { handedOn = HandedOn(of: view) }
    if container == .semanticGroup { holdsTabs = !view.children.isEmpty && view.children.allSatisfy(\.isTab) }
  }

  /// Why the view and everything below it vanish, or `nil` if they do not.
  ///
  /// Source: the visit of AccessibilitySnapshot's parser: hidden, transparent, and of no size.
  func reasonToOmit(_ placed: PlacedView) -> Omission.Reason? {
    if isHidden { return .hidden }
    if isTransparent { return .transparent }
    if isDecorative { return .decorative }
    let isEmpty = placed.isGiven && placed.frame.map { $0.width == 0 && $0.height == 0 } ?? false
    let isPruned = isEmpty && (clips || elements != nil || isElement ?? makesElement(of: placed.view))
    return isPruned ? .zeroSize : nil
  }

  /// Whether the view is an element by its kind, its children or its label.
  private func makesElement(of view: View) -> Bool {
    switch children {
    case .combine, .ignore: true
    case .contain: view.isOneElement
    // SwiftUI makes an element of a stack or a shape with a label, UIKit none of a view.
    case nil: view.isOneElement || hasLabel && role == nil && view.kind.has(.elementIfLabeled)
    }
  }
}

extension Structure {
  /// Whether the view changes what the views inside inherit.
  var givesContext: Bool {
    !isEnabled || isUIKits || language != nil || magicTap != nil || escape != nil || nextPage != nil
      || previousPage != nil || !rowActions.isEmpty || !actions.isEmpty || !rotors.isEmpty || !handedOn.isEmpty
  }

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
    case .semanticGroup, .none: return groupsChildren || elements != nil ? .group : nil
    }
  }
}

extension View {
  /// Whether the view is a tab of the system's, by its kind or by its trait.
  fileprivate var isTab: Bool { kind == .tab || self.traits.contains(.tab) }
}

extension Label {
  /// Whether the label says anything in place of the default one.
  var applies: Bool { text?.constant?.isEmpty == false && condition?.constant ?? true }
}
