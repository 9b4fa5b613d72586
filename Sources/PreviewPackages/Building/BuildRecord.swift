internal import Foundation

/// What a package was built from, so that nothing is built again unless something changed.
struct BuildRecord: Codable, Equatable {
  /// What tells one state of a file from another.
  struct Stamp: Codable, Equatable {
    var modified: Double
    var size: Int

    /// The state of a file; `nil` if there is none.
    init?(of url: URL) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else { return nil }
      modified = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      size = (facts[.size] as? NSNumber)?.intValue ?? 0
    }
  }

  /// The team's files.
  var stamps: [String: Stamp] = [:]
  /// The digests of what is compiled of files in place of their own texts, as the project's settings have it.
  var texts: [String: [UInt8]] = [:]
  /// The simulator's own program.
  var simulator: Stamp?
  /// What did not compile.
  var omissions: [Omission] = []
  /// Whether more was left out than had to be, since the time that was given was over.
  var isHurried = false
  /// Whether a program stands there.
  var isBuilt = false

  /// - Parameters:
  ///   - files: The team's files.
  ///   - program: The simulator's own program.
  ///   - sources: Where its sources are, of which what plays the previews is made: not all of them are in the program.
  init(of files: [URL], by program: URL?, from sources: URL? = nil) {
    simulator = program.flatMap { Stamp(of: $0) }
    if let newest = sources.flatMap(BuildRecord.newestChange), let built = simulator?.modified {
      simulator?.modified = max(newest, built)
    }
    for file in files { stamps[file.path] = Stamp(of: file) }
  }

  /// When a file in a folder was changed last; `nil` for what was checked out, which nobody changes.
  private static func newestChange(in folder: URL) -> Double? {
    guard !folder.pathComponents.contains("checkouts"), let names = FileManager.default.enumerator(atPath: folder.path)
    else { return nil }
    return names.lazy.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
      .compactMap { Stamp(of: folder.appendingPathComponent($0))?.modified }.max()
  }

  /// Whether both are made of the same files by the same simulator.
  func isSame(as other: BuildRecord) -> Bool {
    stamps == other.stamps && texts == other.texts && simulator == other.simulator
  }

  /// Whether what was left out then is left out now without asking the compiler again.
  ///
  /// Another simulator may have what was missing, and from what new files bring much else can have followed. Who gives
  /// more time than there was then wants to hear more.
  func isOfUse(for now: BuildRecord, of files: [TeamFile], inLimitedTime isLimited: Bool) -> Bool {
    simulator == now.simulator && !lacks(namesOf: files) && (!isHurried || isLimited)
  }

  /// Whether both are made of much the same files, and not of those of another app.
  func isOfSameApp(as other: BuildRecord) -> Bool {
    other.stamps.count { stamps[$0.key] != nil } * 2 > other.stamps.count
  }

  /// The files that are other than they were, or new.
  func changes(since before: BuildRecord) -> Set<String> {
    Set(stamps.keys.filter { stamps[$0] != before.stamps[$0] || texts[$0] != before.texts[$0] })
  }

  /// Whether something was left out because a name was missing, and files that were not there then declare it now.
  func lacks(namesOf files: [TeamFile]) -> Bool {
    let missing = Set(omissions.flatMap(\.missingNames))
    return files.contains { stamps[$0.url.path] == nil && !missing.isDisjoint(with: $0.names) }
  }

  private static func place(in folder: URL) -> URL { folder.appendingPathComponent("built-from.json") }

  /// Reads the record in a package's folder; `nil` if there is none.
  static func read(in folder: URL) -> BuildRecord? {
    guard let data = try? Data(contentsOf: place(in: folder)) else { return nil }
    return try? JSONDecoder().decode(BuildRecord.self, from: data)
  }

  func write(in folder: URL) throws {
    try JSONEncoder().encode(self).write(to: BuildRecord.place(in: folder), options: .atomic)
  }
}
