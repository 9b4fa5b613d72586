// swift-tools-version: 6.1
import PackageDescription

/// An app's package, whose previews are tested with VoiceOver's words, as yours could be.
let package = Package(
  name: "Trips",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "a11ysim", path: "../..")],
  targets: [
    .target(
      name: "TripViews",
      dependencies: [
        // On Apple's platforms the views are compiled with Apple's SwiftUI, as ever.
        .product(name: "SwiftUI", package: "a11ysim", condition: .when(platforms: [.linux]))
      ],
      exclude: [
        "BeachView.flows.yaml", "BeachView.previews", "TripView.flows.yaml", "TripView.previews", "CommentRow.previews",
        "ReplyView.previews",
      ],
      resources: [.process("Resources")]),
    .testTarget(
      name: "TripViewsTests",
      dependencies: [
        "TripViews",
        .product(name: "PreviewTesting", package: "a11ysim", condition: .when(platforms: [.linux])),
        .product(name: "SpeechTesting", package: "a11ysim", condition: .when(platforms: [.linux])),
      ]),
  ]
)
