public import A11ySwiftUI

/// What stands where there is no content: SwiftUI's view of that name is the same.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
  }
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var button = UIButton.Configuration.plain()
  public var secondaryButton = UIButton.Configuration.plain()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var buttonProperties = ButtonProperties()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration()
  private var form = Form.plain

  private enum Form { case plain, loading, search }

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.form = .loading
    return configuration
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.form = .search
    return configuration
  }
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  @ViewBuilder var body: some View {
    if form == .search, text == nil {
      ContentUnavailableView.search
    } else {
      VStack {
        if form == .loading { ProgressView() }
        if let text { Text(verbatim: text) }
        if let secondaryText { Text(verbatim: secondaryText) }
        shown(button, buttonProperties)
        shown(secondaryButton, secondaryButtonProperties)
      }
    }
  }

  @ViewBuilder private func shown(_ button: UIButton.Configuration, _ properties: ButtonProperties) -> some View {
    if let title = button.title {
      Button {
        properties.primaryAction?.performWithSender(nil, target: nil)
      } label: {
        Text(verbatim: title)
      }
      .disabled(!properties.isEnabled)
    }
  }
}
