/// Feedback that is felt, and not heard.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() { super.init() }
  public func prepare() {}
}
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public nonisolated init(style: FeedbackStyle = .medium) { super.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
