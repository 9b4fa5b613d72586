internal import Elements
internal import Interface
internal import Order

/// That the cursor came to a screen, or to what stands in front of one, for the first time on a walk.
package struct Visit: Sendable {
  /// What makes two screens the same, whatever has become of them in the meantime.
  struct Place: Sendable, Hashable {
    var screen: String
    var front: Front?

    /// Whether it is a tab of a screen, with nothing in front of it.
    func isTab(of screen: String) -> Bool {
      guard self.screen == screen, case .tab = front else { return false }
      return true
    }
  }

  /// What there is of a screen besides the whole of it.
  enum Front: Sendable, Hashable {
    case menu(of: ViewID?)
    case presentation(ViewID)
    case tab(ViewID)
  }

  let place: Place
  let title: String
  let reading: ScreenReading
}

extension Session {
  /// Where the cursor is; `nil` while nothing is heard.
  private var place: Visit.Place? {
    guard settings.isReadAloud, let screenName else { return nil }
    let front: Visit.Front? =
      if let menu {
        .menu(of: menu.opener)
      } else if let presentation = reading.tree.presentation {
        .presentation(presentation.id)
      } else {
        reading.order.chosenTab.map { .tab($0.id) }
      }
    return Visit.Place(screen: screenName, front: front)
  }

  /// The name of the screen with what stands in front of it.
  fileprivate func title(of place: Visit.Place, isFirst: Bool) -> String {
    switch place.front {
    case nil: place.screen
    case .menu: "\(place.screen), menu"
    case .presentation(let id): "\(place.screen), \(kind(ofPresentation: id).rawValue)"
    case .tab: isFirst ? place.screen : "\(place.screen), tab \(reading.order.chosenTab?.name ?? "")"
    }
  }

  private func kind(ofPresentation id: ViewID) -> Kind {
    func find(_ views: ChunkedArray<View>) -> Kind? {
      for view in views {
        if let kind = ViewID(view) == id ? view.kind : find(view.parts) { return kind }
      }
      return nil
    }
    return find(reading.snapshot.screen.views) ?? .sheet
  }

  /// The screen in front, unless the walk knows it already.
  func visit(besides known: inout Set<Visit.Place>) -> Visit? {
    guard let place, !known.contains(place) else { return nil }
    let isFirst = !known.contains { $0.screen == place.screen }
    known.insert(place)
    return Visit(place: place, title: title(of: place, isFirst: isFirst), reading: reading)
  }
}
