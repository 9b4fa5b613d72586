package import Diagnostics
package import Interface

/// Elements that belong together.
package struct ImportedContainer: Sendable, Hashable {
  package var role: ContainerRole
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var frame: Rect?
  package var children: [ImportedNode]
  package var place: SourcePlace
}
