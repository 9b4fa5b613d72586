public import Interface

/// What can be picked up and where it can be dropped, under SwiftUI's names.
extension View {
  /// Lets the view be picked up; what is carried is told by the effects of the drop.
  public func draggable<Payload>(_ payload: @autoclosure () -> Payload) -> some View {
    changed { $0.draggable = Draggable() }
  }

  /// Lets something be dropped here; the closure is asked once, with nothing in hand, for the effects of a drop.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type, @EffectBuilder action: ([Payload], Point) -> [Effect]
  ) -> some View {
    let drop = DropPoint(action: Action(action([], Point(x: 0, y: 0))))
    return changed { $0.dropTarget = drop }
  }

  /// Lets the view be picked up by an action of a name in the rotor.
  public func accessibilityDragPoint(_ point: UnitPoint, description: some StringProtocol) -> some View {
    changed { $0.draggable = Draggable(name: .constant(String(description))) }
  }

  /// Adds a place of the view where something can be dropped by an action of a name in the rotor.
  ///
  /// In SwiftUI the drop does what the view's drop destination does at that point; here its effects stand in the braces.
  public func accessibilityDropPoint(
    _ point: UnitPoint, description: some StringProtocol, @EffectBuilder action: () -> [Effect] = { [] }
  ) -> some View {
    let drop = DropPoint(name: .constant(String(description)), action: Action(action()))
    return changed { $0.dropPoints.append(drop) }
  }
}

/// A point of a view, in shares of its size.
public struct UnitPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}
