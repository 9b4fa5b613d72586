import A11yComposableArchitecture
import A11ySwiftUI

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
    var isCounting = false
  }

  enum Action {
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(_ fact: String)
    case timerButtonTapped
    case timerTicked
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.numberFact) var numberFact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in await send(.factResponse(try await numberFact.fetch(count))) }
      case .factResponse(let fact):
        state.isLoading = false
        state.fact = fact
        return .none
      case .timerButtonTapped:
        state.isCounting.toggle()
        guard state.isCounting else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.timerTicked) }
        }
        .cancellable(id: CancelID.timer)
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}

struct NumberFact {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFact: TestDependencyKey {
  static let testValue = NumberFact { _ in throw CancellationError() }
  static let previewValue = NumberFact { number in
    try await Task.sleep(for: .seconds(5))
    return "\(number) is a good number"
  }
}

extension DependencyValues {
  var numberFact: NumberFact {
    get { self[NumberFact.self] }
    set { self[NumberFact.self] = newValue }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    Form {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementButtonTapped) }
      Button(store.isCounting ? "Stop timer" : "Start timer") { store.send(.timerButtonTapped) }
      Button("Fact") { store.send(.factButtonTapped) }.disabled(store.isLoading)
      if let fact = store.fact { Text(fact) }
    }
  }
}

#Preview("Counter") {
  CounterView(store: Store(initialState: Counter.State(count: 1)) { Counter() })
}

#Preview("Counter without a fact") {
  CounterView(
    store: Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.numberFact.fetch = { _ in "Nothing is known" }
    })
}
