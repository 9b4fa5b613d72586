internal import Interface

/// A row of a list or a view of a page, or a piece of a run of them, as it is to be laid out.
struct LineKey: Sendable, Hashable {
  enum Content: Sendable, Hashable {
    case view(View)
    case piece(ChunkedArray<View>)
  }

  var content: Content
  /// What kind of view the line is in.
  var holder: Kind
  /// Kept apart: the lines of a list share it.
  var environment: Box<Environment>
  /// Where the line begins.
  var corner: Point
  var width: Double
}

/// What came of a line, without regard to what stands above and below it.
struct Line: Sendable {
  var parts: ChunkedArray<PlacedView>
  /// What is drawn of whatever it is in, as far as it belongs to the line.
  var ink: [Ink]
  /// Where the next line begins, or how high the line is; `nil` if it takes no room.
  var extent: Double?
}

extension LayoutPass: Remembering {
  /// Lays out a whole screen.
  mutating func layOut(_ screen: Screen) -> ChunkedArray<PlacedView> {
    var root = PlacedView(View(.group), frame: canvas.bounds, isGiven: false)
    // An open menu stands over the screen, and takes no room on it.
    var views = screen.parts
    var menu: View?
    if let last = views.last, last.systemPart == .openMenu, last.frame == nil {
      menu = last
      views.remove(at: views.count - 1)
    }
    layOutScreen(views, in: canvas.bounds, safeArea: canvas.safeArea, into: &root)
    if let menu { layOutMenu(menu, over: &root) }
    known?.finish()
    return root.parts
  }

  /// Lays out a line, unless it is known, and returns what that comes to.
  mutating func line(
    _ content: LineKey.Content, in environment: Environment, at corner: Point, width: Double,
    into parent: inout PlacedView, _ layOut: (inout LayoutPass, inout PlacedView) -> Double?
  ) -> Double? {
    guard known != nil else { return layOut(&self, &parent) }
    let key = LineKey(
      content: content, holder: parent.view.kind, environment: shared(environment), corner: corner, width: width)
    let holder = parent.view
    let line = remember(key) { pass in
      var inside = PlacedView(holder, frame: nil, isGiven: false)
      let extent = layOut(&pass, &inside)
      return Line(parts: inside.parts, ink: inside.ink, extent: extent)
    }
    for var ink in line.ink {
      ink.partsBehind += parent.parts.count
      parent.ink.append(ink)
    }
    parent.parts += line.parts
    return line.extent
  }

  /// An environment as the line had it that stood here last, or the line before it, which is the same in most cases.
  private mutating func shared(_ environment: Environment) -> Box<Environment> {
    if let last = known?.nextKey?.environment, last.wrapped == environment { return last }
    if let last = lineEnvironment, last.wrapped == environment { return last }
    let box = Box(environment)
    lineEnvironment = box
    return box
  }

  /// Lays out views below each other, those of a long run piece by piece, and returns where the next would begin.
  ///
  /// The function lays out one view at a height, and returns where the next begins.
  mutating func layOutBelow(
    _ views: ChunkedArray<View>, in environment: Environment, at corner: Point, width: Double,
    into placed: inout PlacedView,
    _ layOutNext: (inout LayoutPass, View, Double, inout PlacedView) -> Double
  ) -> Double {
    var corner = corner
    switch views {
    case .leaf(let views):
      for view in views { corner.y = layOutNext(&self, view, corner.y, &placed) }
    case .branch(let parts):
      for part in parts {
        let next = line(.piece(part.run), in: environment, at: corner, width: width, into: &placed) { pass, placed in
          pass.layOutBelow(part.run, in: environment, at: corner, width: width, into: &placed, layOutNext)
        }
        corner.y = next ?? corner.y
      }
    }
    return corner.y
  }
}
