@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
  }
  public init(style: Style) { super.init() }
}
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A surface that blurs what is behind it, with what is in front of that.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView()
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
