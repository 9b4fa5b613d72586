import A11ySwiftUI
import Interface
import Testing

// Values of the environment, read where modifiers and the app have set them (Apple, “EnvironmentValues”, each under its name).

@MainActor
@Suite("Values of the environment")
struct EnvironmentFlows {
  struct Reader<Value>: A11ySwiftUI.View {
    @Environment private var value: Value
    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }
    var body: some A11ySwiftUI.View { Text(verbatim: "\(value)") }
  }

  private func reader<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Reader<Value> { Reader(keyPath) }

  @Test("What modifiers set is read below them") func modifiers() {
    #expect(stops(reader(\.lineLimit).lineLimit(2)) == ["Optional(2)"])
    #expect(stops(reader(\.lineLimit).lineLimit(1...3)) == ["Optional(3)"])
    #expect(stops(reader(\.lineLimit).lineLimit(...4)) == ["Optional(4)"])
    #expect(stops(reader(\.lineLimit).lineLimit(5, reservesSpace: true)) == ["Optional(5)"])
    #expect(stops(reader(\.lineSpacing).lineSpacing(4)) == ["4.0"])
    #expect(stops(reader(\.minimumScaleFactor).minimumScaleFactor(0.5)) == ["0.5"])
    #expect(stops(reader(\.multilineTextAlignment).multilineTextAlignment(.center)) == ["center"])
    #expect(stops(reader(\.imageScale).imageScale(.large)) == ["large"])
    #expect(stops(reader(\.controlSize).controlSize(.small)) == ["small"])
    #expect(stops(reader(\.headerProminence).headerProminence(.increased)) == ["increased"])
    #expect(stops(reader(\.colorScheme).colorScheme(.dark)) == ["dark"])
    #expect(stops(reader(\.colorScheme).preferredColorScheme(.dark)) == ["dark"])
    #expect(stops(reader(\.isScrollEnabled).scrollDisabled(true)) == ["false"])
    #expect(stops(reader(\.isEnabled)) == ["true"])
    #expect(stops(reader(\.dynamicTypeSize).dynamicTypeSize(.accessibility1)) == ["accessibility1"])
    #expect(stops(reader(\.dynamicTypeSize).dynamicTypeSize(.xLarge...)) == ["xLarge"])
    #expect(stops(reader(\.dynamicTypeSize).dynamicTypeSize(...(.small))) == ["small"])
  }

  @Test("What an app sets is read below it, and where nobody has, the system's value") func values() {
    let regular = reader(\.horizontalSizeClass).environment(\.horizontalSizeClass, .regular)
    #expect(stops(regular) == ["\(Optional(UserInterfaceSizeClass.regular) as Any)"])
    #expect(stops(reader(\.layoutDirection).environment(\.layoutDirection, .rightToLeft)) == ["rightToLeft"])
    #expect(stops(reader(\.displayScale).environment(\.displayScale, 2)) == ["2.0"])
    #expect(stops(reader(\.pixelLength).environment(\.displayScale, 2)) == ["0.5"])
    #expect(stops(reader(\.scenePhase)) == ["active"])
    #expect(stops(reader(\.scenePhase).environment(\.scenePhase, .background)) == ["background"])
    #expect(stops(reader(\.truncationMode).environment(\.truncationMode, .middle)) == ["middle"])
    #expect(stops(reader(\.allowsTightening).environment(\.allowsTightening, true)) == ["true"])
    #expect(stops(reader(\.defaultMinListRowHeight).environment(\.defaultMinListRowHeight, 10)) == ["10.0"])
    #expect(stops(reader(\.isLuminanceReduced)) == ["false"])
    #expect(stops(reader(\.supportsMultipleWindows)) == ["false"])
    #expect(stops(reader(\.lineLimit).transformEnvironment(\.lineLimit) { $0 = ($0 ?? 1) + 1 }) == ["Optional(2)"])
  }

  struct Kept: A11ySwiftUI.View {
    enum Tab: String { case home, mail }
    enum Level: Int { case low, high }
    @SceneStorage("tab") private var tab = Tab.home
    @SceneStorage("level") private var level: Level?
    @SceneStorage("speed") private var speed: Double?
    @SceneStorage("page") private var page = 1
    @SceneStorage("name") private var name: String?
    @SceneStorage("place") private var place: URL?
    @SceneStorage("seen") private var isSeen = false
    var body: some A11ySwiftUI.View {
      Button("Go") {
        tab = .mail
        level = .high
        speed = 1.5
        page += 1
        name = "Ann"
        place = URL(string: "https://example.com")
      }
      Toggle("Seen", isOn: $isSeen)
      Text(
        verbatim: "\(tab.rawValue) \(level?.rawValue ?? -1) \(speed ?? 0) \(page) \(name ?? "-") \(place?.host ?? "-")")
      Again()
    }
    struct Again: A11ySwiftUI.View {
      @SceneStorage("page") private var page = 1
      @SceneStorage("seen") private var isSeen = false
      var body: some A11ySwiftUI.View { Text("Page \(page), \(isSeen ? "seen" : "new")") }
    }
  }

  // Apple, “SceneStorage”: values of plain types and of raw ones, shared by their keys.
  @Test("What a scene keeps is shared by its key") func kept() {
    #expect(stops(Kept()).suffix(2) == ["home -1 0.0 1 - -", "Page 1, new"])
    #expect(hear(Kept(), .activate, .next(2)).last == "mail 1 1.5 2 Ann example.com")
    #expect(hear(Kept(), .activate, .focus("Seen"), .activate, .last).last == "Page 2, seen")
  }

  struct Scheduled: A11ySwiftUI.View {
    let date: Date
    var body: some A11ySwiftUI.View {
      TimelineView(.explicit([date - 60, date + 60])) { Text("\(Int($0.date.timeIntervalSince(date)))") }
      TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSince(date)))") }
      TimelineView(.periodic(from: date - 15, by: 10)) { Text("\(Int($0.date.timeIntervalSince(date)))") }
      TimelineView(.animation(minimumInterval: 1, paused: true)) { Text("\(Int($0.date.timeIntervalSince(date)))") }
    }
  }

  // Apple, “TimelineSchedule”: the last entry that is not later than now; a preview begins at a full minute.
  @Test("A timeline shows the last moment of its schedule") func timelines() {
    #expect(stops(Scheduled(date: Date(timeIntervalSince1970: 1_767_260_460))) == ["-60", "0", "-5", "0"])
  }

  struct Turned: A11ySwiftUI.View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some A11ySwiftUI.View {
      let layout =
        size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
      layout {
        Text("One").layoutPriority(1)
        Text("Two")
      }
      AnyLayout(ZStackLayout()) { Text("Three") }
      GridLayout { Text("Four") }
    }
  }

  @Test("Layouts that are exchanged keep what is in them") func layouts() {
    #expect(stops(Turned()) == ["One", "Two", "Three", "Four"])
    #expect(stops(Turned().environment(\.dynamicTypeSize, .accessibility3)) == ["One", "Two", "Three", "Four"])
  }
}
