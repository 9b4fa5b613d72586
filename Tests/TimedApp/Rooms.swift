import A11yComposableArchitecture
import A11ySwiftUI

// Features as they were written before key paths led to cases.

struct Lamp: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isOn = false
  }

  enum Action: Equatable { case tapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}

struct Room: Reducer {
  struct State: Equatable {
    let name: String
    var lamps: IdentifiedArrayOf<Lamp.State> = [Lamp.State(id: 1), Lamp.State(id: 2)]
    @PresentationState var destination: Destination.State?
  }

  enum Action: Equatable {
    case lamp(id: Lamp.State.ID, action: Lamp.Action)
    case askTapped
    case helpTapped
    case destination(PresentationAction<Destination.Action>)
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case help(Help.State)
    }

    enum Action: Equatable {
      case alert(Alert)
      case help(Help.Action)
      enum Alert { case darken }
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.help, action: /Action.help) { Help() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askTapped:
        state.destination = .alert(
          AlertState {
            TextState("All off?")
          } actions: {
            ButtonState(action: .darken) { TextState("Off") }
          })
      case .helpTapped: state.destination = .help(Help.State())
      case .destination(.presented(.alert(.darken))):
        for id in state.lamps.ids { state.lamps[id: id]?.isOn = false }
        state.destination = nil
      case .lamp, .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
    .forEach(\.lamps, action: /Action.lamp(id:action:)) { Lamp() }
  }
}

struct Help: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case moreTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

struct House: Reducer {
  struct State: Equatable { var path = StackState<Path.State>() }

  enum Action: Equatable { case path(StackAction<Path.State, Path.Action>) }

  struct Path: Reducer {
    enum State: Equatable {
      case room(Room.State)
      case help(Help.State)
    }
    enum Action: Equatable {
      case room(Room.Action)
      case help(Help.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: /State.room, action: /Action.room) { Room() }
      Scope(state: /State.help, action: /Action.help) { Help() }
    }
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: /Action.path) { Path() }
  }
}

struct HelpView: View {
  let store: StoreOf<Help>

  var body: some View {
    WithViewStore(store, observe: \.self) { viewStore in
      Text("Page \(viewStore.count)")
      Button("More") { viewStore.send(.moreTapped) }
    }
  }
}

struct RoomView: View {
  let store: StoreOf<Room>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.lamps, action: Room.Action.lamp(id:action:))) { store in
        WithViewStore(store, observe: \.self) { viewStore in
          Button("Lamp \(viewStore.id), \(viewStore.isOn ? "on" : "off")") { viewStore.send(.tapped) }
        }
      }
      Button("All off") { store.send(.askTapped) }
      Button("Help") { store.send(.helpTapped) }
    }
    .navigationTitle(store.withState(\.name))
    .alert(
      store: store.scope(state: \.$destination, action: { .destination($0) }), state: /Room.Destination.State.alert,
      action: Room.Destination.Action.alert
    )
    .sheet(
      store: store.scope(state: \.$destination, action: { .destination($0) }), state: /Room.Destination.State.help,
      action: Room.Destination.Action.help, content: HelpView.init(store:))
  }
}

struct HouseView: View {
  let store: StoreOf<House>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      List {
        NavigationLink("Kitchen", state: House.Path.State.room(Room.State(name: "Kitchen")))
        NavigationLink("About", state: House.Path.State.help(Help.State()))
      }
      .navigationTitle("House")
    } destination: {
      switch $0 {
      case .room: CaseLet(/House.Path.State.room, action: House.Path.Action.room, then: RoomView.init(store:))
      case .help: CaseLet(/House.Path.State.help, action: House.Path.Action.help, then: HelpView.init(store:))
      }
    }
  }
}

#Preview("House") {
  HouseView(store: Store(initialState: House.State(), reducer: { House() }))
}
