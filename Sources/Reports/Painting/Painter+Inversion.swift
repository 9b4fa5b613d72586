// What Smart Invert and Classic Invert do to a picture: what is inverted twice has its own colors again.
extension Painter {
  /// Says how colors are inverted; the true inversion of the system, which nearly keeps the hue, is not told anywhere.
  mutating func defineInversion() {
    guard theme.isInverted else { return }
    svg.element("filter", [.init("id", "inverted"), .init("color-interpolation-filters", "sRGB")]) { filter in
      filter.element(
        "feColorMatrix", [.init("values", plain: "-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0")])
    }
  }

  /// Draws something with its colors inverted, if they are other than those around it.
  mutating func inverting(_ isInverting: Bool, _ draw: (inout Painter) -> Void) {
    guard isInverting else { return draw(&self) }
    svg.open("g", [.init("filter", plain: "url(#inverted)")])
    draw(&self)
    svg.close("g")
  }
}
