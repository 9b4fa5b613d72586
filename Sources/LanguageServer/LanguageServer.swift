import Diagnostics
package import Foundation
internal import Markup

/// A session with an editor: takes its messages one after the other, and answers.
///
/// Source: Language Server Protocol 3.17.
package struct LanguageServer {
  private enum State { case new, running, shutDown }

  private let decisions: (String) -> ProjectDecisions
  private var state = State.new
  private var documents: [String: OpenDocument] = [:]
  /// The documents that have changed since diagnostics were told.
  private var changed: [String] = []
  /// The status with which the program ends; `nil` as long as it goes on.
  package private(set) var exitStatus: Int32?
  private let encoder = JSONEncoder(.compact)

  /// - Parameter decisions: What the project has decided that a file belongs to, by the path of the file.
  package init(decisions: @escaping (String) -> ProjectDecisions) {
    self.decisions = decisions
  }

  /// The status if the editor goes away without a word: fine only after a shutdown.
  package var statusAtEnd: Int32 { state == .shutDown ? 0 : 1 }

  /// Takes what stands next in the stream, and gives what is to be sent.
  package mutating func take(_ frame: MessageReader.Frame) -> [Data] {
    switch frame {
    case .broken(let reason): return [failure(.unreadable(reason), of: nil)]
    case .message(let message):
      guard let head = try? JSONDecoder().decode(MessageHead.self, from: message) else {
        let isJSON = (try? JSONSerialization.jsonObject(with: message, options: .fragmentsAllowed)) != nil
        return [failure(isJSON ? .notARequest : .unreadable("the message is not JSON"), of: nil)]
      }
      guard let method = head.method else { return head.id.map { [failure(.notARequest, of: $0)] } ?? [] }
      guard let id = head.id else {
        notify(method, message)
        return []
      }
      do throws(ResponseError) {
        // What has not been told before the end never would be.
        let rest = method == "shutdown" ? takePause() : []
        return rest + [try answer(method, message, id)]
      } catch {
        return [failure(error, of: id)]
      }
    }
  }

  /// What there is to tell once nothing more has come: the diagnostics of what has changed.
  package mutating func takePause() -> [Data] {
    let uris = changed
    changed = []
    return uris.map { uri in
      let diagnostics = ask(uri) { document in
        document.analysis.remarks.map { document.published($0.diagnostic) }
      }
      return encode(
        Notification(
          method: "textDocument/publishDiagnostics",
          params: PublishDiagnosticsParams(uri: uri, diagnostics: diagnostics ?? [])))
    }
  }

  private mutating func notify(_ method: String, _ message: Data) {
    switch method {
    case "exit": exitStatus = statusAtEnd
    case _ where state != .running: break
    case "textDocument/didOpen":
      guard let item = try? parameters(of: method, in: message, as: DidOpenParams.self).textDocument else { return }
      documents[item.uri] = OpenDocument(item, decisions: decisions)
      note(item.uri)
    case "textDocument/didChange":
      guard let change = try? parameters(of: method, in: message, as: DidChangeParams.self) else { return }
      documents[change.textDocument.uri]?.apply(change.contentChanges)
      note(change.textDocument.uri)
    case "textDocument/didClose":
      guard let uri = try? parameters(of: method, in: message, as: DocumentParams.self).textDocument.uri else { return }
      documents[uri] = nil
      note(uri)
    // What is not known is not for us.
    default: break
    }
  }

  private mutating func note(_ uri: String) {
    if !changed.contains(uri) { changed.append(uri) }
  }

  private mutating func answer(
    _ method: String, _ message: Data, _ id: RequestID
  ) throws(ResponseError) -> Data {
    switch (state, method) {
    case (.new, "initialize"):
      state = .running
      return success(InitializeResult(serverInfo: .init(version: "\(Release.current)")), of: id)
    case (.new, _): throw .notInitialized
    case (.shutDown, _): throw .afterShutdown
    case (.running, "initialize"): throw .alreadyInitialized
    case (.running, "shutdown"):
      state = .shutDown
      return success(String?.none, of: id)
    case (.running, "textDocument/hover"):
      let asked = try parameters(of: method, in: message, as: PlaceParams.self)
      return success(ask(asked.textDocument.uri) { $0.hover(at: asked.position) } ?? nil, of: id)
    case (.running, "textDocument/completion"):
      let asked = try parameters(of: method, in: message, as: PlaceParams.self)
      return success(ask(asked.textDocument.uri) { $0.completion(at: asked.position) }, of: id)
    case (.running, "textDocument/definition"):
      let asked = try parameters(of: method, in: message, as: PlaceParams.self)
      return success(ask(asked.textDocument.uri) { $0.definition(at: asked.position) }, of: id)
    case (.running, "textDocument/inlayHint"):
      let asked = try parameters(of: method, in: message, as: RangeParams.self)
      return success(ask(asked.textDocument.uri) { $0.inlayHints(in: asked.range) }, of: id)
    case (.running, "textDocument/codeAction"):
      let asked = try parameters(of: method, in: message, as: RangeParams.self)
      return success(ask(asked.textDocument.uri) { $0.codeActions(in: asked.range) }, of: id)
    case (.running, _): throw .unknownMethod(method)
    }
  }

  /// Asks a document; `nil` for one that is not open.
  private func ask<Answer>(_ uri: String, _ question: (OpenDocument) -> Answer) -> Answer? {
    documents[uri].map(question)
  }

  private func parameters<Parameters: Decodable>(
    of method: String, in message: Data, as type: Parameters.Type
  ) throws(ResponseError) -> Parameters {
    do {
      return try JSONDecoder().decode(MessageBody<Parameters>.self, from: message).params
    } catch {
      throw .wrongParameters(method)
    }
  }

  private func success(_ answer: (some Encodable)?, of id: RequestID) -> Data {
    encode(Response(id: id, result: .success(answer)))
  }

  private func failure(_ error: ResponseError, of id: RequestID?) -> Data {
    encode(Response<String>(id: id, result: .failure(error)))
  }

  /// A message as it is sent; all that is sent here can be encoded.
  private func encode(_ message: some Encodable) -> Data {
    MessageReader.framed((try? encoder.encode(message)) ?? Data("{}".utf8))
  }
}
