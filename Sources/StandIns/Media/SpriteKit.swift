public import A11yUIKit
@_exported public import Foundation

// SpriteKit: a scene is drawn by a program of its own, frame by frame. It is there, with what is put into it, and does
// nothing; what is heard of it is not known.

@preconcurrency @MainActor open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var speed: CGFloat = 1
  open var isHidden = false
  open var isPaused = false
  open var isUserInteractionEnabled = false
  open var name: String?
  open var physicsBody: SKPhysicsBody? {
    didSet { physicsBody?.node = self }
  }
  open var userData: NSMutableDictionary?
  public private(set) var children: [SKNode] = []
  public private(set) weak var parent: SKNode?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  open func calculateAccumulatedFrame() -> CGRect { children.reduce(frame) { $0.union($1.frame) } }
  public var scene: SKScene? { self as? SKScene ?? parent?.scene }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    children.insert(node, at: index)
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  open func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for child in children where child.name == name && !stop.boolValue { block(child, &stop) }
  }
  open func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  open func atPoint(_ point: CGPoint) -> SKNode { self }
  open func nodes(at point: CGPoint) -> [SKNode] { children.filter { $0.contains(point) } }
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }

  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func run(_ action: SKAction, completion block: @escaping @Sendable () -> Void) {}
  open func action(forKey key: String) -> SKAction? { nil }
  open func hasActions() -> Bool { false }
  open func removeAction(forKey key: String) {}
  open func removeAllActions() {}
}

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { .zero }
  public func previousLocation(in node: SKNode) -> CGPoint { .zero }
}

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

@preconcurrency @MainActor public protocol SKSceneDelegate: AnyObject {}

@preconcurrency @MainActor open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
}

@preconcurrency @MainActor open class SKScene: SKEffectNode {
  open var size: CGSize
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor.darkGray
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  public fileprivate(set) weak var view: SKView?

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
  }
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// What has been put into a scene in Xcode's editor is not read.
  public convenience init?(fileNamed name: String) { self.init(size: CGSize(width: 750, height: 1334)) }
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}
}

@preconcurrency @MainActor open class SKCameraNode: SKNode {}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  open var size: CGSize
  open var texture: SKTexture?
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect {
    let origin = CGPoint(x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y)
    return CGRect(origin: origin, size: size)
  }
}

@preconcurrency @MainActor open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var color: UIColor?
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline

  public override init() { super.init() }
  public init(fontNamed name: String?) {
    fontName = name
    super.init()
  }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var strokeColor = UIColor.white
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var blendMode = SKBlendMode.alpha

  public override init() { super.init() }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  public convenience init(ellipseOf size: CGSize) { self.init() }
  public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var particleLifetime: CGFloat = 0
  open var particleColor = UIColor.white
  open var numParticlesToEmit = 0
  open weak var targetNode: SKNode?
  public override init() { super.init() }
  /// What has been set in Xcode's editor is not read.
  public convenience init?(fileNamed name: String) { self.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func advanceSimulationTime(_ seconds: TimeInterval) {}
  open func resetSimulation() {}
}

@preconcurrency @MainActor open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public override init() { super.init() }
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  public required init?(coder: NSCoder) { super.init() }
}

/// The view in which SwiftUI shows a scene.
public struct SpriteView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
    public static let showsDrawCount = DebugOptions(rawValue: 8)
  }

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {}

  public var body: some View { OpaqueSurface("SpriteView", "shows a scene of SpriteKit’s, and is not played") }
}

/// The view in which UIKit shows a scene.
@preconcurrency @MainActor open class SKView: UIView, DrawnElsewhere {
  open var ignoresSiblingOrder = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var allowsTransparency = false
  open var isPaused = false
  open var preferredFramesPerSecond = 60
  public private(set) var scene: SKScene?

  open func presentScene(_ scene: SKScene?) {
    self.scene = scene
    scene?.view = self
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}

public final class SKTransition: NSObject, Sendable {
  public static func crossFade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func fade(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func fade(with color: UIColor, duration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func doorway(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func flipHorizontal(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func flipVertical(withDuration seconds: TimeInterval) -> SKTransition { SKTransition() }
  public static func moveIn(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
  public static func push(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
  public static func reveal(
    with direction: SKTransitionDirection, duration seconds: TimeInterval
  ) -> SKTransition { SKTransition() }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

open class SKTexture: NSObject, @unchecked Sendable {
  private let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  public init(image: UIImage) { self.image = image }
  public init(imageNamed name: String) { image = UIImage(named: name) }
  open func size() -> CGSize { image?.size ?? .zero }
  open class func preload(_ textures: [SKTexture], withCompletionHandler handler: @escaping @Sendable () -> Void) {}
}

open class SKTextureAtlas: NSObject, @unchecked Sendable {
  public let textureNames: [String] = []
  public init(named name: String) {}
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
