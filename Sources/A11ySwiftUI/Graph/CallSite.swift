internal import CCallSites

/// The call that made a view, by a number; views that the module makes by itself have none.
///
/// Every view notes it when it is made. A parameter `line: Int = #line` in each initializer would tell as much, but then
/// `map(Text.init)` would not compile any more.
nonisolated struct CallSite: Sendable {
  let number: Int32

  /// Notes who calls.
  init() { number = a11ysim_notes_calls() == 0 ? 0 : CallSites.noted() }

  private init(number: Int32) { self.number = number }

  /// The site of what the module makes by itself.
  static let none = CallSite(number: 0)

  /// The site, or that of what is around.
  func or(_ outer: CallSite) -> CallSite { number == 0 ? outer : self }
}

// Where a view is made does not make it another one.
extension CallSite: Hashable {
  static func == (first: CallSite, second: CallSite) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension CallSite {
  /// Runs the module's own code, which makes views by itself.
  @MainActor static func withoutNoting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try noting(false, body)
  }

  /// Runs code of the app's, whose calls are noted if any are.
  @MainActor static func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try noting(CallSites.areNoted, body)
  }

  @MainActor private static func noting<Result>(_ notes: Bool, _ body: () throws -> Result) rethrows -> Result {
    let before = a11ysim_set_notes_calls(notes ? 1 : 0)
    defer { _ = a11ysim_set_notes_calls(before) }
    return try body()
  }
}

/// The calls that have made views so far.
package enum CallSites {
  /// Whether calls are noted at all, which is for programs that tell of places.
  @MainActor package static var areNoted = false

  /// An address that a call returns to, in a file of machine code.
  package struct Return: Sendable, Hashable {
    package let image: String
    /// The address as it stands in the file.
    package let address: UInt
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var numbers: [UInt64: Int32] = [:]
  nonisolated(unsafe) private static var traces: [[UInt]] = []

  fileprivate static func noted() -> Int32 {
    var calls = a11ysim_calls()
    a11ysim_note_calls(&calls)
    guard calls.count > 0 else { return 0 }
    return lock.withLock {
      if let number = numbers[calls.hash] { return number }
      traces.append(withUnsafeBytes(of: calls.returns) { Array($0.bindMemory(to: UInt.self).prefix(Int(calls.count))) })
      let number = Int32(clamping: traces.count)
      numbers[calls.hash] = number
      return number
    }
  }

  /// What the calls return to that led to the making of a view, from the innermost on.
  ///
  /// - Parameter number: The number of the call.
  /// - Returns: The addresses; none for a number that stands for no call.
  package static func returns(of number: Int) -> [Return] {
    let trace = lock.withLock { traces.indices.contains(number - 1) ? traces[number - 1] : [] }
    return trace.compactMap { address in
      var base: UInt = 0
      guard let image = a11ysim_image(address, &base) else { return nil }
      // What is returned to is after the call.
      return Return(image: String(cString: image), address: address - base - 1)
    }
  }
}
