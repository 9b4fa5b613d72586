public import A11ySwiftUI

/// What a reducer has done besides changing state.
///
/// Documentation: Effect, swift-composable-architecture.
public struct Effect<Action> {
  enum Step {
    case send(Action)
    case run((Send<Action>) async -> Void)
    /// Is told at once how actions are sent from now on.
    case attach((Send<Action>) -> Void)
    case cancel(AnyHashable)
    indirect case cancellable([Step], AnyHashable, cancelInFlight: Bool)
    /// Goes on after a pause.
    indirect case paused(() async -> Void, [Step])
    /// Does one after the end of the other.
    indirect case sequence([[Step]])
  }

  var steps: [Step]

  public static var none: Self { Self(steps: []) }
  public static func send(_ action: Action) -> Self { Self(steps: [.send(action)]) }
  public static func send(_ action: Action, animation: Animation?) -> Self { .send(action) }

  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Self {
    let values = DependencyValues.current
    let step = Step.run { send in
      await DependencyValues.$current.withValue(values) {
        do { try await operation(send) } catch { await handler?(error, send) }
      }
    }
    return Self(steps: [step])
  }

  public static func publisher<P: Publisher>(_ make: @escaping () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    let step = Step.attach { send in
      let kept = Kept()
      kept.subscription = make().sink(
        receiveCompletion: { _ in kept.subscription = nil }, receiveValue: { send.now($0) })
    }
    return Self(steps: [step])
  }

  private final class Kept { var subscription: AnyCancellable? }

  public static func merge(_ effects: Self...) -> Self { merge(effects) }
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self {
    Self(steps: effects.flatMap(\.steps))
  }
  public func merge(with other: Self) -> Self { Self(steps: steps + other.steps) }

  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self {
    Self(steps: [.sequence(effects.map(\.steps))])
  }
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  public static func cancel(id: some Hashable) -> Self { Self(steps: [.cancel(AnyHashable(id))]) }
  public func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Self {
    Self(steps: [.cancellable(steps, AnyHashable(id), cancelInFlight: cancelInFlight)])
  }

  public func animation(_ animation: Animation? = .default) -> Self { self }
  public func transaction(_ transaction: Transaction) -> Self { self }

  /// Waits until nothing of the same id has come for a time.
  public func debounce<S: Scheduler>(
    id: some Hashable, for time: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self {
    let seconds = time.inSeconds
    let pause = {
      guard let seconds else { return await scheduler.sleep(for: time, options: options) }
      // A task sleeps in the app's time at once, a queue's timer only after another thread has noted it.
      try? await Task.sleep(for: .seconds(seconds))
    }
    return Self(steps: [.paused(pause, steps)]).cancellable(id: id, cancelInFlight: true)
  }

  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    Effect<Other>(steps: steps.map { Effect.map($0, transform) })
  }

  private static func map<Other>(_ step: Step, _ transform: @escaping (Action) -> Other) -> Effect<Other>.Step {
    let mapped = { (steps: [Step]) in steps.map { map($0, transform) } }
    return switch step {
    case .send(let action): .send(transform(action))
    case .run(let work): .run { send in await work(Send { send.now(transform($0)) }) }
    case .attach(let take): .attach { send in take(Send { send.now(transform($0)) }) }
    case .cancel(let id): .cancel(id)
    case .cancellable(let steps, let id, let inFlight):
      .cancellable(mapped(steps), id, cancelInFlight: inFlight)
    case .paused(let pause, let steps): .paused(pause, mapped(steps))
    case .sequence(let effects): .sequence(effects.map(mapped))
    }
  }
}

public typealias EffectOf<R: Reducer> = Effect<R.Action>
public typealias EffectTask<Action> = Effect<Action>

/// How actions are sent from work that goes on.
@MainActor
public struct Send<Action>: Sendable {
  nonisolated(unsafe) let now: (Action) -> Void

  nonisolated init(_ send: @escaping (Action) -> Void) { now = send }

  public func callAsFunction(_ action: Action) { if !Task.isCancelled { now(action) } }
  public func callAsFunction(_ action: Action, animation: Animation?) { callAsFunction(action) }
  public func callAsFunction(_ action: Action, transaction: Transaction) { callAsFunction(action) }
}

/// What failed or did not, so that actions can be compared.
public enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  public var value: Success { get throws { try Result(self).get() } }
}

extension Result where Failure == any Error {
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  public init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.success(let one), .success(let other)): one == other
    case (.failure(let one), .failure(let other)): "\(one)" == "\(other)"
    case (.success, .failure), (.failure, .success): false
    }
  }
}

/// Work that an action has begun.
public struct StoreTask: Sendable {
  let tasks: [Task<Void, Never>]
  public func cancel() { for task in tasks { task.cancel() } }
  public func finish() async { for task in tasks { await task.value } }
  public var isCancelled: Bool { tasks.allSatisfy(\.isCancelled) }
}
public typealias ViewStoreTask = StoreTask

extension Effect: HasEmptyValue {
  package static var emptyValue: Any { Effect.none }
}
