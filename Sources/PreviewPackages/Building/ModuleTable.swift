/// The modules of Apple's systems that do not exist on Linux, and which of the simulator's stand in for each.
enum ModuleTable {
  /// What `import` needs no stand-in for.
  static let available: Set<String> = [
    "SwiftUI", "Foundation", "Observation", "Swift", "Dispatch", "FoundationNetworking", "FoundationXML",
    "Synchronization", "RegexBuilder", "_Concurrency", "Glibc",
  ]

  /// Modules that are inside Foundation here: they can neither be imported nor be stood in for.
  static let insideFoundation: Set<String> = ["CoreFoundation"]

  /// Modules of the simulator's, and of what it is made with: SwiftPM takes no second one of a name.
  static let ofSimulator: Set<String> = [
    "Apps", "Audits", "CAppSurroundings", "CCallSites", "CEspeakNG", "CPreviewRecords", "Colors", "CombineGaps",
    "Commands", "Diagnostics", "Digests", "Elements", "FoundationGaps", "Importers", "Interface", "LanguageServer",
    "Languages", "Layout", "Markup", "Mutations", "Order", "PageServers", "PreviewPackages", "PreviewRunner",
    "PreviewTesting", "PreviewVariables", "PublishedLookup", "Readers", "Reports", "ScenarioFiles", "SpeechTesting",
    "StringCatalogs", "TestRuns", "Transcripts", "Utterances", "VoiceOver", "Voices", "Walks",
  ]
  static let ofDependencies: Set<String> = [
    "BasicContainers", "BitCollections", "COpenCombineHelpers", "CYaml", "Collections", "ContainersPreview",
    "DequeModule", "FlyingFox", "FlyingSocks", "HashTreeCollections", "HeapModule", "InternalCollectionsUtilities",
    "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineShim", "OrderedCollections",
    "RopeModule", "SortedCollections", "TrailingElementsModule", "Yams",
  ]

  /// What a module is called that is made for one that files import.
  static func name(for module: String) -> String {
    ofSimulator.contains(module) || ofDependencies.contains(module) ? "\(module)_" : module
  }

