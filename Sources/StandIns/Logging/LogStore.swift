public import Foundation

/// The entries of the system's log, of which there are none.
public final class OSLogStore: NSObject, @unchecked Sendable {
  public struct Scope: Hashable, Sendable {
    public static let currentProcessIdentifier = Scope(name: "currentProcessIdentifier")
    public static let system = Scope(name: "system")
    let name: String
  }
  public init(scope: Scope) throws {}
  public init(url: URL) throws {}
  public class func local() throws -> OSLogStore { try OSLogStore(scope: .system) }
  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { OSLogPosition() }
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> { AnySequence([]) }
}
public final class OSLogPosition: NSObject, Sendable {}
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reverse = Options(rawValue: 1)
  }
}
open class OSLogEntry: NSObject, @unchecked Sendable {
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var composedMessage: String { "" }
}
public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
}
public protocol OSLogEntryWithPayload {
  var subsystem: String { get }
  var category: String { get }
  var formatString: String { get }
}
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  public var level: Level { .undefined }
  public var process: String { "" }
  public var processIdentifier: Int32 { 0 }
  public var sender: String { "" }
  public var subsystem: String { "" }
  public var category: String { "" }
  public var formatString: String { "" }
}
