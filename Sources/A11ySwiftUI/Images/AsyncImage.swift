/// A picture from the network, which never arrives: the placeholder stays.
nonisolated public struct AsyncImage<Content: View>: View, Renderable {
  let site = CallSite()
  private let content: () -> Content

  public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = { Image(source: .data, words: .none) } }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = { _ConditionalContent(.second(placeholder())) }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(.empty) }
  }

  @MainActor func render(in context: RenderContext) -> Output { context.render(context.evaluate(content)) }
}

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
