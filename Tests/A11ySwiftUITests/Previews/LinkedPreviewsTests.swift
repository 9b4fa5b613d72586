import A11ySwiftUI
import Foundation
import Interface
import ScenarioFiles
import TestRuns
import TestSupport
import Testing
import Transcripts

@testable import PreviewTesting

/// The previews of a program, as its command line asks for them by path and by name.
@MainActor
@Suite("Previews of a program")
struct LinkedPreviewsTests {
  private let views = PackageFiles.path("Tests/A11ySwiftUITests/Views")
  private let machinery = PackageFiles.path("Tests/A11ySwiftUITests/Views/Machinery.swift")
  private let library: LinkedPreviews
  init() {
    library = LinkedPreviews(providers: [
      "Places_Previews": PackageFiles.path("Tests/A11ySwiftUITests/Views/Machinery.swift")
    ])
  }

  private func transcript(of name: String, in file: String) throws -> Transcript {
    let loaded = try library.scenario(of: PreviewAddress(file: file, name: name), defaults: ScenarioDefaults())
    return Transcript(of: loaded.scenario)
  }

  @Test("A file has its previews in their order, and a folder those of all its files, by paths as they were written")
  func places() {
    #expect(library.previews(at: "\(views)/BeachTrip.swift").map(\.name) == ["Trip", "Preview"])
    #expect(library.previews(at: views).map(\.text).contains("\(views)/BeachTrip.swift#Trip"))
    #expect(library.previews(at: "\(views)/").first?.file == "\(views)/BeachTrip.swift")
    #expect(library.previews(at: "\(views)/Kept.swift").isEmpty)
    // A provider is known by the file that its type stands in, and one whose file nobody tells is left out.
    let names = library.previews(at: machinery).map(\.name)
    #expect(names.contains("All places") && !names.contains("By day"))
  }

  @Test("A preview of a file is heard under its name")
  func scenario() throws {
    let transcript = try transcript(of: "Trip", in: "\(views)/BeachTrip.swift")
    #expect(transcript.heard.first == "Weekend adventure, heading")
    // The language that the group of the provider sets.
    #expect(try self.transcript(of: "Places_Previews 2", in: machinery).heard == ["Nowhere"])
  }

  @Test("A preview is read on a watch if it says so, or if its file is an app's for the watch")
  func watches() throws {
    func platform(of name: String, in file: String, _ library: LinkedPreviews, on platform: Platform) throws -> String {
      var defaults = ScenarioDefaults()
      defaults.platform = platform
      let loaded = try library.scenario(of: PreviewAddress(file: file, name: name), defaults: defaults)
      return "\(loaded.scenario.platform)"
    }
    let trip = "\(views)/BeachTrip.swift"
    let wrist = "\(views)/TraitPreviews.swift"
    let library = LinkedPreviews(providers: ["Wrist_Previews": wrist], watchFiles: [trip])
    #expect(try platform(of: "Trip", in: trip, library, on: Platform(.iOS, 26)) == "watchOS 26")
    #expect(try platform(of: "Trip", in: trip, library, on: Platform(.iOS, 18)) == "watchOS 11")
    #expect(try platform(of: "Trip", in: trip, library, on: Platform(.iPadOS, 26)) == "iPadOS 26")
    #expect(try platform(of: "Wrist_Previews", in: wrist, library, on: Platform(.iOS, 26)) == "watchOS 26")
    #expect(try platform(of: "Upright", in: wrist, library, on: Platform(.iOS, 26)) == "iOS 26")
    // A watch of today is 208 points wide (Human Interface Guidelines, “Layout”).
    let loaded = try library.scenario(
      of: PreviewAddress(file: wrist, name: "Wrist_Previews"), defaults: ScenarioDefaults())
    #expect(Transcript(of: loaded.scenario).heard == ["high, 208 wide"])
  }

  private func error(of name: String, in file: String) throws -> String {
    let address = PreviewAddress(file: file, name: name)
    let error = try #require(throws: ScenarioError.self) {
      try library.scenario(of: address, defaults: ScenarioDefaults())
    }
    return "\(error)"
  }

  @Test("A name that no preview has is told with the one that may be meant, or with those that there are")
  func unknownNames() throws {
    let trip = try error(of: "Tripp", in: "\(views)/BeachTrip.swift")
    #expect(trip.contains("there is no preview 'Tripp'") && trip.contains("did you mean 'Trip'?"))
    let other = try error(of: "Something else", in: "\(views)/BeachTrip.swift")
    #expect(other.contains("it has Trip; Preview"))
    let none = try error(of: "Trip", in: "\(views)/Kept.swift")
    #expect(none.contains("there is no preview 'Trip'") && !none.contains("it has"))
  }

  @Test("A file that was copied to be compiled is known by the path that the team has")
  func copies() throws {
    let folder = try TemporaryFolder()
    let original = try folder.write("struct Trip {}\n", to: "Trip.swift")
    let compiled = Previews.all.compactMap { preview in
      if case .file(let path, line: _) = preview.place, path.hasSuffix("BeachTrip.swift") { path } else { nil }
    }
    let copied = LinkedPreviews(copies: Dictionary(compiled.map { ($0, original) }) { first, _ in first })
    #expect(copied.previews(at: folder.path).map(\.name) == ["Trip", "Preview"])
    #expect(copied.previews(at: "\(views)/BeachTrip.swift").isEmpty)
  }

  @Test("Flows beside the file are those of the scenario, and their mistakes are told in their file")
  func flows() throws {
    let folder = try TemporaryFolder()
    let original = try folder.write("struct Trip {}\n", to: "Trip.swift")
    _ = try folder.write("Trip:\n  On:\n    - next\n    - { hear: Baker beach }\n", to: "Trip.flows.yaml")
    let compiled = Previews.all.compactMap { preview in
      if case .file(let path, line: _) = preview.place, path.hasSuffix("BeachTrip.swift") { path } else { nil }
    }
    let copied = LinkedPreviews(copies: Dictionary(compiled.map { ($0, original) }) { first, _ in first })
    let loaded = try copied.scenario(of: PreviewAddress(file: original, name: "Trip"), defaults: ScenarioDefaults())
    #expect(loaded.file.name.hasSuffix("Trip.flows.yaml"))
    let problems = Transcript(of: loaded.scenario).problems
    #expect(problems.count == 1 && problems.allSatisfy { "\($0)".contains("Baker beach") })
    _ = try folder.write("Trp:\n  On:\n    - next\n", to: "Trip.flows.yaml")
    let error = try #require(throws: ScenarioError.self) {
      try copied.scenario(of: PreviewAddress(file: original, name: "Trip"), defaults: ScenarioDefaults())
    }
    #expect("\(error)".contains("there is no preview 'Trp'"))
  }
}
