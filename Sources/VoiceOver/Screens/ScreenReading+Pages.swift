internal import Elements
internal import Interface
internal import Order

extension ScreenReading {
  /// How many screens lie beside and below each other, as far as elements reach.
  var pages: Session.Page {
    // Only what scrolls has elements that do not show.
    guard order.stops.contains(where: { !$0.element.isOnScreen }) else { return Session.Page(column: 1, row: 1) }
    let frames = order.stops.compactMap(\.element.frame)
    let (width, height) = (frames.map(\.right).max() ?? 0, frames.map(\.bottom).max() ?? 0)
    let count = { (length: Double, page: Double) in
      page > 0 && length.isFinite ? max(1, Int(min(length / page, 10_000).rounded(.up))) : 1
    }
    return Session.Page(column: count(width, window.width), row: count(height, window.height))
  }

  /// The rows that show on each page of a list, counted from one; empty where no list is longer than the screen, or where
  /// it tells its pages instead.
  ///
  /// A page begins with the first row that the one before did not show in full.
  var pagesOfRows: [ClosedRange<Int>] {
    guard let list = tree.nodes.lazy.compactMap(\.containerOfRows).first, tellsRows(list), let frame = list.frame
    else { return [] }
    let height = min(frame.bottom, window.height) - frame.y
    let rows = list.children.filter { !$0.isHeader }.compactMap(\.frame)
    var pages: [ClosedRange<Int>] = []
    var first = 0
    while first < rows.count, height > 0 {
      let end = rows[first].y + height
      let next = rows[first...].firstIndex { $0.bottom > end } ?? rows.count
      let last = rows[first...].lastIndex { $0.y < end } ?? first
      pages.append((first + 1)...(max(first, last) + 1))
      first = max(next, first + 1)
    }
    return pages.count > 1 ? pages : []
  }

  /// Whether a list tells its rows when it is scrolled, as UIKit's tables do.
  ///
  /// SwiftUI's lists are collections since iOS 16, of which UIKit has no such words (`table.scrollbypage.status`; flutter,
  /// issue 189285, on native lists of 2026: “Page X of Y”).
  private func tellsRows(_ list: Container) -> Bool {
    switch speaker.platform.system {
    case .iOS, .iPadOS, .visionOS:
      speaker.platform.generation < 16
        || AccessibilityNode.elements(of: list.children).first?.isUIKits == true
    case .macOS, .watchOS: true
    }
  }
}

extension AccessibilityNode {
  /// The first container of rows in here.
  fileprivate var containerOfRows: Container? {
    guard case .container(let container) = self else { return nil }
    if container.hasRows { return container }
    for child in container.children {
      if let rows = child.containerOfRows { return rows }
    }
    return nil
  }

  fileprivate var frame: Frame? {
    switch self {
    case .element(let element): element.frame
    case .container(let container): container.frame
    }
  }

  /// Whether the node is the header of a section, which is not a row.
  fileprivate var isHeader: Bool {
    guard case .element(let element) = self else { return false }
    return element.has(.header)
  }
}
