/// A modifier that moves or turns what is seen of a view, such as one that shakes it: what is heard stays as it is.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  public func body(content: Content) -> Content { content }
  public func ignoredByLayout() -> Self { self }
}
