internal import A11ySimulation

/// A picture that a command draws, with the name of its screen.
struct DrawnScreen {
  var name: String
  var picture: ScreenPicture
}

extension Scenario {
  /// The first screen, or the one of a name, as a transcript has it: as it was when a flow came to it first, or else as it is
  /// when it is opened by itself.
  func drawn(_ screen: Screen, named name: String) -> DrawnScreen {
    let resting = flowNames.isEmpty ? nil : screensAtRest(after: play()).first { $0.screen == name && $0.isVisited }
    let title = "\(self.name): \(name)"
    guard let resting else {
      return DrawnScreen(name: name, picture: ScreenPicture(of: screen, named: name, in: self))
    }
    return DrawnScreen(name: name, picture: ScreenPicture(of: resting.reading, titled: title, in: self))
  }

  /// Every screen, and what comes to stand in front of one, as a transcript has them.
  var allDrawn: [DrawnScreen] {
    var screens = screensAtRest(after: play()).map { resting in
      DrawnScreen(
        name: resting.title,
        picture: ScreenPicture(of: resting.reading, titled: "\(name): \(resting.title)", in: self))
    }
    // A transcript walks through the first screen of a scenario without flows.
    if flowNames.isEmpty, let (first, screen) = opening {
      screens.insert(DrawnScreen(name: first, picture: ScreenPicture(of: screen, named: first, in: self)), at: 0)
    }
    return screens
  }
}
