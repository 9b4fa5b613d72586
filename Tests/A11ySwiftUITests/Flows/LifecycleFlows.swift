import A11ySwiftUI
import Interface
import Testing

// When closures of views run (Apple's references of onAppear(perform:) and onDisappear(perform:), which promise no order
// among views: here it is the one in which they stand, each time).

@MainActor
@Suite("Coming and going")
struct LifecycleFlows {
  @Observable final class Diary { var lines: [String] = [] }

  struct Noted: A11ySwiftUI.View {
    let name: String
    let diary: Diary
    var body: some A11ySwiftUI.View {
      Text(name)
        .onAppear { diary.lines.append("+\(name)") }
        .onDisappear { diary.lines.append("-\(name)") }
    }
  }

  struct Several: A11ySwiftUI.View {
    @State private var diary = Diary()
    @State private var isThere = true
    var body: some A11ySwiftUI.View {
      if isThere {
        Noted(name: "a", diary: diary)
        ForEach(0..<6, id: \.self) { Noted(name: "\($0)", diary: diary) }
        Noted(name: "b", diary: diary)
      }
      Button("Turn") { isThere.toggle() }
      Text(diary.lines.joined(separator: " "))
    }
  }

  @Test("Views come and go in the order in which they stand") func order() {
    #expect(hear(Several(), .last).last == "+a +0 +1 +2 +3 +4 +5 +b")
    #expect(
      hear(Several(), .focus("Turn"), .activate, .last).last
        == "+a +0 +1 +2 +3 +4 +5 +b -a -0 -1 -2 -3 -4 -5 -b")
  }
}
