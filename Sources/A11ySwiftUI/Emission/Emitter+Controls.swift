internal import Interface

/// What a person acts on, but pickers.
extension Emitter {
  mutating func labeledContent(_ label: [Piece], _ content: [Piece], _ path: PathKey) -> Interface.View {
    var (shown, inside) = (views(label), views(content))
    // The visible words become the name of a control that has none (CVS, “Text Fields”); the title of a field is only its
    // placeholder (AccessibilitySnapshot, testSwiftUITextEntry).
    guard inside.count == 1, inside[0].kind.has(.question), inside[0].label == nil,
      content.words.isEmpty || inside[0].kind.has(.textInput)
    else { return make(.labeledContent, path, children: shown + inside) }
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

  private mutating func labeled(_ kind: Kind, _ path: PathKey, _ label: [Piece]) -> Interface.View {
    let (content, children) = content(label)
    var view = make(kind, path, content, children: children)
    // A control is dimmed too where all that is in its label is (cvs-health, “Buttons”).
    if !label.isEmpty, label.allSatisfy({ !$0.isEnabled }) { view.enabled = false }
    takeCursor(of: &view)
    return view
  }

  mutating func button(_ button: ButtonPiece, _ path: PathKey) -> Interface.View {
    let kind: Kind =
      switch button.role {
      case .link: .link
      case .navigation: .navigationLink
      case .plain, .cancel: .button
      }
    var view = labeled(kind, path, button.label)
    view.action = tokens.action(button.action)
    return view
  }

  /// One with an action of its own is a button with a menu that is opened by a long press (Apple's reference of
  /// `Menu.init(content:label:primaryAction:)`), as a button of UIKit's with both is.
  mutating func menu(_ menu: MenuPiece, _ path: PathKey) -> Interface.View {
    let items = views(menu.items)
    let kind: Kind = menu.primaryAction == nil ? .menu : .button
    var view = make(kind, path, text(menu.label.words), children: kind == .menu ? items : [])
    if menu.label.plainText == nil, let symbol = menu.label.framedSymbol {
      view.content = .symbol(.constant(symbol))
    }
    takeRoom(of: menu.label, for: &view)
    if let action = menu.primaryAction {
      view.action = tokens.action(action)
      view.contextMenu = items
    }
    return view
  }

  /// Gives a menu the room that its label takes: of the label itself its words and its symbol are all that is kept.
  private func takeRoom(of label: [Piece], for menu: inout Interface.View) {
    guard label.count == 1, let only = label.first else { return }
    for case .layout(let change) in only.modifications { apply(change, to: &menu) }
    if !menu.layout.isEmpty { menu.layout.append(.element) }
  }

  mutating func toggle(_ toggle: TogglePiece, _ path: PathKey) -> Interface.View {
    var view = labeled(.toggle, path, toggle.label)
    // One without a title is SwiftUI's all the same, which says a value of its author's (CVS, “Toggles”).
    if view.isPlainSwitch { view.content = text("") }
    let value: Value = toggle.isMixed ? .text("mixed") : .flag(toggle.isOn)
    view.isOn = tokens.bound(value) { toggle.set($0.flag ?? false) }
    if toggle.style == .button { view.style = ControlStyle.button.rawValue }
    return view
  }

  mutating func slider(_ slider: SliderPiece, _ path: PathKey) -> Interface.View {
    var view = make(.slider, path, text(slider.label.words))
    view.amount = tokens.bound(.number(slider.value)) { slider.set($0.number ?? slider.value) }
    view.range = slider.bounds
    view.step = slider.step
    return view
  }

  mutating func stepper(_ stepper: StepperPiece, _ path: PathKey) -> Interface.View {
    var view = make(.stepper, path, text(stepper.label.words))
    // The stepper counts from one place: a step up or down is what the app does with it.
    view.amount = tokens.bound(.number(0)) { value in
      if value.number ?? 0 > 0 { stepper.increment?() } else { stepper.decrement?() }
    }
    view.range = (stepper.decrement == nil ? 0 : -1)...(stepper.increment == nil ? 0 : 1)
    view.valueLabel = .constant(stepper.value ?? "")
    if stepper.value == nil { view.value = "" }
    return view
  }

  mutating func textField(_ field: TextFieldPiece, _ path: PathKey) -> Interface.View {
    var view = make(field.kind.kind, path, text(field.label.words))
    if field.label.words.isEmpty, field.kind == .editor { view.content = .none }
    view.text = tokens.edited(field.text, isLinked: field.isLinked) { isBegun in
      if isBegun { field.beginEditing() } else { field.endEditing() }
    } _: {
      field.set($0)
    }
    // Return ends the editing, unless what it does goes on in another field; in long texts it begins a line.
    if !field.kind.hasLines {
      view.action = tokens.action {
        field.submit()
        field.endEditing()
      }
    }
    // UnlikeOtherAI/AppReveal, issue 4: on iOS such a field is a text view, as an editor is.
    if field.kind == .lines { view.traits.append(.textArea) }
    if let prompt = field.prompt { view.prompt = .constant(prompt) }
    if field.isEditing { giveKeyboard(to: &view) }
    return view
  }

  /// Shows a field that is edited.
  mutating func giveKeyboard(to field: inout Interface.View) {
    field.isEditing = true
    edited = field.nameForCursor()
  }

  mutating func progress(_ progress: ProgressPiece, _ path: PathKey) -> Interface.View {
    // The label of the value is a part of the name, and the value stays a percentage (rjchatfield/AX, iOS 16).
    let words = [progress.label.words, progress.currentValue.words].joinedWords
    var view = make(.progressView, path, words.isEmpty ? .none : text(words))
    if let fraction = progress.fraction { view.amount = Bound(.constant(.number(fraction))) }
    return view
  }

  mutating func gauge(_ gauge: GaugePiece, _ path: PathKey) -> Interface.View {
    var view = make(.gauge, path, text(gauge.label.words))
    view.amount = Bound(.constant(.number(gauge.value)))
    view.range = gauge.bounds
    if !gauge.currentValue.words.isEmpty { view.valueLabel = .constant(gauge.currentValue.words) }
    return view
  }
}

extension TextFieldPiece.Kind {
  /// Whether Return begins a line.
  ///
  /// Of a field with a vertical axis the authors of apps tell so, and that `onSubmit` is never called.
  fileprivate var hasLines: Bool {
    switch self {
    case .editor, .lines: true
    case .field, .secure, .search: false
    }
  }

  fileprivate var kind: Interface.Kind {
    switch self {
    case .field, .lines: .textField
    case .secure: .secureField
    case .search: .searchField
    case .editor: .textEditor
    }
  }
}
