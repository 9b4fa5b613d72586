import A11ySwiftUI
import Interface
import Testing

/// Steppers, sliders, toggles, pickers and bars of progress in their further forms, as they are used (the documentation of
/// SwiftUI, each under its name).
@MainActor
@Suite("Amounts and choices in all their forms")
struct AmountForms {
  struct Steps: A11ySwiftUI.View {
    let form: Int
    @State private var cups = 2
    @State private var hours = 1.5
    @State private var diary = ""
    private let title = "Cups"
    var body: some A11ySwiftUI.View {
      switch form {
      case 0: Stepper(title, value: $cups)
      case 1: Stepper(title, value: $cups, in: 0...3)
      case 2: Stepper("Cups", value: $cups, in: 0...3)
      case 3: Stepper(value: $cups, in: 0...3) { Text("Cups") }
      case 4: Stepper(title, onIncrement: { cups += 1 }, onDecrement: { cups -= 1 })
      case 5: Stepper("Cups", onIncrement: { cups += 1 }, onDecrement: { cups -= 1 })
      case 6:
        Stepper {
          Text("Cups")
        } onIncrement: {
          cups += 1
        } onDecrement: {
          cups -= 1
        }
      default: Stepper(onIncrement: { cups += 1 }, onDecrement: { cups -= 1 }, label: { Text("Cups") })
      }
      Text("\(cups) cups")
    }
  }

  // cvs-health, “Steppers”: a button for either way.
  @Test("A stepper goes up and down", arguments: 0..<8) func steps(form: Int) {
    #expect(hear(Steps(form: form), .focus("Increment"), .activate, .last).last == "3 cups")
    #expect(hear(Steps(form: form), .focus("Decrement"), .activate, .activate, .last).last == "0 cups")
  }

  // Apple, “Stepper(value:in:)”: within the bounds.
  @Test("A stepper stops at its bounds", arguments: 1..<4) func bounds(form: Int) {
    #expect(hear(Steps(form: form), .focus("Increment"), .activate, .activate, .activate, .last).last == "3 cups")
  }

  // The same number in a scenario; what SwiftUI makes of a fraction is assumed.
  @Test("A stepper says a number as a scenario does") func numbers() {
    #expect(stops(Stepper("Speed", value: .constant(50.0), in: 0...100)).first == "Speed, Decrement, 50, button")
    #expect(stops(Stepper("Speed", value: .constant(0.25), step: 0.25)).first == "Speed, Decrement, 0.25, button")
    #expect(stops(Stepper("Speed", value: .constant(3))).first == "Speed, Decrement, 3, button")
  }

  struct Hours: A11ySwiftUI.View {
    let form: Int
    @State private var hours = 1.5
    private let title = "Hours"
    private let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    var body: some A11ySwiftUI.View {
      switch form {
      case 0: Stepper(value: $hours, step: 0.5, format: format) { Text("Hours") }
      case 1: Stepper(value: $hours, in: 0...2, step: 0.5, format: format) { Text("Hours") }
      case 2: Stepper("Hours", value: $hours, step: 0.5, format: format)
      case 3: Stepper(title, value: $hours, step: 0.5, format: format)
      case 4: Stepper("Hours", value: $hours, in: 0...2, step: 0.5, format: format)
      default: Stepper(title, value: $hours, in: 0...2, step: 0.5, format: format)
      }
      Text("\(hours, format: .number) hours")
    }
  }

  // The value in its format is what the buttons say (Matty Zenny's AccessibilityDemo: “Decrement, 0, Button”).
  @Test("A stepper with a format says its value in it", arguments: 0..<6) func formats(form: Int) {
    #expect(stops(Hours(form: form)).first == "Hours, Decrement, 1.50, button")
    #expect(hear(Hours(form: form), .focus("Increment"), .activate, .last).last == "2 hours")
  }

  struct Alarm { var isOn: Bool }

