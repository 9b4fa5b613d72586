internal import Foundation

/// Files that declare what others declare, as those of another app or for another device do.
extension CompiledFiles {
  /// Leaves out what is declared twice.
  ///
  /// - Parameter errors: The errors, by the names of the copies.
  /// - Returns: Whether there is any; what else is wrong can follow from it.
  mutating func leaveOutTwins(_ errors: [String: [CompilerError]]) -> Bool {
    var hasTwins = false
    for file in files {
      for name in (errors[name(of: file)] ?? []).compactMap(\.repeatedName) where file.names.contains(name) {
        guard files.contains(file), let other = files.first(where: { $0 != file && $0.names.contains(name) })
        else { continue }
        let (kept, left) = isNeeded(file, more: other) ? (file, other) : (other, file)
        leaveOut(left, twinOf: kept, name: name)
        hasTwins = true
      }
    }
    return hasTwins
  }

  /// Whether previews rather need a file than another one: the phone's app's, one that was given, one in a larger folder.
  private func isNeeded(_ file: TeamFile, more other: TeamFile) -> Bool {
    if (parts[file] == nil) != (parts[other] == nil) { return parts[file] == nil }
    return companions.contains(other) == companions.contains(file)
      ? folder(of: file, without: other).count > folder(of: other, without: file).count
      : companions.contains(other)
  }

  /// Leaves out what a file declares that another one declares too: that alone, or the file, or all of its app if it is of
  /// another one.
  private mutating func leaveOut(_ file: TeamFile, twinOf kept: TeamFile, name: String) {
    let path = folderPath(of: file, without: kept)
    // Where it is known what is of which app, types of one name go by two.
    let isOfOtherApp = parts[file] == parts[kept] && beginnings.contains { $0.pathComponents.starts(with: path) }
    if !isOfOtherApp, file.names.count > 1,
      leaveOut(name, of: file, since: "\(kept.url.lastPathComponent) declares '\(name)' too")
    {
      return
    }
    leaveOut(file, .twin(of: kept.url, name: name))
    guard isOfOtherApp else { return }
    for companion in folder(of: file, without: kept) where files.contains(companion) {
      leaveOut(companion, .companion(of: file.url))
    }
  }

  /// The files in the folder of a file's that another file does not stand in.
  private func folder(of file: TeamFile, without other: TeamFile) -> [TeamFile] {
    let path = folderPath(of: file, without: other)
    return given.filter { $0.url.pathComponents.starts(with: path) }
  }

  private func folderPath(of file: TeamFile, without other: TeamFile) -> ArraySlice<String> {
    let path = file.url.pathComponents
    let common = zip(path, other.url.pathComponents).prefix { $0 == $1 }.count
    return path.prefix(common + 1)
  }
}
