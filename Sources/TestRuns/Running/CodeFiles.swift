package import Diagnostics
internal import Foundation

/// The files that the views of a preview are made in: that of the preview, and the others as far as places have led there.
package final class CodeFiles: @unchecked Sendable {
  private let file: SourceFile
  /// The places of the calls that made views.
  private let places: @Sendable ([Int]) -> [Int: CodePlace]
  private let lock = NSLock()
  private var known = Known()

  fileprivate struct Known {
    var others: [SourceFile] = []
    /// The numbers of the files, by their paths.
    var numbers: [String: Int] = [:]
    /// The places of the calls that have been asked for; `nil` for those that are in no file.
    var places: [Int: SourcePlace?] = [:]
  }

  /// - Parameters:
  ///   - file: The file of the preview.
  ///   - path: The path of that file, without links.
  ///   - places: Finds the places of calls, by their numbers.
  package init(_ file: SourceFile, at path: String, places: @escaping @Sendable ([Int]) -> [Int: CodePlace]) {
    self.file = file
    self.places = places
    known.numbers[path] = 0
  }

  /// The file of the preview, with all others that places have led to so far.
  package var files: SourceFile { lock.withLock { file.including(known.others) } }

  /// Finds out where in which files calls have made views.
  ///
  /// - Parameter calls: The numbers of the calls.
  /// - Returns: The places of those that are in files.
  package func places(of calls: some Sequence<Int>) -> [Int: SourcePlace] {
    let calls = Set(calls)
    return lock.withLock {
      let new = calls.filter { !known.places.keys.contains($0) }.sorted()
      let found = new.isEmpty ? [:] : places(new)
      for call in new {
        let place = found[call].map { known.place($0) }
        known.places.updateValue(place, forKey: call)
      }
      let asked = calls.compactMap { call in (known.places[call] ?? nil).map { (call, $0) } }
      return Dictionary(uniqueKeysWithValues: asked)
    }
  }
}

extension CodeFiles.Known {
  fileprivate mutating func place(_ place: CodePlace) -> SourcePlace {
    let number = numbers[place.path] ?? add(place.path)
    return SourcePlace(line: place.line, column: place.column).inIncluded(number)
  }

  private mutating func add(_ path: String) -> Int {
    let text = (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? ""
    let current = FileManager.default.currentDirectoryPath + "/"
    let name = path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    others.append(SourceFile(name: name, text: text))
    numbers[path] = others.count
    return others.count
  }
}
