import A11ySwiftUI

extension Pair {
  @PairBuilder static var controls: [Pair] {
    Pair("text", "- { text: Hello }") { Text("Hello") }
    Pair("picture without words", "- { image: beach }") { Image("beach") }
    Pair("symbol", "- { symbol: star.fill }") { Image(systemName: "star.fill") }
    Pair("label", "- { label: { text: Trips, symbol: map } }") { Label("Trips", systemImage: "map") }
    // cvs-health, “Informative Images”: “Globe, Image”.
    Pair("label without words", "- { symbol: globe }") { Label("", systemImage: "globe") }
    Pair("label of an icon alone", "- { symbol: map, label: Trips }") {
      Label("Trips", systemImage: "map").labelStyle(.iconOnly)
    }
    Pair("labeled content", "- { labeledContent: Distance, value: 12 miles }") {
      LabeledContent("Distance", value: "12 miles")
    }
    Pair("button with a symbol", "- { button: { symbol: trash }, action: back }") {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
    Pair("button with both", "- { button: { text: Delete, symbol: trash }, action: back }") {
      Button("Delete", systemImage: "trash") {}
    }
    Pair("link", "- { link: Site, destination: https://example.com }") {
      Link("Site", destination: URL(string: "https://example.com") ?? URL(fileURLWithPath: "/"))
    }
    Pair("menu", "- { menu: [{ button: Copy, action: back }], label: More }") {
      Menu("More") { Button("Copy") {} }
    }
    Pair("switch", "- { toggle: Wi-Fi, isOn: true }") { Toggle("Wi-Fi", isOn: .constant(true)) }
    Pair("switch as a button, on", "- { toggle: Bold, isOn: true, style: button }") {
      Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
    }
    Pair("switch as a button, off", "- { toggle: Bold, isOn: false, style: button }") {
      Toggle("Bold", isOn: .constant(false)).toggleStyle(.button)
    }
    Pair("slider", "- { slider: Volume, value: 0.5, range: [0, 1] }") {
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    Pair("slider without a title", "- { slider: , value: 0.5, range: [0, 1] }") { Slider(value: .constant(0.5)) }
    Pair("stepper", "- { stepper: Guests, value: 2, range: [0, 9] }") {
      Stepper("Guests", value: .constant(2), in: 0...9)
    }
    Pair(
      "picker",
      "- { picker: Color, selection: Red, options: [Red, Blue] }"
    ) {
      Picker("Color", selection: .constant("Red")) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
    }
    Pair("segments", "- { picker: Color, selection: Red, options: [Red, Blue], style: segmented }") {
      Picker("Color", selection: .constant("Red")) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
      .pickerStyle(.segmented)
    }
    Pair("wheel", "- { picker: Color, selection: Red, options: [Red, Blue], style: wheel }") {
      Picker("Color", selection: .constant("Red")) {
        Text("Red").tag("Red")
        Text("Blue").tag("Blue")
      }
      .pickerStyle(.wheel)
    }
    Pair("date", "- { datePicker: Day, selection: 2026-01-01 }") {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_767_260_460)), displayedComponents: .date)
    }
    Pair("date and time", "- { datePicker: Start, selection: '2026-01-01 09:41' }") {
      DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 1_767_260_460)))
    }
    Pair("date without its title", "- { datePicker: , selection: 2026-01-01 }") {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_767_260_460)), displayedComponents: .date)
        .labelsHidden()
    }
    Pair("color", "- { colorPicker: Paint }") { ColorPicker("Paint", selection: .constant(Color.red)) }
    Pair("text field", "- { textField: Name, text: Ann }") { TextField("Name", text: .constant("Ann")) }
    Pair("empty text field", "- { textField: Name }") { TextField("Name", text: .constant("")) }
    Pair("prompt", "- { textField: Name, prompt: Required }") {
      TextField("Name", text: .constant(""), prompt: Text("Required"))
    }
    Pair("password", "- { secureField: Password, text: abcd }") { SecureField("Password", text: .constant("abcd")) }
    Pair("long text", "- { textEditor: , text: Dear Ann, label: Letter }") {
      TextEditor(text: .constant("Dear Ann")).accessibilityLabel("Letter")
    }
    Pair("progress", "- { progressView: Loading, value: 0.25 }") { ProgressView("Loading", value: 0.25) }
    Pair("activity", "- { progressView: }") { ProgressView() }
    Pair("gauge", "- { gauge: Battery, value: 80, range: [0, 100] }") {
      Gauge(value: 80, in: 0...100) { Text("Battery") }
    }
    Pair("gauge with marks", "- { gauge: Range, value: '0.75' }") {
      Gauge(value: 0.75) {
        Text("Range")
      } currentValueLabel: {
        Text("0.75")
      } markedValueLabels: {
        Text("Half").tag(0.5)
      }
    }
    Pair("shape", "- { text: Seen }\n- rectangle") {
      Text("Seen")
      Rectangle()
    }
    Pair("divider", "- { text: Seen }\n- divider\n- { text: Below }") {
      Text("Seen")
      Divider()
      Text("Below")
    }
    Pair("colored text", "- { text: Pale, color: '#EEEEEE', backgroundColor: white }") {
      Text("Pale").foregroundStyle(Color(red: 238 / 255, green: 238 / 255, blue: 238 / 255)).background(Color.white)
    }
    // web-platform-tests, css-color/display-p3-001: this is the green of sRGB.
    Pair("color of a wide gamut", "- { text: Leaf, color: '#008000', backgroundColor: '#00A000' }") {
      Text("Leaf").foregroundStyle(Color(.displayP3, red: 0.21604, green: 0.49418, blue: 0.13151))
        .background(Color(red: 0, green: 160 / 255, blue: 0))
    }
    Pair("large text", "- { text: Title, font: largeTitle }") { Text("Title").font(.largeTitle) }
    Pair("two words side by side", "- { hstack: [{ text: Left }, { text: Right }] }") {
      HStack {
        Text("Left")
        Text("Right")
      }
    }
  }

  @PairBuilder static var containers: [Pair] {
    Pair("list", "- { list: [{ text: One }, { text: Two }] }") {
      List {
        Text("One")
        Text("Two")
      }
    }
    Pair("list of links", "- { list: [{ navigationLink: One, destination: https://example.com }] }") {
      NavigationStack { List { NavigationLink("One") { Text("Inside") } } }
    }
    Pair("section", "- { list: [{ section: Today, views: [{ text: One }] }] }") {
      List { Section("Today") { Text("One") } }
    }
    Pair("form", "- { form: [{ toggle: Wi-Fi, isOn: true }, { button: Forget, action: back }] }") {
      Form {
        Toggle("Wi-Fi", isOn: .constant(true))
        Button("Forget") {}
      }
    }
    Pair(
      "grid of two columns",
      "- { grid: [{ gridRow: [{ text: A }, { text: B }] }, { gridRow: [{ text: C }, { text: D }] }] }"
    ) {
      Grid {
        GridRow {
          Text("A")
          Text("B")
        }
        GridRow {
          Text("C")
          Text("D")
        }
      }
    }
    Pair("layers", "- { zstack: [{ image: beach, label: Beach }, { text: Sun }] }") {
      ZStack {
        Image("beach").accessibilityLabel("Beach")
        Text("Sun")
      }
    }
    Pair("in front", "- { image: beach, label: Beach, overlay: [{ text: Sun }] }") {
      Image("beach").accessibilityLabel("Beach").overlay { Text("Sun") }
    }
    Pair("group that is open", "- { disclosureGroup: More, isExpanded: true, views: [{ text: Inside }] }") {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
    }
    Pair("group that is closed", "- { disclosureGroup: More, isExpanded: false, views: [{ text: Inside }] }") {
      DisclosureGroup("More", isExpanded: .constant(false)) { Text("Inside") }
    }
    Pair("scrolled", "- { scrollView: [{ text: One }, { text: Two }] }") {
      ScrollView {
        Text("One")
        Text("Two")
      }
    }
    Pair(
      "tabs",
      "- { tabView: [{ tab: { text: Home, symbol: house }, views: [{ text: Welcome }] }, { tab: { text: Mail, symbol: envelope }, badge: '3', views: [] }] }"
    ) {
      TabView {
        Text("Welcome").tabItem { Label("Home", systemImage: "house") }
        Text("Mails").tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
      }
    }
    Pair(
      "columns and a button",
      "- { hstack: [{ vstack: [{ text: Name }, { text: Price }] }, spacer, { button: Buy, action: back }] }"
    ) {
      HStack {
        VStack {
          Text("Name")
          Text("Price")
        }
        Spacer()
        Button("Buy") {}
      }
    }
  }
}
