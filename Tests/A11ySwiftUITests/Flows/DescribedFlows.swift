import A11ySwiftUI
import Apps
import Interface
import Testing

// What accessibility is told of views (Apple's references, “Accessibility modifiers”, each under its name).

@MainActor
@Suite("What accessibility is told")
struct DescribedFlows {
  struct Rotors: A11ySwiftUI.View {
    struct Stop: Identifiable {
      let id: Int
      let name: String
    }
    let form: Int
    private let stops = [Stop(id: 1, name: "Oslo"), Stop(id: 2, name: "Hamar"), Stop(id: 3, name: "Voss")]
    private var some: [Stop] { [stops[1], stops[2]] }
    private let title = "Stations"
    var body: some A11ySwiftUI.View {
      let list = ScrollView { ForEach(stops) { Text($0.name) } }
      switch form {
      case 0: list.accessibilityRotor("Stations", entries: some, entryLabel: \.name)
      case 1: list.accessibilityRotor(title, entries: some, entryLabel: \.name)
      case 2: list.accessibilityRotor(Text(title), entries: some, entryLabel: \.name)
      case 3: list.accessibilityRotor("Stations", entries: some, entryID: \.id, entryLabel: \.name)
      case 4: list.accessibilityRotor(Text(title), entries: some, entryID: \.id, entryLabel: \.name)
      case 5: list.accessibilityRotor(title) { ForEach(some, id: \.id) { AccessibilityRotorEntry($0.name, id: $0.id) } }
      case 6:
        list.accessibilityRotor(Text(title)) {
          if form == 6 {
            AccessibilityRotorEntry("Hamar", id: 2)
          } else {
            AccessibilityRotorEntry("Oslo", id: 1)
          }
          Group { AccessibilityRotorEntry(Text("Voss"), id: 3) }
        }
      default: list.accessibilityRotor("Stations") { ForEach(some) { AccessibilityRotorEntry($0.name, id: $0.id) } }
      }
    }
  }

