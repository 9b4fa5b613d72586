import Interface

extension ModifierField {
  /// How large a view is and where it stands, by SwiftUI's names.
  static let layout = [
    ModifierField("padding", "Room around the view, in points.", on: .all, .edges) { .layout(.padding($0)) },
    ModifierField("offset", "How far the view is moved from its place: x, y.", on: .all, .point) {
      .layout(.offset($0))
    },
    ModifierField("aspectRatio", "The proportion that the view keeps: width divided by height.", on: .all, .aspectRatio)
    { .layout(.aspectRatio($0)) },
    ModifierField(
      "fixedSize", "Whether the view is as large as it likes, whatever it is offered.", on: .all, .fixedSize
    ) { $0 },
    ModifierField("overlay", "Views in front of this one.", on: .all, .layer) { .layout(.overlay($0)) },
    ModifierField("background", "Views behind this one.", on: .all, .layer) { .layout(.background($0)) },
    ModifierField(
      "layoutPriority", "Who is served first in a stack: the view with the higher number.", on: .all, .number
    ) { .layout(.priority($0)) },
    ModifierField("spacing", "The distance between the views inside.", on: .arranging, .distance) {
      .layout(.spacing($0))
    },
    ModifierField(
      "alignment", "Where the views inside stand across the direction of the stack.", on: .arranging,
      .choice("alignment")
    ) { .layout(.alignment($0)) },
    ModifierField("axis", "The direction in which it scrolls.", on: [.scrollView], .choice("axis")) {
      .layout(.axis($0))
    },
    ModifierField("columnCount", "How many columns a grid without rows has.", on: [.grid], .count) {
      .layout(.columnCount($0))
    },
    ModifierField("minLength", "The least length of the space.", on: [.spacer], .length) { .layout(.minLength($0)) },
    ModifierField(
      "titleDisplay", "Whether the title is large and below the buttons, or between them.", on: [.navigationBar],
      .choice("title display", id: "unknown-title-display", of: ["inline", "large"])
    ) { .layout(.largeTitle($0 == "large")) },
    ModifierField("lineLimit", "How many lines a text may have.", on: .all, .count) { .layout(.lineLimit($0)) },
    ModifierField(
      "minimumScaleFactor", "How small a text may become to fit, where 1 is its size.", on: .all,
      .number(in: 0...1, "a number from 0 to 1")
    ) { .layout(.minimumScaleFactor($0)) },
    ModifierField(
      "multilineTextAlignment", "Where the lines of a text begin or end.", on: .all, .choice("text alignment")
    ) { .layout(.multilineTextAlignment($0)) },
    ModifierField("resizable", "Whether an image fills the space that it is offered.", on: [.image], .flag) {
      .layout(.resizable($0))
    },
  ]
}

extension Set<Kind> {
  /// What sets its views beside, below or over each other.
  fileprivate static let arranging: Set<Kind> = [
    .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .grid, .gridRow, .scrollView, .cell, .row, .view, .button,
  ]
}
