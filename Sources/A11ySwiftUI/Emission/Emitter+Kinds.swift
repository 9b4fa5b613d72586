internal import Interface

extension Emitter {
  /// The view of a piece without what was done to it.
  mutating func plain(_ piece: Piece) -> Interface.View {
    let path = piece.path
    switch piece.kind {
    case .text(let text): return self.text(text, path)
    case .image(let image): return self.image(image, path)
    case .label(let title, let icon, let parts): return label(title, icon, parts, path)
    case .labeledContent(let label, let content): return labeledContent(label, content, path)
    case .button(let button): return self.button(button, path)
    case .menu(let menu): return self.menu(menu, path)
    case .toggle(let toggle): return self.toggle(toggle, path)
    case .slider(let slider): return self.slider(slider, path)
    case .stepper(let stepper): return self.stepper(stepper, path)
    case .picker(let picker): return self.picker(picker, path)
    case .datePicker(let picker): return datePicker(picker, path)
    case .colorPicker(let label, let isEnabled):
      return make(.colorPicker, path, self.text(label.words)).with { if !isEnabled { $0.enabled = false } }
    case .textField(let field): return textField(field, path)
    case .progress(let progress): return self.progress(progress, path)
    case .gauge(let gauge): return self.gauge(gauge, path)
    case .list(let rows, let traits): return list(rows, traits, path)
    case .form(let rows): return make(.form, path, children: self.rows(rows))
    case .section(let section): return self.section(section, path)
    case .grid(let cells, let columns, let spacing):
      return make(.grid, path, children: views(cells)).with {
        $0.columnCount = columns
        $0.spacing = spacing
      }
    case .gridRow(let cells): return make(.gridRow, path, children: views(cells))
    case .table(let table): return make(.list, path, children: views(table.rows.flatMap(\.self)))
    case .disclosure(let group): return disclosure(group, path)
    case .scroll(let content, let axes):
      return make(.scrollView, path, children: views(content)).with {
        if axes == .horizontal { $0.axis = .horizontal }
      }
    case .stack(let stack): return self.stack(stack, path)
    case .navigation(let stack): return make(.vstack, path, children: screen(stack))
    case .tabs(let tabs): return self.tabs(tabs, path)
    case .map(let markers): return make(.map, path, children: views(markers))
    case .video: return make(.video, path)
    case .chart(let chart): return self.chart(chart, path)
    case .shape(let shape): return make(shape.kind, path)
    case .fill, .opaque: return make(.rectangle, path)
    case .drawing(let name):
      undescribed.append(name)
      return make(.rectangle, path)
    case .spacer(let minLength): return make(.spacer, path).with { $0.minLength = minLength }
    case .divider: return make(.divider, path)
    case .group(let pieces): return make(.group, path, children: views(pieces))
    }
  }
}

extension ShapeKind {
  fileprivate var kind: Kind {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .circle: .circle
    case .capsule: .capsule
    case .ellipse: .ellipse
    }
  }
}

// MARK: - Text and images
extension Emitter {
  private mutating func text(_ text: ResolvedText, _ path: PathKey) -> Interface.View {
    var view = make(.text, path, self.text(text.string))
    if text.spoken != text.string { view.label = Interface.Label(.constant(text.spoken)) }
    for (index, run) in text.runs.enumerated() {
      guard let url = run.link else { continue }
      var place = path
      place.descend(.index(index))
      let open = environment.openURL
      view.links.append(
        make(.link, place, self.text(run.text)).with { $0.action = tokens.action { open(url) } })
    }
    if let level = text.runs.first?.headingLevel { view.headingLevel = level }
    if let language = text.runs.first?.language, text.runs.allSatisfy({ $0.language == language }) {
      view.language = language
    }
    if let speech = text.runs.first.flatMap(Speech.init) { view.speech = speech }
    view.font = text.style.description
    if let paint = text.style.paint { view.color = .constant(paint.name(isTinted: isTinted)) }
    view.lineLimit = text.style.lineLimit
    view.minimumScaleFactor = text.style.minimumScale
    return view
  }

