/// A property in which the objects of a class have a value.
public struct _ModelPlace: @unchecked Sendable {
  let path: AnyKeyPath
  /// Whether objects there go with the one that has them.
  let cascades: Bool
  /// The place over there that leads back, where the author says which.
  let inverse: AnyKeyPath?
  /// The class of the objects there; `nil` where there are other values.
  let target: (any PersistentModel.Type)?

  public init<Root, Value>(_ path: KeyPath<Root, Value>, cascades: Bool = false, inverse: AnyKeyPath? = nil) {
    self.path = path
    self.cascades = cascades
    self.inverse = inverse
    target = modelClass(of: Value.self)
  }
}

extension PersistentModel {
  /// The places that hold other objects.
  static var relations: [_ModelPlace] { RelationCache.relations(of: self) }

  /// The objects that are found from this one.
  var related: [any PersistentModel] { Self.relations.flatMap { models(in: $0) } }

  func models(in place: _ModelPlace) -> [any PersistentModel] { modelsHeld(by: self[keyPath: place.path]) }

  /// The place in objects at a place that leads back here: the one that either side names, or else the only one that can
  /// (Apple, “Relationship(_:deleteRule:…inverse:…)”, which is found by itself where there is no choice).
  static func inverse(of place: _ModelPlace) -> _ModelPlace? {
    guard let target = place.target else { return nil }
    let back = target.relations.filter { $0.target == self && $0.path != place.path }
    if let inverse = place.inverse { return back.first { $0.path == inverse } }
    if let naming = back.first(where: { $0.inverse == place.path }) { return naming }
    let free = back.filter { $0.inverse == nil }
    let rivals = relations.filter { $0.target == target && $0.inverse == nil }
    return free.count == 1 && rivals.count == 1 ? free.first : nil
  }

  /// Has the objects found from this one find it as well.
  func linkBack() {
    for place in Self.relations {
      guard let inverse = Self.inverse(of: place) else { continue }
      for model in models(in: place) { link(model, inverse, to: self) }
    }
  }

  /// Takes care of the other side once the objects at a place are others.
  func follow(_ path: AnyKeyPath, from before: [any PersistentModel]) {
    guard let place = Self.relations.first(where: { $0.path == path }), let inverse = Self.inverse(of: place) else {
      return
    }
    if let target = place.target { dropRepeats(of: target, in: place) }
    let after = models(in: place)
    for model in before where !after.contains(where: { $0 === model }) { unlink(model, inverse, from: self) }
    for model in after where !before.contains(where: { $0 === model }) { link(model, inverse, to: self) }
  }
}

extension PersistentModel {
  /// Holds each object once: the objects at a place are a set, however they are written.
  fileprivate func dropRepeats<Other: PersistentModel>(of type: Other.Type, in place: _ModelPlace) {
    var seen: Set<ObjectIdentifier> = []
    if let path = place.path as? ReferenceWritableKeyPath<Self, [Other]> {
      let unique = self[keyPath: path].filter { seen.insert(ObjectIdentifier($0)).inserted }
      if unique.count < self[keyPath: path].count { self[keyPath: path] = unique }
    } else if let path = place.path as? ReferenceWritableKeyPath<Self, [Other]?>, let all = self[keyPath: path] {
      let unique = all.filter { seen.insert(ObjectIdentifier($0)).inserted }
      if unique.count < all.count { self[keyPath: path] = unique }
    }
  }
}

/// The places of classes that hold other objects, found once.
private enum RelationCache {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [_ModelPlace]] = [:]

  static func relations(of type: any PersistentModel.Type) -> [_ModelPlace] {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let relations = type._places.filter { $0.target != nil }
    known[key] = relations
    return relations
  }
}

private func link<Model: PersistentModel, Other: PersistentModel>(
  _ model: Model, _ place: _ModelPlace, to other: Other
) {
  guard !model.models(in: place).contains(where: { $0 === other }) else { return }
  if let path = place.path as? ReferenceWritableKeyPath<Model, Other?> {
    model[keyPath: path] = other
  } else if let path = place.path as? ReferenceWritableKeyPath<Model, Other> {
    model[keyPath: path] = other
  } else if let path = place.path as? ReferenceWritableKeyPath<Model, [Other]> {
    model[keyPath: path].append(other)
  } else if let path = place.path as? ReferenceWritableKeyPath<Model, [Other]?> {
    model[keyPath: path] = (model[keyPath: path] ?? []) + [other]
  }
}

private func unlink<Model: PersistentModel, Other: PersistentModel>(
  _ model: Model, _ place: _ModelPlace, from other: Other
) {
  guard model.models(in: place).contains(where: { $0 === other }) else { return }
  if let path = place.path as? ReferenceWritableKeyPath<Model, Other?> {
    model[keyPath: path] = nil
  } else if let path = place.path as? ReferenceWritableKeyPath<Model, [Other]> {
    model[keyPath: path].removeAll { $0 === other }
  } else if let path = place.path as? ReferenceWritableKeyPath<Model, [Other]?> {
    model[keyPath: path]?.removeAll { $0 === other }
  }
}

extension PersistentModel {
  /// Takes the object out of what holds it.
  func unlinkBack() {
    for place in Self.relations {
      guard let inverse = Self.inverse(of: place) else { continue }
      for model in models(in: place) { unlink(model, inverse, from: self) }
    }
  }
}

// MARK: - What holds objects

private protocol ModelHolder {
  static var modelClass: (any PersistentModel.Type)? { get }
  var models: [any PersistentModel] { get }
}

extension Optional: ModelHolder {
  fileprivate static var modelClass: (any PersistentModel.Type)? { A11ySwiftData.modelClass(of: Wrapped.self) }
  fileprivate var models: [any PersistentModel] { map { modelsHeld(by: $0) } ?? [] }
}

extension Array: ModelHolder {
  fileprivate static var modelClass: (any PersistentModel.Type)? { A11ySwiftData.modelClass(of: Element.self) }
  fileprivate var models: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}

private func modelClass(of type: Any.Type) -> (any PersistentModel.Type)? {
  type as? any PersistentModel.Type ?? (type as? any ModelHolder.Type)?.modelClass
}

private func modelsHeld(by value: Any?) -> [any PersistentModel] {
  guard let value else { return [] }
  if let holder = value as? any ModelHolder { return holder.models }
  return (value as? any PersistentModel).map { [$0] } ?? []
}
