extension Screen {
  /// The screen as Assistive Access shows it: the way back always stands along the bottom edge, on the first screen too,
  /// where it leaves the app.
  ///
  /// Source: WWDC25-238; SwiftUI's documentation of Assistive Access. What an app shows less of there is its own matter. That
  /// the way back is read last is assumed.
  ///
  /// - Parameter asGrid: Whether the person wants choices in a grid rather than below each other.
  /// - Returns: The screen.
  package func inAssistiveAccess(asGrid: Bool) -> Screen {
    var screen = self
    screen.back = nil
    if asGrid { screen.views = View.withChoicesInGrids(screen.views) }
    // Without words of its own, it is called as the system calls it.
    var back = View(.button, .none, origin: origin)
    back.traits = [.backButton]
    back.action = Action([.back])
    // It stands where toolbars do, but nothing tells that it is heard as one.
    var bar = View(.toolbar, children: [], origin: origin)
    bar.isElement = false
    // They share their place in the file with the screen, of which other views are made, too.
    (bar.turns, back.turns) = ([Int32.min], [Int32.min, 0])
    bar.children = [back]
    screen.views.append(bar)
    return screen
  }
}
