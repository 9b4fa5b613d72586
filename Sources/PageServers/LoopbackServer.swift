package import Commands
internal import FlyingSocks
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A server that programs on this machine can reach, and no others.
///
/// Of HTTP it knows what the page of a preview needs: one request without a body on each connection. A server of its kind,
/// such as FlyingFox's, also loads what fetches from other servers, which every start of the program would wait for.
package struct LoopbackServer: SiteServer {
  /// How many may ask at once: more than browsers do, and fewer than the files that a program may have open.
  private static let places = 64
  /// How long a request may take to come.
  private static var patience: Duration { .seconds(10) }
  /// How long an answer may take until it is with whoever asked: longer than one that waits for news.
  private static var patienceWithAnswers: Duration { .seconds(60) }
  /// How long it waits when nobody can be let in.
  private static var pause: Duration { .milliseconds(100) }

  package init() {}

  package func serve(_ site: any Site, onPort isReady: @escaping @Sendable (UInt16) -> Void) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let socket = try Socket(domain: AF_INET)
    try socket.setValue(true, for: .localAddressReuse)
    #if canImport(Darwin)
    try socket.setValue(true, for: .noSIGPIPE)
    #endif
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname() else { throw CocoaError(.featureUnsupported) }
    let listener = try AsyncSocket(socket: socket, pool: pool)
    isReady(port)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await pool.run() }
      tasks.addTask { try await LoopbackServer.receive(from: listener, for: site) }
      // Both go on until something fails.
      try await tasks.next()
    }
  }

  /// Lets whoever comes ask a site, as many at once as there are places.
  private static func receive(from listener: AsyncSocket, for site: any Site) async throws {
    try await withThrowingTaskGroup(of: Void.self) { connections in
      var taken = 0
      while true {
        if taken == places {
          try await connections.next()
          taken -= 1
        }
        guard let connection = try? await listener.accept() else {
          // Somebody has left again, or the program has too many files open: no reason to leave the others alone.
          try await Task.sleep(for: pause)
          continue
        }
        taken += 1
        connections.addTask {
          // Who does not ask, or does not wait for the answer, gets none.
          try? await answer(connection, with: site)
          try? connection.close()
        }
      }
    }
  }

  private static func answer(_ connection: AsyncSocket, with site: any Site) async throws {
    let bytes = try await within(patience) { try await head(from: connection) }
    guard let request = SiteRequest(bytes) else { return }
    try await within(patienceWithAnswers) { try await connection.write(await site.answer(request).message) }
  }

  /// Does something that may take some time and no more.
  private static func within<Value: Sendable>(
    _ time: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { tasks in
      defer { tasks.cancelAll() }
      tasks.addTask(operation: body)
      tasks.addTask {
        try await Task.sleep(for: time)
        throw CancellationError()
      }
      guard let value = try await tasks.next() else { throw CancellationError() }
      return value
    }
  }

  /// What stands before the empty line at which a request ends; as much of it as a browser may send.
  private static func head(from connection: AsyncSocket) async throws -> Data {
    let end = Data("\r\n\r\n".utf8)
    var bytes = Data()
    while bytes.count < 65_536 {
      // The end may come in two pieces.
      let known = max(0, bytes.count - end.count + 1)
      bytes += try await connection.read(atMost: 4_096)
      if let found = bytes.range(of: end, in: known..<bytes.count) { return bytes[..<found.lowerBound] }
    }
    throw CocoaError(.fileReadTooLarge)
  }
}
