/// UIKit's kinds of accessibility containers.
package enum ContainerType: String, Sendable, CaseIterable {
  case none, dataTable, list, landmark, semanticGroup
  /// Elements that are counted, “2 of 5”, as in a segmented control.
  case series
}