  private func image(_ image: ResolvedImage, _ path: PathKey) -> Interface.View {
    var view: Interface.View
    if let symbol = image.symbol {
      view = make(.image, path, .symbol(.constant(symbol)))
      if let label = image.label { view.label = Interface.Label(.constant(label)) }
    } else {
      view = make(.image, path, self.text(image.label ?? image.name ?? ""))
    }
    view.decorative = image.isDecorative
    view.resizable = image.isResizable
    if let size = image.size, !image.isResizable {
      view.layout.append(
        .size(
          SizeLimits(width: LengthLimits(Double(size.width)), height: LengthLimits(Double(size.height)))))
    }
    return view
  }

  private mutating func label(
    _ title: [Piece], _ icon: [Piece], _ parts: LabelParts, _ path: PathKey
  ) -> Interface.View {
    let words = title.plainText
    let symbol = icon.plainSymbol
    switch parts {
    case .titleAndIcon:
      if let words, let symbol {
        return make(.label, path, .textAndSymbol(.constant(words), symbol: .constant(symbol)))
      }
      return make(.label, path, children: views(icon) + views(title))
    case .titleOnly:
      return make(.label, path, children: views(title))
    case .iconOnly:
      // The words of the title stay the label of the icon.
      var view = make(.image, path, symbol.map { .symbol(.constant($0)) } ?? self.text(title.words))
      view.label = Interface.Label(.constant(title.words))
      return view
    }
  }
}

extension Speech {
  /// How a run is to be spoken; `nil` where nothing is said about it.
  init?(_ run: ResolvedText.Run) {
    guard run.speech != SpeechTraits() || run.phonetics != nil else { return nil }
    self.init()
    spellsOut = run.speech.spellsOut ?? false
    speaksPunctuation = run.speech.includesPunctuation ?? false
    pitch = run.speech.pitch
    ipa = run.phonetics
  }
}

extension [Piece] {
  /// The words, where there is one text that nothing was done to.
  var plainText: String? {
    guard count == 1, let only = first, only.modifications.allSatisfy(\.isLook), case .text(let text) = only.kind,
      text.spoken == text.string, text.runs.allSatisfy({ $0.link == nil && $0.speech == SpeechTraits() })
    else { return nil }
    return text.string
  }

  /// The symbol, where there is one that nothing was done to.
  var plainSymbol: String? {
    guard count == 1, let only = first, only.modifications.allSatisfy(\.isLook), case .image(let image) = only.kind,
      image.label == nil, !image.isDecorative
    else { return nil }
    return image.symbol
  }
}

extension Modification {
  /// Whether it changes only what is seen.
  var isLook: Bool {
    if case .look = self { return true }
    return false
  }
}

