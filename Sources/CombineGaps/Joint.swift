/// What several publishers say, on its way to one subscriber, which keeps this object for as long as it listens.
final class Joint<Downstream: Subscriber>: Subscription {
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  private var downstream: Downstream?
  private var subscriptions: [AnyCancellable] = []
  private var openCount: Int
  private var start: ((Joint) -> Void)?
  /// Whether no more values can come, although some publishers go on.
  var isExhausted: () -> Bool = { false }
  /// How many values the subscriber takes now, and those that wait until it takes more.
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []

  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - count: How many publishers there are.
  ///   - start: What subscribes to them, once the subscriber takes values: some publishers have one at once.
  init(for downstream: Downstream, of count: Int, start: @escaping (Joint) -> Void) {
    self.downstream = downstream
    self.start = start
    openCount = count
  }

  /// - Parameters:
  ///   - publisher: One of the publishers.
  ///   - hasEnded: What is done when it has said all.
  ///   - receive: What becomes of a value of its; `nil` if there is nothing to be handed on yet.
  func subscribe<P: Publisher>(
    to publisher: P, hasEnded: @escaping () -> Void = {}, _ receive: @escaping (P.Output) -> Output?
  ) where P.Failure == Failure {
    guard downstream != nil else { return }
    let subscription = publisher.sink { [weak self] in
      hasEnded()
      self?.end($0)
    } receiveValue: { [weak self] value in
      if let output = receive(value) { self?.send(output) }
    }
    subscriptions.append(subscription)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    let begin = start
    start = nil
    begin?(self)
    sendWaiting()
  }

  func cancel() {
    downstream = nil
    subscriptions = []
  }

  private func send(_ value: Output) {
    waiting.append(value)
    sendWaiting()
  }

  private func sendWaiting() {
    while demand > .none, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, openCount == 0 || isExhausted() { finish(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    openCount -= 1
    if case .failure = completion { return finish(completion) }
    sendWaiting()
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}
