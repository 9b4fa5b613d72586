// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

// HealthKit: nobody has allowed anything, so that nothing is known of a body.

open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool { true }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(toShare shared: Set<HKSampleType>, read: Set<HKObjectType>) async throws {}
  open func requestAuthorization(
    toShare shared: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func statusForAuthorizationRequest(
    toShare shared: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { .shouldRequest }
  open func execute(_ query: HKQuery) { query.answer() }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject) async throws {}
  open func save(_ objects: [HKObject]) async throws {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func delete(_ object: HKObject) async throws {}
  open func delete(_ objects: [HKObject]) async throws {}
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  open func disableAllBackgroundDelivery() async throws {}
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
  open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
}
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public final class HKBiologicalSexObject: NSObject, Sendable { public var biologicalSex: HKBiologicalSex { .notSet } }
public struct HKError: Error, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorNoData
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  // As logs of devices have it: `Error Domain=com.apple.healthkit Code=11 "No data available for the …"`.
  public var errorDescription: String? {
    switch code {
    case .errorNoData: "No data available for the specified predicate."
    case .errorAuthorizationNotDetermined: "Authorization not determined"
    case .unknownError, .errorHealthDataUnavailable, .errorHealthDataRestricted, .errorInvalidArgument,
      .errorAuthorizationDenied, .errorDatabaseInaccessible, .errorUserCanceled:
      nil
    }
  }
}

// MARK: - Kinds
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
  public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
  public class func activitySummaryType() -> HKObjectType {
    HKObjectType(identifier: "HKActivitySummaryTypeIdentifier")
  }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier: identifier.rawValue) }
}
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func named(_ name: String) -> HKQuantityTypeIdentifier {
    HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifier\(name)")
  }
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let appleExerciseTime = named("AppleExerciseTime")
  public static let appleMoveTime = named("AppleMoveTime")
  public static let appleStandTime = named("AppleStandTime")
  public static let appleWalkingSteadiness = named("AppleWalkingSteadiness")
  public static let basalBodyTemperature = named("BasalBodyTemperature")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let bloodAlcoholContent = named("BloodAlcoholContent")
  public static let bloodGlucose = named("BloodGlucose")
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  public static let bodyFatPercentage = named("BodyFatPercentage")
  public static let bodyMass = named("BodyMass")
  public static let bodyMassIndex = named("BodyMassIndex")
  public static let bodyTemperature = named("BodyTemperature")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietaryCalcium = named("DietaryCalcium")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryCholesterol = named("DietaryCholesterol")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryFatSaturated = named("DietaryFatSaturated")
  public static let dietaryFatTotal = named("DietaryFatTotal")
  public static let dietaryFiber = named("DietaryFiber")
  public static let dietaryIron = named("DietaryIron")
  public static let dietaryPotassium = named("DietaryPotassium")
  public static let dietaryProtein = named("DietaryProtein")
  public static let dietarySodium = named("DietarySodium")
  public static let dietarySugar = named("DietarySugar")
  public static let dietaryVitaminC = named("DietaryVitaminC")
  public static let dietaryVitaminD = named("DietaryVitaminD")
  public static let dietaryWater = named("DietaryWater")
  public static let distanceCycling = named("DistanceCycling")
  public static let distanceSwimming = named("DistanceSwimming")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
  public static let flightsClimbed = named("FlightsClimbed")
  public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
  public static let heartRate = named("HeartRate")
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  public static let height = named("Height")
  public static let leanBodyMass = named("LeanBodyMass")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let pushCount = named("PushCount")
  public static let respiratoryRate = named("RespiratoryRate")
  public static let restingHeartRate = named("RestingHeartRate")
  public static let stepCount = named("StepCount")
  public static let swimmingStrokeCount = named("SwimmingStrokeCount")
  public static let timeInDaylight = named("TimeInDaylight")
  public static let vo2Max = named("Vo2Max")
  public static let waistCircumference = named("WaistCircumference")
  public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
  public static let walkingSpeed = named("WalkingSpeed")
  public static let walkingStepLength = named("WalkingStepLength")
}
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func named(_ name: String) -> HKCategoryTypeIdentifier {
    HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifier\(name)")
  }
  public static let appleStandHour = named("AppleStandHour")
  public static let menstrualFlow = named("MenstrualFlow")
  public static let mindfulSession = named("MindfulSession")
  public static let sleepAnalysis = named("SleepAnalysis")
  public static let toothbrushingEvent = named("ToothbrushingEvent")
  public static let handwashingEvent = named("HandwashingEvent")
  public static let headache = named("Headache")
}
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private static func named(_ name: String) -> HKCharacteristicTypeIdentifier {
    HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifier\(name)")
  }
  public static let biologicalSex = named("BiologicalSex")
  public static let bloodType = named("BloodType")
  public static let dateOfBirth = named("DateOfBirth")
  public static let fitzpatrickSkinType = named("FitzpatrickSkinType")
  public static let wheelchairUse = named("WheelchairUse")
}

