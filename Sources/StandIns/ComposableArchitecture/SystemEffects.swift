public import Foundation

public struct UUIDGenerator: @unchecked Sendable {
  private let make: () -> UUID
  public init(_ make: @escaping () -> UUID) { self.make = make }
  public static var incrementing: UUIDGenerator {
    let counter = Counter()
    return UUIDGenerator { counter.next() }
  }
  public static func constant(_ id: UUID) -> UUIDGenerator { UUIDGenerator { id } }
  public func callAsFunction() -> UUID { make() }
}

private final class Counter {
  private var count = 0
  func next() -> UUID {
    defer { count += 1 }
    return UUID(count)
  }
}

extension UUID {
  public init(_ number: Int) {
    let digits = String(number, radix: 16)
    let end = String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    self = UUID(uuidString: "00000000-0000-0000-0000-\(end)") ?? UUID()
  }
}

public struct DateGenerator: @unchecked Sendable {
  private let make: () -> Date
  public init(_ make: @escaping () -> Date) { self.make = make }
  public static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
  public var now: Date { make() }
  public func callAsFunction() -> Date { make() }
}

public struct DismissEffect: @unchecked Sendable {
  private let action: () -> Void
  public init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() async { action() }
}

public struct OpenURLEffect: @unchecked Sendable {
  private let open: (URL) async -> Bool
  public init(_ open: @escaping (URL) async -> Bool) { self.open = open }
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { await open(url) }
}

public struct WithRandomNumberGenerator: @unchecked Sendable {
  private let generator: any RandomNumberGenerator
  public init<G: RandomNumberGenerator>(_ generator: G) { self.generator = generator }
  public func callAsFunction<Result>(_ work: (inout any RandomNumberGenerator) -> Result) -> Result {
    var generator = generator
    return work(&generator)
  }
}
