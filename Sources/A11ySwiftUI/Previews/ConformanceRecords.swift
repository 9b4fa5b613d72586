internal import CPreviewRecords

/// The types of the program that conform to a protocol, as the Swift runtime's own records have them.
///
/// The layout of the records is that of the Swift ABI (docs/ABI/TypeMetadata.rst), which is fixed.
package enum ConformanceRecords {
  /// The types that conform to a protocol of a name.
  ///
  /// Types with parameters of their own are passed over.
  package static func types(conformingTo name: String) -> [Any.Type] {
    guard let begin = a11ysim_conformances_begin(), let end = a11ysim_conformances_end(), begin < end else { return [] }
    return stride(from: 0, to: end - begin, by: 4).compactMap { offset in
      let record = relative(begin + offset)
      guard let descriptor = relativeIndirectable(record), self.name(of: descriptor) == name else { return nil }
      let flags = (record + 12).loadUnaligned(as: UInt32.self)
      var type = relative(record + 4)
      switch flags >> 3 & 7 {
      case 0: break
      case 1: type = type.loadUnaligned(as: UnsafeRawPointer.self)
      default: return nil
      }
      return metadata(of: type)
    }
  }

  private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  /// Follows an offset whose lowest bit says that there is a pointer at its end.
  private static func relativeIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(place.loadUnaligned(as: Int32.self))
    guard offset != 0 else { return nil }
    let target = place + (offset & ~1)
    return offset & 1 == 0 ? target : target.loadUnaligned(as: UnsafeRawPointer?.self)
  }

  /// The name in a descriptor of a protocol.
  private static func name(of descriptor: UnsafeRawPointer) -> String {
    String(cString: relative(descriptor + 8).assumingMemoryBound(to: CChar.self))
  }

  private static func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.loadUnaligned(as: UInt32.self)
    // A type with parameters, or nothing that has a type.
    guard flags & 0x80 == 0, 16...18 ~= flags & 0x1F else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}
