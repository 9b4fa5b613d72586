// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let collections = Target.Dependency.product(name: "OrderedCollections", package: "swift-collections")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

/// A stage of the pipeline: a library target with the settings that all share, and files that stand beside its sources.
func stage(_ name: String, _ dependencies: [Target.Dependency] = [], beside files: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: settings)
}

/// The tests of one stage.
func tests(_ name: String, _ dependencies: [Target.Dependency], reading files: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: files, swiftSettings: settings)
}

/// What stands in on Linux for a framework of Apple's: a team's `import NAME` reaches it by a module alias.
func standIn(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .target(
    name: "A11y\(name)", dependencies: ["A11yUIKit"] + others,
    path: "Sources/StandIns/\(name)", swiftSettings: settings + [.swiftLanguageMode(.v5)])
}

/// The frameworks and packages that apps import most, each with what its stand-in needs besides the views of UIKit.
let standIns = [
  standIn("AlertToast"),
  standIn("Alamofire", ["CombineGaps"]),
  standIn("AppServices"),
  standIn("Charts"),
  standIn("Collections", [collections]),
  standIn("ComposableArchitecture", ["A11yCollections"]),
  standIn("CoreData", ["CombineGaps"]),
  standIn("Crypto", ["Digests"]),
  standIn("Defaults"),
  standIn("Factory"),
  standIn("Firebase"),
  standIn(
    "Foundation",
    [
      "CombineGaps",
      .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      .product(name: "OpenCombineFoundation", package: "OpenCombine"),
    ]),
  standIn("FoundationModels"),
  standIn("GoogleSignIn"),
  standIn("Keychains"),
  standIn("Location"),
  standIn("Logging"),
  standIn("Lottie"),
  standIn("MarkdownUI"),
  standIn("Media"),
  standIn("Pictures"),
  standIn("Realm", ["CombineGaps"]),
  standIn("Resolver"),
  standIn("RevenueCat"),
  standIn("Sentry"),
  standIn("StoreKit"),
  standIn("Supabase"),
  standIn("SwiftData"),
  standIn("SwiftSoup"),
  standIn("Weather"),
  standIn("Web"),
  standIn("WidgetKit"),
  standIn("WrappingHStack"),
]

