import A11yComposableArchitecture
import A11ySwiftUI

struct Contact: Equatable, Identifiable {
  let id: Int
  var name: String
}

@Reducer
struct ContactDetail {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let contact: Contact
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case delegate(Delegate)
    case deleteButtonTapped

    enum Alert { case confirmDeletion }
    enum Delegate { case confirmDeletion }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDeletion)):
        return .run { send in
          await send(.delegate(.confirmDeletion))
          await dismiss()
        }
      case .alert, .delegate: return .none
      case .deleteButtonTapped:
        state.alert = AlertState {
          TextState("Delete \(state.contact.name)?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
          TextState("This cannot be undone.")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

struct ContactDetailView: View {
  @Bindable var store: StoreOf<ContactDetail>

  var body: some View {
    Form { Button("Delete") { store.send(.deleteButtonTapped) } }
      .navigationTitle(store.contact.name)
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@Reducer
struct AddContact {
  @ObservableState
  struct State: Equatable { var name = "" }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case delegate(Delegate)
    enum Delegate { case save(String) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate: return .none
      case .saveButtonTapped:
        return .run { [name = state.name] send in
          await send(.delegate(.save(name)))
          await dismiss()
        }
      }
    }
  }
}

struct AddContactView: View {
  @Bindable var store: StoreOf<AddContact>

  var body: some View {
    Form {
      TextField("Name", text: $store.name)
      Button("Save") { store.send(.saveButtonTapped) }.disabled(store.name.isEmpty)
    }
  }
}

@Reducer
struct Contacts {
  @ObservableState
  struct State: Equatable {
    @Presents var addContact: AddContact.State?
    var contacts: IdentifiedArrayOf<Contact> = []
    var path = StackState<ContactDetail.State>()
  }

  enum Action {
    case addButtonTapped
    case addContact(PresentationAction<AddContact.Action>)
    case path(StackActionOf<ContactDetail>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.addContact = AddContact.State()
        return .none
      case .addContact(.presented(.delegate(.save(let name)))):
        state.contacts.append(Contact(id: state.contacts.count + 1, name: name))
        return .none
      case .path(.element(id: let id, action: .delegate(.confirmDeletion))):
        guard let detail = state.path[id: id] else { return .none }
        state.contacts.remove(id: detail.contact.id)
        return .none
      case .addContact, .path: return .none
      }
    }
    .ifLet(\.$addContact, action: \.addContact) { AddContact() }
    .forEach(\.path, action: \.path) { ContactDetail() }
  }
}

struct ContactsView: View {
  @Bindable var store: StoreOf<Contacts>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List {
        ForEach(store.contacts) { contact in
          NavigationLink(state: ContactDetail.State(contact: contact)) { Text(contact.name) }
        }
      }
      .navigationTitle("Contacts")
      .toolbar { ToolbarItem { Button("Add", systemImage: "plus") { store.send(.addButtonTapped) } } }
    } destination: { store in
      ContactDetailView(store: store)
    }
    .sheet(item: $store.scope(state: \.addContact, action: \.addContact)) { AddContactView(store: $0) }
  }
}

#Preview("Contacts") {
  ContactsView(
    store: Store(initialState: Contacts.State(contacts: [Contact(id: 1, name: "Ann"), Contact(id: 2, name: "Bob")])) {
      Contacts()
    })
}
