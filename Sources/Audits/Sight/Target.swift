internal import Diagnostics
internal import Elements
internal import Interface

/// What of the screen a finger must hit to operate a control.
struct Target {
  let stop: Audit.Stop
  var frame: Rect
  var size: TargetSize
  /// Whether the author gave the frame, as against an estimate.
  var isGiven: Bool

  /// Whether it is smaller than a length in one direction; an estimate is so only beyond its margin.
  func isBelow(_ length: Double) -> Bool {
    let margin = isGiven ? 0 : 2 * TargetSize.margin
    return min(frame.width, frame.height) + margin < length
  }

  var words: String { frame.points }
  var leastWords: String { "\(Value.text(of: size.least)) by \(Value.text(of: size.least))" }
  var standardWords: String { "\(Value.text(of: size.standard)) by \(Value.text(of: size.standard))" }
}

extension Audit.Stop {
  /// What a finger must hit; `nil` for what is not a control, is drawn by the system, or has no size of its author's.
  ///
  /// What stands in a search field, such as “Dictate”, is the system's. A text button is as high as its text in the
  /// estimated layout, which says nothing about the app.
  var target: Target? {
    guard isControl, element.isOnScreen, let frame = element.frame, element.kind.isSizedByAuthor,
      !element.traits.contains(.keyboardKey),
      element.isFrameGiven || !screen.drawing.groups.isDisjoint(with: [.uiKit, .appearance]), let view
    else { return nil }
    guard element.isFrameGiven || view.hasOwnSize, !screen.searchFields.contains(where: { $0.covers(frame) }) else {
      return nil
    }
    return Target(
      stop: self, frame: element.details.path.bounds ?? frame, size: TargetSize(on: screen.circumstances.platform),
      isGiven: element.isFrameGiven)
  }
}

extension Audit.Screen {
  /// Two targets side by side.
  struct TargetPair {
    var first: Target
    var second: Target

    var areGiven: Bool { first.isGiven && second.isGiven }
    var names: String { "\(first.stop.element.quotedName) and \(second.stop.element.quotedName)" }
    var note: Diagnostic.Note {
      Diagnostic.Note("\(first.stop.element.quotedName) stands here", at: first.stop.element.id.origin.known)
    }

    /// The distance between the two where they stand beside or below each other, and whether one of them is smaller than
    /// the default in that direction.
    var gap: (distance: Double, isBetweenSmall: Bool)? {
      let (one, other, least) = (first.frame, second.frame, first.size.standard)
      if one.y < other.bottom, other.y < one.bottom {
        return (max(other.x - one.right, one.x - other.right), min(one.width, other.width) < least)
      }
      guard one.x < other.right, other.x < one.right else { return nil }
      return (max(other.y - one.bottom, one.y - other.bottom), min(one.height, other.height) < least)
    }
  }

  /// The pairs of targets that are no further apart than a distance.
  ///
  /// - Complexity: a sweep from top to bottom over the targets; each is compared with those that reach down to it.
  func neighbors(within distance: Double) -> [TargetPair] {
    let targets = stops.compactMap(\.target).sorted { $0.frame.y < $1.frame.y }
    var open: [Target] = []
    var pairs: [TargetPair] = []
    for target in targets {
      open.removeAll { $0.frame.bottom + distance < target.frame.y }
      for other in open where other.frame.isNear(target.frame, within: distance) {
        let isBefore = other.stop.index < target.stop.index
        pairs.append(TargetPair(first: isBefore ? other : target, second: isBefore ? target : other))
      }
      // What covers a large part of the screen would be compared with everything.
      if open.count < 64 { open.append(target) }
    }
    return pairs
  }
}

extension Rect {
  /// The size for a message: `12 by 12`.
  var points: String { "\(Value.text(inTenths: width)) by \(Value.text(inTenths: height))" }

  fileprivate func isNear(_ other: Rect, within distance: Double) -> Bool {
    x <= other.right + distance && other.x <= right + distance && y <= other.bottom + distance
      && other.y <= bottom + distance
  }
}

extension [Point] {
  /// The smallest rectangle around the points; `nil` around none.
  fileprivate var bounds: Rect? {
    guard let left = map(\.x).min(), let right = map(\.x).max(), let top = map(\.y).min(), let bottom = map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension View {
  /// Whether the author says how large the view is.
  fileprivate var hasOwnSize: Bool {
    if self.frame != nil { return true }
    return self.layout.contains { modifier in
      if case .size(let limits) = modifier { return limits.width.fixed != nil || limits.height.fixed != nil }
      return false
    }
  }
}

extension Kind {
  /// Whether the author, and not the system, draws views of the kind.
  fileprivate var isSizedByAuthor: Bool {
    switch self {
    case .button, .link, .navigationLink, .menu, .cell, .row, .image, .label, .text, .view, .element, .hstack, .vstack,
      .zstack, .group, .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .lazyHStack, .lazyVStack, .gridRow,
      .disclosureGroup, .labeledContent:
      true
    case .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField, .searchField,
      .textEditor, .pageControl, .progressView, .gauge, .list, .section, .form, .table, .grid, .scrollView,
      .navigationBar, .toolbar, .tabView, .tab, .tabBar, .sheet, .alert, .confirmationDialog, .popover, .map, .marker,
      .video, .chart, .spacer, .divider, .forEach:
      false
    }
  }
}
