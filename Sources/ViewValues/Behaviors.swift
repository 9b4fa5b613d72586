public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}
