internal import Interface

/// SwiftUI's views inside UIKit's.
@preconcurrency @MainActor open class UIHostingController<Content: A11ySwiftUI.View>: UIViewController {
  open var rootView: Content { didSet { hosting.show(rootView) } }
  open var sizingOptions: UIHostingControllerSizingOptions = []
  private let hosting: UIHostingView

  public init(rootView: Content) {
    self.rootView = rootView
    hosting = UIHostingView(rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  public func sizeThatFits(in size: CGSize) -> CGSize { size }
  open override func loadView() { view = hosting }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of UIKit's that SwiftUI's views stand in.
final class UIHostingView: UIView {
  private(set) var content: any A11ySwiftUI.View
  /// What the content has come to.
  var pieces: [Piece] = []

  init(_ content: any A11ySwiftUI.View) {
    self.content = content
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ content: any A11ySwiftUI.View) {
    self.content = content
    var view: UIView? = self
    while let next = view {
      next.noteChange?()
      view = next.superview
    }
  }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.vstack, emitter.path(of: self), children: emitter.views(pieces))
    view.hostsSwiftUI = true
    return view
  }
}

/// SwiftUI's views in a cell of UIKit's.
public struct UIHostingConfiguration<Content: A11ySwiftUI.View>: UIContentConfiguration {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func makeContentView() -> any UIView & UIContentView { UIHostedContentView(UIHostingView(content), self) }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
}
final class UIHostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ hosting: UIHostingView, _ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(hosting)
  }
  required init?(coder: NSCoder) { nil }
}
