internal import Interface
internal import Languages

extension LayoutPass {
  /// The title and the symbol that a view's own key holds, or its parts in a row.
  mutating func labeled(titleOf view: View, in environment: Environment) -> Node.Index {
    var pieces: [Node.Index] = []
    if let name = view.symbol { pieces.append(symbol(name, in: environment)) }
    if let title = view.title, !showsSymbolAlone(view, in: environment) { pieces.append(text(title, in: environment)) }
    return pieces.count == 1 ? pieces[0] : row(pieces)
  }

  /// Whether a view shows its symbol and not its title, as items of bars do unless their style asks for both.
  ///
  /// Source: “SwiftUI's Label” of fivestars.blog, which names navigation bars as where a label does not show both; the
  /// image of a `UIBarButtonItem` stands in place of its title, too.
  private func showsSymbolAlone(_ view: View, in environment: Environment) -> Bool {
    environment.place == .bar && view.symbol != nil && view.kind != .tab && view.controlStyle != .titleAndIcon
  }

  /// A symbol and a text beside each other, or the views that stand for them.
  mutating func labeled(_ view: View, in environment: Environment) -> Node.Index {
    let parts = view.parts
    guard parts.isEmpty else { return stack(.horizontal, parts, spacing: view.spacing, in: environment) }
    return labeled(titleOf: view, in: environment)
  }

  /// A map or a chart: what stands in it is taken to lie side by side, as the points of a chart do.
  mutating func plot(_ view: View, in environment: Environment) -> Node.Index {
    let parts = view.parts
    guard !parts.isEmpty else { return leaf(.flexible(ideal: 300), .flexible(ideal: Metrics.plotHeight)) }
    guard !view.allPoints.isEmpty else {
      let field = leaf(.flexible(ideal: 300), .flexible(ideal: Metrics.plotHeight))
      let places = stack(.horizontal, parts, spacing: 0, in: environment)
      return layered([field, places], .topLeading, isPrimaryFirst: true)
    }
    var inside = environment.inside(.horizontal, spacing: 0, alignment: .bottom)
    inside.font = .style(.caption)
    let columns = parts.map { part in
      let mark = build(part, in: inside)
      // A point is as high as the chart, with its name below.
      let limits = SizeLimits(
        width: LengthLimits(max: .infinity), height: LengthLimits(min: Metrics.plotHeight), alignment: .bottom)
      return claiming(frame(limits, around: mark), from: mark)
    }
    return filling(.horizontal, row(columns, spacing: 0), .leading)
  }

  private func isLabelless(_ view: View) -> Bool { view.content == .none && view.children.isEmpty }

  /// A button is as large as its label; some styles have a margin around it.
  mutating func button(_ view: View, in environment: Environment) -> Node.Index {
    if environment.isInRow, environment.labelWidth == nil {
      return filling(.horizontal, labeled(view, in: environment), .leading)
    }
    if environment.place == .bar { return hitTarget(barLabel(of: view, in: environment)) }
    let label = labeled(view, in: environment)
    if hasLargeControls {
      let control = frame(
        SizeLimits(width: LengthLimits(max: .infinity), height: LengthLimits(min: Metrics.largeControlHeight)),
        around: label)
      return node(.padding(Edges(horizontal: 16, vertical: 0)), around: control)
    }
    switch (canvas.idiom, view.controlStyle) {
    case (_, .plain), (_, .borderless), (.phone, nil), (.pad, nil), (.phone, .automatic), (.pad, .automatic):
      return label
    case (.phone, _), (.pad, _):
      // `UIButton.Configuration` has insets of 7 and 12 points.
      return node(.padding(Edges(horizontal: 12, vertical: 7)), around: label)
    case (.mac, _):
      return node(.padding(Metrics.pushButtonPadding), around: label)
    case (.watch, _):
      // Capsules as wide as the screen.
      return frame(
        SizeLimits(width: LengthLimits(max: .infinity), height: LengthLimits(min: 44)),
        around: node(.padding(Edges(horizontal: 8, vertical: 8)), around: label))
    case (.vision, _):
      return frame(
        SizeLimits(height: LengthLimits(min: 44)),
        around: node(.padding(Edges(horizontal: 16, vertical: 8)), around: label))
    }
  }

