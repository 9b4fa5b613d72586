extension Resolver {
  /// Replaces the expressions in a modifier by their values.
  mutating func resolve(_ modifier: Modifier) -> Modifier {
    switch modifier {
    case .label(let label): .label(resolve(label))
    case .value(let text): .value(resolve(text))
    case .hint(let text): .hint(resolve(text))
    case .selected(let flag): .selected(resolve(flag))
    case .enabled(let flag): .enabled(resolve(flag))
    case .inputLabels(let labels): .inputLabels(labels.map { resolve($0) })
    case .customContent(let contents): .customContent(contents.map { resolve($0) })
    case .hidden(let flag): .hidden(resolve(flag))
    case .opacity(let number): .opacity(resolve(number))
    case .sortPriority(let number): .sortPriority(resolve(number))
    case .representation(let view):
      resolve([view.wrapped]).first.map { .representation(Box($0)) } ?? .representation(Box(View(.group)))
    case .action(let action): .action(resolve(action))
    case .actions(let views): .actions(resolve(views))
    case .swipeActions(let views): .swipeActions(resolve(views))
    case .contextMenu(let views): .contextMenu(resolve(views))
    case .increment(let action): .increment(resolve(action))
    case .decrement(let action): .decrement(resolve(action))
    case .magicTap(let action): .magicTap(resolve(action))
    case .escape(let action): .escape(resolve(action))
    case .zoomIn(let action): .zoomIn(resolve(action))
    case .zoomOut(let action): .zoomOut(resolve(action))
    case .links(let views): .links(resolve(views))
    case .misspelled(let words): .misspelled(words.map { resolve($0) })
    case .rotors(let rotors):
      .rotors(rotors.map { Rotor(name: resolve($0.name), entries: $0.entries) })
    case .draggable(let draggable):
      .draggable(
        Draggable(isEnabled: resolve(draggable.isEnabled), name: draggable.name.map { resolve($0) }))
    case .dropTarget(let point): .dropTarget(resolve(point))
    case .dropPoints(let points): .dropPoints(points.map { resolve($0) })
    case .reorder(let reordering): .reorder(resolve(reordering))
    case .isOn(let bound): .isOn(resolve(bound))
    case .text(let bound): .text(resolve(bound))
    case .amount(let bound): .amount(resolve(bound))
    case .selection(let bound): .selection(resolve(bound))
    case .isExpanded(let bound): .isExpanded(resolve(bound))
    case .isPresented(let bound): .isPresented(resolve(bound))
    case .total(let number): .total(resolve(number))
    case .options(let options): .options(options.map { resolve($0) })
    case .prompt(let text): .prompt(resolve(text))
    case .valueLabel(let text): .valueLabel(resolve(text))
    case .editing(let flag): .editing(resolve(flag))
    case .badge(let text): .badge(resolve(text))
    case .message(let text): .message(resolve(text))
    case .back(let text): .back(resolve(text))
    case .leading(let views): .leading(resolve(views))
    case .trailing(let views): .trailing(resolve(views))
    case .header(let views): .header(resolve(views))
    case .footer(let views): .footer(resolve(views))
    case .columns(let columns): .columns(columns.map { resolve($0) })
    case .points(let points):
      .points(points.map { ChartPoint(label: resolve($0.label), value: resolve($0.value)) })
    case .isModal(let flag): .isModal(resolve(flag))
    case .elementsHidden(let flag): .elementsHidden(resolve(flag))
    case .layout(.overlay(let layer)): .layout(.overlay(resolve(layer)))
    case .layout(.background(let layer)): .layout(.background(resolve(layer)))
    // Decided before the view is reached, or free of expressions.
    case .condition, .traits, .removeTraits, .headingLevel, .language, .identifier, .speech, .decorative,
      .children, .detents, .range, .step, .style, .destination, .cellPosition, .frame, .isElement, .elements,
      .container,
      .shouldGroupChildren, .activationPoint, .path, .directTouch, .clips, .font, .color, .layout:
      modifier
    }
  }

  private mutating func resolve(_ label: Label) -> Label {
    Label(
      label.text.map { resolve($0) },
      if: label.condition.map { resolve($0) },
      prepend: label.prepend.map { resolve($0) },
      append: label.append.map { resolve($0) })
  }

  private mutating func resolve(_ layer: Layer) -> Layer {
    Layer(resolve(layer.views), alignment: layer.alignment)
  }

  private mutating func resolve(_ content: CustomContent) -> CustomContent {
    CustomContent(
      label: resolve(content.label), value: resolve(content.value), isImportant: content.isImportant)
  }

  private mutating func resolve(_ point: DropPoint) -> DropPoint {
    DropPoint(name: point.name.map { resolve($0) }, action: resolve(point.action))
  }

  private mutating func resolve(_ option: PickerOption) -> PickerOption {
    PickerOption(
      resolve(option.label),
      tag: option.tag.map { resolve($0) },
      symbol: option.symbol.map { resolve($0) },
      isEnabled: resolve(option.isEnabled))
  }
}
