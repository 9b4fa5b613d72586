internal import Interface

/// A section: what stands above and below its rows is quieter than they are.
enum SectionDrawing: ViewDrawing {
  static func rowPlaces(of view: View) -> Range<Int>? { view.rowPlaces }
}
