public import A11yUIKit

// Animations of the package Lottie: they are seen, and say nothing by themselves.

public typealias AnimationProgressTime = CGFloat
public typealias AnimationFrameTime = CGFloat
public typealias LottieCompletionBlock = (Bool) -> Void

public final class LottieAnimation: Sendable {
  public var duration: TimeInterval { 0 }
  public var startFrame: AnimationFrameTime { 0 }
  public var endFrame: AnimationFrameTime { 0 }
  public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) -> LottieAnimation? {
    LottieAnimation()
  }
  public static func filepath(_ path: String) -> LottieAnimation? { LottieAnimation() }
  public static func asset(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { LottieAnimation() }
  public static func loadedFrom(url: URL) async -> LottieAnimation? { nil }
}

public final class DotLottieFile: Sendable {
  public static func named(_ name: String, bundle: Bundle = .main, subdirectory: String? = nil) async throws
    -> DotLottieFile
  { DotLottieFile() }
  public static func loadedFrom(url: URL) async throws -> DotLottieFile { DotLottieFile() }
}

public enum LottieLoopMode: Hashable, Sendable {
  case playOnce, loop, autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

public enum LottieBackgroundBehavior: Sendable {
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

public enum LottieContentMode: Sendable { case center, scaleAspectFit, scaleAspectFill, scaleToFill }

public enum LottiePlaybackMode: Hashable, Sendable {
  case paused(at: PausedState)
  case playing(_ mode: PlaybackMode)

  public enum PausedState: Hashable, Sendable {
    case currentFrame
    case progress(AnimationProgressTime)
    case frame(AnimationFrameTime)
    case time(TimeInterval)
  }

  public enum PlaybackMode: Hashable, Sendable {
    case fromProgress(_ from: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    case fromFrame(_ from: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    case fromMarker(_ from: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    case marker(_ marker: String, loopMode: LottieLoopMode)
    case markers(_ markers: [String])

    public static func toProgress(_ end: AnimationProgressTime, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromProgress(nil, toProgress: end, loopMode: loopMode)
    }
    public static func toFrame(_ end: AnimationFrameTime, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromFrame(nil, toFrame: end, loopMode: loopMode)
    }
  }

  public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }
}

/// An animation of UIKit's: a view that nothing stands on.
@MainActor open class LottieAnimationView: UIView {
  public var animation: LottieAnimation?
  public var loopMode = LottieLoopMode.playOnce
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  public var animationSpeed: CGFloat = 1
  public var currentProgress: AnimationProgressTime = 0
  public var currentFrame: AnimationFrameTime = 0
  public private(set) var isAnimationPlaying = false

  public convenience init(name: String, bundle: Bundle = .main) {
    self.init(frame: .zero)
    animation = LottieAnimation.named(name, bundle: bundle)
  }
  public convenience init(animation: LottieAnimation?) {
    self.init(frame: .zero)
    self.animation = animation
  }
  public convenience init(filePath: String) { self.init(animation: LottieAnimation.filepath(filePath)) }

  // An animation is at once where it ends; one that goes on does not come to an end.
  public func play(completion: LottieCompletionBlock? = nil) {
    isAnimationPlaying = loopMode != .playOnce
    currentProgress = 1
    if !isAnimationPlaying { completion?(true) }
  }
  public func play(
    fromProgress: AnimationProgressTime? = nil, toProgress: AnimationProgressTime, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    currentProgress = toProgress
    if (loopMode ?? self.loopMode) == .playOnce { completion?(true) }
  }
  public func pause() { isAnimationPlaying = false }
  public func stop() { isAnimationPlaying = false }
}

/// An animation in SwiftUI: a place that is kept free for it.
public struct LottieView<Placeholder: View>: View {
  public init(animation: LottieAnimation?) where Placeholder == EmptyView {}
  public init(dotLottieFile: DotLottieFile?) where Placeholder == EmptyView {}
  public init(_ load: @escaping () async throws -> LottieAnimation?) where Placeholder == EmptyView {}
  public init(
    _ load: @escaping () async throws -> LottieAnimation?, @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {}

  public var body: some View { Color.clear }

  public func configure(_ configure: @escaping (LottieAnimationView) -> Void) -> Self { self }
  public func resizable() -> Self { self }
  public func intrinsicSize() -> Self { self }
  public func play() -> Self { self }
  public func looping() -> Self { self }
  public func play(loopMode: LottieLoopMode = .playOnce) -> Self { self }
  public func playing() -> Self { self }
  public func playing(loopMode: LottieLoopMode) -> Self { self }
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
  public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> Self { self }
  public func playbackMode(_ mode: LottiePlaybackMode) -> Self { self }
  public func animationSpeed(_ speed: Double) -> Self { self }
  public func animationDidFinish(_ action: LottieCompletionBlock?) -> Self { self }
  public func backgroundBehavior(_ behavior: LottieBackgroundBehavior) -> Self { self }
  public func currentProgress(_ progress: AnimationProgressTime?) -> Self { self }
  public func currentFrame(_ frame: AnimationFrameTime?) -> Self { self }
  public func reloadAnimationTrigger(_ value: some Equatable, showPlaceholder: Bool = true) -> Self { self }
}
