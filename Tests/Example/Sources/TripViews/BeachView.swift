import SwiftUI

/// The beach as it is now: each part answers to a setting as Apple's guidelines ask of apps.
struct BeachView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        StatusView()
        TemperatureView()
        NewsView()
        PictureView()
        FilmView()
        MapView()
        RulesView()
      }
    }
    .navigationTitle("Funston Beach")
  }
}

/// Whether the beach is open: by a word beside the color where color alone is not to tell.
private struct StatusView: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var tellsWithoutColor
  @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive

  var body: some View {
    HStack {
      Circle().fill(.green).frame(width: 10, height: 10)
      if tellsWithoutColor { Text("Open") }
      if isAssistive { Button("Call a lifeguard", systemImage: "phone") {} }
    }
  }
}

/// Two columns, which stand below each other at the accessibility sizes.
private struct TemperatureView: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      VStack {
        Text("Water")
        Text("21 degrees")
      }
      VStack {
        Text("Air")
        Text("27 degrees")
      }
    }
  }
}

/// News, whose newness is told by weight where weight can tell, and a banner that stays as long as somebody needs it.
private struct NewsView: View {
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.accessibilityVoiceOverEnabled) private var isHeard
  @Environment(\.accessibilitySwitchControlEnabled) private var isSwitched

  var body: some View {
    HStack {
      if weight == .bold { Text("New") }
      Text("The tide is high at noon").bold()
    }
    if isHeard { Button("Hide the news") {} }
    if isSwitched { Button("Keep the news") {} }
  }
}

/// A picture of its hour, in which nothing moves for those who do not want it.
private struct PictureView: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var isStill
  @Environment(\.accessibilityPrefersCrossFadeTransitions) private var fades
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image("beach").accessibilityLabel(scheme == .dark ? "The beach at night" : "The beach by day")
      .accessibilityIgnoresInvertColors()
    Text(isOpaque ? "Photo: Nick" : "Nick").background(
      isOpaque ? AnyShapeStyle(.background) : AnyShapeStyle(.thinMaterial))
    if !isStill { Image("waves").accessibilityLabel("Waves, moving") }
    Button {
    } label: {
      Image(systemName: direction == .rightToLeft ? "arrow.left" : "arrow.right")
    }
    .accessibilityLabel("Next picture")
    .accessibilityValue(fades ? "fades" : direction == .rightToLeft ? "comes from the left" : "comes from the right")
  }
}

/// A film that moves by itself only for those who like it.
private struct FilmView: View {
  @Environment(\.accessibilityPlayAnimatedImages) private var plays
  @Environment(\.accessibilityDimFlashingLights) private var dims

  var body: some View {
    Image("gulls").accessibilityLabel(plays ? "Gulls in the air" : "Gulls, a still picture")
    if !plays { Button("Play") {} }
    if dims { Text("The lighthouse flashes in this film") }
  }
}

/// A map whose legend names what is drawn.
private struct MapView: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityInvertColors) private var isInverted

  var body: some View {
    Text(contrast == .increased ? "Deep water is striped" : "Deep water is dark")
    if isInverted { Text("The map keeps its colors") }
  }
}

/// A way to the rules, which shows that it is a button where shapes are asked for.
private struct RulesView: View {
  @Environment(\.accessibilityShowButtonShapes) private var showsShapes

  var body: some View {
    Button {
    } label: {
      HStack {
        Text("Rules")
        if showsShapes { Text("opens a page") }
      }
    }
    .buttonStyle(.plain)
  }
}

#Preview("Live from the beach") {
  NavigationStack { BeachView() }
}
