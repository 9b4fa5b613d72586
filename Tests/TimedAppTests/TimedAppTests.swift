import Foundation
import TestSupport
import Testing

/// The app in `Tests/TimedApp`, whose previews are played as a program: there, time passes as fast as it is asked to.
@Suite("Previews in a time of their own")
struct TimedAppTests {
  private static let program = BuiltProgram.url.deletingLastPathComponent().appending(path: "TimedApp")

  // What is heard stands in the flows as `hear`, written from what the features are to do.
  @Test(
    "An app's features are heard as they go on after a while",
    arguments: [
      "Clocks", "Contacts", "Counter", "Guests", "Meetings", "Reloading", "Requests", "Rooms", "Search",
      "Shelf", "Todos", "Visits", "Waiting", "Working",
    ])
  func hears(name: String) throws {
    let start = ContinuousClock.now
    let file = PackageFiles.path("Tests/TimedApp/\(name).swift")
    let outcome = try BuiltProgram.run(["transcript", file], of: TimedAppTests.program, environment: [:])
    #expect(outcome.status == 0, "\(outcome.messages)\n\(outcome.output)")
    #expect(outcome.output.contains("flow: "))
    // Ten minutes of the app's are none of ours.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("What an app leaves to chance comes out the same each time, and in each preview")
  func chances() throws {
    func words() throws -> [Substring] {
      let file = PackageFiles.path("Tests/TimedApp/Dice.swift")
      let outcome = try BuiltProgram.run(["transcript", file], of: TimedAppTests.program, environment: [:])
      return outcome.output.split(separator: "\n").filter { !$0.hasPrefix("scenario: ") }
    }
    let first = try words()
    #expect(first.count == 12)
    #expect(first.prefix(6) == first.suffix(6))
    #expect(try words() == first)
  }

  @Test("What an app keeps is there for all its code, and gone when the next preview begins")
  func keeps() throws {
    let folder = try TemporaryFolder()
    let home = folder.file("home").path
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    let outcome = try BuiltProgram.run(
      ["transcript", PackageFiles.path("Tests/TimedApp/Keeping.swift")], of: TimedAppTests.program,
      environment: ["A11YSIM_HOME": home, "CFFIXED_USER_HOME": home])
    #expect(outcome.status == 0, "\(outcome.messages)\n\(outcome.output)")
    #expect(outcome.output.components(separatedBy: "flow: ").count == 4)
  }

  @Test(
    "An app writes to its home, and not to the folder of whoever plays its previews; paths that are given are there")
  func writes() throws {
    let folder = try TemporaryFolder()
    let home = folder.file("home")
    let work = folder.file("work")
    for folder in [home, work] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: work.appending(path: "App.swift").path,
      withDestinationPath: PackageFiles.path("Tests/TimedApp/Writing.swift"))
    let outcome = try BuiltProgram.run(
      ["transcript", "App.swift"], of: TimedAppTests.program, in: work,
      environment: ["A11YSIM_HOME": home.path, "CFFIXED_USER_HOME": home.path])
    #expect(outcome.status == 0, "\(outcome.messages)\n\(outcome.output)")
    #expect(outcome.output.contains("\nTea\n"))
    #expect(try String(contentsOf: home.appending(path: "notes.txt"), encoding: .utf8) == "Tea")
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == ["App.swift"])
  }

  @Test("The home folder of a person is never emptied")
  func homeOfPerson() throws {
    let home = try TemporaryFolder()
    let file = try home.write("Mine", to: "Documents/letter.txt")
    let path = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent().path
    _ = try BuiltProgram.run(
      ["transcript", PackageFiles.path("Tests/TimedApp/Keeping.swift")], of: TimedAppTests.program,
      environment: ["A11YSIM_HOME": path, "CFFIXED_USER_HOME": path, "HOME": path])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "Mine")
  }

  // A device makes what is in a menu when the menu is opened.
  @Test("What menus lack costs nothing before they are opened: their view is noted, and left out of the next run")
  func menus() throws {
    let folder = try TemporaryFolder()
    let file = PackageFiles.path("Tests/TimedApp/Words.swift")
    let environment = ["A11YSIM_UNOPENED": folder.file("unopened").path]
    let first = try BuiltProgram.run(["transcript", file], of: TimedAppTests.program, environment: environment)
    #expect(first.status == SIGUSR2)
    let second = try BuiltProgram.run(["transcript", file], of: TimedAppTests.program, environment: environment)
    #expect(second.status == 0, "\(second.messages)\n\(second.output)")
    #expect(second.output.contains("Edit Tea"))
    #expect(try String(contentsOf: folder.file("unopened"), encoding: .utf8) == "TimedApp.FavoriteItem\n")
  }

  // A run that takes the place of one that has crashed knows by these files which previews not to play again.
  @Test("A preview that has ended the program before is told of and not played, and so is all of its origin")
  func crashes() throws {
    let folder = try TemporaryFolder()
    let file = PackageFiles.path("Tests/TimedApp/Counter.swift")
    let line = try #require(
      String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("#Preview(\"Counter without a fact\")") })
    let crashes = [
      ["preview": "\(file)#Counter", "words": "it counted too far"],
      ["preview": "origin \(file):\(line + 1)", "words": "there is no fact"],
    ]
    _ = try folder.write(
      String(decoding: JSONEncoder().encode(crashes), as: UTF8.self), to: "crashes.json")
    let outcome = try BuiltProgram.run(
      ["transcript", file], of: TimedAppTests.program, environment: ["A11YSIM_SUPERVISION": folder.path])
    #expect(outcome.status != 0)
    #expect(outcome.messages.contains("the preview 'Counter' ended the program: it counted too far"))
    #expect(outcome.messages.contains("ended the program: there is no fact"))
    #expect(!outcome.output.contains("flow: "))
  }

  @Test("A trial plays what stands after the last preview that has ended the program, up to the next one")
  func trial() throws {
    let folder = try TemporaryFolder()
    let file = PackageFiles.path("Tests/TimedApp/Waiting.swift")
    _ = try folder.write(
      String(decoding: JSONEncoder().encode([["preview": "\(file)#Ticking", "words": "it ticked"]]), as: UTF8.self),
      to: "crashes.json")
    let outcome = try BuiltProgram.run(
      [], of: TimedAppTests.program, environment: ["A11YSIM_SUPERVISION": folder.path, "A11YSIM_TRIAL": "1"])
    // The menu of that one lacks what it shows.
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    let words = PackageFiles.path("Tests/TimedApp/Words.swift")
    #expect(try String(contentsOf: folder.file("playing"), encoding: .utf8) == "\(words)#Words")
  }
}
