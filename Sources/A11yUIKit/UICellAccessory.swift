/// What stands at the end of a row of a collection.
public struct UICellAccessory {
  private enum Kind {
    case checkmark
    /// Drawn, and said by nobody.
    case silent
    case view(UIView)
  }
  private let kind: Kind

  var isCheckmark: Bool { if case .checkmark = kind { true } else { false } }
  /// The view that the app gives.
  var view: UIView? { if case .view(let view) = kind { view } else { nil } }

  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public enum Placement: Sendable {
    case leading(displayed: UICellAccessory.DisplayedState = .always)
    case trailing(displayed: UICellAccessory.DisplayedState = .always)
  }
  public struct CustomViewConfiguration {
    let view: UIView
    public init(customView: UIView, placement: Placement) { view = customView }
  }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { .init(kind: .checkmark) }
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    .init(kind: .silent)
  }
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(kind: .silent) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(kind: .silent) }
  @MainActor public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    return .init(kind: .view(label))
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(kind: .view(configuration.view))
  }
}
