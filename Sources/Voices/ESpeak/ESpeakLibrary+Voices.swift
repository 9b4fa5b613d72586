internal import CEspeakNG

extension ESpeakLibrary {
  /// The library's voices, in its own order.
  var installedVoices: [VoiceDescription] {
    guard let list = listVoices(nil) else { return [] }
    var voices: [VoiceDescription] = []
    var next = list
    while let voice = next.pointee?.pointee {
      if let name = voice.name, let identifier = voice.identifier, let languages = voice.languages {
        voices.append(
          VoiceDescription(
            name: String(cString: name), identifier: String(cString: identifier), languages: .init(languages)))
      }
      next += 1
    }
    return voices
  }
}

extension [VoiceDescription.Language] {
  /// Reads the library's list: pairs of a priority, one byte, and a tag, a C string; a zero byte ends it.
  fileprivate init(_ list: UnsafePointer<CChar>) {
    self = []
    var next = list
    while next.pointee != 0 {
      let tag = String(cString: next + 1)
      append(VoiceDescription.Language(tag: tag.lowercased(), priority: Int(next.pointee)))
      next += 1 + tag.utf8.count + 1
    }
  }
}
