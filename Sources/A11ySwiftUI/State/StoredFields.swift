/// A stored property of a type.
struct StoredField {
  let type: Any.Type
  let offset: Int
  /// Whether what stands there is a value of the type, and not a weak or unowned reference.
  let isStrong: Bool
}

/// The stored properties of a structure, as the runtime knows them: the functions that `Mirror` is made of.
func storedFields(of type: Any.Type) -> [StoredField] {
  (0..<fieldCount(of: type)).map { index in
    var description = FieldDescription()
    let fieldType = fieldType(of: type, index: index, description: &description)
    description.free?(description.name)
    return StoredField(
      type: fieldType, offset: fieldOffset(of: type, index: index), isStrong: description.isStrong)
  }
}

/// What the runtime tells of a stored property besides its type.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  of type: Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(of type: Any.Type, index: Int) -> Int
