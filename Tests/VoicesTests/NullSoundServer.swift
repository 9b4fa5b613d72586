import Foundation

/// A PulseAudio server of the tests' own that plays into nothing, at the speed of sound cards.
struct NullSoundServer {
  private static let programs = ["/usr/bin/pulseaudio", "/usr/bin/paplay"]

  static var isInstalled: Bool { programs.allSatisfy(FileManager.default.isExecutableFile) }

  /// What a client needs to find the server.
  let environment: [String: String]

  /// Starts a server with all its files in a folder, and returns when it answers; alone for a while it ends by itself.
  init(in folder: URL) throws {
    let socket = folder.appendingPathComponent("pulse").path
    environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "PULSE_RUNTIME_PATH": folder.path, "PULSE_SERVER": "unix:\(socket)",
    ]
    // As a daemon: a child that closes the files it inherits, as pulseaudio does, makes Foundation wait for its end.
    try run([
      "-n", "--daemonize=yes", "--exit-idle-time=5", "-L", "module-null-sink",
      "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ])
  }

  func stop() throws {
    try run(["--kill"])
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.programs[0])
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }
}
