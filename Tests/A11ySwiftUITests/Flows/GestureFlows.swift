import A11ySwiftUI
import Apps
import Interface
import Testing
import VoiceOver

// What an app does with a finger's gestures: a double tap of VoiceOver stands for a tap (Apple, “Learn VoiceOver gestures on
// iPhone”; the documentation of SwiftUI, “Gestures”), and a long press is what a finger can do alone.

@MainActor
@Suite("Gestures of an app's own")
struct GestureFlows {
  /// The last stop of a screen after a finger has pressed a view for long; `nil` where no view answers to that.
  private func pressed(_ view: some A11ySwiftUI.View, steps: Step.Command...) -> String? {
    let app = LiveApp(view)
    var session = Session(app, settings: Interface.Settings())
    _ = session.open()
    for step in steps { _ = session.perform(Step(step)) }
    func gesture(in views: some Sequence<Interface.View>) -> Action? {
      for view in views {
        if let action = view.gestures.first?.action ?? gesture(in: view.children) { return action }
      }
      return nil
    }
    guard let action = gesture(in: app.screen.content.views) else { return nil }
    _ = app.perform(ActionToken(action))
    var after = Session(app, settings: Interface.Settings())
    _ = after.open()
    return after.perform(Step(.last)).compactMap(\.words).last
  }

  struct Held: A11ySwiftUI.View {
    @GestureState private var isPressing = false
    @State private var isDone = false
    var body: some A11ySwiftUI.View {
      let press = LongPressGesture(minimumDuration: 3)
        .updating($isPressing) { current, state, _ in state = current }
        .onEnded { isDone = $0 }
      Text("Charge").gesture(press)
      Text(isDone ? "Done" : "Waiting")
    }
  }

  struct Row: A11ySwiftUI.View {
    @State private var isSaved = false
    var body: some A11ySwiftUI.View {
      HStack {
        Text("Fern")
        Text("2 liters")
      }
      .onLongPressGesture { isSaved = true }
      Text(isSaved ? "Saved" : "Not saved")
    }
  }

  // Apple, “Learn VoiceOver gestures on iPhone”: the touch of a double tap that is held goes on to the app, at the middle
  // of the element; nothing is said of it.
  @Test("A double tap that is held is a long press of the app's") func held() {
    #expect(hear(Held(), .longPress, .next(1)).last == "Done")
    #expect(hear(Row(), .next(1), .longPress, .next(1)).last == "Saved")
    #expect(hear(Row(), .next(1), .activate, .next(1)).last == "Not saved")
  }

  // Apple's reference of LongPressGesture and of GestureState: the example.
  @Test("A long press whose state is followed") func followed() {
    #expect(pressed(Held()) == "Done")
    #expect(hear(Held(), .activate, .next(1)).last == "Waiting")
  }

  struct Order: A11ySwiftUI.View {
    @State private var diary = ""
    var body: some A11ySwiftUI.View {
      Text("Button").gesture(
        LongPressGesture().onChanged { _ in diary += "pressed " }.onEnded { _ in diary += "ended " })
      Text("Diary \(diary)")
    }
  }

  // Apple, “Adding interactivity with gestures”: the changes come before the end.
  @Test("What is told of a press before its end") func order() {
    #expect(pressed(Order()) == "Diary pressed ended ")
  }

  struct Either: A11ySwiftUI.View {
    @State private var last = "Nothing"
    var body: some A11ySwiftUI.View {
      let tap = TapGesture().onEnded { last = "Tapped" }
      let press = LongPressGesture().onEnded { _ in last = "Pressed" }
      Text("Photo").gesture(press.exclusively(before: tap))
      Text(last)
    }
  }

  // Apple, “Composing SwiftUI gestures”: of two exclusive gestures the one that is made.
  @Test("One of two gestures, whichever is made") func either() {
    #expect(hear(Either(), .activate, .next(1)).last == "Tapped")
    #expect(pressed(Either()) == "Pressed")
  }

  struct Both: A11ySwiftUI.View {
    @State private var first = 0
    @State private var second = 0
    var body: some A11ySwiftUI.View {
      let tap = TapGesture().onEnded { first += 1 }.simultaneously(with: TapGesture().onEnded { second += 1 })
      Text("Star").gesture(tap.onEnded { value in if value.first != nil, value.second != nil { first += 10 } })
      Text("\(first) and \(second)")
    }
  }

