import A11ySwiftUI

/// What the keys of an app have been given.
enum KeptValues {
  /// Values of any type, by their places.
  private struct Values: @unchecked Sendable { var byPlace: [String: Any] = [:] }

  private static let store = "values of Defaults"
  /// Where no preview is played.
  nonisolated(unsafe) private static var others = Values()

  /// Tells the place of each value that has been changed.
  nonisolated(unsafe) static let changes = PassthroughSubject<String, Never>()

  static func place(of name: String, in suite: UserDefaults) -> String {
    suite === UserDefaults.standard ? name : "\(ObjectIdentifier(suite)) \(name)"
  }

  static func value<Value>(of key: Defaults.Key<Value>) -> Value {
    change { $0.byPlace[key.place] as? Value } ?? key.defaultValue
  }

  static func set<Value>(_ value: Value, of key: Defaults.Key<Value>) {
    change { $0.byPlace[key.place] = value }
    changes.send(key.place)
  }

  static func remove(_ place: String) {
    change { $0.byPlace[place] = nil }
    changes.send(place)
  }

  static func removeAll(in suite: UserDefaults) {
    let mark = place(of: "", in: suite)
    let places = change { values in values.byPlace.keys.filter { mark.isEmpty ? !$0.contains(" ") : $0.hasPrefix(mark) }
    }
    for place in places { remove(place) }
  }

  private static func change<Result>(_ body: (inout Values) -> Result) -> Result {
    PreviewMemory.change(store, Values(), body) ?? body(&others)
  }
}
