internal import Interface

extension DynamicTypeSize {
  init(_ size: Interface.DynamicTypeSize) { self = DynamicTypeSize(rawValue: size.index) ?? .large }

  /// The size as readers and layout know it.
  var shared: Interface.DynamicTypeSize { Interface.DynamicTypeSize.allCases[rawValue] }
}