let package = Package(
  name: "a11ysim",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "A11ySimulation", targets: ["A11ySimulation"]),
    .library(name: "TestRuns", targets: ["TestRuns"]),
    .library(name: "A11ySwiftUI", targets: ["A11ySwiftUI"]),
    .library(name: "A11yUIKit", targets: ["A11yUIKit"]),
    .library(name: "SpeechTesting", targets: ["SpeechTesting"]),
    .library(name: "PreviewTesting", targets: ["PreviewTesting"]),
    .library(name: "PreviewRunner", targets: ["PreviewRunner"]),
    .executable(name: "a11ysim", targets: ["a11ysim"]),
  ] + standIns.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // For the sockets of `a11ysim preview` alone.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    // For `swift package generate-documentation` alone.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    // In the order of the pipeline: a stage imports only what stands above it.
    stage("Diagnostics"),
    stage("Markup"),
    stage("Colors"),
    stage("Digests"),
    stage("Languages"),
    stage("Interface", ["Diagnostics", "Languages", collections]),
    stage("StringCatalogs", ["Interface", "Markup"]),
    stage("Apps", ["Interface", "Diagnostics"]),
    stage("Layout", ["Interface", "Languages"]),
    stage("ScenarioFiles", ["StringCatalogs", "Interface", "Languages", "Diagnostics", collections, yams]),
    stage("Importers", ["ScenarioFiles", "Interface", "Diagnostics", "Markup", collections]),
    stage("Elements", ["Interface", "Languages", "Layout", "Diagnostics"]),
    stage("Order", ["Elements", "Layout", "Interface"]),
    stage("Utterances", ["Elements", "Interface", "Diagnostics"]),
    stage("Readers", ["Utterances", "Order", "Elements", "Layout", "Interface", "Diagnostics"]),
    stage(
      "VoiceOver",
      [
        "Apps", "Readers", "Utterances", "Order", "Elements", "Layout", "Interface", "Languages", "Diagnostics",
        collections,
      ]),
    stage(
      "Transcripts",
      [
        "VoiceOver", "Readers", "Utterances", "Order", "Elements", "Layout", "Interface", "Colors", "Markup",
        "Diagnostics", collections,
      ]),
    stage(
      "Reports",
      [
        "VoiceOver", "Utterances", "Order", "Elements", "Layout", "Interface", "Languages", "Colors", "Markup",
        "Digests", "Diagnostics", collections,
      ],
      beside: ["Symbols/LICENSE-Bootstrap-Icons.txt"]),
    stage(
      "Audits",
      [
        "VoiceOver", "Readers", "Utterances", "Order", "Elements", "Layout", "Apps", "Interface", "Languages",
        "Colors", "Diagnostics", collections,
      ]),
    stage(
      "Walks",
      [
        "Transcripts", "VoiceOver", "Utterances", "Order", "Elements", "Interface", "ScenarioFiles", "Diagnostics",
        collections,
      ]),
    .target(name: "CEspeakNG"),
    stage(
      "Voices", ["CEspeakNG", "Languages", "Markup", "Diagnostics"], beside: ["Pictures/LICENSE-Unicode.txt"]),
    stage(
      "TestRuns",
      [
        "Transcripts", "Audits", "Reports", "VoiceOver", "Utterances", "Order", "Elements", "Importers",
        "ScenarioFiles", "Interface", "Diagnostics", "Markup", "Voices",
      ]),
    stage(
      "Mutations",
      ["TestRuns", "Transcripts", "VoiceOver", "ScenarioFiles", "Interface", "Markup", "Diagnostics", collections]),
    stage(
      "A11ySimulation",
      [
        "Diagnostics", "Languages", "Interface", "ScenarioFiles", "Apps", "Layout", "Elements", "Order", "Utterances",
        "Readers", "VoiceOver", "Transcripts", "Audits", "Walks", "TestRuns", "Reports", "Voices", collections,
      ]),
    stage(
      "LanguageServer",
      [
        "Audits", "Transcripts", "VoiceOver", "Utterances", "TestRuns", "ScenarioFiles", "Interface", "Markup",
        "Diagnostics",
      ]),
    // What tests import; the frameworks of tests come with the toolchain.
    stage("SpeechTesting", ["A11ySimulation", "Transcripts", "Utterances"]),
    stage("PreviewVariables"),
    stage("PreviewPackages", ["Digests", "PreviewVariables", "Colors", "Markup", "StringCatalogs"]),
    stage(
      "Commands",
      [
        "A11ySimulation", "LanguageServer", "Importers", "Languages", "ScenarioFiles", "Transcripts", "TestRuns",
        "Mutations", "Markup", "PreviewPackages", argumentParser,
      ]),
    // Beside the commands, so that programs with a team's previews in them are built without a server.
    stage("PageServers", ["Commands", .product(name: "FlyingSocks", package: "FlyingFox")]),
    .executableTarget(name: "a11ysim", dependencies: ["Commands", "PageServers"], swiftSettings: settings),

    // What runs a team's own SwiftUI code on Linux: the other way into the pipeline, beside scenario files.
    .macro(name: "A11ySwiftUIMacros"),
    .target(name: "CPreviewRecords"),
    .target(name: "CAppSurroundings"),
    .target(name: "CCallSites"),
    .target(
      name: "PublishedLookup", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "CombineGaps", dependencies: ["PublishedLookup", .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "FoundationGaps", dependencies: ["CombineGaps"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .target(
      name: "A11ySwiftUI",
      dependencies: [
        "FoundationGaps", "Apps", "Elements", "Layout", "StringCatalogs", "Interface", "Languages", "Colors",
        "Diagnostics", "A11ySwiftUIMacros", "PreviewVariables", "CPreviewRecords", "CAppSurroundings", "CCallSites",
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      // Closures of the app's pass from views, which belong to the main actor, into a graph that runs there too.
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),

    .target(
      name: "A11yUIKit", dependencies: ["A11ySwiftUI", "Layout", "Interface"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),

    stage(
      "PreviewTesting",
      [
        "A11ySwiftUI", "A11ySimulation", "PreviewPackages", "TestRuns", "Transcripts", "Audits", "ScenarioFiles",
        "Apps", "Interface", "Diagnostics", collections,
      ]),
    stage("PreviewRunner", ["PreviewTesting", "PreviewPackages", "Commands"]),

    // The tests, stage by stage.
    .target(
      name: "TestSupport", dependencies: ["ScenarioFiles", "Interface"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests(
      "ScenarioFilesTests", ["TestSupport", "ScenarioFiles", "Transcripts", "Interface", "Diagnostics", collections]),
    tests(
      "ImportersTests",
      [
        "TestSupport", "Importers", "Audits", "Transcripts", "VoiceOver", "ScenarioFiles", "Interface", "Diagnostics",
        "Markup", collections,
      ]),
    tests(
      "VoiceOverTests",
      [
        "TestSupport", "VoiceOver", "Utterances", "Order", "Apps", "Elements", "Layout", "Interface", "ScenarioFiles",
        "Audits", "Transcripts", collections,
      ]),
    tests("AppsTests", ["Apps", "VoiceOver", "Utterances", "Interface", collections]),
    tests(
      "TranscriptsTests",
      [
        "TestSupport", "Transcripts", "VoiceOver", "Utterances", "Order", "ScenarioFiles", "Interface", "Diagnostics",
        collections,
      ]),
    tests("MutationsTests", ["TestSupport", "Mutations", "ScenarioFiles"]),
    tests(
      "TestRunsTests",
      ["TestRuns", "Transcripts", "Interface", "VoiceOver", "Utterances", "Diagnostics", "ScenarioFiles"]),
    tests(
      "AuditsTests", ["TestSupport", "Audits", "VoiceOver", "ScenarioFiles", "Interface", "Diagnostics", collections],
      reading: ["Corpus"]),
    tests("A11ySimulationTests", ["A11ySimulation", "Interface", collections]),
    tests(
      "SpeechTestingTests", ["TestSupport", "SpeechTesting", "A11ySimulation", "Transcripts"], reading: ["Goldens"]),
    tests("LanguageServerTests", ["TestSupport", "LanguageServer", "Transcripts", "ScenarioFiles", "Diagnostics"]),
    tests(
      "CommandTests",
      [
        "TestSupport", "a11ysim", "Commands", "Diagnostics", "ScenarioFiles", "TestRuns", "Transcripts", argumentParser,
      ]),
    tests("TerminalTests", ["TestSupport", "a11ysim", "Voices"]),
    tests(
      "WalksTests",
      [
        "TestSupport", "Walks", "Transcripts", "VoiceOver", "Utterances", "Order", "Apps", "ScenarioFiles",
        "Interface", "Diagnostics",
      ]),
    tests("VoicesTests", ["TestSupport", "Voices"]),
    tests("LayoutTests", ["Layout", "Interface"]),
    tests(
      "A11ySwiftUITests",
      [
        "TestSupport", "FoundationGaps", "A11ySwiftUI", "A11yUIKit", "A11yAlamofire", "A11yAlertToast",
        "A11yAppServices", "A11yCharts", "A11yCollections", "A11yCoreData", "A11yCrypto", "A11yDefaults",
        "A11yFactory", "A11yFirebase", "A11yFoundation", "A11yFoundationModels", "A11yGoogleSignIn", "A11yKeychains",
        "A11yLocation", "A11yLogging", "A11yLottie", "A11yMarkdownUI", "A11yMedia", "A11yPictures", "A11yRealm",
        "A11yResolver", "A11yRevenueCat", "A11ySentry", "A11ySimulation", "A11yStoreKit", "A11ySupabase",
        "A11ySwiftData", "A11ySwiftSoup", "A11yWeb", "A11yWidgetKit", "A11yWrappingHStack", "PreviewTesting",
        "ScenarioFiles", "TestRuns", "Transcripts", "Audits", "Apps", "Elements", "VoiceOver", "Utterances",
        "Interface", "Diagnostics",
      ]),
    tests("TimedAppTests", ["TestSupport", "TimedApp"]),
    tests("PreviewPackagesTests", ["TestSupport", "PreviewPackages"]),
    tests("DigestsTests", ["Digests"]),
    tests("ReportsTests", ["Reports", "VoiceOver", "ScenarioFiles", "Interface", collections]),
    // An app whose previews need the time that passes as fast as it is asked to; the tests run it as a program.
    .executableTarget(
      name: "TimedApp", dependencies: ["A11ySwiftUI", "A11yComposableArchitecture", "PreviewRunner"],
      path: "Tests/TimedApp",
      exclude: [
        "Clocks", "Contacts", "Counter", "Guests", "Keeping", "Meetings", "Reloading", "Requests", "Rooms",
        "Search", "Shelf", "Todos", "Visits", "Waiting", "Words", "Working",
      ].map { "\($0).flows.yaml" },
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // `swift run -c release Benchmarks` measures what the article Speed says.
    .executableTarget(
      name: "Benchmarks", dependencies: ["A11ySimulation", "TestRuns"], path: "Tests/Benchmarks",
      swiftSettings: settings),
    .executableTarget(
      name: "PreviewBenchmark", dependencies: ["A11ySwiftUI", "PreviewTesting"], path: "Tests/PreviewBenchmark",
      swiftSettings: settings),
    .executableTarget(
      name: "SpeechBenchmark", dependencies: ["A11ySimulation"], path: "Tests/SpeechBenchmark",
      swiftSettings: settings),
  ] + standIns
)

#if os(Linux)
// Runs command lines for the tests in copies of one process, which other systems cannot make.
package.targets.append(
  .executableTarget(
    name: "CommandServer", dependencies: ["Commands", "PageServers", "TestSupport"], path: "Tests/CommandServer",
    swiftSettings: settings))
for target in package.targets where ["CommandTests", "TerminalTests"].contains(target.name) {
  target.dependencies.append("CommandServer")
}

// Elsewhere the name is Apple's.
package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
package.targets.append(
  .target(
    name: "SwiftUI", dependencies: ["A11yUIKit"], path: "Sources/StandIns/SwiftUI",
    swiftSettings: settings + [.swiftLanguageMode(.v5)]))
#endif

if Context.environment["A11YSIM_FUZZING"] != nil {
  // `Tests/Fuzzing/run` alone builds it, with a compiler that has libFuzzer.
  package.targets.append(
    .executableTarget(
      name: "Fuzzing",
      dependencies: ["Importers", "Transcripts", "ScenarioFiles", "StringCatalogs", "Interface", "Diagnostics"],
      path: "Tests/Fuzzing", exclude: ["run"], swiftSettings: settings))
}

/// The bundle of programs of a release.
///
/// The script `.github/packaging/bundle` makes it, and tells its checksum. While none is published, and elsewhere than on
/// Linux, the program is built from source.
let bundle: (address: String, checksum: String)? = nil

if Context.packageDirectory.contains("/checkouts/") {
  // `swift package a11ysim …`, for packages that depend on this one. Here it would only have everything built twice, since
  // what a plugin runs is built apart.
  var program: Target.Dependency = "a11ysim"
  #if os(Linux)
  if let bundle {
    package.targets.append(.binaryTarget(name: "a11ysim-bundle", url: bundle.address, checksum: bundle.checksum))
    program = "a11ysim-bundle"
  }
  #endif
  package.products.append(.plugin(name: "A11ysimCommand", targets: ["A11ysimCommand"]))
  package.targets.append(
    .plugin(
      name: "A11ysimCommand",
      capability: .command(
        intent: .custom(verb: "a11ysim", description: "Reads what VoiceOver would say, and compares it with goldens."),
        permissions: [.writeToPackageDirectory(reason: "Goldens are written beside what they are of.")]),
      dependencies: [program], path: "Sources/CommandPlugin"))
}
