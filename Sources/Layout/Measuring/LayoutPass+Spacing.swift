internal import Interface

extension LayoutPass {
  /// The distance between neighbors in a stack.
  ///
  /// SwiftUI's own spacing is 8 points between most views; a spacer asks for none, and a text comes closer to a text below:
  /// 2 points on iOS 26, as measured in cvs-health's snapshot of InformativeView, a title above a row of texts.
  func spacing(between first: Node.Index, and second: Node.Index, along axis: Axis, _ spacing: Double?) -> Double {
    if let spacing { return spacing }
    if self[first].isSpacer || self[second].isSpacer { return 0 }
    let areTexts = axis == .vertical && self[first].isTextAtBottom && self[second].isTextAtTop
    return areTexts ? LayoutPass.textSpacing : LayoutPass.defaultSpacing
  }

  static let defaultSpacing = 8.0
  private static let textSpacing = 2.0

  /// Notes whether texts are at the edges of a node, once its children are known.
  mutating func noteTexts(atEdgesOf index: Node.Index) {
    switch self[index].rule {
    case .stack(.vertical, _, _):
      let children = children(of: index)
      guard let first = children.first, let last = children.last else { return }
      self[index].isTextAtTop = self[first].isTextAtTop
      self[index].isTextAtBottom = self[last].isTextAtBottom
    case .stack(.horizontal, _, _), .pile:
      let edges = textEdges(ofRow: index)
      self[index].isTextAtTop = edges.top
      self[index].isTextAtBottom = edges.bottom
    case .layered, .frame, .offset, .fixedSize:
      self[index].isTextAtTop = self[primary(of: index)].isTextAtTop
      self[index].isTextAtBottom = self[primary(of: index)].isTextAtBottom
    case .leaf, .text, .padding, .aspectRatio, .scroll, .grid, .gridRow, .surface: break
    }
  }

  /// Whether texts alone make the upper edge of views in a row, and the lower edge.
  private func textEdges(ofRow index: Node.Index) -> (top: Bool, bottom: Bool) {
    var (isEmpty, top, bottom) = (true, true, true)
    for child in children(of: index) where !self[child].isSpacer {
      isEmpty = false
      top = top && self[child].isTextAtTop
      bottom = bottom && self[child].isTextAtBottom
    }
    return (top && !isEmpty, bottom && !isEmpty)
  }

  /// Takes a text that is part of a control for the control that it is: it keeps its distance.
  mutating func keepDistance(_ index: Node.Index) {
    self[index].isTextAtTop = false
    self[index].isTextAtBottom = false
  }
}
