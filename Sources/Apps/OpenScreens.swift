internal import Interface

/// The screens that are open, one over the other; the last is in front.
///
/// Each tab keeps what was pushed from it (Apple, “UITabBarController”: each tab has a view controller of its own, such as a
/// navigation controller).
struct OpenScreens: Sendable {
  /// A screen that is open.
  struct Level: Sendable {
    let name: String
    /// Whether it covers the screen before, as a sheet does, rather than follow it.
    let isPresented: Bool
    /// The tab of the screen before that it was pushed from, by its place; `nil` where that has no tabs.
    let tab: Int?
    /// The title of its chosen tab, once another screen has been opened over it.
    var titleInTab: String?
    /// What was pushed from tabs of this screen that are not chosen, by their places.
    var aside: [Int: [Level]] = [:]
    var watched = WatchedViews()

    init(_ name: String, isPresented: Bool = false, tab: Int? = nil) {
      self.name = name
      self.isPresented = isPresented
      self.tab = tab
    }
  }

  private var levels: [Level]

  /// - Parameter names: The screens that are open, each pushed from the one before.
  init(_ names: [String]) { levels = names.map { Level($0) } }

  /// The screen in front; `nil` if there is none.
  var front: Level? { levels.last }

  /// The screen that the one in front was opened from.
  var previous: Level? { levels.dropLast().last }

  subscript(place: Int) -> Level { levels[place] }

  /// Opens a screen over the one in front, which is `before` as it is now.
  mutating func open(_ name: String, isPresented: Bool, over before: Screen) {
    // What a screen covers that was pushed appears again when it is come back to, but not under a sheet.
    if !isPresented, let front = levels.indices.last {
      levels[front].watched.forgetAppearances()
      levels[front].titleInTab = before.titleInTab
    }
    levels.append(Level(name, isPresented: isPresented, tab: isPresented ? nil : before.tabView?.shownTab))
  }

  /// Closes the screen in front, and tells whether there is one that it was opened from.
  mutating func close() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    return true
  }

  /// What the screen in front does because views have appeared on it, or because values have changed.
  mutating func reactions(to screen: Screen) -> [Action] {
    guard let front = levels.indices.last else { return [] }
    return levels[front].watched.reactions(to: screen)
  }
}

extension OpenScreens {
  /// The place of the screen with the tabs from one of which what is in front was pushed; `nil` where there is none.
  var placeOfTabs: Int? {
    let pushed = levels.reversed().prefix { !$0.isPresented }.count
    return levels.indices.suffix(pushed).last { levels[$0].tab != nil }.map { $0 - 1 }
  }

  /// The place of the screen in front, if tabs of it that are not chosen keep what was pushed from them.
  var placeOfKept: Int? { levels.indices.last.flatMap { levels[$0].aside.isEmpty ? nil : $0 } }

  /// How many screens lie over the one at a place.
  func count(over place: Int) -> Int { levels.count - 1 - place }

  /// Puts aside what was pushed from a tab of the screen at a place, unless that tab is the chosen one.
  mutating func keep(allBut chosen: Int, at place: Int) {
    let first = place + 1
    guard let tab = levels[first].tab, tab != chosen else { return }
    levels[levels.count - 1].watched.forgetAppearances()
    levels[place].aside[tab] = Array(levels[first...])
    levels.removeSubrange(first...)
  }

  /// Puts in front again what was pushed from the tab that is chosen.
  mutating func bringBack(_ chosen: Int, at place: Int) {
    guard let kept = levels[place].aside.removeValue(forKey: chosen) else { return }
    levels[place].watched.forgetAppearances()
    levels += kept
  }
}
