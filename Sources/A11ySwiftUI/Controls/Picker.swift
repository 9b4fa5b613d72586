/// A choice among values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Renderable {
  let site = CallSite()
  let label: Label
  let content: Content
  let currentValueLabel: any View
  let selections: [Binding<SelectionValue>]

  init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content, current: any View = EmptyView()) {
    self.init(label, [selection], content, current: current)
  }

  init(_ label: Label, _ selections: [Binding<SelectionValue>], _ content: Content, current: any View = EmptyView()) {
    self.label = label
    self.content = content
    self.selections = selections
    currentValueLabel = current
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, content()) }

  public init<C: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C
  ) { self.init(label(), selection, content(), current: currentValueLabel()) }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, selection, content())
  }

  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), sources.map { $0[keyPath: selection] }, content())
  }

  @MainActor func render(in context: RenderContext) -> Output {
    let label = context.at(.slot("label")).render(label)
    let content = context.at(.slot("content")).render(content)
    let current = context.at(.slot("current")).render(currentValueLabel)
    let selection = context.evaluate { selections.first?.wrappedValue }
    let environment = context.environment
    let options = options(content.pieces, selection: selection)
    if environment.pickerStyle == .navigationLink {
      let chosen = options.first(where: \.isSelected)?.label ?? []
      let link = PickerLink(picker: self, title: label.pieces, chosen: chosen)
      return context.at(.slot("link")).render(link)
    }
    // A hidden label is not shown above the choices, and still names a picker that is one control.
    let hidesTitle = environment.labelsHidden && environment.pickerStyle == .inline
    let piece = PickerPiece(
      label: hidesTitle ? [] : label.pieces, currentValue: current.pieces,
      options: options, style: environment.pickerStyle)
    return Output([Piece(.picker(piece), in: context)], preferences: content.preferences)
  }

  /// The choices among some pieces; those of sections and groups stand in their order.
  private func options(_ pieces: [Piece], selection: SelectionValue?) -> [PickerPiece.Option] {
    pieces.flatMap { piece -> [PickerPiece.Option] in
      switch piece.kind.part {
      case .section(let section): return options(section.content, selection: selection)
      case .loose(let pieces): return options(pieces, selection: selection)
      case .divider: return []
      case .single, .stack, .screens, .tabs:
        guard let value = piece.traits.candidates.lazy.compactMap({ $0.selectionValue(SelectionValue.self) }).first
        else { return [] }
        let selections = selections
        return [
          PickerPiece.Option(
            label: [piece], isSelected: selection == value,
            choose: { for selection in selections { selection.wrappedValue = value } })
        ]
      }
    }
  }
}

extension AnyHashable {
  /// The value as one of the type that a selection has; a value stands for an optional one too.
  func selectionValue<Value: Hashable>(_ type: Value.Type) -> Value? {
    if let value = base as? Value { return value }
    return nil
  }
}

nonisolated extension Picker where Label == Text {
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

nonisolated extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), selection, content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), selection, content()) }

  @_disfavoredOverload
  public init(
    _ resource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(Text(resource), selection, content()) }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> C
  ) { self.init(Text(titleKey), selection, content(), current: currentValueLabel()) }
}

nonisolated extension Picker where Label == A11ySwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(A11ySwiftUI.Label(titleKey, systemImage: systemImage), selection, content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(A11ySwiftUI.Label(title, systemImage: systemImage), selection, content()) }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(A11ySwiftUI.Label(titleKey, image: image), selection, content()) }
}

@MainActor @preconcurrency
public protocol PickerStyle {
  var _piece: _PickerStyleKind { get }
}

public enum _PickerStyleKind: Sendable { case menu, inline, segmented, wheel, navigationLink, palette }

nonisolated public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .menu }
}
nonisolated public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .menu }
}
nonisolated public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .inline }
}
nonisolated public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .inline }
}
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .segmented }
}
nonisolated public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .wheel }
}
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .navigationLink }
}
nonisolated public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _piece: _PickerStyleKind { .palette }
}
public typealias PopUpButtonPickerStyle = MenuPickerStyle

nonisolated extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { .init() } }
nonisolated extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
nonisolated extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
nonisolated extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { .init() } }
nonisolated extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { .init() } }
nonisolated extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
nonisolated extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}
nonisolated extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerStyleKind { .menu }
}

extension EnvironmentValues {
  var pickerStyle: _PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    inheriting { $0.pickerStyle = style._piece }
  }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait { $0.tag = AnyHashable(tag) }
  }

  public func horizontalRadioGroupLayout() -> Self { self }
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }
}

public struct PaletteSelectionEffect: Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}
