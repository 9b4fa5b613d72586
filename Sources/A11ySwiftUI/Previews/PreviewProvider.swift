/// A type that shows views while they are being written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public struct InterfaceOrientation: Hashable, Sendable {
  let isLandscape: Bool
  public static let portrait = InterfaceOrientation(isLandscape: false)
  public static let portraitUpsideDown = InterfaceOrientation(isLandscape: false)
  public static let landscapeLeft = InterfaceOrientation(isLandscape: true)
  public static let landscapeRight = InterfaceOrientation(isLandscape: true)
}

/// What a preview says about itself.
struct PreviewFacts {
  var name: String?
  var size: CGSize?
  var isLandscape = false
  /// Whether it is shown on a watch; `nil` if it does not say.
  var isOfWatch: Bool?
}

nonisolated extension View {
  private func previewing(_ change: @escaping @MainActor (inout PreviewFacts) -> Void) -> PreviewedView {
    PreviewedView(content: self, change: change)
  }
  public func previewDisplayName(_ name: String?) -> some View { previewing { $0.name = name } }
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    previewing { if case .fixed(let width, let height) = layout { $0.size = CGSize(width: width, height: height) } }
  }
  /// Of the devices, a watch is told from a phone; all phones are the one that previews are laid out on.
  public func previewDevice(_ device: PreviewDevice?) -> some View {
    previewing { if let device { $0.isOfWatch = device.rawValue.hasPrefix("Apple Watch") } }
  }
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View {
    previewing { $0.isLandscape = orientation.isLandscape }
  }
  public func previewContext<C: PreviewContext>(_ context: C) -> some View {
    inheriting { context._apply(to: &$0) }.previewing { _ in }
  }
}

/// A view with what it says about being previewed, which can be read without rendering it.
nonisolated struct PreviewedView: View, Renderable {
  let content: any View
  let change: @MainActor (inout PreviewFacts) -> Void

  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

/// What is around a view that is shown while it is being written, such as the size of a widget.
public protocol PreviewContext {
  func _apply(to environment: inout EnvironmentValues)
}

extension PreviewContext {
  public func _apply(to environment: inout EnvironmentValues) {}
}

public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable {
    case none
    case fixed(Double, Double)
    case landscape
    case modifier(PreviewModifierBox)
  }
  let kind: Kind
}

/// A modifier of previews on its way from where it is written to where it is used.
struct PreviewModifierBox: @unchecked Sendable {
  let apply: @MainActor (any View) -> any View
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init(kind: .none) }
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init(kind: .none) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
    .init(kind: .fixed(Double(width), Double(height)))
  }
  public static var portrait: PreviewTrait<Preview.ViewTraits> { .init(kind: .none) }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { .init(kind: .none) }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init(kind: .landscape) }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init(kind: .landscape) }
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits> {
    let box = Unchecked(modifier)
    return .init(
      kind: .modifier(PreviewModifierBox { view in PreviewModifierView(modifier: box.wrapped, content: view) }))
  }
}

/// Something around several previews, with a context that they share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

nonisolated public struct PreviewModifierContent: View, Renderable {
  let content: any View
  @MainActor func render(in context: RenderContext) -> Output { context.render(content) }
}

/// A preview with a modifier whose context has to be made first.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: any View
  @State private var context: Modifier.Context?

  var body: some View {
    Group {
      if let context {
        modifier.body(content: PreviewModifierContent(content: content), context: context)
      }
    }
    .task {
      context = try? await Modifier.makeSharedContext()
    }
  }
}
