/// Tells views of changes of an object, and keeps the two sides of a relation alike.
public final class _ModelRegistrar: @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  /// The objects at places that are being changed.
  private var before: [AnyKeyPath: [any PersistentModel]] = [:]

  public init() {}

  public func access<Subject: PersistentModel, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    registrar.access(subject, keyPath: keyPath)
  }

  public func willSet<Subject: PersistentModel, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    if let place = Subject.relations.first(where: { $0.path == keyPath }) {
      before[keyPath] = subject.models(in: place)
    }
    registrar.willSet(subject, keyPath: keyPath)
  }

  public func didSet<Subject: PersistentModel, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    registrar.didSet(subject, keyPath: keyPath)
    if let before = before.removeValue(forKey: keyPath) { subject.follow(keyPath, from: before) }
  }

  public func withMutation<Subject: PersistentModel, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}
