/// Core Animation: what is done happens at once.
public final class CATransaction: NSObject {
  private static let open = OpenTransactions()

  /// What is to be done at the end of each transaction that has begun, the innermost last.
  private final class OpenTransactions: @unchecked Sendable { var completions: [(() -> Void)?] = [] }

  public class func begin() { open.completions.append(nil) }
  public class func commit() { if let completion = open.completions.popLast() { completion?() } }
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func setAnimationDuration(_ duration: CFTimeInterval) {}
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let innermost = open.completions.indices.last else {
      block?()
      return
    }
    open.completions[innermost] = block
  }
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
