import A11yLottie
import A11ySwiftUI
import A11yUIKit
import Testing

/// The sources of Lottie, version 4, have no element for an animation.
@MainActor
@Suite("Animations of the package Lottie")
struct LottieTests {
  @Test("An animation says nothing, except by a label")
  func views() {
    #expect(
      stops(
        VStack {
          LottieView(animation: .named("shell")).playing(loopMode: .loop).frame(width: 90, height: 90)
          Old()
          Text("Loading")
        }) == ["Loading"])
    #expect(
      stops(LottieView(animation: .named("shell")).looping().accessibilityLabel("A shell")).first?
        .hasPrefix("A shell") == true)
  }

  @Test("An animation that rests does so at its place")
  func resting() {
    #expect(LottiePlaybackMode.paused == .paused(at: .currentFrame))
    let whole = LottiePlaybackMode.PlaybackMode.toProgress(1, loopMode: .loop)
    #expect(whole == .fromProgress(nil, toProgress: 1, loopMode: .loop))
    #expect(LottiePlaybackMode.PlaybackMode.toFrame(2, loopMode: .loop) != whole)
  }

  @Test("An animation that is played once is at its end, and one that goes on is not")
  func playing() {
    let view = LottieAnimationView(name: "shell")
    var hasEnded = false
    view.play { hasEnded = $0 }
    #expect(hasEnded && view.currentProgress == 1 && !view.isAnimationPlaying)
    (hasEnded, view.loopMode) = (false, .loop)
    view.play { hasEnded = $0 }
    #expect(!hasEnded && view.isAnimationPlaying)
  }
}

private struct Old: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let animation = LottieAnimationView(name: "shell")
    animation.loopMode = .loop
    animation.play()
    view.addSubview(animation)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
