internal import Elements
internal import Interface
internal import Layout
internal import Order
internal import VoiceOver

/// The views of a screen, found again by what stops and omissions know of them.
struct DrawnViews {
  private var places: [Key: PlacedView] = [:]
  private let wanted: Set<Key>

  private struct Key: Hashable {
    var kind: Kind
    var id: ViewID
  }

  init(_ views: ChunkedArray<PlacedView>, of reading: ScreenReading) {
    var wanted = Set(reading.tree.omissions.map { Key(kind: $0.kind, id: $0.id) })
    for stop in reading.order.stops where stop.element.kind.hasSeveralStops {
      wanted.insert(Key(kind: stop.element.kind, id: stop.element.id.ofView))
    }
    self.wanted = wanted
    if !wanted.isEmpty { add(views) }
  }

  private mutating func add(_ views: ChunkedArray<PlacedView>) {
    for placed in views {
      let key = Key(kind: placed.view.kind, id: ViewID(placed.view))
      if wanted.contains(key) { places[key] = placed }
      add(placed.parts)
    }
  }

  func view(of omission: Omission) -> PlacedView? { places[Key(kind: omission.kind, id: omission.id)] }

  /// Where the buttons of steppers and dates are, and the words in front of them: elements know only the frame of the whole.
  ///
  /// - Parameters:
  ///   - stops: What the cursor stops at.
  ///   - theme: How the screen is shown.
  /// - Returns: The frames, by the places of the stops.
  func partsOfControls(among stops: ChunkedArray<Stop>, _ theme: Theme) -> [Int: Rect] {
    var parts: [Key: [(index: Int, element: Element)]] = [:]
    for (index, stop) in stops.enumerated() where stop.element.kind.hasSeveralStops {
      parts[Key(kind: stop.element.kind, id: stop.element.id.ofView), default: []].append((index, stop.element))
    }
    var frames: [Int: Rect] = [:]
    for (key, parts) in parts {
      guard let placed = places[key] else { continue }
      let buttons = parts.filter { $0.element.traits.contains(.button) }
      let controls = placed.controls(theme)
      guard buttons.count == controls.count else { continue }
      for (button, frame) in zip(buttons, controls) { frames[button.index] = frame }
      guard let words = placed.frameOfWords else { continue }
      for part in parts where part.element.traits.contains(.staticText) { frames[part.index] = words }
    }
    return frames
  }
}

extension Kind {
  /// Whether a control of the kind is several stops, all with the frame of the whole.
  fileprivate var hasSeveralStops: Bool { self == .stepper || self == .datePicker }
}

extension ViewID {
  /// The view that the system has added it to, or itself.
  fileprivate var ofView: ViewID {
    guard isSystemsOwn else { return self }
    var id = self
    id.turns.removeLast()
    return id
  }
}

extension PlacedView {
  /// Where the buttons are that a control is made of, in the order of its stops.
  fileprivate func controls(_ theme: Theme) -> [Rect] {
    let frames = ink.filter { $0.mark == .control }.map(\.frame)
    guard view.kind == .stepper, frames.count == 1 else { return frames }
    return StepperDrawing.halves(of: frames[0], theme)
  }

  /// Where the words before a control are: the first text that stands on none.
  fileprivate var frameOfWords: Rect? {
    let controls = ink.filter { $0.mark == .control }.map(\.frame)
    return ink.first { piece in
      guard case .text = piece.mark else { return false }
      return !controls.contains { $0.contains(piece.frame.middle) }
    }?.frame
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    x <= point.x && point.x <= right && y <= point.y && point.y <= bottom
  }
}