  struct Switches: A11ySwiftUI.View {
    @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]
    @State private var isOn = false
    private let title = "Sound"
    var body: some A11ySwiftUI.View {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Toggle("Sound", systemImage: "bell", isOn: $isOn)
      Toggle(title, systemImage: "bell", isOn: $isOn)
      Toggle(LocalizedStringResource("Sound"), isOn: $isOn)
      Toggle(LocalizedStringResource("Sound"), systemImage: "bell", isOn: $isOn).toggleStyle(.switch)
      Text("\(alarms.count(where: \.isOn)) on")
    }
  }

  // Apple, “Toggle(sources:isOn:label:)”: mixed, until it is turned, which turns all of them on.
  @Test("A toggle for several, and toggles with a symbol") func switches() {
    let heard = stops(Switches())
    #expect(heard.first == "All, switch button, mixed")
    #expect(heard.dropFirst().dropLast() == Array(repeating: "Sound, switch button, off", count: 4)[...])
    #expect(hear(Switches(), .activate, .last).last == "2 on")
    #expect(hear(Switches(), .activate, .activate, .last).last == "0 on")
  }

  struct Picked: A11ySwiftUI.View {
    let form: Int
    @State private var size = 1
    @State private var sizes = [1, 1]
    private let title = "Size"
    var body: some A11ySwiftUI.View {
      switch form {
      case 0: Picker(title, selection: $size) { choices }
      case 1: Picker(LocalizedStringResource("Size"), selection: $size) { choices }
      case 2: Picker("Size", systemImage: "ruler", selection: $size) { choices }
      case 3: Picker(title, systemImage: "ruler", selection: $size) { choices }
      case 4: Picker(selection: $size, label: Text("Size")) { choices }
      case 5: Picker("Size", sources: $sizes, selection: \.self) { choices }
      case 6: Picker(title, sources: $sizes, selection: \.self) { choices }
      default:
        Picker(sources: $sizes, selection: \.self) {
          choices
        } label: {
          Text("Size")
        }
      }
      Text("\(max(size, sizes[0]))")
    }
    @ViewBuilder private var choices: some A11ySwiftUI.View {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }

  // cvs-health, “Pickers”: the title, then the choice, of a button that opens a menu.
  @Test("A picker is chosen from", arguments: 0..<8) func picked(form: Int) {
    #expect(stops(Picked(form: form)).first == "Size, Small, button, pop up button")
    #expect(hear(Picked(form: form), .activate, .focus("Large"), .activate, .last).last == "2")
  }

  // Apple, “ProgressView”: without a value it is not known how long it takes.
  @Test("Bars of progress in their further forms") func progress() {
    let title = "Loading"
    let waiting = stops(ProgressView("Loading"))
    #expect(stops(ProgressView(title)) == waiting)
    #expect(stops(ProgressView(LocalizedStringResource("Loading"))) == waiting)
    #expect(stops(ProgressView { Text("Loading") }) == waiting)
    #expect(stops(ProgressView("Loading").progressViewStyle(.circular)) == waiting)
    #expect(stops(ProgressView("Loading").progressViewStyle(.linear)) == waiting)
    #expect(waiting.count == 1 && waiting[0].hasPrefix("Loading"))
    #expect(stops(ProgressView(title, value: 1, total: 4)) == ["Loading, 25%"])
    let work = Progress(totalUnitCount: 10)
    work.completedUnitCount = 3
    #expect(stops(ProgressView(work).accessibilityLabel("Loading")) == ["Loading, 30%"])
  }

  struct Boxed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  // Apple, “LabeledContent” and “LabeledContentStyle”: the style puts the parts in its own order.
  @Test("Labelled content in its further forms") func labelled() {
    let (title, value) = ("Speed", "40")
    #expect(stops(LabeledContent(title, value: value)) == ["Speed, 40"])
    #expect(stops(LabeledContent(title) { Text("40") }) == ["Speed, 40"])
    #expect(stops(LabeledContent(title, value: 40, format: .number)) == ["Speed, 40"])
    #expect(stops(LabeledContent(LocalizedStringResource("Speed")) { Text("40") }) == ["Speed, 40"])
    #expect(stops(LabeledContent("Speed", value: "40").labeledContentStyle(.automatic)) == ["Speed, 40"])
    #expect(stops(LabeledContent("Speed", value: "40").labeledContentStyle(Boxed())) == ["40", "Speed"])
  }
}
