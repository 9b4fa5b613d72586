// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "a11ysim", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "A11ySimulation", package: "a11ysim"), .product(name: "TestRuns", package: "a11ysim"),
      ]),
    .executableTarget(
      name: "PreviewBenchmark",
      dependencies: [
        .product(name: "A11ySwiftUI", package: "a11ysim"), .product(name: "PreviewTesting", package: "a11ysim"),
      ]),
    .executableTarget(name: "SpeechBenchmark", dependencies: [.product(name: "A11ySimulation", package: "a11ysim")]),
  ]
)
