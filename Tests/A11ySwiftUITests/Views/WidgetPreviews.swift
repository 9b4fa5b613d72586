import A11ySwiftUI
import A11yWidgetKit

// Widgets with previews as Xcode's templates have them.

private struct Tide: TimelineEntry {
  var date: Date
  var height: Int
}

private struct Tides: TimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, height: 0) }
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(placeholder(in: context)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    let entries = [3, 4].map { Tide(date: .now, height: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct TideIntent {}

private struct AskedTides: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tide { Tide(date: .now, height: 9) }
  func snapshot(for configuration: TideIntent, in context: Context) async -> Tide { placeholder(in: context) }
  func timeline(for configuration: TideIntent, in context: Context) async -> Timeline<Tide> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

private struct TideView: View {
  @Environment(\.widgetFamily) private var family
  let tide: Tide
  var body: some View {
    VStack {
      Text("Tide")
      Text("\(tide.height) feet")
      if family == .systemMedium { Text("Rising") }
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

private struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: Tides()) { TideView(tide: $0) }
      .configurationDisplayName("Tides").description(Text("When the water comes"))
      .supportedFamilies([.systemSmall, .systemMedium])
      .containerBackgroundRemovable(false).disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

private struct AskedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Asked", intent: TideIntent.self, provider: AskedTides()) { TideView(tide: $0) }
  }
}

#Preview(as: .systemSmall) {
  TideWidget()
} timeline: {
  Tide(date: .now, height: 1)
  Tide(date: .now, height: 2)
}

#Preview("Provided", as: .systemMedium, widget: { TideWidget() }, timelineProvider: { Tides() })

#Preview("Asked", as: .systemSmall, using: TideIntent()) {
  AskedWidget()
} timelineProvider: {
  AskedTides()
}

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var driver: String
}

private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Text("\(context.attributes.driver) comes in \(context.state.minutes) minutes")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Button("Cancel ride") {} }
        DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) minutes") }
        DynamicIslandExpandedRegion(.leading) { Text(context.attributes.driver) }
      } compactLeading: {
        Text(context.attributes.driver)
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Text("\(context.state.minutes)")
      }
    }
  }
}

#Preview("Activity", as: .content, using: Ride(driver: "Ana")) {
  RideActivity()
} contentStates: {
  Ride.ContentState(minutes: 5)
}
#Preview("Wide island", as: .dynamicIsland(.expanded), using: Ride(driver: "Ana")) {
  RideActivity()
} contentStates: {
  Ride.ContentState(minutes: 5)
}
#Preview("Island", as: .dynamicIsland(.compact), using: Ride(driver: "Ana")) {
  RideActivity()
} contentStates: {
  Ride.ContentState(minutes: 5)
}
#Preview("Dot", as: .dynamicIsland(.minimal), using: Ride(driver: "Ana")) {
  RideActivity()
} contentStates: {
  Ride.ContentState(minutes: 5)
}
