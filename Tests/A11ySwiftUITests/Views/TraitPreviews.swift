import A11ySwiftUI

// Previews that say on what they are to be shown, as a team writes them.

private struct Turned: View {
  @Environment(\.verticalSizeClass) private var height
  var body: some View {
    GeometryReader { proxy in
      Text(
        "\(height == .compact ? "low" : "high"), \(proxy.size.width > 700 ? "wide" : "\(Int(proxy.size.width)) wide")")
    }
  }
}

#Preview("Upright", traits: .portrait, .defaultLayout) { Turned() }
#Preview("On its side", traits: .landscapeLeft) { Turned() }
#Preview("Fixed", traits: .fixedLayout(width: 100, height: 50)) { Turned() }
#Preview("Fixed on its side", traits: .fixedLayout(width: 120, height: 50), .landscapeRight) { Turned() }

private struct Sides_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["Phone", "Pad"], id: \.self) { name in
      Turned().previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
    }
    Turned().previewInterfaceOrientation(.landscapeRight).previewDisplayName("Aside")
    Turned().previewLayout(.fixed(width: 90, height: 90)).previewDisplayName("Small")
  }
}

private struct Informed: View {
  @State private var isShown = true
  var body: some View {
    Text("Home").popover(isPresented: $isShown) {
      Text("Facts").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
    }
  }
}

#Preview("Popover") { Informed() }
#Preview("Popover on its side", traits: .landscapeLeft) { Informed() }

private struct Wrist_Previews: PreviewProvider {
  static var previews: some View {
    Turned().previewDevice("Apple Watch Series 6 - 44mm")
  }
}
