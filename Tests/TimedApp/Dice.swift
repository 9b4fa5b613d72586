import A11ySwiftUI

/// What is left to chance.
struct Dice: View {
  @State private var order = Array(1...30).shuffled()

  var body: some View {
    VStack {
      Text(order.map { "\($0)" }.joined(separator: " "))
      Text("\(Int.random(in: 0..<1_000_000_000))")
      Text(["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"].randomElement() ?? "")
    }
  }
}

#Preview("Dice") { Dice() }

#Preview("Dice again") { Dice() }
