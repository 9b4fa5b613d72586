import Interface
import Testing

@testable import A11ySwiftUI

/// Values that an app's animations and drawings reckon with (Apple's references of VectorArithmetic, Animatable, Angle,
/// Color.Resolved and Path).
@MainActor
@Suite("Values of animations and drawings")
struct AnimatedValueTests {
  @Test("Values are added, scaled and gone between") func vectors() {
    #expect(2.0.interpolated(towards: 10, amount: 0.25) == 4)
    #expect(CGFloat(3).scaled(by: 2) == 6 && CGFloat(3).magnitudeSquared == 9)
    #expect(Float(3).scaled(by: 0.5) == 1.5 && Float(2).magnitudeSquared == 4)
    var pair = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    pair += AnimatablePair(1, AnimatablePair(1, 1))
    #expect(pair == AnimatablePair(2, AnimatablePair(3, 4)) && pair.magnitudeSquared == 29)
    pair.scale(by: 2)
    #expect(pair - pair == .zero && pair.first == 4 && pair.second.second == 8)
    pair.interpolate(towards: .zero, amount: 0.5)
    #expect(pair.first == 2)
  }

  @Test("What is animated is taken apart and put together again") func parts() {
    func again<T: Animatable>(_ value: T, as start: T) -> T {
      var value = value
      value.animatableData = start.animatableData
      return value
    }
    #expect(again(CGRect.zero, as: CGRect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(again(UnitPoint.zero, as: .bottomTrailing) == .bottomTrailing)
    #expect(again(Angle.zero, as: .degrees(90)) == .degrees(90))
    #expect(again(1.0, as: 2) == 2 && again(Float(1), as: 2) == 2 && again(CGFloat(1), as: 2) == 2)
    struct Still: Animatable, Equatable {}
    #expect(again(Still(), as: Still()) == Still())
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 2)
    #expect(nothing + nothing == .zero && nothing - .zero == .zero && nothing.magnitudeSquared == 0)
  }

  @Test("An animation of the app's own keeps its state") func custom() {
    struct Step: CustomAnimation {
      struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Count.self] += 1
        return context.state[Count.self] > 2 ? nil : value.scaled(by: time)
      }
    }
    var context = AnimationContext<Double>()
    #expect(Step().animate(value: 4, time: 0.5, context: &context) == 2)
    #expect(Step().animate(value: 4, time: 1, context: &context) == 4)
    #expect(Step().animate(value: 4, time: 2, context: &context) == nil)
    #expect(context.state[Step.Count.self] == 3 && !context.isLogicallyComplete)
    #expect(Step().velocity(value: 1.0, time: 1, context: context) == nil)
    #expect(!Step().shouldMerge(previous: .default, value: 1.0, time: 1, context: &context))
  }

  @Test("Angles and insets reckon") func angles() {
    var angle = Angle.degrees(90) + .radians(.pi / 2) - .degrees(90)
    angle += .degrees(30)
    angle -= .degrees(30)
    #expect(angle == .degrees(90) && angle * 2 == .degrees(180) && -angle < .zero)
    angle.degrees = 180
    #expect(abs(angle.radians - .pi) < 1e-9 && Angle() == .zero)
    #expect(Angle.radians(3) / 2 == .radians(1.5) && 2 * Angle.radians(3) == .radians(6))
    angle /= 2
    angle *= 4
    #expect(abs(angle.radians - 2 * .pi) < 1e-9)
    #expect(Edge.Set.all.isSuperset(of: .horizontal) && Edge.Set(.top) == .top && Axis.Set(.vertical) == .vertical)
    #expect(HorizontalEdge.Set.all.contains(.leading) && VerticalEdge.Set(.top) != .bottom)
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) && UnitPoint() == .topLeading)
  }

  // IEC 61966-2-1: half of the light is 0.735 of sRGB. The red of Display P3 is beyond that of sRGB.
  @Test("Colors of other spaces are those of sRGB that look as they do") func colors() {
    #expect(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1).description == "#bc00ff")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).description == "#ff0000")
    #expect(Color(.sRGB, white: 0.2, opacity: 0.5).cgColor?.alpha == 0.5)
    let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect([resolved.red, resolved.green, resolved.blue, resolved.opacity] == [0.2, 0.4, 0.6, 0.5])
    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    #expect(resolved.cgColor.numberOfComponents == 4)
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(linear.red - 0.735) < 0.001)
    // What is of the system or of a catalog has no parts of its own.
    #expect(Color.red.cgColor == nil && Color("Brand").description == "Brand")
  }

  @Test("What changes with an animation is told when it is there") func completions() {
    struct Fading: A11ySwiftUI.View {
      @State private var words = "Here"
      var body: some A11ySwiftUI.View {
        Button("Go") {
          var transaction = Transaction(animation: .smooth)
          transaction.disablesAnimations = true
          transaction.addAnimationCompletion { words += ", and over" }
          withTransaction(transaction) { words = "Gone" }
          withTransaction(\.isContinuous, true) { words += " away" }
        }
        Text(words)
      }
    }
    #expect(hear(Fading(), .activate, .next(1)).last == "Gone away, and over")
    var done = 0
    withAnimation(.bouncy) {
      done += 1
    } completion: {
      done += 1
    }
    #expect(done == 2)
  }

  @Test("A path of SwiftUI's knows what space it takes, wherever it is moved to") func paths() {
    var path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerSize: CGSize(width: 1, height: 1),
      transform: CGAffineTransform(translationX: 10, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 14, height: 14))
    path.addRects([CGRect(x: 20, y: 0, width: 1, height: 1), CGRect(x: 0, y: 20, width: 1, height: 1)])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 21, height: 21))
    path.addRelativeArc(center: CGPoint(x: 30, y: 30), radius: 5, startAngle: .zero, delta: .degrees(360))
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 40)])
    path.addArc(tangent1End: CGPoint(x: 45, y: 40), tangent2End: CGPoint(x: 45, y: 45), radius: 5)
    #expect(
      path.boundingRect == CGRect(x: 0, y: 0, width: 45, height: 45) && path.currentPoint == CGPoint(x: 45, y: 45))
    let small = path.applying(CGAffineTransform(scaleX: 0.2, y: 0.2))
    #expect(small.boundingRect == CGRect(x: 0, y: 0, width: 9, height: 9) && small.currentPoint == CGPoint(x: 9, y: 9))
    #expect(small.offsetBy(dx: 1, dy: 2).boundingRect.origin == CGPoint(x: 1, y: 2))
    var both = Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
    both.addPath(small, transform: CGAffineTransform(translationX: 1, y: 1))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(both.trimmedPath(from: 0, to: 0.5).contains(CGPoint(x: 5, y: 5)) && Path().isEmpty)
    #expect(Path(both.cgPath).boundingRect == both.cgPath.boundingBox && !both.cgPath.isEmpty)
  }

  @Test("A shape that is moved, turned or stretched takes the space it then has") func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    func space(_ shape: some Shape) -> CGRect {
      let bounds = shape.path(in: rect).boundingRect
      return CGRect(
        x: bounds.minX.rounded(), y: bounds.minY.rounded(), width: bounds.width.rounded(),
        height: bounds.height.rounded())
    }
    #expect(space(Rectangle().offset(x: 5, y: 6)) == CGRect(x: 5, y: 6, width: 100, height: 50))
    #expect(space(Rectangle().scale(0.5)) == CGRect(x: 25, y: 13, width: 50, height: 25))
    #expect(space(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(space(Rectangle().rotation(.degrees(90))) == CGRect(x: 25, y: -25, width: 50, height: 100))
    #expect(
      space(Rectangle().transform(CGAffineTransform(translationX: 1, y: 1)))
        == CGRect(x: 1, y: 1, width: 100, height: 50))
    // A circle is as wide as the shorter side, in the middle.
    #expect(space(Circle()) == CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(space(Capsule().inset(by: 10)) == CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(space(AnyShape(Ellipse()).inset(by: 5)) == CGRect(x: 5, y: 5, width: 90, height: 40))
    #expect(space(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(space(Rectangle().offset(CGPoint(x: 1, y: 0)).inset(by: 1)) == CGRect(x: 2, y: 1, width: 98, height: 48))
    #expect(space(Rectangle().rotation(.zero).inset(by: 1)) == CGRect(x: 1, y: 1, width: 98, height: 48))
    #expect(space(Rectangle().scale(1).inset(by: 1)) == CGRect(x: 1, y: 1, width: 98, height: 48))
    #expect(space(Rectangle().transform(.identity).inset(by: 1)) == CGRect(x: 1, y: 1, width: 98, height: 48))
    #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 4, height: nil)) == CGSize(width: 4, height: 10))
  }
}
