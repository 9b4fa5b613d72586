import A11yComposableArchitecture
import A11ySwiftUI

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable { var title: String }

  enum Action { case closeButtonTapped }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

struct BookView: View {
  let store: StoreOf<Book>

  var body: some View {
    Text(store.title)
    Button("Close") { store.send(.closeButtonTapped) }
  }
}

/// A feature whose children views are shown by the store of what may be shown, as before views could bind a store.
@Reducer
struct Shelf {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    @PresentationState var book: Book.State?
    var count = 3
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case book(PresentationAction<Book.Action>)
    case clearButtonTapped, readButtonTapped
    enum Alert: Equatable { case clear }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.clear)):
        state.count = 0
        return .none
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Clear the shelf?")
        } actions: {
          ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
        return .none
      case .readButtonTapped:
        state.book = Book.State(title: "The Beach")
        return .none
      case .alert, .book: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$book, action: \.book) { Book() }
  }
}

struct ShelfView: View {
  let store: StoreOf<Shelf>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("\(viewStore.count) books")
      Button("Clear") { viewStore.send(.clearButtonTapped) }
      Button("Read") { viewStore.send(.readButtonTapped) }
    }
    .alert(store: store.scope(state: \.$alert, action: \.alert))
    .sheet(store: store.scope(state: \.$book, action: { .book($0) })) { BookView(store: $0) }
  }
}

#Preview("Shelf") { ShelfView(store: Store(initialState: Shelf.State()) { Shelf() }) }
