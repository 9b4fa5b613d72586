import A11yComposableArchitecture
import A11ySwiftUI

/// A feature as apps write them with ComposableArchitecture, with all that its macros make.
@Reducer
struct OrderFeature {
  @ObservableState
  struct State: Equatable {
    var count = 1
    var isGift = false
    var lines: IdentifiedArrayOf<LineFeature.State> = [LineFeature.State(id: 1, title: "Tea")]
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case plusTapped
    case clearTapped
    case editTapped
    case lines(IdentifiedActionOf<LineFeature>)
    case alert(PresentationAction<Alert>)
    case destination(PresentationAction<Destination.Action>)

    enum Alert: Equatable { case clear }
  }

  @Reducer(state: .equatable)
  enum Destination { case edit(LineFeature) }

  @Dependency(\.steps) var steps

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .plusTapped: state.count += steps.size(2)
      case .clearTapped:
        state.alert = AlertState {
          TextState("Clear the order?")
        } actions: {
          ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
          ButtonState(role: .cancel) { TextState("Keep") }
        }
      case .editTapped: state.destination = .edit(LineFeature.State(id: 9, title: "Milk"))
      case .alert(.presented(.clear)): state.count = 0
      case .binding(\.isGift): state.count += 100
      case .binding, .alert, .destination, .lines: break
      }
      return .none
    }
    .forEach(\.lines, action: \.lines) { LineFeature() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
struct LineFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var likes = 0
  }

  enum Action { case liked }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .liked:
        state.likes += 1
        return .none
      }
    }
  }
}

@DependencyClient
struct StepsClient: Sendable {
  var size: @Sendable (_ factor: Int) -> Int
  var save: @Sendable (String) async throws -> Void
}

extension StepsClient: DependencyKey {
  static let liveValue = StepsClient(size: { $0 })
}

extension DependencyValues {
  var steps: StepsClient {
    get { self[StepsClient.self] }
    set { self[StepsClient.self] = newValue }
  }
}

struct OrderFeatureView: View {
  @Bindable var store: StoreOf<OrderFeature>

  var body: some View {
    VStack {
      Text("\(store.count) cups")
      Button("Plus") { store.send(.plusTapped) }
      Toggle("Gift", isOn: $store.isGift)
      Button("Clear") { store.send(.clearTapped) }
      Button("Edit") { store.send(.editTapped) }
      ForEach(store.scope(state: \.lines, action: \.lines)) { LineFeatureView(store: $0) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { LineFeatureView(store: $0) }
  }
}

struct LineFeatureView: View {
  let store: StoreOf<LineFeature>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Button("\(viewStore.title), \(viewStore.likes) likes") { viewStore.send(.liked) }
    }
  }
}
