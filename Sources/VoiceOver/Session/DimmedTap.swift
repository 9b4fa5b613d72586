package import Diagnostics
package import Elements

/// A step that activates an element and does nothing, since the element is dimmed.
package struct DimmedTap: Sendable, Hashable {
  package let element: Element
  /// Where the step stands.
  package let place: SourcePlace
}
