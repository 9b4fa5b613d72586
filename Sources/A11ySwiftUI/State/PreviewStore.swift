/// What apps keep between launches; here in memory, and anew for each preview.
@MainActor
final class PreviewStore {
  private var values: [String: AnyObject] = [:]
  /// What looks whether the app has written to its defaults by itself, for each value that stands there.
  private var readings: [() -> Void] = []

  /// A value that stands in memory alone.
  func box<Value>(_ key: String, _ initial: Value) -> StateBox<Value> { keep(key) { StateBox(initial) } }

  /// A value of the app's defaults.
  func location<Value>(_ key: String, _ initial: Value, in defaults: UserDefaults, as form: DefaultsForm<Value>)
    -> Location<Value>
  {
    // What others keep is not touched: defaults outlive a program that has no home of its own.
    let place = [defaults.suite, key].compactMap(\.self).joined(separator: " ")
    guard AppSurroundings.hasOwnHome else { return box(place, initial) }
    return keep("defaults " + place) {
      let location = DefaultsLocation(key, initial, in: defaults, as: form)
      readings.append(location.read)
      return location
    }
  }

  /// Takes over what the app has written to its defaults by itself.
  func readDefaults() { for read in readings { read() } }

  private func keep<Kept: AnyObject>(_ key: String, _ make: () -> Kept) -> Kept {
    if let kept = values[key] as? Kept { return kept }
    let new = make()
    values[key] = new
    return new
  }
}

extension UserDefaults {
  /// The name of the suite that the defaults are; `nil` for the app's own.
  ///
  /// An app makes defaults anew wherever it names a suite, so that it is not the object that tells two apart. Foundation
  /// keeps the name to itself.
  fileprivate var suite: String? { Mirror(reflecting: self).descendant("suite") as? String }
}

/// A value that views and the app's defaults share.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let box: StateBox<Value>
  private let key: String
  private let defaults: UserDefaults
  private let form: DefaultsForm<Value>

  init(_ key: String, _ initial: Value, in defaults: UserDefaults, as form: DefaultsForm<Value>) {
    self.key = key
    self.defaults = defaults
    self.form = form
    box = StateBox(form.read(defaults, key) ?? initial)
  }

  override func get() -> Value { box.get() }
  override func set(_ value: Value) {
    form.write(defaults, key, value)
    box.set(value)
  }
  override func look() -> Value { box.look() }
  override func noteReader(of part: ValuePart<Value>) { box.noteReader(of: part) }

  /// Takes over what stands in the defaults.
  func read() { if let value = form.read(defaults, key) { box.set(value) } }
}

/// How values of a type stand in an app's defaults.
struct DefaultsForm<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension DefaultsForm {
  /// As they are: truth values, numbers, strings, data and dates.
  static var plain: DefaultsForm {
    DefaultsForm(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
  }

  /// By their raw values.
  static func raw<Raw>(_ type: Raw.Type = Raw.self) -> DefaultsForm
  where Value: RawRepresentable, Value.RawValue == Raw {
    DefaultsForm(
      read: { ($0.object(forKey: $1) as? Raw).flatMap(Value.init(rawValue:)) },
      write: { $0.set($2.rawValue, forKey: $1) })
  }

  /// Values that can be missing.
  static func optional<Wrapped>(_ form: DefaultsForm<Wrapped>) -> DefaultsForm where Value == Wrapped? {
    DefaultsForm(
      read: { form.read($0, $1).map { $0 } },
      write: { defaults, key, value in
        if let value { form.write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
      })
  }
}

extension DefaultsForm where Value: Codable {
  /// As data, by the parts that they are made of.
  static var coded: DefaultsForm {
    DefaultsForm(
      read: { defaults, key in defaults.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      write: { defaults, key, value in defaults.set(try? JSONEncoder().encode(value), forKey: key) })
  }
}

extension DefaultsForm<URL> {
  /// By what they say.
  static var address: DefaultsForm {
    DefaultsForm(
      read: { $0.string(forKey: $1).flatMap { URL(string: $0) } }, write: { $0.set($2.absoluteString, forKey: $1) })
  }
}
