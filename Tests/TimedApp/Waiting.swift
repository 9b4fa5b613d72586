import A11ySwiftUI

/// What an app does after a while, without any library.
struct Waiting: View {
  @State private var words = "Loading"
  @State private var ticks = 0
  @State private var isLate = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(words)
      Text("\(ticks) ticks")
      if isLate { Text("Late") }
    }
    .task {
      try? await Task.sleep(for: .seconds(4))
      words = "Loaded"
    }
    .onReceive(timer) { _ in ticks += 1 }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 600) { isLate = true } }
  }
}

#Preview("Waiting") { Waiting() }

/// A menu over what changes.
struct Ticking: View {
  @State private var ticks = 0
  @State private var order = "name"
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      ForEach(0..<ticks, id: \.self) { number in Button("Tick \(number)") {} }
      Text("By \(order)")
      Menu("Sort") {
        Button("Name") { order = "name" }
        Button("Date") { order = "date" }
      }
    }
    .onReceive(timer) { _ in ticks += 1 }
  }
}

#Preview("Ticking") { Ticking() }

/// What is announced when a button has been pressed, at once and after a while.
struct Announcing: View {
  var body: some View {
    Button("At once") { announce("Saved at once") }
    Button("Soon") { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { announce("Saved soon") } }
    Button("Later") { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { announce("Saved later") } }
  }

  private func announce(_ words: String) { AccessibilityNotification.Announcement(words).post() }
}

#Preview("Announcing") { Announcing() }
