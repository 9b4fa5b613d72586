/// The name of a queue, as C has it: all that an app does happens on the main queue here.
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  let name: StaticString = "com.apple.main-thread"
  return UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
}
