import Foundation
import PackagePlugin

/// `swift package a11ysim …`: the program in the package that depends on it, with all that its command line takes.
@main
struct A11ysimCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "a11ysim").url
    process.arguments = arguments
    // Where the package's a11ysim.yaml and Scenarios are, wherever in it the command was given.
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The status is the answer: 1 for a transcript that differs, 2 for a wrong input.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
