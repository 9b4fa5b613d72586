@_exported public import A11yUIKit

/// A message of the package AlertToast that shows for a while, above what else there is.
public struct AlertToast: View {
  public enum BannerAnimation: Sendable { case slide, pop }
  public enum DisplayMode: Hashable, Sendable {
    case alert
    case hud
    case banner(_ transition: BannerAnimation)
  }
  public enum AlertType: Equatable {
    case complete(_ color: Color)
    case error(_ color: Color)
    case systemImage(_ name: String, _ color: Color)
    case image(_ name: String, _ color: Color)
    case loading
    case regular
  }
  public enum AlertStyle: Equatable {
    case style(
      backgroundColor: Color? = nil, titleColor: Color? = nil, subTitleColor: Color? = nil, titleFont: Font? = nil,
      subTitleFont: Font? = nil, activityIndicatorColor: Color? = nil)
  }

  public var displayMode: DisplayMode
  public var type: AlertType
  public var title: String?
  public var subTitle: String?
  public var style: AlertStyle?

  public init(
    displayMode: DisplayMode = .alert, type: AlertType, title: String? = nil, subTitle: String? = nil,
    style: AlertStyle? = nil
  ) {
    (self.displayMode, self.type, self.style) = (displayMode, type, style)
    (self.title, self.subTitle) = (title, subTitle)
  }

  public var body: some View {
    switch displayMode {
    case .alert:
      VStack {
        pictureOfAlert
        VStack(spacing: 2) { words }
      }
      .padding()
    case .hud:
      HStack(spacing: 16) {
        picture
        VStack(alignment: .leading, spacing: 2) { words }
      }
      .padding()
      .frame(maxHeight: .infinity, alignment: .top)
    case .banner:
      VStack(alignment: .leading, spacing: 10) {
        HStack {
          picture
          Text(LocalizedStringKey(title ?? ""))
        }
        if let subTitle { Text(LocalizedStringKey(subTitle)) }
      }
      .padding()
      .frame(maxWidth: 400, maxHeight: .infinity, alignment: .bottomLeading)
    }
  }

  @ViewBuilder private var words: some View {
    if let title { Text(LocalizedStringKey(title)) }
    if let subTitle { Text(LocalizedStringKey(subTitle)) }
  }

  @ViewBuilder private var picture: some View {
    switch type {
    case .complete: Image(systemName: "checkmark")
    case .error: Image(systemName: "xmark")
    case .systemImage(let name, _): Image(systemName: name)
    case .image(let name, _): Image(name)
    case .loading: ProgressView()
    case .regular: EmptyView()
    }
  }

  /// In the middle of the screen, a check mark and a cross are drawn stroke by stroke, as shapes.
  @ViewBuilder private var pictureOfAlert: some View {
    switch type {
    case .complete, .error: Color.clear.frame(width: 50, height: 50)
    case .systemImage, .image, .loading, .regular: picture
    }
  }
}

extension View {
  public func toast(
    isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true, offsetY: CGFloat = 0,
    alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil, completion: (() -> Void)? = nil
  ) -> some View {
    modifier(
      ToastModifier(
        isPresenting: isPresenting, duration: duration, tapToDismiss: tapToDismiss, alert: alert, onTap: onTap,
        completion: completion))
  }
}

private struct ToastModifier: ViewModifier {
  @Binding var isPresenting: Bool
  let duration: Double
  let tapToDismiss: Bool
  let alert: () -> AlertToast
  let onTap: (() -> Void)?
  let completion: (() -> Void)?

  func body(content: Content) -> some View {
    content.overlay {
      if isPresenting {
        alert()
          .onTapGesture {
            onTap?()
            if tapToDismiss { isPresenting = false }
          }
          .onAppear {
            guard duration > 0 else { return }
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { isPresenting = false }
          }
          .onDisappear { completion?() }
      }
    }
  }
}
