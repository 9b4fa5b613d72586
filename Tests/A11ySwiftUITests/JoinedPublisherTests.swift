import A11ySwiftUI
import Testing

/// Publishers of several values at once (the documentation of Combine, “Publishers”).
@Suite("Joined publishers")
struct JoinedPublisherTests {
  private final class Heard {
    var values: [String] = []
    var isFinished = false
  }

  private func listen<P: Publisher>(to publisher: P, in heard: Heard) -> AnyCancellable
  where P.Output == String, P.Failure == Never {
    publisher.sink(receiveCompletion: { _ in heard.isFinished = true }, receiveValue: { heard.values.append($0) })
  }

  @Test("Merged ones give what comes first, and end when all have")
  func merging() {
    let (one, other, third) = (
      PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()
    )
    let heard = Heard()
    let subscription = listen(to: one.merge(with: other, third), in: heard)
    other.send("b")
    one.send("a")
    third.send("c")
    #expect(heard.values == ["b", "a", "c"])
    one.send(completion: .finished)
    other.send(completion: .finished)
    #expect(!heard.isFinished)
    third.send(completion: .finished)
    #expect(heard.isFinished)
    subscription.cancel()
  }

  @Test("Zipped ones give a pair once both have said its half, and end with the first that has no more")
  func zipping() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let heard = Heard()
    let subscription = listen(to: one.zip(other) { "\($0)\($1)" }, in: heard)
    one.send(1)
    one.send(2)
    one.send(completion: .finished)
    #expect(heard.values.isEmpty && !heard.isFinished)
    other.send("a")
    #expect(heard.values == ["1a"] && !heard.isFinished)
    other.send("b")
    #expect(heard.values == ["1a", "2b"] && heard.isFinished)
    // Who ends after all is over is heard by nobody.
    other.send(completion: .finished)
    subscription.cancel()
  }

  @Test("Three and four are zipped as well")
  func zippingMore() {
    let four = Publishers.Zipped4(Just("a"), Just(1), Just(true), Just("d")).map { "\($0)\($1)\($2)\($3)" }
    let three = Just("a").eraseToAnyPublisher().zip(Just("b"), Just("c")).map { "\($0)\($1)\($2)" }
    let heard = Heard()
    listen(to: four, in: heard).cancel()
    listen(to: three, in: heard).cancel()
    #expect(heard.values == ["a1trued", "abc"] && heard.isFinished)
  }

  @Test("Merged ones of other kinds are named by what they merge")
  func mergingKinds() {
    let (shown, hidden) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let heard = Heard()
    let keyboard = Publishers.Merge(shown.map { _ in "shown" }, hidden.map { "hidden by \($0)" })
    let counted = PassthroughSubject<Int, Never>()
    let both: Publishers.Merge<Publishers.Map<PassthroughSubject<Int, Never>, String>, Just<String>> =
      counted.map(String.init).merge(with: Just("at once"))
    let subscription = listen(to: Publishers.Merge4(keyboard, both, Just("x"), Empty<String, Never>()), in: heard)
    shown.send(1)
    counted.send(2)
    hidden.send("Ana")
    #expect(heard.values == ["at once", "x", "shown", "2", "hidden by Ana"])
    subscription.cancel()
  }

  @Test("The latest of each are given together, once there is one of each")
  func latest() {
    let (name, count) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    let heard = Heard()
    let subscription = listen(to: name.combineLatest(count) { "\($0) \($1)" }, in: heard)
    #expect(heard.values.isEmpty)
    name.send("Oslo")
    count.send(2)
    name.send("Bergen")
    #expect(heard.values == ["Oslo 1", "Oslo 2", "Bergen 2"])
    subscription.cancel()
    count.send(3)
    #expect(heard.values.count == 3)
  }

  @Test("What is there from the beginning is given at once, also where it ends at once")
  func atOnce() {
    let heard = Heard()
    let words = ["Oslo", "Bergen"].map { Just($0) }
    let subscription = listen(to: Publishers.MergeMany(words), in: heard)
    #expect(heard.values == ["Oslo", "Bergen"])
    #expect(heard.isFinished)
    subscription.cancel()
  }

  @Test("Three and four of them")
  func several() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let heard = Heard()
    let three = Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]).map { "\($0)\($1)\($2)" }
    let four = Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3]).map {
      "\($0)\($1)\($2)\($3)"
    }
    let subscriptions = [listen(to: three, in: heard), listen(to: four, in: heard)]
    #expect(heard.values == ["012", "0123"])
    subjects[2].send(7)
    #expect(heard.values.suffix(2).sorted() == ["017", "0173"])
    for subscription in subscriptions { subscription.cancel() }
  }
}
