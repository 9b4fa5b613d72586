public import Foundation

/// Says that there is a network, since a preview shows an app in ordinary use.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface()] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public var type: InterfaceType { .wifi }
  public var name: String { "en0" }
  public var index: Int { 1 }
}

// MARK: - Connections
// Nothing ever answers: whoever is looked for is not there, and what is sent is lost.

public enum NWEndpoint: Hashable, Sendable {
  public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
    case name(String, NWInterface?)
    public init(_ name: String) { self = .name(name, nil) }
    public init(stringLiteral value: String) { self = .name(value, nil) }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }
  public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public init?(_ text: String) {
      guard let number = UInt16(text) else { return nil }
      rawValue = number
    }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public var debugDescription: String { "\(rawValue)" }
    public static let any = Port(rawValue: 0)
    public static let http = Port(rawValue: 80)
    public static let https = Port(rawValue: 443)
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

public enum NWError: Error, Hashable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

open class NWProtocolOptions: @unchecked Sendable { public init() {} }
open class NWProtocolMetadata: @unchecked Sendable {}
public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveCount = 0
    public var keepaliveInterval = 0
    public var connectionTimeout = 0
    public var noDelay = false
  }
}
public enum NWProtocolUDP { public final class Options: NWProtocolOptions, @unchecked Sendable {} }
public enum NWProtocolTLS { public final class Options: NWProtocolOptions, @unchecked Sendable {} }

open class NWParameters: @unchecked Sendable {
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
}

public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public final class ContentContext: Sendable {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    public static let defaultMessage = ContentContext(identifier: "message")
    public static let finalMessage = ContentContext(identifier: "final")
  }
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public var state: State { .setup }
  public var currentPath: NWPath? { nil }
  public var queue: DispatchQueue? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  public func start(queue: DispatchQueue) {}
  public func restart() {}
  public func cancel() {}
  public func forceCancel() {}
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}
}

public final class NWBrowser: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable { case none }
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }
  public let descriptor: Descriptor
  public var state: State { .setup }
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public init(for descriptor: Descriptor, using parameters: NWParameters) { self.descriptor = descriptor }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

public final class NWListener: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public struct Service: Sendable {
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {}
  }
  public var service: Service?
  public var state: State { .setup }
  public var port: NWEndpoint.Port? { nil }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
