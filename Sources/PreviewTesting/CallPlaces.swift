internal import A11ySwiftUI
internal import Foundation
internal import PreviewPackages
internal import TestRuns

/// Where in the team's files the calls stand that have made views, as the debugger's data of the program tells.
struct CallPlaces: Sendable {
  /// The files, by the paths of the copies that were compiled.
  let copies: [String: String]

  /// Where calls stand, by their numbers; those are left out that the program has no such data of.
  func places(of calls: [Int]) -> [Int: CodePlace] {
    let returns = calls.map { CallSites.returns(of: $0) }
    var known: [CallSites.Return: CodePlace] = [:]
    for (image, addresses) in Dictionary(grouping: Set(returns.joined()), by: \.image) {
      let sorted = addresses.sorted { $0.address < $1.address }
      for (address, place) in zip(sorted, CallPlaces.places(of: sorted.map(\.address), in: image)) {
        known[address] = place
      }
    }
    // The innermost call that is the team's: what is inside of it is the simulator's own.
    return Dictionary(
      zip(calls, returns.map { $0.lazy.compactMap { known[$0] }.compactMap(place(inTeam:)).first })
        .compactMap { call, place in place.map { (call, $0) } }
    ) { first, _ in first }
  }

  /// A place in the file that the team has, or `nil` for one in the sources of the simulator, of the toolchain, of a
  /// package that was checked out to be built, or of what a macro was expanded to.
  private func place(inTeam place: CodePlace) -> CodePlace? {
    let compiled = copies[place.path] ?? place.path
    let path = URL(fileURLWithPath: compiled).resolvingSymlinksInPath().path
    let isCheckedOut = path.contains("/.build/") && path.contains("/checkouts/")
    // The compiler keeps expansions beside its temporary files.
    let isOthers =
      isCheckedOut || path.hasPrefix(CallPlaces.simulator) || path.contains("/swift-generated-sources/")
    guard !isOthers, FileManager.default.fileExists(atPath: path) else { return nil }
    return CodePlace(path: path, line: place.line, column: place.column)
  }

  private static let simulator =
    URL(fileURLWithPath: #filePath).appendingPathComponent("../..").standardizedFileURL.resolvingSymlinksInPath().path
    + "/"

  /// The places of addresses in a program, in their order; `nil` for what is in no file.
  ///
  /// The toolchain's own reader of debugger's data is asked, which every Swift toolchain for Linux has.
  private static func places(of addresses: [UInt], in image: String) -> [CodePlace?] {
    let command = ["llvm-symbolizer", "--obj=\(image)", "--functions=none", "--no-inlines"]
    let numbers = addresses.map { "0x" + String($0, radix: 16) }
    guard let outcome = try? Shell.run(command + numbers, within: patience), outcome.status == 0 else { return [] }
    return outcome.output.split(separator: "\n").map { CodePlace(line: $0) }
  }

  /// How many seconds the answer may take.
  private static let patience = 60.0
}

extension CodePlace {
  /// Reads `/App/Row.swift:12:5`; lines of zero are of no file.
  fileprivate init?(line text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0, let column = Int(parts[parts.count - 1])
    else { return nil }
    self.init(path: parts.dropLast(2).joined(separator: ":"), line: line, column: max(column, 1))
  }
}
