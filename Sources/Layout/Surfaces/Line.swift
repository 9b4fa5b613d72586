internal import Interface

/// A row of a list or a view of a page, laid out without regard to what stands above and below it.
struct Line: Sendable {
  var view: View
  var environment: Environment
  /// Where the line begins.
  var corner: Point
  var width: Double
  /// What came of it.
  var placed: PlacedView
  /// The height that the line takes, or `nil` if it takes no room.
  var height: Double?
}

/// The lines of the last layout, in the order in which lines are laid out.
///
/// A line is looked for in its place only: where lines have come or gone above it, it has moved and is laid out again.
struct LineMemory: Sendable {
  private(set) var lines: [Line]
  private var position = 0

  init(_ lines: [Line]) {
    self.lines = lines
  }

  /// Whether the next line is the same as last time.
  func knows(_ view: View, in environment: Environment, at corner: Point, width: Double) -> Bool {
    position < lines.count && lines[position].view == view && lines[position].corner == corner
      && lines[position].width == width && lines[position].environment == environment
  }

  /// Puts the next line where it was last time, and returns its height.
  mutating func pass(to parent: inout PlacedView) -> Double? {
    parent.parts.append(lines[position].placed)
    position += 1
    return lines[position - 1].height
  }

  /// Keeps the next line.
  mutating func note(_ line: Line) {
    if position < lines.count {
      lines[position] = line
    } else {
      lines.append(line)
    }
    position += 1
  }

  /// Forgets the lines that were not laid out again.
  mutating func finish() {
    lines.removeSubrange(position...)
  }
}

extension LayoutPass {
  /// Lays out a whole screen.
  mutating func layOut(_ screen: Screen) -> [PlacedView] {
    var root = PlacedView(View(.group), frame: canvas.bounds, isGiven: false)
    layOutScreen(screen.parts, in: canvas.bounds, safeArea: canvas.safeArea, into: &root)
    lines?.finish()
    return root.parts
  }

  /// Lays out a view that is a line of its own, unless the line is known, and returns its height.
  mutating func line(
    _ view: View, in environment: Environment, at corner: Point, width: Double, into parent: inout PlacedView,
    _ layOut: (inout LayoutPass, inout PlacedView) -> Double?
  ) -> Double? {
    if let height = knownLine(view, in: environment, at: corner, width: width, into: &parent) { return height }
    // What is in a line belongs to it.
    var memory = lines
    lines = nil
    let height = layOut(&self, &parent)
    if let placed = parent.parts.last {
      memory?.note(
        Line(view: view, environment: environment, corner: corner, width: width, placed: placed, height: height))
    }
    lines = memory
    return height
  }

  /// Puts a line where it was last time and returns its height, or returns `nil` if it is another one than last time.
  mutating func knownLine(
    _ view: View, in environment: Environment, at corner: Point, width: Double, into parent: inout PlacedView
  ) -> Double?? {
    guard lines?.knows(view, in: environment, at: corner, width: width) == true else { return nil }
    return .some(lines?.pass(to: &parent))
  }
}
