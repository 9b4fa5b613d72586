import A11yComposableArchitecture
import A11ySwiftUI

/// A feature of whose state each view sees a part: what the others see changes nothing for it.
@Reducer
struct Visits {
  struct State: Equatable {
    var books = 3
    var visits = 0
  }

  enum Action { case appeared, buyButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared: state.visits += 1
      case .buyButtonTapped: state.books += 1
      }
      return .none
    }
  }
}

struct VisitsView: View {
  let store: StoreOf<Visits>

  var body: some View {
    WithViewStore(store, observe: \.books) { viewStore in
      // Each time that it is made it is another view, which appears and changes what this one does not see.
      Text("\(viewStore.state) books").onAppear { viewStore.send(.appeared) }.id(UUID())
      Button("Buy") { viewStore.send(.buyButtonTapped) }
    }
    WithViewStore(store, observe: \.visits) { Text("\($0.state) visits") }
    WithViewStore(
      store, observe: \.visits, removeDuplicates: { $0 / 2 == $1 / 2 },
      content: { viewStore in Text("\(viewStore.state) at the last count") })
  }
}

#Preview("Visits") { VisitsView(store: Store(initialState: Visits.State()) { Visits() }) }