  // Apple, “accessibilityRotor(_:entries:…)”: a rotor of elements by their ids.
  @Test("A rotor in all its forms", arguments: 0..<8) func rotors(form: Int) {
    #expect(
      hear(Rotors(form: form), .rotor("Stations"), .down(1), .down(1)).suffix(3) == ["Stations", "Hamar", "Voss"])
  }

  struct Detailed: A11ySwiftUI.View {
    private static let age = AccessibilityCustomContentKey("Age", id: "age")
    var body: some A11ySwiftUI.View {
      Text("Rex")
        .accessibilityCustomContent("Breed", "Poodle", importance: .high)
        .accessibilityCustomContent(Self.age, "3")
        .accessibilityCustomContent(Self.age, "4", importance: .high)
      Text("Tom")
        .accessibilityCustomContent(Self.age, Text("5"), importance: .high)
        .accessibilityCustomContent(Self.age, nil)
    }
  }

  // Apple, “accessibilityCustomContent”: content of the same key is replaced, and taken away by nil; what is important is
  // read at once (WWDC21-10121).
  @Test("A detail of the same key is replaced or taken away") func details() {
    #expect(stops(Detailed()) == ["Rex, Poodle, 4", "Tom"])
  }

  struct Zoomed: A11ySwiftUI.View {
    @State private var zoom = 1
    var body: some A11ySwiftUI.View {
      Image("map").accessibilityLabel("Map").accessibilityValue("\(zoom)x")
        .accessibilityZoomAction { action in zoom += action.direction == .zoomIn ? 1 : -1 }
    }
  }

  @Test("A picture is zoomed both ways") func zoomed() {
    let app = LiveApp(Zoomed())
    func value() -> String? { app.screen.content.views.first?.value?.constant }
    guard let view = app.screen.content.views.first, let zoomIn = view.zoomIn, let zoomOut = view.zoomOut else {
      Issue.record("There is nothing to zoom")
      return
    }
    #expect(value() == "1x")
    _ = app.perform(ActionToken(zoomIn))
    #expect(value() == "2x")
    _ = app.perform(ActionToken(zoomOut))
    #expect(value() == "1x")
  }

  struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let day = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
      let count = AXNumericDataAxisDescriptor(title: "Sales", range: 0...10, gridlinePositions: []) {
        "\(Int($0)) sold"
      }
      let points = [AXDataPoint(x: "Mon", y: 3), AXDataPoint(x: "Tue", y: 7, label: "Best")]
      return AXChartDescriptor(
        title: "Week", summary: "It went up", xAxis: day, yAxis: count,
        series: [AXDataSeriesDescriptor(name: "Donuts", isContinuous: false, dataPoints: points)])
    }
  }
  struct Heights: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let hour = AXNumericDataAxisDescriptor(title: "Hour", range: 0...24, gridlinePositions: []) {
        "\(Int($0)) o'clock"
      }
      let points = [AXDataPoint(x: 6, y: 1.5)]
      return AXChartDescriptor(
        title: nil, summary: nil, xAxis: hour, yAxis: nil,
        series: [AXDataSeriesDescriptor(name: "Tide", isContinuous: true, dataPoints: points)])
    }
  }

  // Apple, “AXChartDescriptor”: axes say their values by the app's own words.
  @Test("A chart is told by its descriptor") func charts() {
    func chart(_ representable: some AXChartDescriptorRepresentable) -> ChartDescriptor? {
      let view = Image("chart").accessibilityLabel("Chart").accessibilityChartDescriptor(representable)
      return LiveApp(view).screen.content.views.first?.chartDescriptor
    }
    let sales = chart(Sales())
    #expect(sales?.title == .constant("Week"))
    #expect(sales?.summary == .constant("It went up"))
    #expect(sales?.xAxis == .constant("Day"))
    #expect(sales?.yAxis == .constant("Sales"))
    #expect(sales?.series.map(\.name) == [.constant("Donuts")])
    #expect(sales?.series.first?.points.map(\.label) == [.constant("Mon"), .constant("Best")])
    #expect(sales?.series.first?.points.map(\.value) == [.constant("3 sold"), .constant("7 sold")])
    #expect(chart(Heights())?.series.first?.points.map(\.label) == [.constant("6 o'clock")])
    #expect(chart(Heights())?.series.first?.points.map(\.value) == [.constant("1.5")])
  }

  struct Kept: A11ySwiftUI.View {
    @Namespace private var place
    var body: some A11ySwiftUI.View {
      Text("Rex").accessibilityIdentifier("rex", isEnabled: true).accessibilityIdentifier("else", isEnabled: false)
        .accessibilityRespondsToUserInteraction(true, isEnabled: true)
        .accessibilityActivationPoint(.center).accessibilityActivationPoint(UnitPoint.top, isEnabled: true)
        .accessibilityActivationPoint(CGPoint(x: 1, y: 2)).accessibilityTextContentType(.narrative)
        .accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer()
        .accessibilityShowsLargeContentViewer { Text("Large") }.accessibilityLinkedGroup(id: 1, in: place)
        .accessibilityLabeledPair(role: .label, id: 2, in: place).speechAdjustedPitch(0.5)
        .speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
    }
  }

  // Apple: none of these changes the words; how they are spoken is kept beside them.
  @Test("What is told of an element beside its words leaves them as they are") func kept() {
    #expect(stops(Kept()) == ["Rex"])
    let view = LiveApp(Kept()).screen.content.views.first
    #expect(view?.identifier == "rex")
    #expect(view?.speech?.speaksPunctuation == true && view?.speech?.pitch == 0.5)
    // Apple, “speechSpellsOutCharacters(_:)”: letter by letter.
    #expect(stops(Text("Rex").speechSpellsOutCharacters()) == ["cap R e x"])
  }

  struct Paired: A11ySwiftUI.View {
    @Namespace private var place
    @State private var name = "Ann"
    @State private var isOn = false
    var body: some A11ySwiftUI.View {
      HStack {
        VStack {
          TextField("", text: $name).accessibilityLabeledPair(role: .content, id: "name", in: place)
          Toggle("", isOn: $isOn).accessibilityLabeledPair(role: .content, id: "mail", in: place)
        }
        VStack {
          Text("Full name").accessibilityLabeledPair(role: .label, id: "name", in: place)
          Text("Mail").accessibilityLabeledPair(role: .label, id: "mail", in: place)
            .accessibilityLabel("Letters")
        }
      }
      Text("Lone").accessibilityLabeledPair(role: .content, id: "none", in: place)
    }
  }

  struct PairedContent: A11ySwiftUI.View {
    @Namespace private var place
    var body: some A11ySwiftUI.View {
      Text("Illustrations").accessibilityLabeledPair(role: .label, id: "pictures", in: place)
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("Circle")
        Text("Square")
      }
      .accessibilityLabeledPair(role: .content, id: "pictures", in: place)
      Text("Custom Controls").accessibilityLabeledPair(role: .label, id: "controls", in: place)
      Button("Learn") {}.accessibilityLabeledPair(role: .content, id: "controls", in: place)
    }
  }

  // Apple's sample “Creating accessible views”: “On iOS, it will combine the contents of the label”; a grid's cells keep the
  // labels that are “picked up” from the texts in them.
  @Test("What is paired with a label keeps its own words, and so does each of several elements") func pairedContent() {
    #expect(
      stops(PairedContent()) == [
        "Illustrations", "Circle", "Square", "Custom Controls", "Custom Controls, Learn, button",
      ])
  }

  // Apple, “accessibilityLabeledPair(role:id:in:)”: “Pairs an accessibility element representing a label with the element for
  // the matching content.” The label stays an element (assumed).
  @Test("What is paired with a label elsewhere is called by its words") func pairs() {
    let heard = stops(Paired())
    #expect(heard.contains("Full name, Ann, text field") && heard.contains("Letters, switch button, off"), "\(heard)")
    #expect(heard.contains("Full name") && heard.last == "Lone", "\(heard)")
  }

  // Apple, “AccessibilityTraits” and “AccessibilityTechnologies”: sets.
  @Test("Traits and technologies are sets") func sets() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits == .isHeader)
    #expect(traits.update(with: .isLink) == nil)
    #expect(traits.update(with: .isLink) == .isLink)
    #expect(traits.union(.isImage).contains([.isHeader, .isImage]))
    #expect(traits.intersection(.isHeader) == .isHeader)
    #expect(traits.symmetricDifference([.isHeader, .isImage]) == [.isLink, .isImage])
    traits.formUnion(.isImage)
    traits.formSymmetricDifference(.isLink)
    traits.formIntersection([.isImage, .isLink])
    #expect(traits == .isImage)
    var technologies: AccessibilityTechnologies = .voiceOver
    technologies.formUnion(.switchControl)
    #expect(technologies == [.voiceOver, .switchControl])
    #expect(technologies.remove(.voiceOver) == .voiceOver)
    #expect(technologies.remove(.voiceOver) == nil)
    #expect(technologies.update(with: .voiceOver) == nil)
    #expect(technologies.update(with: .voiceOver) == .voiceOver)
    #expect(technologies.intersection(.voiceOver) == .voiceOver)
    #expect(technologies.symmetricDifference(.voiceOver) == .switchControl)
    technologies.formSymmetricDifference(.switchControl)
    technologies.formIntersection(.voiceOver)
    #expect(technologies == .voiceOver && !technologies.insert(.voiceOver).inserted)
  }
}
