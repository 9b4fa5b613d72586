/// Core Animation: what is done happens at once.
public final class CATransaction: NSObject {
  private static let completions = Completions()

  private final class Completions: @unchecked Sendable { var last: (() -> Void)? }

  public class func begin() { completions.last = nil }
  public class func commit() {
    let last = completions.last
    completions.last = nil
    last?()
  }
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) { completions.last = block }
}

public typealias CFTimeInterval = Double

public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
}

public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}

/// Calls for each picture of the screen; there are none.
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 0 }
  public var duration: CFTimeInterval { 0 }
  public init(target: Any, selector: Selector) {}
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}
