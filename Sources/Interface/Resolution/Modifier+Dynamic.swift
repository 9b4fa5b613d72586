extension Modifier {
  /// Whether the modifier depends on state or settings.
  var isDynamic: Bool {
    switch self {
    case .condition(let flag), .selected(let flag), .enabled(let flag), .hidden(let flag), .editing(let flag),
      .isModal(let flag), .elementsHidden(let flag):
      flag.isDynamic
    case .value(let text), .hint(let text), .prompt(let text), .valueLabel(let text), .badge(let text),
      .message(let text), .back(let text):
      text.isDynamic
    case .opacity(let number), .sortPriority(let number), .total(let number):
      number.isDynamic
    case .isOn(let bound), .text(let bound), .amount(let bound), .selection(let bound), .isExpanded(let bound),
      .isPresented(let bound):
      bound.value.isDynamic
    case .label(let label):
      [label.text, label.prepend, label.append].contains { $0?.isDynamic == true }
        || label.condition?.isDynamic == true
    case .inputLabels(let texts), .columns(let texts), .misspelled(let texts):
      texts.contains(where: \.isDynamic)
    case .customContent(let contents):
      contents.contains { $0.label.isDynamic || $0.value.isDynamic }
    case .points(let points):
      points.contains { $0.label.isDynamic || $0.value.isDynamic }
    case .options(let options):
      options.contains {
        $0.label.isDynamic || $0.tag?.isDynamic == true || $0.symbol?.isDynamic == true
          || $0.isEnabled.isDynamic
      }
    case .rotors(let rotors):
      rotors.contains(where: \.name.isDynamic)
    case .representation(let view):
      view.wrapped.isDynamic
    case .actions(let views), .swipeActions(let views), .contextMenu(let views), .links(let views),
      .leading(let views), .trailing(let views), .header(let views), .footer(let views):
      views.contains(where: \.isDynamic)
    case .draggable(let draggable):
      draggable.isEnabled.isDynamic || draggable.name?.isDynamic == true
    case .dropTarget(let point):
      point.name?.isDynamic == true
    case .dropPoints(let points):
      points.contains { $0.name?.isDynamic == true }
    case .layout(.overlay(let layer)), .layout(.background(let layer)):
      layer.views.contains(where: \.isDynamic)
    // Where the item is depends on the list.
    case .reorder: true
    // Effects are computed when the action is performed.
    case .action, .increment, .decrement, .magicTap, .escape, .zoomIn, .zoomOut, .traits, .removeTraits, .headingLevel,
      .language,
      .identifier, .speech, .decorative, .children, .detents, .range,
      .step, .style, .destination, .cellPosition, .frame, .isElement, .elements, .container,
      .shouldGroupChildren, .activationPoint, .path, .directTouch, .clips, .font, .color,
      .layout:
      false
    }
  }
}
