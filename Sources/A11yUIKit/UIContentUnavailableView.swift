/// Shows what stands where there is no content.
@preconcurrency @MainActor public final class UIContentUnavailableView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration { didSet { show() } }
  private let hosting = UIHostingView(EmptyView())

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(hosting)
    show()
  }
  public required init?(coder: NSCoder) { nil }

  private func show() {
    if let content = configuration as? UIContentUnavailableConfiguration { hosting.show(content.body) }
  }
}
