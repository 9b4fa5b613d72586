import A11ySwiftUI
import Foundation
import Interface
import Testing

// A style's body is what is shown (Apple's references of the makeBody(configuration:) of each style).

@MainActor
@Suite("Styles of the app's own")
struct StyledFlows {
  struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some A11ySwiftUI.View {
      HStack {
        Text("Required")
        configuration.padding(8)
      }
    }
  }

  struct Fields: A11ySwiftUI.View {
    @State private var name = ""
    @State private var secret = ""
    @State private var count = 3
    var body: some A11ySwiftUI.View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        TextField("Count", value: $count, format: .number).textFieldStyle(.roundedBorder)
        Text("Hello \(name)")
      }
      .textFieldStyle(Framed())
    }
  }

  // A field with a text says it in place of its title (AccessibilitySnapshot, testUIKitTextField).
  @Test("A style of fields puts something beside each, which stays the field that it is")
  func textFields() {
    #expect(
      stops(Fields()) == [
        "Required", "Name, text field", "Required", "Password, secure text field", "3, text field", "Hello ",
      ])
    #expect(hear(Fields(), .focus("Name"), .activate, .type("Ann"), .focus("Hello")).last == "Hello Ann")
  }

  struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        Text("Form")
        configuration.content
      }
    }
  }

  struct Pair: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      HStack {
        configuration.label
        configuration.content
      }
    }
  }

  struct Titled: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        configuration.label.accessibilityAddTraits(.isHeader)
        configuration.content
      }
    }
  }

  struct Containers: A11ySwiftUI.View {
    @State private var isOn = false
    var body: some A11ySwiftUI.View {
      Form { Toggle("Wi-Fi", isOn: $isOn) }.formStyle(Plain())
      ControlGroup {
        Button("Undo") {}
      } label: {
        Text("Edit")
      }
      .controlGroupStyle(Pair())
      GroupBox("Box") { Text("Inside") }.groupBoxStyle(Titled())
    }
  }

  @Test("Styles of forms, control groups and boxes show what they are given")
  func containers() {
    let expected = ["Form", "Wi-Fi, switch button, off", "Edit", "Undo, button", "Box, heading", "Inside"]
    #expect(stops(Containers()) == expected)
  }

  struct Stepped: A11ySwiftUI.DatePickerStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        configuration.label
        Button("Next day") { configuration.selection.addTimeInterval(86400) }
        Text(configuration.minimumDate == nil ? "No bound" : "From a day on")
        Text(configuration.selection, format: .iso8601.year().month().day())
      }
    }
  }

  struct Dates: A11ySwiftUI.View {
    @State private var day = Date(timeIntervalSince1970: 0)
    var body: some A11ySwiftUI.View {
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(Stepped())
    }
  }

  @Test("A style of date pickers changes the date")
  func dates() {
    #expect(stops(Dates()) == ["Day", "Next day, button", "No bound", "1970-01-01"])
    #expect(hear(Dates(), .focus("Next day"), .activate, .last).last == "1970-01-02")
  }

  struct Bar: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
    }
  }

  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(lineWidth: 4)
    }
  }

  struct Veil: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View { Circle().accessibilityHidden(true) }
  }

  struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      Circle().stroke(lineWidth: 4).overlay { Capsule().frame(width: configuration.value * 40) }
    }
  }

  struct Dial: GaugeStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        configuration.label
        configuration.minimumValueLabel
        configuration.currentValueLabel
        configuration.maximumValueLabel
        configuration.markedValueLabels
      }
    }
  }

  struct Values: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      ProgressView(value: 0.25).progressViewStyle(Bar())
      Gauge(value: 3, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("Three")
      } minimumValueLabel: {
        Text("None")
      } maximumValueLabel: {
        Text("Ten")
      } markedValueLabels: {
        Text("Half")
      }
      .gaugeStyle(Dial())
      Stepper("Price", value: .constant(2.5), in: 0...5, step: 0.5, format: .number)
      Slider(value: .constant(0.5), in: 0...1, step: 0.25) {
        Text("Volume")
      } ticks: {
        SliderTick(0.5)
      }
    }
  }

  // A stepper of SwiftUI's is one element with its value; a slider says a percentage (WWDC19-238).
  @Test("Styles of progress and gauges show their parts")
  func values() {
    let heard = stops(Values())
    #expect(heard.prefix(6) == ["25 of 100", "Speed", "None", "Three", "Ten", "Half"])
    #expect(heard.last == "Volume, 50%, adjustable", "\(heard)")
  }

  // The element stays with its label and value, whatever the style draws (assumed), unless the style hides it.
  @Test("Progress and gauges whose styles only draw say what they say without a style")
  func drawnValues() {
    #expect(stops(ProgressView("Upload", value: 0.25).progressViewStyle(Ring())) == ["Upload, 25%"])
    #expect(stops(ProgressView(value: 0.25).progressViewStyle(Ring()).accessibilityLabel("Upload")) == ["Upload, 25%"])
    #expect(stops(Gauge(value: 3, in: 0...10) { Text("Speed") }.gaugeStyle(Needle())) == ["Speed, 30%"])
    let veiled = VStack {
      Text("Upload")
      ProgressView(value: 0.25).progressViewStyle(Veil())
    }
    #expect(stops(veiled) == ["Upload"])
  }
}
