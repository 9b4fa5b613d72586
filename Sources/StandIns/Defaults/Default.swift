public import A11ySwiftUI

/// What stands under a key, for a view that follows it.
@MainActor
final class KeptValue<Value: Defaults.Serializable>: ObservableObject {
  nonisolated let objectWillChange = ObservableObjectPublisher()
  let key: Defaults.Key<Value>
  private var following: AnyCancellable?

  init(_ key: Defaults.Key<Value>) {
    self.key = key
    following = KeptValues.changes.filter { $0 == key.place }.sink { [objectWillChange] _ in objectWillChange.send() }
  }

  var value: Value {
    get { Defaults[key] }
    set { Defaults[key] = newValue }
  }
}

/// A value that a view shows and changes.
@MainActor @preconcurrency @propertyWrapper
public struct Default<Value: Defaults.Serializable>: DynamicProperty {
  private let key: Defaults.Key<Value>
  @StateObject private var kept: KeptValue<Value>

  public init(_ key: Defaults.Key<Value>) {
    self.key = key
    _kept = StateObject(wrappedValue: KeptValue(key))
  }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  public var projectedValue: Binding<Value> { $kept.value }
  public var defaultValue: Value { key.defaultValue }
  public var publisher: AnyPublisher<Defaults.KeyChange<Value>, Never> { Defaults.publisher(key) }
  public func reset() { key.reset() }
}

extension Default where Value: Equatable {
  public var isDefaultValue: Bool { wrappedValue == defaultValue }
}

extension Defaults {
  /// A switch of a truth value that is kept.
  public struct Toggle<Label: View>: View {
    private let label: Label
    private let isInverted: Bool
    private var changed: (Bool) -> Void = { _ in }
    @StateObject private var kept: KeptValue<Bool>

    public init(key: Key<Bool>, inverted: Bool = false, @ViewBuilder label: () -> Label) {
      self.label = label()
      isInverted = inverted
      _kept = StateObject(wrappedValue: KeptValue(key))
    }

    public var body: some View {
      let isOn = Binding(get: { kept.value != isInverted }, set: { kept.value = $0 != isInverted })
      A11ySwiftUI.Toggle(isOn: isOn) { label }
        .onChange(of: isOn.wrappedValue) { _, new in changed(new) }
    }

    public func onChange(_ action: @escaping (Bool) -> Void) -> Self {
      var copy = self
      copy.changed = action
      return copy
    }
  }
}

extension Defaults.Toggle where Label == Text {
  public init(_ title: some StringProtocol, key: Defaults.Key<Bool>, inverted: Bool = false) {
    self.init(key: key, inverted: inverted) { Text(title) }
  }
}

extension Defaults.Toggle where Label == A11ySwiftUI.Label<Text, Image> {
  public init(_ title: some StringProtocol, systemImage: String, key: Defaults.Key<Bool>, inverted: Bool = false) {
    self.init(key: key, inverted: inverted) { A11ySwiftUI.Label(title, systemImage: systemImage) }
  }
}
