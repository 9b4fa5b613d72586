/// A value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// What views tell those around them.
struct Preferences {
  private struct Entry {
    var value: Any
    let reduce: (inout Any, Any) -> Void
  }

  private var entries: [ObjectIdentifier: Entry]?

  /// Joins what views behind these tell.
  mutating func merge(_ other: Preferences) {
    guard let others = other.entries else { return }
    guard var entries else {
      self = other
      return
    }
    for (key, entry) in others {
      if var mine = entries[key] {
        mine.reduce(&mine.value, entry.value)
        entries[key] = mine
      } else {
        entries[key] = entry
      }
    }
    self.entries = entries
  }

  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? { (entries?[ObjectIdentifier(key)]?.value).kept() }

  /// Tells something in place of what was told.
  mutating func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    entries = entries ?? [:]
    entries?[ObjectIdentifier(key)] = Entry(value: value) { all, next in
      guard var sum = all as? Key.Value, let next = next as? Key.Value else { return }
      Key.reduce(value: &sum) { next }
      all = sum
    }
  }

  /// Tells something besides what was told.
  mutating func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    guard var sum = self[key] else { return set(key, value) }
    Key.reduce(value: &sum) { value }
    set(key, sum)
  }

  /// Tells nothing of it any more, and returns what was told.
  mutating func take<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    (entries?.removeValue(forKey: ObjectIdentifier(key))?.value).kept()
  }
}

// MARK: - Modifiers
nonisolated extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    changed { output, _ in output.preferences.set(key, value) }
  }

  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changed { output, _ in
      var value = output.preferences[key] ?? K.defaultValue
      callback(&value)
      output.preferences.set(key, value)
    }
  }

  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    rendered { content, context in
      let output = context.at(.slot("content")).render(content)
      let last = context.keep("preference") { LastValue<K.Value>(K.defaultValue) }
      let value = output.preferences[key] ?? K.defaultValue
      if last.value != value {
        last.value = value
        context.graph.afterUpdate { action(value) }
      }
      return output
    }
  }

  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layeringPreference(key, alignment, isOverlay: true, transform)
  }

  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layeringPreference(key, alignment, isOverlay: false, transform)
  }

  private func layeringPreference<K: PreferenceKey, V: View>(
    _ key: K.Type, _ alignment: Alignment, isOverlay: Bool, _ transform: @escaping (K.Value) -> V
  ) -> ModifiedView {
    rendered { content, context in
      var output = context.at(.slot("content")).render(content)
      let value = output.preferences[key] ?? K.defaultValue
      let layer = context.evaluate { transform(value) }
      output.layer(context.at(.slot("layer")).render(layer), alignment: alignment, isOverlay: isOverlay)
      return output
    }
  }

  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    changed { output, _ in output.preferences.set(key, transform(value.anchor)) }
  }

  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    changed { output, _ in
      var sum = output.preferences[key] ?? K.defaultValue
      transform(&sum, value.anchor)
      output.preferences.set(key, sum)
    }
  }
}

/// The value of the pass before.
final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
