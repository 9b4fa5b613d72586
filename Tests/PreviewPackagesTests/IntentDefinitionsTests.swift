import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// Xcode's template of a widget that is configured by an intent, and “Creating an Intents App Extension”.
@Suite("Classes that Xcode makes of definitions of intents")
struct IntentDefinitionsTests {
  private static let definition = """
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Timer</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>hour</string><key>INEnumValueIndex</key><integer>1</integer></dict>
      </array>
    </dict></array>
    <key>INTypes</key><array><dict><key>INTypeName</key><string>Trip</string></dict></array>
    <key>INIntents</key><array>
      <dict><key>INIntentName</key><string>Configuration</string></dict>
      <dict><key>INIntentName</key><string>PlayMedia</string><key>INIntentClassPrefix</key><string>IN</string></dict>
      <dict><key>INIntentName</key><string>Sleep</string>
        <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>timer</string>
            <key>INIntentParameterType</key><string>Integer</string>
            <key>INIntentParameterEnumType</key><string>Timer</string></dict>
          <dict><key>INIntentParameterName</key><string>trips</string>
            <key>INIntentParameterType</key><string>Object</string>
            <key>INIntentParameterObjectType</key><string>Trip</string>
            <key>INIntentParameterSupportsMultipleValues</key><true/></dict>
          <dict><key>INIntentParameterName</key><string>name</string>
            <key>INIntentParameterType</key><string>String</string></dict>
        </array></dict>
    </array>
    </dict></plist>
    """

  @Test("An intent is a class with its parameters, without those of the system's and of the app's own")
  func classes() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(IntentDefinitionsTests.definition, to: "Widget/Base.lproj/Widget.intentdefinition")
    let source = IntentDefinitions(at: [folder.url.path]).source(besides: ["Mine"])
    let lines = source.split(separator: "\n")
    #expect(lines.first == "import Intents")
    #expect(lines.contains("nonisolated class ConfigurationIntent: INIntent, @unchecked Sendable {"))
    #expect(lines.contains("case `hour` = 1"))
    #expect(lines.contains("var `timer`: Timer = .unknown"))
    #expect(lines.contains("var `trips`: [Trip]?") && lines.contains("var `name`: String?"))
    #expect(lines.contains("nonisolated class Trip: INObject, @unchecked Sendable {}"))
    #expect(!source.contains("PlayMedia"))
    let other = IntentDefinitions(at: [folder.url.path]).source(besides: ["ConfigurationIntent"])
    #expect(!other.contains("class ConfigurationIntent:"))
    #expect(IntentDefinitions(at: []).source(besides: []).isEmpty)
  }
}