  /// What a button of a bar shows: the system's way back has an arrow before its words, and since iOS 26 the arrow alone.
  private mutating func barLabel(of view: View, in environment: Environment) -> Node.Index {
    guard view.isWayBack, canvas.idiom == .phone || canvas.idiom == .pad || canvas.idiom == .watch else {
      let label = labeled(view, in: environment)
      // Words stand on a round surface since Liquid Glass.
      let hasWords = view.title != nil && !showsSymbolAlone(view, in: environment)
      let hasSurface = canvas.hasGlass && (canvas.idiom == .phone || canvas.idiom == .pad) && hasWords
      return hasSurface ? node(.padding(Edges(horizontal: 10)), around: label) : label
    }
    let arrow = symbol("chevron.backward", in: environment)
    if canvas.hasGlass || canvas.idiom == .watch { return arrow }
    return row([arrow, labeled(view, in: environment)], spacing: 6)
  }

  private mutating func hitTarget(_ label: Node.Index) -> Node.Index {
    let side = LengthLimits(min: metrics.barItem)
    return frame(SizeLimits(width: side, height: side), around: label)
  }

  /// A row of a list that leads on has an arrow at its end.
  mutating func navigationLink(_ view: View, in environment: Environment) -> Node.Index {
    guard environment.isInRow else { return button(view, in: environment) }
    return row([
      labeled(view, in: environment), gap(along: .horizontal), symbol("chevron.forward", in: environment),
    ])
  }

  mutating func toggle(_ view: View, in environment: Environment) -> Node.Index {
    // In a menu it is an item that has a mark while it is on (Apple's documentation of `ToggleStyle.automatic`).
    if view.isButtonToggle || environment.place == .menuRow { return button(view, in: environment) }
    guard canvas.idiom == .mac || view.isCheckbox else {
      return besideLabel(view, metrics.toggle, in: environment)
    }
    let box = control(leaf(.fixed(metrics.toggle.width), .fixed(metrics.toggle.height)))
    return row([box, labeled(view, in: environment)])
  }

  /// A label at the leading edge, a control of a certain size at the trailing edge.
  mutating func besideLabel(_ view: View, _ size: Size, in environment: Environment) -> Node.Index {
    let control = self.control(leaf(.fixed(size.width), .fixed(size.height)))
    return isLabelless(view) ? indented(control, in: environment) : besideLabel(view, control, in: environment)
  }

  private mutating func besideLabel(
    _ view: View, _ control: Node.Index, in environment: Environment
  ) -> Node.Index {
    if canvas.idiom == .mac { return beforeControl(labeled(view, in: environment), control, in: environment) }
    let label = labeled(view, in: environment)
    var control = control
    if environment.isInRow {
      // A switch is higher than a line of text, and yet a row with one is no higher than others.
      let line = LengthLimits(min(self[control].heights.ideal, metrics.rowHeight / 2))
      control = frame(SizeLimits(height: line), around: control)
    }
    // The control keeps its size; the label wraps.
    self[control].priority = 1
    return row([label, gap(along: .horizontal), control])
  }

  /// A label before its control, as on a Mac: in a form all labels end where the controls begin.
  private mutating func beforeControl(
    _ label: Node.Index, _ control: Node.Index, in environment: Environment
  ) -> Node.Index {
    guard let width = environment.labelWidth else { return row([label, control], spacing: Metrics.labelGap) }
    let column = frame(SizeLimits(width: LengthLimits(width), alignment: .trailing), around: label)
    return row([column, control], spacing: Metrics.labelGap)
  }

