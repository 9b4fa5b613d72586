/// A controller of UIKit's that is shown while it is being written, and whose speech is tested.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "A11ySwiftUIMacros", type: "UIKitPreviewMacro")

/// A view of UIKit's that is shown while it is being written, and whose speech is tested.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_UIKitPreviewBuilder body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "A11ySwiftUIMacros", type: "UIKitPreviewMacro")

/// Takes one controller or view, so that the statements of a view of SwiftUI's are not taken for those that make one.
@resultBuilder
@MainActor
public enum _UIKitPreviewBuilder {
  public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
  public static func buildBlock(_ view: UIView) -> UIView { view }
}

/// What a preview of UIKit's shows, as a view of SwiftUI's.
public struct _UIKitPreview: View, _PreviewBody {
  private let content: AnyView

  public init(@_UIKitPreviewBuilder _ make: @escaping @MainActor () -> UIViewController) {
    content = AnyView(PreviewedController(make: make))
  }
  public init(@_UIKitPreviewBuilder _ make: @escaping @MainActor () -> UIView) {
    content = AnyView(PreviewedView(make: make))
  }

  public var body: some View { content }
}

private struct PreviewedController: UIViewControllerRepresentable, WholePreview {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct PreviewedView: UIViewRepresentable, WholePreview {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}
