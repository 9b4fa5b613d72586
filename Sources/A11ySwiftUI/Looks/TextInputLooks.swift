/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { .init() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { .init() } }
public struct SubmitLabel: Hashable, Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
  package init() {}
}