  @Test("Two gestures at once, and what is done after both") func both() {
    #expect(hear(Both(), .activate, .next(1)).last == "11 and 1")
  }

  struct Twice: A11ySwiftUI.View {
    @State private var last = "Nothing"
    var body: some A11ySwiftUI.View {
      Text("Photo").gesture(
        TapGesture(count: 2).onEnded { last = "Zoomed" }.exclusively(before: TapGesture().onEnded { last = "Opened" }))
      Text(last)
    }
  }

  // A double tap of VoiceOver is one tap.
  @Test("Two taps of a finger are not made by a double tap") func twice() {
    #expect(hear(Twice(), .activate, .next(1)).last == "Opened")
  }

  struct Place: A11ySwiftUI.View {
    @State private var place = CGPoint.zero
    @State private var other = CGPoint.zero
    var body: some A11ySwiftUI.View {
      Text("Map").frame(width: 200, height: 100)
        .gesture(SpatialTapGesture().onEnded { place = $0.location })
      Text("Plan").frame(width: 60, height: 40).onTapGesture { other = $0 }
      Text("\(Int(place.x)) \(Int(place.y))")
      Text("\(Int(other.x)) \(Int(other.y))")
    }
  }

  // Apple's reference of accessibilityActivationPoint: the default is the midpoint of the frame.
  @Test("A tap is made in the middle of a view") func place() {
    #expect(hear(Place(), .activate, .next(2)).last == "100 50")
    #expect(hear(Place(), .focus("Plan"), .activate, .last).last == "30 20")
  }

  struct Masked: A11ySwiftUI.View {
    @State private var isLocked = true
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      Text("Photo").gesture(TapGesture().onEnded { count += 1 }, including: isLocked ? .subviews : .all)
      Text("Frame").onTapGesture { count += 1 }.disabled(isLocked)
      Text("Album").onLongPressGesture { count += 1 }.disabled(isLocked)
      Button("Unlock") { isLocked = false }
      Text("\(count) times")
    }
  }

  // Apple's references of GestureMask.subviews (“disable the added gesture”) and of disabled(_:).
  @Test("A gesture that is turned off does nothing") func masked() {
    #expect(hear(Masked(), .activate, .last).last == "0 times")
    #expect(hear(Masked(), .focus("Frame"), .activate, .last).last == "0 times")
    #expect(pressed(Masked()) == nil)
    #expect(hear(Masked(), .focus("Unlock"), .activate, .focus("Photo"), .activate, .last).last == "1 times")
    #expect(pressed(Masked(), steps: .focus("Unlock"), .activate) == "1 times")
  }

  struct Swipe: Gesture {
    let action: () -> Void
    var body: some Gesture<Int> { TapGesture().onEnded(action).map { 7 } }
  }

  struct Named: A11ySwiftUI.View {
    let gesture: TapGesture?
    @State private var sum = 0
    var body: some A11ySwiftUI.View {
      Text("Own").gesture(Swipe { sum += 1 }.onEnded { sum += $0 })
      Text("Any").gesture(AnyGesture(TapGesture().map { 100 }).onEnded { sum += $0 })
      Text("Perhaps").gesture(gesture.onEnded { sum += 1000 })
      Text("Never").gesture(DragGesture().onEnded { _ in sum += 10_000 }.simultaneously(with: MagnifyGesture()))
      Text("After").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in sum += 10_000 })
      Text("Sum \(sum)")
    }
  }

  @Test("Gestures of an app's own types, of any type, and none at all") func named() {
    #expect(hear(Named(gesture: nil), .activate, .last).last == "Sum 8")
    #expect(hear(Named(gesture: nil), .focus("Any"), .activate, .last).last == "Sum 100")
    #expect(hear(Named(gesture: nil), .focus("Perhaps"), .activate, .last).last == "Sum 0")
    #expect(hear(Named(gesture: TapGesture()), .focus("Perhaps"), .activate, .last).last == "Sum 1,000")
    #expect(hear(Named(gesture: nil), .focus("Never"), .activate, .last).last == "Sum 0")
    #expect(hear(Named(gesture: nil), .focus("After"), .activate, .last).last == "Sum 0")
    #expect(pressed(Named(gesture: nil)) == nil)
  }
}
