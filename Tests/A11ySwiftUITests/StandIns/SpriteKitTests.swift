import A11yMedia
import A11ySwiftUI
import A11yUIKit
import Testing

/// The documentation of SpriteKit: a scene is “drawn” by its view, of which nothing is known.
@MainActor
@Suite("A scene of SpriteKit's")
struct SpriteKitTests {
  private final class Beach: SKScene, SKPhysicsContactDelegate {
    let score = SKLabelNode(fontNamed: "Chalkduster")

    override func didMove(to view: SKView) {
      physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
      physicsWorld.contactDelegate = self
      score.run(.repeatForever(.rotate(byAngle: .pi, duration: 10)))
      addChild(score)
    }

    func didBegin(_ contact: SKPhysicsContact) { contact.bodyA.node?.removeFromParent() }
  }

  @Test("What lies over a scene is heard, and of the scene itself that it is not known") func shown() {
    struct Game: A11ySwiftUI.View {
      var body: some A11ySwiftUI.View {
        ZStack {
          SpriteView(scene: Beach(size: CGSize(width: 300, height: 400)))
          Button("Pause") {}
        }
      }
    }
    let app = LiveApp(Game())
    #expect(app.warnings.contains { $0.hasPrefix("SpriteView shows a scene") })
    #expect(stops(Game()).contains("Pause, button"))
  }

  @Test("A view of UIKit's that shows a scene is not known either") func view() {
    let app = LiveApp(
      Made {
        let view = SKView()
        view.presentScene(Beach(size: .zero))
        return view
      })
    #expect(app.warnings.contains { $0.contains("SKView") })
  }

  @Test("A node is where it has been put, and nowhere once it is taken away") func nodes() {
    let scene = Beach(size: CGSize(width: 300, height: 400))
    let ball = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    ball.name = "ball"
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    scene.addChild(ball)
    #expect(ball.scene === scene && ball.physicsBody?.node === ball && scene.childNode(withName: "ball") === ball)
    #expect(scene.nodes(at: CGPoint(x: 5, y: 5)) == [ball])
    ball.removeFromParent()
    #expect(scene.children.isEmpty && ball.scene == nil)
  }
}
