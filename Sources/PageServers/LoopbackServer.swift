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

  /// Lets whoever comes ask a site, all of them at once.
  private static func receive(from listener: AsyncSocket, for site: any Site) async throws {
    try await withThrowingDiscardingTaskGroup { connections in
      for try await connection in listener.sockets {
        connections.addTask {
          // Who does not ask, or does not wait for the answer, gets none.
          try? await answer(connection, with: site)
          try? connection.close()
        }
      }
    }
  }

  private static func answer(_ connection: AsyncSocket, with site: any Site) async throws {
    guard let request = SiteRequest(try await head(from: connection)) else { return }
    try await connection.write(await site.answer(request).message)
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
