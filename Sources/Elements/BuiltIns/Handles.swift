internal import Interface
internal import Layout

extension Derivation {
  /// The handle at the end of a row that moves it: a button of its own (MagentaA11y, “Reorder, English, button, draggable”).
  func handle(of row: PlacedView, named name: String, for list: StatePath, _ index: Int) -> Element {
    var element = Element(row, label: words.text(.reorder, name), traits: [.button, .draggable])
    element.id.turns.append(Derivation.turnOfHandle)
    if let frame = row.frame {
      // A row of text alone is as wide as its words; the handle stands after them.
      let width = Derivation.widthOfHandle
      let inset = max(frame.width - width, min(frame.width, width))
      element.frame?.x = context.isRightToLeft ? frame.right - inset - width : frame.x + inset
      element.frame?.width = width
    }
    element.details.drag = DragSource(name: nil)
    element.details.handle = RowHandle(list: ActionToken(movingItemsOf: list), index: index, name: name)
    return element
  }

  /// Counts down after the pieces that a view can have of its own.
  private static let turnOfHandle: Int32 = .min
  /// A finger's width, as UIKit's reorder control has it.
  private static let widthOfHandle = 44.0
}

extension Slice<ChunkedArray<AccessibilityNode>> {
  /// What the first element is called.
  var firstName: String { AccessibilityNode.elements(of: self).lazy.compactMap(\.name).first ?? "" }
}
