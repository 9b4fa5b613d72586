internal import Interface

extension Emitter {
  /// Keeps what decides where a view stands and how large it is.
  func apply(_ change: LayoutChange, to view: inout Interface.View) {
    switch change {
    case .padding(let insets):
      view.layout.append(
        .padding(
          Edges(
            top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
            trailing: Double(insets.trailing))))
    case .fixedFrame(let width, let height, let alignment):
      view.layout.append(
        .size(
          SizeLimits(
            width: LengthLimits(width?.finite), height: LengthLimits(height?.finite), alignment: alignment.shared)))
    case .flexibleFrame(let frame):
      view.layout.append(
        .size(
          SizeLimits(
            width: LengthLimits(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth),
            height: LengthLimits(min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight),
            alignment: frame.alignment.shared)))
    case .offset(let x, let y): view.layout.append(.offset(Point(x: x, y: y)))
    case .aspectRatio(let ratio, let mode):
      view.layout.append(.aspectRatio(Interface.AspectRatio(ratio, mode == .fit ? .fit : .fill)))
    case .fixedSize(let horizontal, let vertical):
      view.layout.append(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .clipped: view.clips = true
    // The layout that is estimated knows no place within a parent and no scale.
    case .position, .scale: break
    }
  }
}

extension Double {
  /// The number, where layout can reckon with it.
  fileprivate var finite: Double? { isFinite && self >= 0 ? self : nil }
}
