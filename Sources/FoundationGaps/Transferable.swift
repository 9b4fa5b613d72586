/// What can be handed to other apps; here it is never handed over.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation = _PlainRepresentation<Self>
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == _PlainRepresentation<Self> {
  public static var transferRepresentation: _PlainRepresentation<Self> { _PlainRepresentation() }
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

/// How something is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
}

extension TransferRepresentation {
  public func suggestedFileName(_ name: String) -> Self { self }
  public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> Self { self }
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
    _ first: First, _ rest: repeat each Rest
  ) -> _PlainRepresentation<Item> where First.Item == Item { _PlainRepresentation() }
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
