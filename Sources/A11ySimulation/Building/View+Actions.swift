public import Interface

/// What can be done with a view, under SwiftUI's names.
extension View {
  /// Adds an action of a name to the actions rotor.
  public func accessibilityAction(
    named name: some StringProtocol, line: Int = #line, column: Int = #column,
    @EffectBuilder _ handler: () -> [Effect]
  ) -> some View {
    addingActions(Button(name, line: line, column: column, action: handler).body)
  }

  public func accessibilityAction(
    named name: Text, line: Int = #line, column: Int = #column, @EffectBuilder _ handler: () -> [Effect]
  ) -> some View {
    accessibilityAction(named: name.words, line: line, column: column, handler)
  }

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, @EffectBuilder _ handler: () -> [Effect]
  ) -> some View {
    let action = Action(handler())
    return switch actionKind {
    case .default: changed { $0.action = action }
    case .escape: changed { $0.escape = action }
    case .magicTap: changed { $0.magicTap = action }
    }
  }

  /// Adds the buttons between the braces to the actions rotor.
  public func accessibilityActions(@ViewBuilder _ content: () -> Blueprint) -> some View {
    addingActions(content())
  }

  /// Makes the view adjustable; the closure is asked for the effects of each direction.
  public func accessibilityAdjustableAction(
    @EffectBuilder _ handler: (AccessibilityAdjustmentDirection) -> [Effect]
  ) -> some View {
    let (increment, decrement) = (Action(handler(.increment)), Action(handler(.decrement)))
    return changed {
      $0.increment = increment
      $0.decrement = decrement
    }
  }

  /// Makes the view zoomable by the rotor; the closure is asked for the effects of each direction.
  public func accessibilityZoomAction(
    @EffectBuilder _ handler: (AccessibilityZoomGestureAction) -> [Effect]
  ) -> some View {
    let zoomIn = Action(handler(AccessibilityZoomGestureAction(direction: .zoomIn)))
    let zoomOut = Action(handler(AccessibilityZoomGestureAction(direction: .zoomOut)))
    return changed {
      $0.zoomIn = zoomIn
      $0.zoomOut = zoomOut
    }
  }

  /// The buttons behind a row, which become actions of the rotor.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Blueprint
  ) -> some View {
    let buttons = content().views
    return changed { $0.swipeActions += buttons }
  }

  /// The menu of a long press, whose items become actions of the rotor.
  public func contextMenu(@ViewBuilder menuItems: () -> Blueprint) -> some View {
    let items = menuItems().views
    return changed { $0.contextMenu = items }
  }

  public func onTapGesture(count: Int = 1, @EffectBuilder perform action: () -> [Effect]) -> some View {
    let action = Action(action())
    return count == 1 ? changed { $0.action = action } : blueprint
  }

  private func addingActions(_ buttons: Blueprint) -> Blueprint {
    changed { $0.actions += buttons.views }
  }
}

/// The actions that assistive technologies have gestures for.
public enum AccessibilityActionKind: Sendable, CaseIterable {
  case `default`, escape, magicTap
}

/// Where an adjustable element is taken.
public enum AccessibilityAdjustmentDirection: Sendable, CaseIterable {
  case increment, decrement
}

/// A swipe while the rotor is turned to Zoom.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Where a zoomable element is taken.
  public enum Direction: Sendable, CaseIterable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
}

/// The edges of a row.
public enum HorizontalEdge: Sendable, CaseIterable {
  case leading, trailing
}
