package import Interface

/// A node of the accessibility tree, passed around by reference since lists of nodes are copied and sorted.
package indirect enum AccessibilityNode: ChunkElement {
  case element(Element)
  case container(Container)
}

/// Elements that belong together: they are read together, and may be announced on entering.
package struct Container: Sendable, Hashable {
  package var id: ViewID
  package var role: Role
  /// The author's name for the container.
  package var label: String?
  package var frame: Frame?
  /// Higher is read earlier among siblings.
  package var sortPriority: Double = 0
  /// Whether the children are read in the order of the list, rather than by their places on the screen.
  package var isOrdered: Bool
  /// Whether the children are rows, by which the container is scrolled.
  package var hasRows = false
  /// Whether it scrolls, on the Mac, where that is a thing of its own.
  package var isScrollArea = false
  /// Whether one of the buttons in it is chosen, which stand below each other: radio buttons on other systems.
  package var hasChoices = false
  /// Whether the container is disabled, which its name is heard to be.
  package var isDimmed = false
  /// Whether what is behind a sheet is reached all the same.
  package var leavesBackground = false
  /// Takes a sheet, an alert or a popover from the screen; `nil` if it stays.
  package var dismissal: ActionToken?
  /// What the button of an alert does that leaves everything as it is; `nil` where there is none, or where it does nothing.
  package var cancellation: ActionToken?
  /// Whether it is an action sheet: that VoiceOver calls it an alert is assumed, since UIKit makes both of one class.
  package var isActionSheet = false
  /// How many items an open menu of the Mac's has; `nil` for all else.
  package var menuItems: Int?
  /// Whether the cursor lands on the last element of a bar at the top, its large title, rather than on the first.
  package var landsOnTitle = false
  package var children: ChunkedArray<AccessibilityNode>

  package init(
    _ role: Role, of view: View, label: String? = nil, frame: Frame? = nil, isOrdered: Bool = false,
    children: ChunkedArray<AccessibilityNode>
  ) {
    id = ViewID(view)
    self.role = role
    self.label = label
    self.frame = frame
    self.isOrdered = isOrdered
    self.children = children
  }
}

extension Container {
  /// What a container is to an assistive technology.
  package enum Role: String, Sendable, CaseIterable {
    /// Read together, never mentioned.
    case group
    case semanticGroup, list, landmark, dataTable
    /// Counted elements: the segments of a segmented control.
    case series
    /// The system's tab bar.
    case tabBar
    /// A view with the tab bar trait.
    case customTabBar
    case toolbar, navigationBar
    /// A sheet, an alert, a popover: nothing beside it can be reached.
    case modal, alert

    /// What a person calls the container; `nil` for one that nobody needs to know of.
    package var word: String? {
      switch self {
      case .group: nil
      case .semanticGroup: "group"
      case .list: "list"
      case .landmark: "landmark"
      case .dataTable: "table"
      case .series: "segmented control"
      case .tabBar, .customTabBar: "tab bar"
      case .toolbar: "toolbar"
      case .navigationBar: "navigation bar"
      case .modal: "modal view"
      case .alert: "alert"
      }
    }

    /// Whether the container is a bar of the system's.
    package var isBar: Bool {
      switch self {
      case .navigationBar, .toolbar, .tabBar: true
      case .group, .semanticGroup, .list, .landmark, .dataTable, .series, .customTabBar, .modal, .alert: false
      }
    }
  }
}