extension TextStyle {
  /// The font as layout reads it; `nil` for the one around.
  var description: String? {
    var words: [String] = []
    if let style = font?.style, font?.size == nil {
      if style != .body { words.append("\(style)") }
    } else if let size = font?.size {
      words += ["system", "\(Double(size))"]
    }
    if isBold || font?.weight?.isBold == true { words.append("bold") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

// MARK: - Controls
extension Emitter {
  private mutating func labeledContent(_ label: [Piece], _ content: [Piece], _ path: PathKey) -> Interface.View {
    var (shown, inside) = (views(label), views(content))
    guard inside.count == 1, inside[0].kind.has(.question), inside[0].label == nil, content.words.isEmpty else {
      return make(.labeledContent, path, children: shown + inside)
    }
    // The visible words become the name of a control that has none (CVS, “Text Fields”).
    inside[0].label = Interface.Label(.constant(label.words))
    for index in shown.indices { shown[index].hidden = .constant(true) }
    return make(.hstack, path, children: shown + inside)
  }

  /// Fills a control with what its label came to: words and a symbol where nothing more is to say of them.
  mutating func content(_ label: [Piece]) -> (Interface.View.Content, [Interface.View]) {
    if let words = label.plainText { return (text(words), []) }
    if let symbol = label.plainSymbol { return (.symbol(.constant(symbol)), []) }
    if label.count == 1, let only = label.first, only.modifications.allSatisfy(\.isLook),
      case .label(let title, let icon, .titleAndIcon) = only.kind, let words = title.plainText,
      let symbol = icon.plainSymbol
    {
      return (.textAndSymbol(.constant(words), symbol: .constant(symbol)), [])
    }
    return (.none, views(label))
  }

  private mutating func labeled(_ kind: Kind, _ path: PathKey, _ label: [Piece], isEnabled: Bool = true)
    -> Interface.View
  {
    let (content, children) = content(label)
    var view = make(kind, path, content, children: children)
    // A control is dimmed too where all that is in its label is (cvs-health, “Buttons”).
    if !isEnabled || !label.isEmpty && label.allSatisfy({ !$0.isEnabled }) { view.enabled = false }
    return view
  }

  private mutating func button(_ button: ButtonPiece, _ path: PathKey) -> Interface.View {
    let kind: Kind =
      switch button.role {
      case .link: .link
      case .navigation: .navigationLink
      case .plain, .destructive, .cancel: .button
      }
    var view = labeled(kind, path, button.label, isEnabled: button.isEnabled)
    view.action = tokens.action(button.action)
    return view
  }

  private mutating func menu(_ menu: MenuPiece, _ path: PathKey) -> Interface.View {
    let items = views(menu.items)
    var view = make(.menu, path, text(menu.label.words), children: items)
    if menu.label.plainText == nil, let symbol = menu.label.plainSymbol {
      view.content = .symbol(.constant(symbol))
    }
    if let action = menu.primaryAction { view.action = tokens.action(action) }
    if !menu.isEnabled { view.enabled = false }
    return view
  }

  private mutating func toggle(_ toggle: TogglePiece, _ path: PathKey) -> Interface.View {
    var view = labeled(.toggle, path, toggle.label, isEnabled: toggle.isEnabled)
    // One without a title is SwiftUI's all the same, which says a value of its author's (CVS, “Toggles”).
    if view.isPlainSwitch { view.content = text("") }
    let value: Value = toggle.isMixed ? .text("mixed") : .flag(toggle.isOn)
    view.isOn = tokens.bound(value) { toggle.set($0.flag ?? false) }
    if toggle.style == .button { view.style = "button" }
    return view
  }

  private mutating func slider(_ slider: SliderPiece, _ path: PathKey) -> Interface.View {
    var view = make(.slider, path, text(slider.label.words))
    view.amount = tokens.bound(.number(slider.value)) { slider.set($0.number ?? slider.value) }
    view.range = slider.bounds
    view.step = slider.step
    if !slider.isEnabled { view.enabled = false }
    return view
  }

  private mutating func stepper(_ stepper: StepperPiece, _ path: PathKey) -> Interface.View {
    var view = make(.stepper, path, text(stepper.label.words))
    // The stepper counts from one place: a step up or down is what the app does with it.
    view.amount = tokens.bound(.number(0)) { value in
      if value.number ?? 0 > 0 { stepper.increment?() } else { stepper.decrement?() }
    }
    view.range = (stepper.decrement == nil ? 0 : -1)...(stepper.increment == nil ? 0 : 1)
    view.valueLabel = .constant(stepper.value ?? "")
    if stepper.value == nil { view.value = "" }
    if !stepper.isEnabled { view.enabled = false }
    return view
  }

  private mutating func picker(_ picker: PickerPiece, _ path: PathKey) -> Interface.View {
    var view = make(.picker, path, text(picker.label.words))
    var chosen = Value.null
    for (index, option) in picker.options.enumerated() {
      let symbol = option.label.plainSymbol
      var entry = PickerOption(.constant(symbol == nil ? option.label.words : ""), tag: .constant(.text("\(index)")))
      entry.symbol = symbol.map { .constant($0) }
      view.options.append(entry)
      if option.isSelected { chosen = .text("\(index)") }
    }
    let options = picker.options
    view.selection = tokens.bound(chosen) { value in
      guard let index = value.text.flatMap({ Int($0) }), options.indices.contains(index) else { return }
      options[index].choose()
    }
    view.style = picker.style.name
    if !picker.isEnabled { view.enabled = false }
    return view
  }

  private mutating func datePicker(_ picker: DatePickerPiece, _ path: PathKey) -> Interface.View {
    let hidesLabel = picker.environment.labelsHidden
    var view = make(.datePicker, path, text(hidesLabel ? "" : picker.label.words))
    view.selection = tokens.bound(.text(picker.moment)) { value in
      if let date = picker.date(of: value.text ?? "") { picker.set(picker.clamped(date)) }
    }
    view.style = picker.style.name
    if !picker.isEnabled { view.enabled = false }
    return view
  }

  private mutating func textField(_ field: TextFieldPiece, _ path: PathKey) -> Interface.View {
    var view = make(field.kind.kind, path, text(field.label.words))
    if field.label.words.isEmpty, field.kind == .editor { view.content = .none }
    view.text = tokens.edited(field.text) { isBegun in
      if isBegun { field.beginEditing() } else { field.endEditing() }
    } _: {
      field.set($0)
    }
    // Return ends the editing, unless what it does goes on in another field; in long texts it begins a line.
    if field.kind != .editor {
      view.action = tokens.action {
        field.submit()
        field.endEditing()
      }
    }
    if let prompt = field.prompt { view.prompt = .constant(prompt) }
    if field.isEditing {
      view.isEditing = true
      view.identifier = "keyboard \(view.turns)"
      edited = view.identifier
    }
    if !field.isEnabled { view.enabled = false }
    return view
  }

  private mutating func progress(_ progress: ProgressPiece, _ path: PathKey) -> Interface.View {
    // The label of the value is a part of the name, and the value stays a percentage (rjchatfield/AX, iOS 16).
    let words = [progress.label.words, progress.currentValue.words].filter { !$0.isEmpty }.joined(separator: ", ")
    var view = make(.progressView, path, words.isEmpty ? .none : text(words))
    if let fraction = progress.fraction { view.amount = Bound(.constant(.number(fraction))) }
    return view
  }

  private mutating func gauge(_ gauge: GaugePiece, _ path: PathKey) -> Interface.View {
    var view = make(.gauge, path, text(gauge.label.words))
    view.amount = Bound(.constant(.number(gauge.value)))
    view.range = gauge.bounds
    if !gauge.currentValue.words.isEmpty { view.valueLabel = .constant(gauge.currentValue.words) }
    return view
  }
}

extension PickerPiece.Style {
  /// The style as scenarios name it.
  fileprivate var name: String { shared.rawValue }

  private var shared: Interface.PickerStyle {
    switch self {
    case .menu, .palette: .menu
    case .inline: .inline
    case .segmented: .segmented
    case .wheel: .wheel
    case .navigationLink: .navigationLink
    }
  }
}

extension DatePickerPiece.Style {
  /// The style as scenarios name it.
  fileprivate var name: String { shared.rawValue }

  private var shared: Interface.DatePickerStyle {
    switch self {
    case .compact: .compact
    case .wheel: .wheel
    case .graphical: .graphical
    }
  }
}

extension DatePickerPiece {
  /// A date within the bounds.
  fileprivate func clamped(_ date: Date) -> Date {
    bounds.map { min(max(date, $0.lowerBound), $0.upperBound) } ?? date
  }

  /// The date and the time that are chosen, of those that are shown.
  fileprivate var moment: String {
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]
    let parts = environment.gregorianCalendar.dateComponents(units, from: date)
    let day = [parts.year ?? 1, parts.month ?? 1, parts.day ?? 1].map(\.twoDigits).joined(separator: "-")
    let time = [parts.hour ?? 0, parts.minute ?? 0].map(\.twoDigits).joined(separator: ":")
    let shown = [(DatePickerComponents.date, day), (.hourAndMinute, time)].filter { components.contains($0.0) }
    return shown.map(\.1).joined(separator: " ")
  }

  /// The date that a moment stands for; what is not shown stays as it is.
  fileprivate func date(of moment: String) -> Date? {
    let calendar = environment.gregorianCalendar
    var changed = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    for part in moment.split(separator: " ") {
      let numbers = part.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
      switch numbers.count {
      case 3: (changed.year, changed.month, changed.day) = (numbers[0], numbers[1], numbers[2])
      case 2: (changed.hour, changed.minute) = (numbers[0], numbers[1])
      default: return nil
      }
    }
    return calendar.date(from: changed)
  }
}

extension EnvironmentValues {
  /// The calendar by which date pickers count.
  fileprivate var gregorianCalendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }
}

extension Int {
  fileprivate var twoDigits: String { self < 10 ? "0\(self)" : "\(self)" }
}

extension TextFieldPiece.Kind {
  fileprivate var kind: Interface.Kind {
    switch self {
    case .field: .textField
    case .secure: .secureField
    case .search: .searchField
    case .editor: .textEditor
    }
  }
}
