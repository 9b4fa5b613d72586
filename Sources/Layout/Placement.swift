public import Interface

/// Places the views of a resolved screen as SwiftUI would, where their author gave them no frames.
///
/// - Complexity: linear in the number of views and the length of their texts.
public func place(
  _ screen: Screen, on canvas: Canvas = .standard, settings: Settings = Settings()
) -> [PlacedView] {
  var pass = LayoutPass(canvas, settings)
  var root = PlacedView(View(.group), frame: canvas.bounds, isGiven: false)
  pass.layOutScreen(screen.parts, in: canvas.bounds, safeArea: canvas.safeArea, into: &root)
  return root.parts
}
