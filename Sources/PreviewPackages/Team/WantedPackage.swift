/// A package of others that would have to be given for more to be heard.
package struct WantedPackage: Sendable, Hashable {
  let module: String
  /// Where its sources are kept; `nil` if nothing tells.
  let address: String?
  /// How many files import it that are compiled without something that is not there.
  let fileCount: Int

  /// That it is wanted, in plain words, with what can be done about it.
  package var sentence: String {
    let files = fileCount == 1 ? "1 file imports it" : "\(fileCount) files import it"
    let way = address.map { "clone \($0), and name" } ?? "name"
    return "\(module): not in the project, and \(files): \(way) the folder of its sources too"
  }
}
