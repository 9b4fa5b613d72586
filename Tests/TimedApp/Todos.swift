import A11yComposableArchitecture
import A11ySwiftUI

@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var left: Int { todos.count { !$0.isDone } }
  }

  enum Action {
    case clearButtonTapped
    case todos(IdentifiedActionOf<Todo>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .clearButtonTapped:
        state.todos.removeAll { $0.isDone }
        return .none
      case .todos: return .none
      }
    }
    .forEach(\.todos, action: \.todos) { Todo() }
  }
}

struct TodosView: View {
  let store: StoreOf<Todos>

  var body: some View {
    List {
      ForEach(store.scope(state: \.todos, action: \.todos)) { TodoRow(store: $0) }
      Text("\(store.left) left")
      Button("Clear") { store.send(.clearButtonTapped) }
    }
  }
}

struct TodoRow: View {
  @Bindable var store: StoreOf<Todo>

  var body: some View { Toggle(store.title, isOn: $store.isDone) }
}

#Preview("Todos") {
  TodosView(
    store: Store(
      initialState: Todos.State(todos: [Todo.State(id: 1, title: "Milk"), Todo.State(id: 2, title: "Bread")])
    ) { Todos() })
}
