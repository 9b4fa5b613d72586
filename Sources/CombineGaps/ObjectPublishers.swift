internal import Foundation
internal import PublishedLookup

/// The publishers of the objects that have none in their properties.
final class ObjectPublishers: @unchecked Sendable {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that have gone are dropped.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    if let known = lock.withLock({ entry(of: object) }) { return known.publisher }
    if let found = publisherOfProperties(in: object) { return found }
    return lock.withLock {
      if let known = entry(of: object) { return known.publisher }
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, entries.count * 2)
      }
      let made = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: made)
      return made
    }
  }

  /// The entry of an object, and not that of one that was at its place before.
  private func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }
}
