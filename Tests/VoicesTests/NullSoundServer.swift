import Foundation

/// A PulseAudio server of the tests' own that plays into nothing, at the speed of sound cards.
struct NullSoundServer {
  private static let programs = ["/usr/bin/pulseaudio", "/usr/bin/paplay", "/usr/bin/parec"]

  static var isInstalled: Bool { programs.allSatisfy(FileManager.default.isExecutableFile) }

  /// What a client needs to find the server.
  let environment: [String: String]
  private let folder: URL

  /// Starts a server with all its files in a folder, and returns when it answers; alone for a while it ends by itself.
  init(in folder: URL) throws {
    let socket = folder.appendingPathComponent("pulse").path
    self.folder = folder
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

  /// The samples that the server plays while something happens, so many a second.
  func samples(at rate: Int, during body: () throws -> Void) throws -> [Int16] {
    let file = folder.appendingPathComponent("heard.raw")
    try Data().write(to: file)
    let recorder = Process()
    recorder.executableURL = URL(fileURLWithPath: Self.programs[2])
    recorder.arguments = [
      "--raw", "--format=s16le", "--channels=1", "--rate=\(rate)", "--latency-msec=20", "--device=null.monitor",
    ]
    recorder.environment = environment
    recorder.standardOutput = try FileHandle(forWritingTo: file)
    try recorder.run()
    defer { kill(recorder.processIdentifier, SIGKILL) }
    // Even silence is recorded: it has begun when something comes, and goes on until what was played has come.
    func size() throws -> Int { try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0 }
    func wait(forBytes count: Int) throws {
      let deadline = ContinuousClock.now + .seconds(5)
      while try size() < count, ContinuousClock.now < deadline { Thread.sleep(forTimeInterval: 0.01) }
    }
    try wait(forBytes: 1)
    try body()
    try wait(forBytes: size() + rate)
    return try Data(contentsOf: file).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
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