  /// A control with its title before it on a Mac, and without it elsewhere.
  private mutating func titledOnMac(
    _ view: View, _ control: Node.Index, in environment: Environment
  ) -> Node.Index {
    guard canvas.idiom == .mac, view.title?.isEmpty == false else { return indented(control, in: environment) }
    return beforeControl(labeled(titleOf: view, in: environment), control, in: environment)
  }

  /// Something without a label before it, which stands in the column of controls in a form on a Mac.
  mutating func indented(_ node: Node.Index, in environment: Environment) -> Node.Index {
    guard let width = environment.labelWidth else { return node }
    return self.node(.padding(Edges(leading: width + Metrics.labelGap)), around: node)
  }

  /// A label and its value beside each other; below each other at accessibility sizes.
  mutating func labeledContent(_ view: View, in environment: Environment) -> Node.Index {
    let label = labeled(titleOf: view, in: environment)
    var values = build(view.parts, in: environment.inside(.horizontal, spacing: nil, alignment: .center))
    if let value = view.value?.constant { values.append(text(value, in: environment)) }
    if environment.labelWidth != nil { return beforeControl(label, row(values), in: environment) }
    if textSize(in: environment).isAccessibilitySize { return column([label] + values) }
    return row([label, gap(along: .horizontal)] + values)
  }

  /// A slider is as wide as is offered, between the labels at its ends.
  mutating func slider(_ view: View, in environment: Environment) -> Node.Index {
    let bar = control(leaf(.flexible(ideal: 200, min: 44), .fixed(metrics.sliderHeight)))
    return titledOnMac(view, bar, in: environment)
  }

  mutating func picker(_ view: View, in environment: Environment) -> Node.Index {
    switch view.pickerStyle {
    case .segmented:
      var inside = environment.inside(.horizontal, spacing: nil, alignment: .center)
      // Segments do not grow with Dynamic Type.
      inside.font = .system(Metrics.segmentFont, weight: 0.33)
      let segments = view.parts.map { segment in
        let label = build(segment, in: inside)
        let limits = SizeLimits(
          width: LengthLimits(max: .infinity), height: LengthLimits(metrics.segmentedHeight))
        return claiming(frame(limits, around: label), from: label)
      }
      return titledOnMac(view, control(row(segments, spacing: 0)), in: environment)
    case .inline:
      return titledOnMac(view, choices(of: view, in: environment), in: environment)
    case .wheel:
      return control(leaf(.flexible(ideal: 320), .fixed(metrics.wheelHeight)))
    case .navigationLink where canvas.idiom != .mac:
      // A link that shows what is chosen, with an arrow where it is a row.
      let label = isLabelless(view) ? [] : [labeled(view, in: environment)]
      let value = text(view.chosenLabel, in: environment)
      guard environment.isInRow else { return row(label + [value]) }
      return row(label + [gap(along: .horizontal), value, symbol("chevron.forward", in: environment)])
    case .menu, .navigationLink:
      let value = text(view.chosenLabel, in: environment)
      if canvas.idiom == .mac {
        let choice = row([value, symbol("chevron.up.chevron.down", in: environment)], spacing: 6)
        let button = control(node(.padding(Metrics.pushButtonPadding), around: choice))
        return titledOnMac(view, button, in: environment)
      }
      if environment.isInRow, !isLabelless(view) {
        return row([
          labeled(view, in: environment), gap(along: .horizontal), value,
          symbol("chevron.up.chevron.down", in: environment),
        ])
      }
      return row([value, symbol("chevron.up.chevron.down", in: environment)], spacing: 4)
    }
  }

  /// The choices of an inline picker outside of a list, below each other, with room for the mark of the one that is chosen.
  private mutating func choices(of picker: View, in environment: Environment) -> Node.Index {
    let room = canvas.idiom == .mac ? Edges(leading: Metrics.radioButton) : Edges(trailing: Metrics.checkMark)
    let inside = environment.inside(.vertical, spacing: nil, alignment: .leading)
    let rows = picker.parts.map { part in
      let choice = build(part, in: inside)
      return claiming(node(.padding(room), around: choice), from: choice)
    }
    return column(rows)
  }

