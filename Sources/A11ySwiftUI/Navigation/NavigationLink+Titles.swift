// Links that are called by some words.
nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(Text(titleKey), .view(destination))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(Text(title), .view(destination))
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(Text(resource), .view(destination))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(Text(titleKey), .view { destination })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), .view { destination })
  }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(titleKey), .bound(isActive, destination)) }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(titleKey), .bound(isActive) { destination })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(title), .bound(isActive, destination)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(Text(title), .bound(isActive) { destination })
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(titleKey), .bound(selection.isAt(tag), destination)) }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(Text(titleKey), .bound(selection.isAt(tag)) { destination }) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(Text(title), .bound(selection.isAt(tag), destination)) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(Text(title), .bound(selection.isAt(tag)) { destination }) }
}

nonisolated extension Binding {
  /// Whether the value is this one; it is none when this is set to no.
  func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(get: { wrappedValue == tag }, set: { wrappedValue = $0 ? tag : nil })
  }
}
