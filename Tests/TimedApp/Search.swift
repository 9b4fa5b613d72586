import A11yComposableArchitecture
import A11ySwiftUI

@DependencyClient
struct SearchClient: Sendable {
  // swift-format-ignore
  var unit:
    @Sendable (Int) -> String
  var nearby: @Sendable () -> AsyncStream<String> = { .finished }
  var spelled: (@Sendable (String) -> String)?
}

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
    var requests = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case queryChangeDebounced
    case response([String])
  }

  private enum CancelID { case debounce }

  @Dependency(\.mainQueue) var mainQueue
  static let client = SearchClient(unit: { _ in "requests" })

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .send(.queryChangeDebounced)
          .debounce(id: CancelID.debounce, for: .milliseconds(300), scheduler: mainQueue)
      case .binding: return .none
      case .queryChangeDebounced:
        state.requests += 1
        return .concatenate(
          .run { [query = state.query] send in
            try await Task.sleep(for: .seconds(1))
            for await city in Search.client.nearby() { await send(.response([city])) }
            await send(.response([Search.client.spelled?(query) ?? "\(query) one"]))
          },
          .run { [query = state.query] send in await send(.response(["\(query) two"])) })
      case .response(let found):
        state.results += found
        return .none
      }
    }
  }
}

struct SearchView: View {
  @Bindable var store: StoreOf<Search>

  var body: some View {
    VStack {
      TextField("City", text: $store.query)
      Text("\(store.requests) \(Search.client.unit(store.requests))")
      ForEach(store.results, id: \.self) { Text($0) }
    }
  }
}

#Preview("Search") { SearchView(store: Store(initialState: Search.State()) { Search() }) }