  mutating func datePicker(_ view: View, in environment: Environment) -> Node.Index {
    switch view.datePickerStyle {
    case .wheel: return control(leaf(.flexible(ideal: 320), .fixed(metrics.wheelHeight)))
    case .graphical:
      return control(leaf(.flexible(ideal: Metrics.calendar.width), .fixed(Metrics.calendar.height)))
    case .compact: return compactDatePicker(view, in: environment)
    }
  }

  /// A button for the date and one for the time; below the label at accessibility sizes.
  private mutating func compactDatePicker(_ view: View, in environment: Environment) -> Node.Index {
    let words = view.value?.constant ?? view.selection?.value.constant?.text ?? "2026-01-01"
    let dates = DateFormat(language: canvas.locale)
    let texts = CalendarMoment(words).flatMap { dates?.texts(of: $0) } ?? [words]
    let buttons = texts.map { words in
      let value = text(words, in: environment)
      return control(node(.padding(metrics.datePadding), around: value))
    }
    guard canvas.idiom != .mac, textSize(in: environment).isAccessibilitySize else {
      let value = buttons.count == 1 ? buttons[0] : row(buttons, spacing: 6)
      return isLabelless(view) ? value : besideLabel(view, value, in: environment)
    }
    return column((isLabelless(view) ? [] : [labeled(view, in: environment)]) + buttons)
  }

  /// A field is as wide as is offered and as high as a line of its text.
  mutating func field(_ view: View, in environment: Environment) -> Node.Index {
    // Fields are a little higher than labels: 22 points in body text.
    let line = canvas.roundedUp(max(resolved(environment.font, in: environment).lineHeight * 1.08, 22))
    let isBordered = view.controlStyle == .roundedBorder || canvas.idiom == .watch || canvas.idiom == .vision
    let control = control(leaf(.flexible(ideal: 200, min: 20), .fixed(isBordered ? max(line + 12, 34) : line)))
    // Outside of forms a Mac shows the title in the field, too.
    return environment.labelWidth == nil ? control : titledOnMac(view, control, in: environment)
  }

  mutating func progressView(_ view: View, in environment: Environment) -> Node.Index {
    let isLinear = view.controlStyle == .linear || view.isMeasured && view.controlStyle != .circular
    let indicator =
      isLinear
      ? control(leaf(.flexible(ideal: 200), .fixed(Metrics.progressHeight)))
      : control(leaf(.fixed(Metrics.spinner), .fixed(Metrics.spinner)))
    guard !isLabelless(view) else { return indicator }
    let label = labeled(view, in: environment)
    return node(
      .stack(.vertical, spacing: nil, alignment: isLinear ? .leading : .center),
      isLinear ? [label, indicator] : [indicator, label])
  }

  mutating func gauge(_ view: View, in environment: Environment) -> Node.Index {
    if view.style?.contains("ircular") == true { return control(leaf(.fixed(58), .fixed(58))) }
    let bar = control(leaf(.flexible(ideal: 200), .fixed(Metrics.progressHeight)))
    return isLabelless(view) ? bar : column([labeled(view, in: environment), bar])
  }
}

extension View {
  /// Whether it is the system's own button that leads back, rather than one that an app draws.
  package var isWayBack: Bool { self.traits.contains(.backButton) && symbol == nil && children.isEmpty }

  /// Whether a progress view shows how far it is, rather than only that something goes on.
  fileprivate var isMeasured: Bool { self.amount != nil || self.total != nil || self.value != nil }

  /// The label of what a picker has selected.
  fileprivate var chosenLabel: String { chosenOption.flatMap { self.options[$0].label.constant } ?? "" }
}
