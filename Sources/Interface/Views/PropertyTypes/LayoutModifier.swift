/// What is done to a view's place and size, named as in SwiftUI: the order in which it is written matters.
package enum LayoutModifier: Sendable, Hashable {
  case padding(Edges)
  case size(SizeLimits)
  case offset(Point)
  case aspectRatio(AspectRatio)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case overlay(Layer)
  case background(Layer)
  /// Who is served first in a stack.
  case priority(Double)
  /// SwiftUI makes the element here: what comes before belongs to its frame, what follows does not. Without it the element
  /// is made before everything else.
  case element
}

extension LayoutModifier: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    switch self {
    case .overlay(var layer):
      layer.views.accept(&visitor)
      self = .overlay(layer)
    case .background(var layer):
      layer.views.accept(&visitor)
      self = .background(layer)
    case .padding, .size, .offset, .aspectRatio, .fixedSize, .priority, .element: break
    }
  }
}
