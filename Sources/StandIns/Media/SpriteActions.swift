public import A11yUIKit
public import Foundation

// What nodes of SpriteKit's do: none of it is played, since no frame is drawn.

open class SKAction: NSObject, @unchecked Sendable {
  open var duration: TimeInterval = 0
  open var speed: CGFloat = 1
  open var timingMode = SKActionTimingMode.linear
  open func reversed() -> SKAction { SKAction() }

  private static func lasting(_ seconds: TimeInterval) -> SKAction {
    let action = SKAction()
    action.duration = seconds
    return action
  }

  // MARK: - Actions of actions
  open class func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
  open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  open class func wait(forDuration seconds: TimeInterval) -> SKAction { lasting(seconds) }
  open class func wait(forDuration seconds: TimeInterval, withRange range: TimeInterval) -> SKAction {
    lasting(seconds)
  }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction() }
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { lasting(seconds) }

  // MARK: - Where nodes are
  open class func move(to place: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func move(by way: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func rotate(toAngle angle: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func follow(
    _ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func follow(
    _ path: CGPath, asOffset: Bool, orientToPath: Bool, speed: CGFloat
  ) -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }

  // MARK: - How nodes look and sound
  open class func fadeIn(withDuration seconds: TimeInterval) -> SKAction { lasting(seconds) }
  open class func fadeOut(withDuration seconds: TimeInterval) -> SKAction { lasting(seconds) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame seconds: TimeInterval) -> SKAction {
    lasting(seconds * Double(textures.count))
  }
  open class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { lasting(duration) }
  open class func playSoundFileNamed(_ file: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
  open class func play() -> SKAction { SKAction() }
  open class func stop() -> SKAction { SKAction() }
}
