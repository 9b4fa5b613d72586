/// What a value leads to.
struct NavigationDestinations {
  /// Builders by the type of the value.
  var builders: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  /// Screens that are pushed while something holds.
  var presented: [Presented] = []

  struct Presented {
    let id: PathKey
    let view: () -> any View
    let close: AppAction
  }
}

enum NavigationDestinationsKey: PreferenceKey {
  static var defaultValue: NavigationDestinations { NavigationDestinations() }
  static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
    let next = nextValue()
    value.builders.merge(next.builders) { first, _ in first }
    value.presented += next.presented
  }
}

nonisolated extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    telling(NavigationDestinationsKey.self) { _ in
      var destinations = NavigationDestinations()
      destinations.builders[ObjectIdentifier(data)] = { ($0.base as? D).map(destination) }
      return destinations
    }
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    changed { output, context in
      guard context.evaluate({ isPresented.wrappedValue }) else { return }
      var destinations = NavigationDestinations()
      destinations.presented = [
        .init(id: context.at(.slot("destination")).path, view: { destination() }) { isPresented.wrappedValue = false }
      ]
      output.preferences.add(NavigationDestinationsKey.self, destinations)
    }
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    changed { output, context in
      guard let value = context.evaluate({ item.wrappedValue }) else { return }
      let place = context.at(.slot("destination"))
      let serial = context.node.serials(at: place.key).serial(of: value)
      var destinations = NavigationDestinations()
      destinations.presented = [
        .init(id: place.at(.serial(serial)).path, view: { destination(value) }) { item.wrappedValue = nil }
      ]
      output.preferences.add(NavigationDestinationsKey.self, destinations)
    }
  }
}
