import A11yComposableArchitecture
import A11ySwiftUI

// A feature of the package of Point-Free's without reducers: models that are observed (swift-dependencies, swift-sharing,
// swift-navigation).

@DependencyClient
struct SoundClient: Sendable {
  var load: @Sendable (_ fileName: String, _ times: Int) throws -> String
  // The macro has to find out where a type ends that is written so.
  // swift-format-ignore: UseShorthandTypeNames
  var recent:
    @Sendable (_ count: Int) async -> Array<
      String
    > = { _ in [] }
}

extension SoundClient: DependencyKey {
  static var liveValue: SoundClient { SoundClient(load: { name, times in "\(name) \(times) times" }) }
}
extension DependencyValues {
  var sounds: SoundClient {
    get { self[SoundClient.self] }
    set { self[SoundClient.self] = newValue }
  }
}
extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var meetings: Self { Self[.fileStorage(URL(fileURLWithPath: "/meetings.json")), default: ["First"]] }
}

@Observable
final class MeetingsModel: HashableObject {
  enum AlertAction { case end, discard }

  @ObservationIgnored @Shared(.meetings) var meetings
  @ObservationIgnored @Dependency(\.sounds) var sounds
  var alert: AlertState<AlertAction>?
  var sound = isTesting ? "tested" : "silent"
  var next: MeetingsModel?

  func ring() {
    sound = withErrorReporting { try sounds.load(fileName: "ding", times: 2) } ?? "none"
  }

  func ask() {
    alert = AlertState {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .end) { TextState("Save and end") }
      ButtonState(role: .cancel) { TextState("Resume") }
    }
  }

  func answer(_ action: AlertAction?) async {
    guard action == .end else { return }
    $meetings.withLock { $0.append("Ended") }
  }

  func begin() {
    next = withDependencies(from: self) { MeetingsModel() }
    next?.ring()
  }
}

struct MeetingsView: View {
  @Bindable var model: MeetingsModel

  var body: some View {
    VStack {
      Button("Ring") { model.ring() }
      Button("End") { model.ask() }
      Button("Begin") { model.begin() }
      Text(model.sound)
      if let next = model.next { Text(next.sound) }
      ForEach(Array(model.$meetings), id: \.wrappedValue) { $meeting in Text(meeting) }
    }
    .alert($model.alert) { action in await model.answer(action) }
  }
}

#Preview("Meetings") { MeetingsView(model: MeetingsModel()) }

// What is kept under a key is what all have who name it.
#Preview("Meetings of others") {
  @Shared(.meetings) var meetings = ["Theirs"]
  MeetingsView(model: MeetingsModel())
}

#Preview("Meetings with a bell") {
  let _ = prepareDependencies { $0.sounds.load = { _, _ in "bell" } }
  MeetingsView(model: MeetingsModel())
}

#Preview("Meetings that hand on") {
  let model = withDependencies {
    $0.sounds.load = { _, _ in "gong" }
  } operation: {
    MeetingsModel()
  }
  MeetingsView(model: model)
}

// The bell of another preview is not heard here.
#Preview("Meetings anew") { MeetingsView(model: MeetingsModel()) }
