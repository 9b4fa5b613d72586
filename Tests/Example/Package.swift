// swift-tools-version: 6.1
import PackageDescription

/// An app's package that tests what VoiceOver says, as yours could.
let package = Package(
  name: "Example",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "a11ysim", path: "../..")],
  targets: [
    .testTarget(
      name: "CommentRowTests", dependencies: [.product(name: "A11ySimulation", package: "a11ysim")],
      exclude: ["Goldens", "comments.yaml"])
  ]
)
