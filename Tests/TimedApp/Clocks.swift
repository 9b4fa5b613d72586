import A11ySwiftUI

/// Views that show how late it is.
struct Steeping: View {
  @State private var start = Date()

  var body: some View {
    VStack {
      TimelineView(.periodic(from: start, by: 60)) { timeline in
        Text("\(Int(timeline.date.timeIntervalSince(start))) seconds")
      }
      Text(timerInterval: start...start.addingTimeInterval(90))
      Gauge(value: 0.5) { Text("Strength") }
    }
  }
}

#Preview("Steeping") { Steeping() }
