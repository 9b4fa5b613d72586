extension SymbolName {
  /// Symbols that the system is known to have no words for, so that their own names are what is heard, with the variants
  /// that are only drawn otherwise.
  static let nameless: Set = [
    // Heard: WWDC21-10223, WWDC21-10275, and by developers (signalapp/Signal-iOS, issue 6311). Strings of iOS 15 have words
    // for the last two.
    "drop", "leaf", "water.waves", "icloud.slash", "shield.lefthalf.filled", "gearshape.2", "bell.slash",
    // Told beside a symbol with words: “many others fall back to the name of the icon” (realm/SwiftLint, issue 5165).
    "clock.arrow.circlepath",
    // Elements of running apps, which have the name for a label: on iOS 26.5, in tests on an iPad, in a tree that a tool to
    // drive phones keeps (getsentry/XcodeBuildMCP), in one of Apple's Food Truck, and in an audit of Xcode's.
    "document.circle", "chart.bar.xaxis", "arrow.trianglehead.2.clockwise", "truck.box", "hand.tap",
    // Elements of apps on the Mac.
    "iphone.gen3.radiowaves.left.and.right", "wand.and.stars", "pencil.and.list.clipboard",
  ]
}
