extension View {
  /// The views that a resolved view puts on screen, in the order in which the system stacks and reads them.
  ///
  /// For most kinds these are the view's children. A bar, a section or a segmented picker is made of more than its
  /// author wrote: a back button, a header, a button for each segment.
  package var parts: ChunkedArray<View> {
    switch kind {
    case .navigationBar: navigationBarParts
    case .section, .list, .form: sectionParts(around: rows)
    case .toolbar: toolbarParts
    case .tabView: tabViewParts
    case .tabBar: tabs
    // A menu shows its items once it is opened, a tab its content once it is chosen.
    case .menu, .tab: []
    case .picker: pickerParts
    case .disclosureGroup: isOpen ? children : []
    case .alert, .confirmationDialog: isOnScreen ? alertParts : []
    case .sheet, .popover: isOnScreen ? children : []
    case .chart: chartParts
    case .table: tableParts
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .toggle, .slider, .stepper,
      .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl, .progressView,
      .gauge, .row, .grid, .gridRow, .scrollView, .cell, .map, .marker, .video, .circle, .rectangle, .roundedRectangle,
      .capsule, .ellipse, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view,
      .element, .forEach:
      children
    }
  }

  /// A view of the system's own that stands for a piece of this one.
  func part(_ kind: Kind, _ text: Dynamic<String>, at index: Int = 0) -> View {
    var part = View(kind, .text(text), origin: origin)
    part.turns = turns + [Int32(clamping: -1 - index)]
    return part
  }

  /// The items of a bar with its title between them, or after them where it is large and so stands below.
  ///
  /// Source of the large title's place: a tracker of habits, whose test for XCUIVoiceOverService on iOS 27 hears “Manage
  /// habits”, “Add habit”, “Today”.
  private var navigationBarParts: ChunkedArray<View> {
    var parts: ChunkedArray<View> = []
    if let back = self.back {
      var button = part(.button, back)
      button.traits = [.backButton]
      button.action = Action([.back])
      parts.append(button)
    }
    parts += self.leading
    var title: View?
    if case .text(let words) = content { title = part(.text, words, at: 1).heading }
    if let title, !self.hasLargeTitle { parts.append(title) }
    parts += children
    parts += self.trailing
    if let title, self.hasLargeTitle { parts.append(title) }
    return parts
  }

  private var toolbarParts: ChunkedArray<View> { ChunkedArray(self.leading) + children + self.trailing }

  /// A header, the rows, a footer.
  ///
  /// SwiftUI gives the header of a section in a list the header trait.
  private func sectionParts(around rows: ChunkedArray<View>) -> ChunkedArray<View> {
    // A long list without a header is passed on as it is.
    guard content != .none || !self.header.isEmpty || !self.footer.isEmpty else { return rows }
    var parts: ChunkedArray<View> = []
    if case .text(let title) = content { parts.append(part(.text, title).heading) }
    // In a table of UIKit's all that stands there is a heading (WordPress-iOS, pull request 13210, iOS 13); that it still
    // is so is assumed.
    let isTable = rows.first?.kind == .cell
    parts += self.header.map { isTable || $0.isHeadingOfSection ? $0.heading : $0 }
    parts += rows
    parts += self.footer
    return parts
  }

  /// Whether a view in a section's header is heard as a heading.
  ///
  /// In SwiftUI what is an element there is: a text (AccessibilitySnapshot, SwiftUIListSectionTests), each of a text and a
  /// button, a row that is combined (rjchatfield/AX, iOS 16). A stack leaves what is in it its own traits
  /// (SAP/cloud-sdk-ios-fiori, issue 1509: “Needs Attention”, “All To-Dos button heading”, of which the second had asked
  /// for it).
  private var isHeadingOfSection: Bool {
    !kind.has(.arranges) || label != nil || childBehavior == .combine || childBehavior == .ignore
  }

  /// The places of the rows of a list or section among its parts: after the headers, before the footers.
  package var rowPlaces: Range<Int> {
    let end = parts.count - self.footer.count
    return end - rows.count..<end
  }

  /// The rows of a list or section, none of them while a section is closed (SwiftUI's `Section(isExpanded:)`).
  private var rows: ChunkedArray<View> {
    kind == .section && self.isExpanded?.value.constant == .flag(false) ? [] : children
  }

  private var alertParts: ChunkedArray<View> {
    var parts: ChunkedArray<View> = []
    if case .text(let title) = content { parts.append(part(.text, title)) }
    if let message = self.message { parts.append(part(.text, message, at: 1)) }
    return parts + children
  }

  /// All data points of a chart, also those of its series.
  package var allPoints: [ChartPoint] { self.points + self.series.flatMap(\.points) }

  private var chartParts: ChunkedArray<View> {
    let marks = allPoints.enumerated().map { index, point in
      part(.element, point.label, at: index).with {
        $0.label = Label(point.label)
        $0.value = point.value
        $0.alignment = .center
      }
    }
    return marks.isEmpty ? children : ChunkedArray(marks) + children
  }

  /// A row of column headers, then the rows.
  private var tableParts: ChunkedArray<View> {
    guard !self.columns.isEmpty else { return sectionParts(around: children) }
    let headers = self.columns.enumerated().map { index, column in part(.text, column, at: index) }
    return sectionParts(around: [View(.row, children: headers, origin: origin)] + children)
  }

  /// The view as a heading, unless its author takes the trait away.
  private var heading: View { self.removeTraits.contains(.header) ? self : with { $0.traits.append(.header) } }
}