// MARK: - Quantities
/// A unit as HealthKit writes it, with what one of it is of the unit that everything of its kind is counted in.
public final class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let scale: Double
  init(_ unitString: String, _ scale: Double = 1) { (self.unitString, self.scale) = (unitString, scale) }
  /// Known by its name alone, of which nothing can be counted in another.
  public convenience init(from string: String) { self.init(string) }
  public override var description: String { unitString }
  public override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  public override var hash: Int { unitString.hashValue }
  public func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", scale / unit.scale) }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", scale * unit.scale)
  }
  public class func count() -> HKUnit { HKUnit("count") }
  public class func percent() -> HKUnit { HKUnit("%") }
  public class func gram() -> HKUnit { HKUnit("g", 0.001) }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit("\(prefix.symbol)g", 0.001 * prefix.factor)
  }
  public class func ounce() -> HKUnit { HKUnit("oz", 0.028349523125) }
  public class func pound() -> HKUnit { HKUnit("lb", 0.45359237) }
  public class func stone() -> HKUnit { HKUnit("st", 6.35029318) }
  public class func meter() -> HKUnit { HKUnit("m") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix.symbol)m", prefix.factor) }
  public class func inch() -> HKUnit { HKUnit("in", 0.0254) }
  public class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  public class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
  public class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
  public class func liter() -> HKUnit { HKUnit("L") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix.symbol)L", prefix.factor) }
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735295625) }
  public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
  public class func second() -> HKUnit { HKUnit("s") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("\(prefix.symbol)s", prefix.factor) }
  public class func minute() -> HKUnit { HKUnit("min", 60) }
  public class func hour() -> HKUnit { HKUnit("hr", 3600) }
  public class func day() -> HKUnit { HKUnit("d", 86400) }
  public class func joule() -> HKUnit { HKUnit("J") }
  public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
  public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL") }
}
public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  var symbol: String {
    switch self {
    case .none: ""
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
  var factor: Double {
    switch self {
    case .none: 1
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 0.001
    case .centi: 0.01
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1000
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
}
public final class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  public func doubleValue(for unit: HKUnit) -> Double { value * self.unit.scale / unit.scale }
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

// MARK: - What was measured
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
  open var sourceRevision: HKSourceRevision { HKSourceRevision() }
  open var device: HKDevice? { nil }
}
public final class HKSource: NSObject, Sendable {
  public var name: String { "" }
  public var bundleIdentifier: String { "" }
  public class func `default`() -> HKSource { HKSource() }
}
public final class HKSourceRevision: NSObject, Sendable { public var source: HKSource { HKSource() } }
public final class HKDevice: NSObject, Sendable { public var name: String? { nil } }
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}
public final class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
}
/// Samples that belong together, such as the two numbers of a blood pressure.
public final class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>
  public init(
    type: HKCorrelationType, start: Date, end: Date, objects: Set<HKSample>, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (correlationType, self.objects) = (type, objects)
    super.init(type: type, start: start, end: end, metadata: metadata)
  }
  public func objects(for type: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == type } }
}
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyFoodType = "HKFoodType"
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance
  case elliptical = 16
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey
  case hunting, lacrosse, martialArts, mindAndBody
  case paddleSports = 31
  case play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer
  case softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga
  case barre = 58
  case coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope
  case kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi
  case mixedCardio, handCycling, discSports, fitnessGaming
  case other = 3000
}
public final class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval? = nil,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration ?? end.timeIntervalSince(start)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(type: HKObjectType.workoutType(), start: start, end: end, metadata: metadata)
  }
}

// MARK: - Questions
open class HKQuery: NSObject, @unchecked Sendable {
  /// Tells who asks that there is nothing.
  func answer() {}
  open class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForObjects(from source: HKSource) -> NSPredicate { NSPredicate(value: false) }
}
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
  }
  override func answer() { handler(self, [], nil) }
}
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {}
}
open class HKStatistics: NSObject, @unchecked Sendable {
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    handler = completionHandler
  }
  override func answer() { handler(self, nil, HKError(.errorNoData)) }
}
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  public func statistics() -> [HKStatistics] { [] }
  public func statistics(for date: Date) -> HKStatistics? { nil }
  public func enumerateStatistics(
    from start: Date, to end: Date, with block: (HKStatistics, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public typealias Handler = (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void
  public var initialResultsHandler: Handler?
  public var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {}
  override func answer() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}
public struct HKSamplePredicate<Sample>: Sendable {
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample>
  { .init() }
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample>
  { .init() }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { .init() }
}
public struct HKSampleQueryDescriptor<Sample: Sendable>: Sendable {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil
  ) {}
  public func result(for store: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor: Sendable {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}
  public func result(for store: HKHealthStore) async throws -> HKStatistics? { nil }
}
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {}
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}
