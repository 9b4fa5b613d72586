import A11ySwiftUI
import Testing

/// Shapes and drawings that are not said by themselves, and are when they are labelled (the documentation of SwiftUI, “Shapes”).
@MainActor
@Suite("Shapes")
struct ShapeTests {
  private struct Wave: Shape {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.addQuadCurve(to: rect.origin, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        path.addRect(rect)
        path.addEllipse(in: rect)
        path.closeSubpath()
      }
    }
  }

  private func expectQuiet(_ shape: some A11ySwiftUI.View, _ place: SourceLocation = #_sourceLocation) {
    #expect(stops(shape).isEmpty, sourceLocation: place)
    #expect(stops(shape.accessibilityLabel("Sun")) == ["Sun"], sourceLocation: place)
    #expect(
      stops(shape.accessibilityElement().accessibilityLabel("Sun").accessibilityAddTraits(.isImage))
        == ["Sun, image"], sourceLocation: place)
    #expect(
      stops(
        Button {
        } label: {
          shape
        }.accessibilityLabel("Sun")) == ["Sun, button"], sourceLocation: place)
  }

  // AccessibilitySnapshot, SwiftUISnapshotTests, the pictures of iOS 17.5, 18.5 and 26.2: circles with a label, a value
  // and a hint, some of them empty. Each is an element; one of which nothing is said has no words.
  @Test("A shape is an element if anything is said of it") func described() {
    let circle = Circle()
    #expect(hear(circle.accessibilityLabel("").accessibilityValue("Value").accessibilityHint("")) == ["Value"])
    #expect(hear(circle.accessibilityLabel("").accessibilityValue("").accessibilityHint("Hint")) == ["Hint"])
    #expect(hear(circle.accessibilityValue("Value")) == ["Value"])
    #expect(hear(circle.accessibilityLabel("Label").accessibilityValue("Value")) == ["Label, Value"])
    let silent = VStack {
      circle.accessibilityLabel("").accessibilityValue("").accessibilityHint("")
      Text("After")
    }
    #expect(stops(silent) == ["", "After"])
  }

  @Test("A shape is not heard unless it is labelled") func shapes() {
    expectQuiet(Rectangle())
    expectQuiet(RoundedRectangle(cornerRadius: 8))
    expectQuiet(RoundedRectangle(cornerSize: CGSize(width: 4, height: 8), style: .circular))
    expectQuiet(UnevenRoundedRectangle(topLeadingRadius: 4))
    expectQuiet(Circle().inset(by: 2))
    expectQuiet(Ellipse().fill(.red).stroke(.blue, lineWidth: 2))
    expectQuiet(Capsule(style: .continuous).strokeBorder(.red, lineWidth: 2))
    expectQuiet(ContainerRelativeShape())
    expectQuiet(AnyShape(Circle()))
    expectQuiet(Wave(phase: 1))
    expectQuiet(Wave(phase: 1).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4])))
    expectQuiet(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 3))
    expectQuiet(Circle().rotation(.degrees(20)).offset(x: 1, y: 2).scale(2))
    expectQuiet(Circle().size(width: 20, height: 20))
    expectQuiet(Circle().union(Rectangle()).subtracting(Capsule()).intersection(Ellipse()))
    expectQuiet(Path { $0.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) }.fill(.red))
  }

  @Test("Colors and gradients fill, and are not heard") func fills() {
    expectQuiet(Color.red)
    expectQuiet(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).opacity(0.5))
    expectQuiet(Color(hue: 0.2, saturation: 1, brightness: 1))
    expectQuiet(Color("Brand"))
    expectQuiet(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    expectQuiet(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing))
    expectQuiet(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 20))
    expectQuiet(AngularGradient(colors: [.red, .blue], center: .center))
    expectQuiet(AngularGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center))
    expectQuiet(EllipticalGradient(colors: [.red, .blue]))
  }
}
