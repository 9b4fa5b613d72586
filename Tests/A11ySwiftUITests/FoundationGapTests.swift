import A11ySwiftUI
import Testing

/// What Apple's Foundation has and that of Linux has not, as apps ask it (Apple's references of each type).
@MainActor
@Suite("Gaps of Foundation")
struct FoundationGapTests {
  // DateComponentsFormatter: “About 5 minutes remaining”; ZeroFormattingBehavior, each with its example of what it drops.
  @Test("A length of time is told as about so long, and with the zeros that are wanted") func lengths() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.minute]
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    formatter.includesApproximationPhrase = false
    #expect(formatter.string(from: 300) == "5 minutes remaining")
    formatter.includesTimeRemainingPhrase = false
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    func words(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, _ seconds: Double) -> String? {
      formatter.zeroFormattingBehavior = behavior
      return formatter.string(from: seconds)
    }
    #expect(words(.dropLeading, 300) == "5m 0s")
    #expect(words([.dropLeading, .dropTrailing], 300) == "5m")
    #expect(words([.dropLeading, .dropTrailing], 3_610) == "1h 0m 10s")
    #expect(words(.dropAll, 3_610) == "1h 10s")
    #expect(words(.dropMiddle, 3_610) == "0d 1h 10s")
    #expect(words([], 3_600) == "0d 1h 0m 0s")
    #expect(words(.pad, 3_600) == "0d 1h 0m 0s")
    formatter.unitsStyle = .full
    #expect(words(.default, 90_000) == "1 day, 1 hour")
    #expect(formatter.string(from: .infinity) == nil)
    var parts = DateComponents()
    (parts.year, parts.month) = (1, 2)
    let long = DateComponentsFormatter()
    long.calendar?.locale = Locale(identifier: "en_US")
    let styles: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.full, "1 year, 2 months"), (.short, "1 yr, 2 mths"), (.brief, "1yr 2mths"), (.abbreviated, "1y 2mo"),
      (.spellOut, "one year, two months"),
    ]
    for (style, words) in styles {
      long.unitsStyle = style
      #expect(long.string(from: parts) == words)
      #expect(long.string(for: parts) == words)
    }
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 1, minute: 5), unitsStyle: .full) != nil)
  }

  // Foundation, LocalizedStandardComparator: as the Finder sorts.
  @Test("Words are sorted as people expect, forward and back") func order() {
    let names = ["Plan 10", "plan 2", "Plan 1"]
    var order = LocalizedStringComparator.localizedStandard
    #expect(names.sorted(using: order) == ["Plan 1", "plan 2", "Plan 10"])
    order.order = .reverse
    #expect(names.sorted(using: order) == ["Plan 10", "plan 2", "Plan 1"])
    #expect(["b", "a"].sorted(using: LocalizedStringComparator.localized) == ["a", "b"])
  }

  @Test("What is handed over within the app is there as what it is") func providers() {
    var moss: String?
    NSItemProvider(item: "Moss", typeIdentifier: "public.plain-text").loadItem(forTypeIdentifier: "public.text") {
      moss = $0 as? String
      #expect($1 == nil)
    }
    #expect(moss == "Moss")
    let text = NSItemProvider(object: NSString(string: "Fern"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(text.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    nonisolated(unsafe) var loaded: [String] = []
    text.loadObject(ofClass: String.self) { words, _ in loaded.append(words ?? "nothing") }
    NSItemProvider().loadObject(ofClass: String.self) { words, _ in loaded.append(words ?? "nothing") }
    NSItemProvider(object: "Moss").loadTransferable(type: String.self) { loaded.append((try? $0.get()) ?? "nothing") }
    NSItemProvider(object: "Moss").loadTransferable(type: URL.self) { result in
      if case .failure = result { loaded.append("no address") }
    }
    #expect(loaded == ["Fern", "nothing", "Moss", "no address"])
    let picture = NSItemProvider(item: "data", typeIdentifier: UTType.png.identifier)
    #expect(picture.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(!picture.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!NSItemProvider().hasItemConformingToTypeIdentifier(UTType.item.identifier))
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/fern")).canLoadObject(ofClass: URL.self))
  }

  // Apple, “registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)”: the handler loads the data “when it is
  // needed”.
  @Test("What is handed over as data is made when somebody asks for it") func madeData() {
    let provider = NSItemProvider()
    nonisolated(unsafe) var count = 0
    provider.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
      count += 1
      done(Data("Fern".utf8), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(count == 0)
    nonisolated(unsafe) var words: String?
    provider.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { data, _ in
      words = data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect((words, count) == ("Fern", 1))
    nonisolated(unsafe) var isMissing = false
    NSItemProvider().loadDataRepresentation(forTypeIdentifier: "public.png") { isMissing = $1 != nil && $0 == nil }
    #expect(isMissing)
  }

  @Test("What is handed over is told of its data on whatever thread") func madeDataOnThreads() {
    let provider = NSItemProvider()
    DispatchQueue.concurrentPerform(iterations: 100) { number in
      provider.suggestedName = "Fern \(number)"
      provider.registerDataRepresentation(forTypeIdentifier: "org.garden.\(number)", visibility: .all) { done in
        done(nil, nil)
        return nil
      }
    }
    #expect(provider.registeredTypeIdentifiers.count == 100)
    #expect(provider.suggestedName?.hasPrefix("Fern ") == true)
  }

  // NotificationCenter.notifications(named:object:): “an asynchronous sequence of notifications produced by this center”.
  @Test("Notifications come one after the other to who waits for them") func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("watered")
    let (fern, moss) = (NSObject(), NSObject())
    var all = center.notifications(named: name).makeAsyncIterator()
    var ofFern = center.notifications(named: name, object: fern).map(\.name.rawValue).makeAsyncIterator()
    center.post(name: name, object: moss, userInfo: ["cups": 1])
    center.post(name: name, object: fern, userInfo: ["cups": 2])
    center.post(name: Notification.Name("moved"), object: fern)
    #expect(await all.next()?.userInfo?["cups"] as? Int == 1)
    #expect(await all.next()?.userInfo?["cups"] as? Int == 2)
    #expect(await ofFern.next() == "watered")
  }

  private final class Plant: NSObject, KeyedObject {
    func value(forKey key: String) -> Any? {
      ["name": "Fern", "height": 12, "isGreen": true, "parts": ["leaf", "root"]][key]
    }
  }

  // Apple's “Predicate Format String Syntax”.
  @Test(
    "A condition that is written as text holds for what it says",
    arguments: [
      ("name == 'Fern'", true), ("name == 'fern'", false), ("name ==[c] 'fern'", true),
      ("height BETWEEN {10, 12}", true),
      ("height > 3 AND NOT (isGreen == NO)", true), ("height < 3 || name BEGINSWITH 'Fe'", true),
      ("name LIKE 'F*n' && name ENDSWITH[cd] 'ÉRN'", true), ("name IN {'Moss', 'Ivy'}", false),
      ("ANY parts == 'root'", true), ("NONE parts == 'root'", false), ("ALL parts CONTAINS 'o'", false),
      ("parts.@count >= 2", true), ("parts CONTAINS 'leaf'", true), ("age == nil", true), ("age != NULL", false),
      ("FALSEPREDICATE", false), ("SUBQUERY(parts, $p, $p == 'x').@count > 0", true),
    ])
  func conditions(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Plant()) == holds)
  }

  // The same page: `%@` stands for a value, `%K` for a path, `%d` for a number.
  @Test("What stands for a value in a condition is one") func valuesOfConditions() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(["ada@garden.org", "ada@garden", "ada@garden.org!"].map(address.evaluate) == [true, false, false])
    #expect(NSPredicate(format: "%K >= %d", "height", 12).evaluate(with: Plant()))
    #expect(NSPredicate(format: "name IN %@", ["Fern", "Moss"]).evaluate(with: Plant()))
    #expect(NSPredicate(format: "name CONTAINS %@ OR height == %@", argumentArray: ["x", 12]).evaluate(with: Plant()))
    let name = NSString(string: "Fern")
    #expect(NSPredicate(format: "name == %@", name).evaluate(with: Plant()))
    // An address is no text, though it is written as one.
    let file = URL(fileURLWithPath: "/fern")
    #expect(!NSPredicate(format: "SELF == %@", file.absoluteString).evaluate(with: file))
  }

  private enum Harvest: Error { case late }
  private struct Frost: LocalizedError {
    var errorDescription: String?
    var failureReason: String?
  }

  // NSError.localizedDescription: its own words, or else its reason, or its domain and code; the words for data and files
  // are those that the log of Xcode has for them.
  @Test("An error says the words of Apple's Foundation") func errors() {
    func words(_ error: any Error) -> String { error._words(of: "A11ySwiftUITests", called: "Garden") }
    #expect(words(NSError(domain: "", code: 0)) == "The operation couldn’t be completed. ( error 0.)")
    #expect(words(NSError(domain: "G", code: 1, userInfo: [NSLocalizedDescriptionKey: "No."])) == "No.")
    #expect(words(Frost(errorDescription: "It is cold.")) == "It is cold.")
    #expect(words(Frost(failureReason: "It is cold.")) == "The operation couldn’t be completed. It is cold.")
    #expect(
      words(Harvest.late) == "The operation couldn’t be completed. (Garden.FoundationGapTests."
        + "(unknown context at $100000000).Harvest error 0.)")
    #expect(words(URLError(.badURL)) == "The operation couldn’t be completed. (NSURLErrorDomain error -1000.)")
    #expect(
      words(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")))
        == "The data couldn’t be read because it isn’t in the correct format.")
    let lost = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/garden/fern.json"])
    #expect(words(lost) == "The file “fern.json” couldn’t be opened because there is no such file.")
  }

  // URLResourceValues: a value is nothing where its key was not asked for, or has none.
  @Test("How much room there is is not known") func room() throws {
    let key = URLResourceKey.volumeAvailableCapacityForImportantUsageKey
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [key])
    #expect(values.volumeAvailableCapacityForImportantUsage == nil)
  }

  private struct Recipe: Codable, Transferable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json).suggestedFileName("recipe.json")
      DataRepresentation(exportedContentType: .plainText) { Data($0.name.utf8) }.visibility(.all)
      FileRepresentation(exportedContentType: .pdf) { SentTransferredFile(URL(fileURLWithPath: $0.name)) }
      ProxyRepresentation { (recipe: Recipe) in recipe.name }.exportingCondition { !$0.name.isEmpty }
    }
  }

  // As of every link to share: “Share, button” (`ElementTests`).
  @Test("Something of the app's own is shared, and dragged") func sharing() {
    let soup = Recipe(name: "Soup")
    #expect(stops(ShareLink("Share soup", item: soup, preview: SharePreview("Soup"))) == ["Share soup, button"])
    #expect(stops(Text("Soup").draggable(soup)) == ["Soup, draggable"])
  }

  @Test("A name is read and told by the formatter of names") func names() throws {
    let formatter = PersonNameComponentsFormatter()
    let name = try #require(formatter.personNameComponents(from: "Ann Clark"))
    #expect(formatter.string(from: name) == "Ann Clark" && formatter.string(for: name) == "Ann Clark")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Ann")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AC")
    #expect(formatter.personNameComponents(from: " ") == nil && formatter.string(for: 3) == nil)
    #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse("Ann").givenName == "Ann")
  }

  @Test("Formatters tell what they are given as an object") func objects() {
    let start = Date(timeIntervalSince1970: 1_767_260_460)
    let interval = DateIntervalFormatter()
    (interval.locale, interval.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC") ?? .current)
    (interval.dateStyle, interval.timeStyle) = (.long, .none)
    let days = interval.string(from: start, to: start + 86_400)
    #expect(days.contains("January 1") && interval.string(from: start + 86_400, to: start) == days)
    #expect(
      interval.string(for: DateInterval(start: start, duration: 86_400)) == days && interval.string(for: 1) == nil)
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(for: ["a", "b"]) == "a and b" && list.string(for: 1) == nil)
    let number = NumberFormatter()
    number.numberStyle = .spellOut
    number.locale = Locale(identifier: "en_US")
    list.itemFormatter = number
    #expect(list.string(from: [1, 2]) == "one and two")
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    #expect(relative.localizedString(fromTimeInterval: -3_600) == "1 hour ago")
    #expect(relative.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    relative.dateTimeStyle = .named
    #expect(relative.localizedString(from: DateComponents(day: -1)) == "yesterday")
    relative.dateTimeStyle = .numeric
    relative.unitsStyle = .short
    #expect(relative.localizedString(fromTimeInterval: -7_200) == "2 hr. ago")
    let heat = MeasurementFormatter()
    heat.locale = Locale(identifier: "en_US")
    heat.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(heat.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    heat.unitStyle = .long
    #expect(heat.string(from: UnitLength.kilometers as Unit) == "kilometer")
  }

  @Test("A text that is looked up later says what it was made of") func resources() {
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello \("Ann")")
    #expect(String(localized: resource) == "Hello Ann" && resource.localizedStringResource == resource)
    #expect(Set([resource, LocalizedStringResource("greeting", defaultValue: "Hello \("Ann")")]).count == 1)
    let other: LocalizedStringResource = "\(3) ferns in \(0.5, format: .percent)"
    #expect(stops(Text(other)) == ["3 ferns in 50%"] && other != resource)
    #expect(resource.bundle == .main && String(localized: "plain") == "plain")
    #expect(String(localized: "title", defaultValue: "Ferns") == "Ferns")
  }

  // NSPredicate, “Predicate format string syntax”: an identifier is written `id as CVarArg`.
  @Test("An identifier, a date and an address can stand for a part of a format") func formats() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let address = try #require(URL(string: "https://example.org"))
    let words = String(format: "%@ %@ %@", id as any CVarArg, address as any CVarArg, NSNumber(value: 3) as any CVarArg)
    #expect(words == "\(id) https://example.org 3")
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(String(format: "%@", date as any CVarArg) == String(format: "%@", date as NSDate as any CVarArg))
  }

  // NSUserActivity, “setTypedPayload(_:)”: the payload is kept as a dictionary of its properties.
  @Test("What a person does keeps a payload, and nobody saves the battery") func activities() throws {
    struct Trip: Codable, Equatable { var place = "Ames" }
    let activity = NSUserActivity(activityType: "trip")
    activity.addUserInfoEntries(from: ["id": 1])
    try activity.setTypedPayload(Trip())
    #expect(try activity.typedPayload(Trip.self) == Trip())
    #expect(activity.userInfo?["id"] as? Int == 1)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && ProcessInfo.processInfo.thermalState == .nominal)
  }

  /// A transformer as apps have them for Core Data.
  private final class Doubling: ValueTransformer {
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  }

  @Test("A value is turned into another by an app's own transformer") func transformers() {
    ValueTransformer.setValueTransformer(Doubling(), forName: NSValueTransformerName("Doubling"))
    #expect(Doubling().transformedValue(2) as? Int == 4 && !Doubling.allowsReverseTransformation())
    #expect(ValueTransformer().transformedValue(2) as? Int == 2)
  }
}
