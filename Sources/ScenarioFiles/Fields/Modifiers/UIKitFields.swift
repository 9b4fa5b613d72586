import Interface

extension ModifierField {
  /// What UIKit's accessibility lets an app set.
  static let uiKit = [
    ModifierField(
      "frame", "Where on the screen the view is, x, y, width, height in points; or, without x and y, how large it is.",
      on: .all, .eitherFrame,
      value: { $0.frame.map { .place($0) } }, layout: { if case .size(let limits) = $0 { .size(limits) } else { nil } },
      store: { view, frame in
        switch frame {
        case .place(let frame): view.frame = frame
        case .size(let limits): view.layout.append(.size(limits))
        }
      }),
    ModifierField("isElement", "Whether the view itself is an accessibility element.", .flag, into: \.isElement),
    ModifierField(
      "elements", "The elements inside by name, in the order in which they are read.", .elementNames,
      into: \.elements),
    ModifierField("container", "What kind of container the view is.", .choice("container type"), into: \.container),
    ModifierField(
      "shouldGroupChildren", "Whether what is inside is read before what is beside it.", .flag,
      into: \.shouldGroupChildren),
    ModifierField(
      "navigationStyle", "Whether Switch Control goes through what is inside each for itself, or as one group.",
      .choice("navigation style"), into: \.navigationStyle),
    ModifierField(
      "focusGroup",
      "The focus group that what is inside belongs to: on a keyboard Tab goes past it, arrows through it.",
      .text, into: \.focusGroup),
    ModifierField(
      "isModal", "Whether accessibility passes over what is beside the view.", .dynamicFlag, into: \.isModal),
    ModifierField(
      "elementsHidden", "Whether accessibility passes over what is inside.", .dynamicFlag, into: \.elementsHidden),
    ModifierField("activationPoint", "The point that a double tap touches.", .point, into: \.activationPoint),
    ModifierField(
      "path", "The outline of the cursor, as points of the screen; the order still goes by the frame.",
      .list(of: .point, "a list of points such as [[0, 0], [44, 0], [22, 44]]"), into: \.path),
    ModifierField(
      "directTouch", "How touches go through to the view, as in a piano.",
      .oneOrMore(of: .choice("direct touch option"), "silentOnTouch or requiresActivation"), into: \.directTouch),
    ModifierField("clips", "Whether what sticks out of the view is cut off.", on: .all, .flag, into: \.clips),
  ]

  /// How a view looks, for layout and audits.
  static let looks = [
    ModifierField(
      "font", "The font: a text style such as headline, with size and weight.", on: .all, .font, into: \.font),
    ModifierField(
      "color", "The color of the text or shape: a name such as secondary or red, or #RRGGBB.", on: .all, .code,
      into: \.color),
    ModifierField(
      "backgroundColor", "The color behind the view, as in 'color'.", on: .all, .code, into: \.backgroundColor),
    ModifierField(
      "colorScheme", "The appearance in which the view and all that is in it is drawn, whatever is set.", on: .all,
      .choice("color scheme"), into: \.colorScheme),
    ModifierField(
      "material", "What blurs what is behind the view.", on: .all, .choice("material"), into: \.material),
    ModifierField(
      "ignoresInvertColors", "Whether the view and all that is in it keep their colors while Smart Invert is on.",
      on: .all, .dynamicFlag, into: \.ignoresInvertColors),
    ModifierField("underline", "Whether the text is underlined.", on: .all, .flag, into: \.isUnderlined),
    ModifierField("italic", "Whether the text is in italics.", on: .all, .flag, into: \.isItalic),
    ModifierField(
      "textCase", "How the letters are drawn, whatever is written.", on: .all, .choice("text case"), into: \.textCase),
  ]
}
