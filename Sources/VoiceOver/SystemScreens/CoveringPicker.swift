internal import Apps
internal import Interface

/// The choices of a picker over the screen that it is on, which go with the picker and with the screen.
protocol CoveringPicker: CoveringApp {
  var isOpen: Bool { get set }
  /// Whether the picker is still there.
  var hasPicker: Bool { get }
}

extension CoveringPicker {
  mutating func use(_ settings: Settings) -> [Change] { follow(covered.use(settings)) }

  mutating func pass(_ seconds: Double) -> [Change] { follow(covered.pass(seconds)) }

  /// What has become of the app below, as it is seen with the choices over it.
  mutating func follow(_ changes: [Change]) -> [Change] {
    changes.map { change in
      switch change {
      case .refreshed where isOpen:
        isOpen = hasPicker
        return .refreshed(screen)
      case .replaced, .returned, .menuOpened:
        isOpen = false
        return change
      case .refreshed, .menuClosed, .focusAsked, .keyboardTaken, .posted, .screenChanged, .layoutChanged, .pageScrolled,
        .refused, .failed, .noted, .timePassed:
        return change
      }
    }
  }
}
