public import Interface

/// Places the views of a resolved screen: those with a frame of their own stand there, the rest has none.
public func place(_ screen: Screen) -> [PlacedView] {
  screen.parts.map(place)
}

private func place(_ view: View) -> PlacedView {
  let frame = view.givenFrame
  return PlacedView(view, frame: frame, isGiven: frame != nil, parts: view.parts.map(place))
}
