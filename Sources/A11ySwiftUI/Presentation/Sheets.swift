nonisolated extension View {
  private func presenting<Content: View>(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> ModifiedView {
    rendered { view, context in
      var output = context.at(.slot("content")).render(view)
      let isShown = context.evaluate { isPresented.wrappedValue }
      context.present(
        kind, item: isShown ? () : nil, id: AnyHashable(true), close: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, over: &output
      ) { _ in content() }
      return output
    }
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> ModifiedView {
    rendered { view, context in
      var output = context.at(.slot("content")).render(view)
      let shown = context.evaluate { item.wrappedValue }
      context.present(
        kind, item: shown, id: shown.map { AnyHashable($0.id) }, close: { item.wrappedValue = nil },
        onDismiss: onDismiss, over: &output, content)
      return output
    }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item, onDismiss, content) }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented, onDismiss, content) }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item, onDismiss, content) }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented, nil, content) }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item, nil, content) }

  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    presenting(.sheet, isPresented, nil, content)
  }
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }

  private func presentationTraits(_ change: @escaping @MainActor (inout PresentationTraits) -> Void) -> ModifiedView {
    telling(PresentationTraitsKey.self) { _ in
      var traits = PresentationTraits()
      change(&traits)
      return traits
    }
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationTraits { $0.isDismissDisabled = isDisabled }
  }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { resting(at: detents, nil) }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { resting(at: detents, selection) }
  /// A sheet that rests at heights; at which one a binding of the app's knows, or else the sheet, which begins at the
  /// lowest one (Apple, “presentationDetents(_:)”).
  private func resting(at detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>?) -> ModifiedView {
    telling(PresentationTraitsKey.self) { context in
      var traits = PresentationTraits()
      traits.detents = detents.sorted { $0.order < $1.order }
      guard let lowest = traits.detents.first else { return traits }
      let detent = selection ?? Binding(location: context.keep("detent") { StateBox(lowest) })
      traits.detent = (context.evaluate { detent.wrappedValue }, { detent.wrappedValue = $0 })
      return traits
    }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationTraits { $0.showsIndicator = visibility == .automatic ? nil : visibility == .visible }
  }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationTraits { $0.allowsBackground = interaction.isEnabled }
  }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }
  public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Self {
    self
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationTraits { ($0.narrowAdaptation, $0.lowAdaptation) = (horizontal, vertical) } }
  public func presentationSizing(_ sizing: some PresentationSizing) -> Self { self }
}

public enum PopoverAttachmentAnchor: @unchecked Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let order: Double
  public static let medium = PresentationDetent(name: "medium", order: 0.5)
  public static let large = PresentationDetent(name: "large", order: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", order: Double(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", order: Double(height) / 1000)
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom", order: 0.25)
  }
  public struct Context: Sendable { public var maxDetentValue: CGFloat { 800 } }
}

public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}
public struct PresentationContentInteraction: Equatable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
public struct PresentationAdaptation: Sendable {
  enum Form { case automatic, none, popover, sheet, cover }
  let form: Form
  public static let automatic = PresentationAdaptation(form: .automatic)
  public static let none = PresentationAdaptation(form: .none)
  public static let popover = PresentationAdaptation(form: .popover)
  public static let sheet = PresentationAdaptation(form: .sheet)
  public static let fullScreenCover = PresentationAdaptation(form: .cover)
}
public protocol PresentationSizing {}
public struct StandardPresentationSizing: PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == StandardPresentationSizing {
  public static var automatic: Self { .init() }
  public static var form: Self { .init() }
  public static var page: Self { .init() }
  public static var fitted: Self { .init() }
}
