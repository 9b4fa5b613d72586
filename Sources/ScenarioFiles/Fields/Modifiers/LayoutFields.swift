import Interface

extension ModifierField {
  /// How large a view is and where it stands, by SwiftUI's names.
  static let layout = [
    ModifierField(
      "padding", "Room around the view, in points.", on: .all, .edges,
      layout: { if case .padding(let value) = $0 { value } else { nil } }, store: { $0.layout.append(.padding($1)) }),
    ModifierField(
      "offset", "How far the view is moved from its place: x, y.", on: .all, .point,
      layout: { if case .offset(let value) = $0 { value } else { nil } },
      store: { $0.layout.append(.offset($1)) }),
    ModifierField(
      "aspectRatio", "The proportion that the view keeps: width divided by height.", on: .all, .aspectRatio,
      layout: { if case .aspectRatio(let value) = $0 { value } else { nil } },
      store: { $0.layout.append(.aspectRatio($1)) }),
    ModifierField(
      "fixedSize", "Whether the view is as large as it likes, whatever it is offered.", on: .all, .fixedSize,
      layout: { if case .fixedSize = $0 { $0 } else { nil } }, store: { $0.layout.append($1) }),
    ModifierField(
      "overlay", "Views in front of this one.", on: .all, .layer,
      layout: { if case .overlay(let value) = $0 { value } else { nil } }, store: { $0.layout.append(.overlay($1)) }),
    ModifierField(
      "background", "Views behind this one.", on: .all, .layer,
      layout: { if case .background(let value) = $0 { value } else { nil } },
      store: { $0.layout.append(.background($1)) }),
    ModifierField(
      "layoutPriority", "Who is served first in a stack: the view with the higher number.", on: .all, .number,
      layout: { if case .priority(let value) = $0 { value } else { nil } }, store: { $0.layout.append(.priority($1)) }),
    ModifierField("spacing", "The distance between the views inside.", on: .arranging, .distance, into: \.spacing),
    ModifierField(
      "alignment", "Where the views inside stand across the direction of the stack.", on: .arranging,
      .choice("alignment"), into: \.alignment),
    ModifierField("axis", "The direction in which it scrolls.", on: [.scrollView], .choice("axis"), into: \.axis),
    ModifierField("columnCount", "How many columns a grid without rows has.", on: [.grid], .count, into: \.columnCount),
    ModifierField("minLength", "The least length of the space.", on: [.spacer], .length, into: \.minLength),
    ModifierField(
      "titleDisplay", "Whether the title is large and below the buttons, or between them.", on: [.navigationBar],
      .choice("title display", id: "unknown-title-display", of: ["inline", "large"]),
      value: { $0.hasLargeTitle ? "large" : nil }, store: { $0.hasLargeTitle = $1 == "large" }),
    ModifierField(
      "dynamicTypeSize",
      "Between which text sizes the view and all that is in it is shown: one size, or a range as in Swift.", on: .all,
      .textSizeLimits, into: \.textSizes),
    ModifierField("lineLimit", "How many lines a text may have.", on: .all, .count, into: \.lineLimit),
    ModifierField(
      "minimumScaleFactor", "How small a text may become to fit, where 1 is its size.", on: .all,
      .number(in: 0...1, "a number from 0 to 1"), into: \.minimumScaleFactor),
    ModifierField(
      "multilineTextAlignment", "Where the lines of a text begin or end.", on: .all, .choice("text alignment"),
      into: \.multilineTextAlignment),
    ModifierField(
      "resizable", "Whether an image fills the space that it is offered.", on: [.image], .flag, into: \.resizable),
  ]
}
