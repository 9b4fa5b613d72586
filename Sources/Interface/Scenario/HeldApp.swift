/// A running app as a scenario holds it, with how it began; two are the same if the app is.
struct HeldApp: Sendable, Hashable {
  let app: any RunningApp
  /// How it began, and under what circumstances; `nil` before it did.
  var begun: (under: Circumstances, settings: Settings, beginning: AppBeginning)?

  static func == (first: HeldApp, second: HeldApp) -> Bool { first.app === second.app }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(app)) }
}
