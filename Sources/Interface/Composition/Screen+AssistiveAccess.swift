extension Screen {
  /// The screen as Assistive Access shows it: the way back always stands along the bottom edge, on the first screen too,
  /// where it leaves the app.
  ///
  /// Source: WWDC25-238; SwiftUI's documentation of Assistive Access. What an app shows less of there is its own matter. How
  /// much larger the system draws controls is not simulated; that the way back is read last is assumed.
  package func inAssistiveAccess(wayBack title: String) -> Screen {
    var screen = self
    screen.back = nil
    var back = View(.button, .text(.constant(title)), origin: origin)
    back.traits = [.backButton]
    back.action = Action([.back])
    var bar = View(.hstack, children: [], origin: origin)
    // They share their place in the file with the screen, of which other views are made, too.
    (bar.turns, back.turns) = ([Int32.min], [Int32.min, 0])
    bar.children = [back]
    screen.views.append(bar)
    return screen
  }
}
