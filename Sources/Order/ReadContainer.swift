package import Elements
internal import Interface

/// A container that VoiceOver may mention when the cursor enters it.
///
/// Two of one name are still two: they are told apart by what they are, not by what is said of them.
package final class ReadContainer: ChunkElement {
  package let id: ViewID
  package let role: Container.Role
  package let label: String?
  /// Whether the container is disabled.
  package let isDimmed: Bool
  package let isActionSheet: Bool
  /// How many items an open menu of the Mac's has.
  package let menuItems: Int?
  /// The container around this one.
  package let parent: ReadContainer?

  init(_ container: Container, inside parent: ReadContainer?) {
    id = container.id
    role = container.role
    label = container.label
    isDimmed = container.isDimmed
    isActionSheet = container.isActionSheet
    menuItems = container.menuItems
    self.parent = parent
  }

  /// Whether all that may be said of the container is the same as that of another one, with the same containers around.
  func says(as other: ReadContainer) -> Bool {
    self == other && parent === other.parent && isActionSheet == other.isActionSheet && menuItems == other.menuItems
  }

  package static func == (first: ReadContainer, second: ReadContainer) -> Bool {
    first === second
      || first.id == second.id && first.role == second.role && first.label == second.label
        && first.isDimmed == second.isDimmed && first.parent == second.parent
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(role)
    hasher.combine(label)
  }
}
