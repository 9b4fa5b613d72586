import A11yAppServices
import A11yLocation
import A11yLogging
import A11yMedia
import A11yStoreKit
import Testing

/// What a device knows of people, and what a store sells: on one that was never asked it is nothing (Apple's references of
/// Contacts, HealthKit, GameKit, MapKit, VisionKit and StoreKit).
@Suite("What a device knows")
struct DeviceDataTests {
  @Test("Nobody is known, and who is written down has a name") func contacts() throws {
    let person = CNMutableContact()
    #expect(CNContactFormatter.string(from: person, style: .fullName) == nil)
    person.organizationName = "Orchard"
    #expect(CNContactFormatter.string(from: person, style: .fullName) == "Orchard")
    (person.givenName, person.familyName) = ("Ann", "Park")
    person.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "555"))]
    let copy = try #require(person.mutableCopy() as? CNMutableContact)
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ann Park")
    #expect(copy.phoneNumbers.map(\.value.stringValue) == ["555"])
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode) = ("1 Elm St", "Ames", "IA", "50010")
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Elm St\nAmes IA 50010")
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    var isSomebody = false
    try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])) { _, _ in
      isSomebody = true
    }
    #expect(!isSomebody)
  }

  @Test("A quantity is counted in the unit that is asked for, and nothing was measured") func health() async throws {
    let way = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(way.doubleValue(for: .meterUnit(with: .kilo)) == 1.609344)
    let rate = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
    #expect(rate.doubleValue(for: HKUnit.count().unitDivided(by: .second())) == 1)
    let kinds: [HKQuantityTypeIdentifier] = [.bloodPressureSystolic, .bloodPressureDiastolic]
    let samples = kinds.map { kind in
      HKQuantitySample(type: HKQuantityType(kind), quantity: way, start: .distantPast, end: .distantPast)
    }
    let pressure = HKCorrelation(
      type: HKCorrelationType(.bloodPressure), start: .distantPast, end: .distantPast, objects: Set(samples))
    #expect(pressure.objects(for: HKQuantityType(.bloodPressureSystolic)) == [samples[0]])
    var found: [HKSample]?
    let steps = HKQuantityType(.stepCount)
    HKHealthStore().execute(
      HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
        _, samples, _ in
        found = samples
      })
    #expect(found == [])
    #expect(Set<HKObjectType>([steps, HKQuantityType(.stepCount)]).count == 1)
    let workout = HKWorkout(
      activityType: .running, start: .init(timeIntervalSince1970: 0), end: .init(timeIntervalSince1970: 90))
    #expect(workout.duration == 90)
  }

  // Logging: “Generating log messages from your code”; UNNotificationContent, relevanceScore.
  @Test("What is logged can tell who may read a value, and a notification how much it matters") func notes() {
    os_log(.error, log: .default, "Lost \(3, privacy: .public) of \("four")")
    os_log("Plain %@", "words")
    let content = UNMutableNotificationContent()
    (content.interruptionLevel, content.relevanceScore) = (.timeSensitive, 0.5)
    #expect(content.interruptionLevel.rawValue == 2 && content.relevanceScore == 0.5)
  }

  @Test("Nothing is sold, found or seen") func stores() async throws {
    final class Shop: NSObject, SKProductsRequestDelegate {
      var error: (any Error)?
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
      func request(_ request: SKRequest, didFailWithError error: any Error) { self.error = error }
    }
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = shop
    request.start()
    #expect((shop.error as? SKError)?.code == .unknown && !SKPaymentQueue.canMakePayments())
    let completer = MKLocalSearchCompleter()
    completer.queryFragment = "Cafe"
    #expect(completer.results.isEmpty && !GKLocalPlayer.local.isAuthenticated)
    await #expect(throws: MKError.self) { try await MKDirections(request: .init()).calculate() }
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    #expect(Array(try store.getEntries(at: store.position(timeIntervalSinceEnd: 60))).isEmpty)
    #expect(AVCaptureDevice.DiscoverySession(deviceTypes: [], mediaType: nil, position: .back).devices.isEmpty)
    var places = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4)]
    let line = MKPolyline(coordinates: places, count: 2)
    places = [CLLocationCoordinate2D()]
    line.getCoordinates(&places, range: NSRange(location: 1, length: 1))
    #expect(line.pointCount == 2 && places.first?.latitude == 3)
  }

  /// The references of UIImage and of URL: a picture can be kept, and an app has folders of its own.
  @Test("A picture is kept as data, and is one again") func pictures() throws {
    let data = try #require(UIImage(named: "sea")?.pngData())
    #expect(UIImage(data: data) != nil && UIImage(data: Data("sea".utf8)) == nil && UIImage(data: Data()) == nil)
    let place = URL.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    try data.write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(UIImage(contentsOfFile: place.path) != nil)
    #expect(URL.documentsDirectory != URL.cachesDirectory && URL.documentsDirectory.isFileURL)
  }

  @Test("A device has voices to speak with, which are found by language and by name") func voices() throws {
    let voice = try #require(AVSpeechSynthesisVoice(language: "en-US"))
    #expect(voice.name == "Samantha" && AVSpeechSynthesisVoice.speechVoices().contains { $0.language == "de-DE" })
    #expect(AVSpeechSynthesisVoice(identifier: voice.identifier)?.language == "en-US")
    #expect(AVSpeechSynthesisVoice(identifier: "com.example.voice") == nil)
    #expect(AVSpeechSynthesisVoice(language: "tlh") == nil)
  }

  @Test("Of a text no sorts of words are known") func tags() {
    let tagger = NLTagger(tagSchemes: [.lexicalClass])
    let text = "A towel"
    tagger.string = text
    var count = 0
    tagger.enumerateTags(in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass) { _, _ in
      count += 1
      return true
    }
    #expect(count == 0 && tagger.tag(at: text.startIndex, unit: .word, scheme: .lemma).0 == nil)
  }

  @Test("What an app can be asked to do is donated to nobody") func intents() async throws {
    let interaction = INInteraction(intent: INIntent(), response: nil)
    try await interaction.donate()
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    #expect(INShortcut(intent: interaction.intent)?.intent === interaction.intent)
    #expect(INObject(identifier: "1", display: "Beach").displayString == "Beach")
  }

  @Test("Nobody can write messages, and a picture that was chosen is not there") @MainActor func messages() async throws
  {
    #expect(!MFMessageComposeViewController.canSendText())
    let message = MFMessageComposeViewController()
    message.body = "On the beach"
    #expect(message.body == "On the beach" && MessageComposeResult.sent.rawValue == 1)
    let data = try await withCheckedThrowingContinuation { continuation in
      PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self) { continuation.resume(with: $0) }
    }
    #expect(data == nil)
  }

  // Logs of devices that apps' authors quote.
  @Test("Where there is no data of health an error says so") func health() {
    #expect(HKError(.errorNoData).localizedDescription == "No data available for the specified predicate.")
    #expect(HKError(.errorAuthorizationNotDetermined).localizedDescription == "Authorization not determined")
  }
}
