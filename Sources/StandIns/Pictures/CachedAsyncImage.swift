public import A11yUIKit

/// A picture of the package CachedAsyncImage, which is asked for like that of SwiftUI.
public struct CachedAsyncImage<Content: View>: View {
  private let picture: AsyncImage<Content>
  public var body: some View { picture }

  public init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == Image {
    picture = AsyncImage(url: url, scale: scale)
  }
  public init(urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1) where Content == Image {
    picture = AsyncImage(url: urlRequest?.url, scale: scale)
  }

  public init<Shown: View, Placeholder: View>(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    picture = AsyncImage(url: url, scale: scale, content: content, placeholder: placeholder)
  }
  public init<Shown: View, Placeholder: View>(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Shown, @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    picture = AsyncImage(url: urlRequest?.url, scale: scale, content: content, placeholder: placeholder)
  }

  public init(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { picture = AsyncImage(url: url, scale: scale, transaction: transaction, content: content) }
  public init(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { picture = AsyncImage(url: urlRequest?.url, scale: scale, transaction: transaction, content: content) }
}
