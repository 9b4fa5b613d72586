internal import Interface
internal import Layout

/// The size that a view has been told which asks for its own, and where it stands.
///
/// What fixed frames and paddings around leave is a guess, which what else stands beside it, or a grid, makes wrong. It is
/// told that first, and before anything appears what the layout of the screen has come to.
final class ToldFrame {
  /// The place on the screen by the layout; `nil` until there is one.
  private(set) var frame: CGRect?
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }

  /// Takes in the place by the layout.
  ///
  /// - Returns: Whether that is another one.
  @MainActor func take(_ frame: Frame) -> Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let new = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    if let old = self.frame, old.isNearly(new) { return false }
    self.frame = new
    node?.invalidate()
    return true
  }
}

extension Graph {
  /// Lays the screen out, and tells all views that ask for their size which one it is, and where they stand.
  ///
  /// - Returns: Whether that was news to any, so that they are evaluated again.
  func fit(_ asking: [PathKey: ToldFrame], in environment: EnvironmentValues) -> Bool {
    var output = output
    let presented = output.preferences.take(PresentationsKey.self) ?? []
    var emitter = Emitter(environment: environment)
    let views = emitter.views(output.pieces) + emitter.presentations(presented)
    let places = Dictionary(asking.map { ($0.key.turns, $0.value) }) { first, _ in first }
    var isNews = false
    func look(at placed: PlacedView) {
      if let told = places[placed.view.turns], let frame = placed.frame, told.take(frame) { isNews = true }
      placed.parts.forEach(look)
    }
    laidOut(Screen(views: views), at: environment.dynamicTypeSize).forEach(look)
    return isNews
  }

  /// The views in their places on the surface that the content has its size on.
  private func laidOut(_ screen: Screen, at textSize: DynamicTypeSize) -> ChunkedArray<PlacedView> {
    let settings = Interface.Settings([.dynamicType: .word(textSize.shared)])
    let device = Device.ofPreviews
    let size = Size(width: contentSize.width, height: contentSize.height)
    return switch contentSize {
    case device.contentSize: place(screen, on: .init(device), settings: settings)
    case device.landscapeContentSize: place(screen, on: .init(device, .landscape), settings: settings)
    default: place(screen, on: .init(size: size, idiom: device.idiom, platform: .standard), settings: settings)
    }
  }
}

extension CGRect {
  /// Whether a rectangle differs by less than half a point.
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
    return differences.allSatisfy { abs($0) < 0.5 }
  }
}
