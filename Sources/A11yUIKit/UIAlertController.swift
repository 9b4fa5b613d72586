internal import Interface

/// A question of the system's.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public let preferredStyle: Style
  open var preferredAction: UIAlertAction?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public init(title: String?, message: String?, preferredStyle style: Style) {
    self.message = message
    preferredStyle = style
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// The button that cancels is the last one, but the first of two in an alert, as in SwiftUI's.
  override func asPresented(by emitter: inout Emitter) -> Interface.View {
    var path = PathKey()
    path.descend(.serial(number))
    let others = actions.filter { $0.style != .cancel }
    let cancels = actions.filter { $0.style == .cancel }
    let isPair = preferredStyle == .alert && others.count == 1 && cancels.count == 1
    let fields = emitter.views(inside: textFields ?? [])
    var buttons: [Interface.View] = []
    for (index, action) in (isPair ? cancels + others : others + cancels).enumerated() {
      var place = path
      place.descend(.index(index))
      var button = emitter.make(.button, place, emitter.text(action.title ?? ""))
      // An alert is gone before its button does what it does.
      button.action = emitter.tokens.action { [self] in
        leave()
        action.handler?(action)
      }
      if !action.isEnabled { button.enabled = false }
      if action.style == .cancel { button.systemPart = .cancelButton }
      buttons.append(button)
    }
    let kind: Kind = preferredStyle == .alert ? .alert : .confirmationDialog
    var view = emitter.make(kind, path, title.map(emitter.text) ?? .none, children: fields + buttons)
    view.message = message.map { .constant($0) }
    view.systemPart = .uiKitQuestion(isAnchored: popoverPresentationController?.isAnchored ?? false)
    // A scrub is as the button that cancels; what has none stays.
    if let cancel = cancels.first {
      view.isPresented = emitter.tokens.bound(.flag(true)) { [self] value in
        guard value.flag == false else { return }
        leave()
        cancel.handler?(cancel)
      }
    } else {
      view.isPresented = Bound(.constant(.flag(true)))
    }
    return view
  }
}
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