  /// Modules of other devices; that they are not there is what code goes by that is for several.
  static let ofOtherDevices: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "ClockKit", "TVUIKit", "TVServices", "ServiceManagement", "RealityKit", "CarPlay",
  ]

  /// Modules that programs for servers and developers and tests import, which stand beside an app in the folders of a
  /// project.
  static let ofTools: Set<String> = [
    "Vapor", "Fluent", "FluentKit", "FluentSQL", "FluentSQLiteDriver", "FluentPostgresDriver", "FluentMySQLDriver",
    "Leaf", "VaporTesting", "XCTVapor", "Hummingbird", "HummingbirdTesting", "AWSLambdaRuntime", "Ignite", "Elementary",
    "Publish", "ArgumentParser", "PackagePlugin", "XcodeProjectPlugin", "ProjectDescription", "SwiftSyntax",
    "SwiftSyntaxBuilder",
    "SwiftSyntaxMacros", "SwiftParser", "SwiftCompilerPlugin", "SwiftDiagnostics", "XCTest", "Testing",
  ]

  /// What `import SwiftUI` brings: UIKit as well, as on an iPhone.
  static let swiftUI = "A11yUIKit"

  /// What every file sees without importing it: the names that Apple's Foundation has and that of Linux has not.
  static let everywhere = "A11yFoundation"

  /// The modules of the simulator's whose names a module brings.
  ///
  /// A module of somebody else's is there, and empty: what a file uses of it is missing, and not the file.
  static func standIns(for module: String) -> [String] { table[framework(of: module)] ?? [] }

  /// Whether a module is there on an iPhone, for code that goes by that.
  static func isOfPhone(_ module: String) -> Bool { table[framework(of: module)] != nil || available.contains(module) }

  /// The framework whose names a module brings: `_MapKit_SwiftUI` holds what MapKit has for SwiftUI.
  private static func framework(of module: String) -> String {
    let overlay = "_SwiftUI"
    guard module.hasPrefix("_"), module.hasSuffix(overlay) else { return module }
    return String(module.dropFirst().dropLast(overlay.count))
  }

  /// The source of the module that a file imports.
  static func source(of module: String) -> String {
    (["Foundation"] + reexported(for: module)).map { "@_exported import \($0)\n" }.joined()
  }

  private static func reexported(for module: String) -> [String] {
    module == "Combine" ? ["CombineGaps", "OpenCombineDispatch", "OpenCombineFoundation"] : standIns(for: module)
  }

  private static let table: [String: [String]] = Dictionary(
    rows.flatMap { row in row.modules.map { ($0, [row.standIn]) } }, uniquingKeysWith: +)

  /// Frameworks that bring UIKit along, so that a file which imports one of them needs no other import for it.
  private static let withUIKit = [
    "AVKit", "ContactsUI", "GameKit", "MapKit", "MessageUI", "PDFKit", "PhotosUI", "SafariServices", "VisionKit",
    "SpriteKit", "WebKit", "PassKit",
  ]

  private static let rows: [(standIn: String, modules: [String])] = [
    (
      swiftUI,
      [
        "UIKit", "UniformTypeIdentifiers", "CoreGraphics", "QuartzCore", "CoreTransferable", "Accessibility",
        "DeveloperToolsSupport", "SwiftUICore", "Symbols", "Combine", "CoreText", "CoreImage", "UserNotifications",
        SymbolConstants.module,
      ] + withUIKit
    ),
    (everywhere, ["ImageIO", "Security"]),
    ("A11yAlamofire", ["Alamofire"]),
    ("A11yAlertToast", ["AlertToast"]),
    ("A11yLogging", ["os", "OSLog"]),
    ("A11ySwiftData", ["SwiftData"]),
    ("A11yCharts", ["Charts"]),
    ("A11yCoreData", ["CoreData", "SwiftData"]),
    ("A11yCrypto", ["CryptoKit", "CommonCrypto", "Crypto"]),
    ("A11yLocation", ["CoreLocation", "MapKit", "CoreLocationUI", "Photos", "PhotosUI"]),
    ("A11yStoreKit", ["StoreKit", "PassKit"]),
    (
      "A11yMedia",
      [
        "AVFoundation", "AVKit", "AVFAudio", "CoreMedia", "AudioToolbox", "PhotosUI", "Photos", "MediaPlayer", "Speech",
        "VisionKit", "SpriteKit",
      ]
    ),
    ("A11yWeb", ["WebKit", "SafariServices", "AuthenticationServices", "LinkPresentation"]),
    ("A11yWeather", ["WeatherKit"]),
    (
      "A11yCollections",
      ["IdentifiedCollections", "Algorithms", "Tagged"] + ["OrderedCollections", "Collections"].map(name)
    ),
    (
      "A11yComposableArchitecture",
      [
        "ComposableArchitecture", "CasePaths", "Dependencies", "DependenciesMacros", "SwiftUINavigation",
        "SwiftNavigation", "Perception", "Sharing", "XCTestDynamicOverlay", "IssueReporting", "ConcurrencyExtras",
        "CombineSchedulers", "Clocks",
      ]
    ),
    (
      "A11yPictures",
      ["Nuke", "NukeUI", "Kingfisher", "KingfisherSwiftUI", "SDWebImage", "SDWebImageSwiftUI", "CachedAsyncImage"]
    ),
    (
      "A11yFirebase",
      [
        "Firebase", "FirebaseCore", "FirebaseAuth", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseStorage",
        "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseCrashlytics", "FirebaseMessaging",
        "FirebaseRemoteConfig", "FirebaseFunctions",
      ]
    ),
    ("A11yFoundationModels", ["FoundationModels", "Playgrounds"]),
    ("A11yRealm", ["RealmSwift", "Realm"]),
    ("A11yDefaults", ["Defaults"]),
    ("A11yKeychains", ["KeychainAccess", "KeychainSwift"]),
    ("A11yLottie", ["Lottie", "DotLottie"]),
    ("A11yMarkdownUI", ["MarkdownUI"]),
    ("A11yFactory", ["Factory", "FactoryKit"]),
    ("A11yGoogleSignIn", ["GoogleSignIn", "GoogleSignInSwift"]),
    ("A11yResolver", ["Resolver"]),
    ("A11yRevenueCat", ["RevenueCat", "RevenueCatUI"]),
    ("A11ySupabase", ["Supabase", "PostgREST"]),
    ("A11yWrappingHStack", ["WrappingHStack"]),
    ("A11ySentry", ["Sentry", "SentrySwiftUI"]),
    ("A11ySwiftSoup", ["SwiftSoup"]),
    ("A11yWidgetKit", ["WidgetKit", "AppIntents", "ActivityKit"]),
    (
      "A11yAppServices",
      [
        "LocalAuthentication", "Network", "CoreHaptics", "MessageUI", "TipKit", "CoreMotion",
        "AppTrackingTransparency", "BackgroundTasks", "PDFKit", "EventKit", "NaturalLanguage", "CloudKit",
        "CoreSpotlight", "WatchConnectivity", "Contacts", "ContactsUI", "GameKit", "HealthKit", "HealthKitUI",
        "Translation", "CoreML", "Intents", "IntentsUI",
      ]
    ),
  ]
}
