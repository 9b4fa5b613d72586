/// What runs the work of an actor with objects of its own, and has the context in which these are.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// One that does one thing after the other.
public protocol SerialModelExecutor: SerialExecutor, ModelExecutor {}

/// The one that a model actor has where it has none of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// An actor that asks for this executor has its work done in the app's own time, as all others have.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Task { @MainActor in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}

/// An actor with objects of its own.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identifier, if it is of a class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

@attached(member, names: named(modelContainer), named(modelExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "A11ySwiftUIMacros", type: "ModelActorMacro")
