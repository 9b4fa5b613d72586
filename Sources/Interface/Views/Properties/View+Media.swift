extension View {
  package var captions: [String] {
    get { self[\Media.captions] }
    _modify { yield &self[\Media.captions] }
  }
  package var hasAudioDescription: Bool {
    get { self[\Media.hasAudioDescription] }
    _modify { yield &self[\Media.hasAudioDescription] }
  }
  package var transcript: Dynamic<String>? {
    get { self[\Media.transcript] }
    _modify { yield &self[\Media.transcript] }
  }
  package var autoplays: Dynamic<Bool>? {
    get { self[\Media.autoplays] }
    _modify { yield &self[\Media.autoplays] }
  }
  package var isSilent: Bool {
    get { self[\Media.isSilent] }
    _modify { yield &self[\Media.isSilent] }
  }
  package var isAudio: Bool {
    get { self[\Media.isAudio] }
    _modify { yield &self[\Media.isAudio] }
  }
  package var isPlaying: Bound? {
    get { self[\Media.isPlaying] }
    _modify { yield &self[\Media.isPlaying] }
  }
  package var flashes: Double? {
    get { self[\Media.flashes] }
    _modify { yield &self[\Media.flashes] }
  }
  package var animation: Dynamic<String>? {
    get { self[\Media.animation] }
    _modify { yield &self[\Media.animation] }
  }
  package var dismissAfter: Double? {
    get { self[\Media.dismissAfter] }
    _modify { yield &self[\Media.dismissAfter] }
  }

  @inline(__always)
  private subscript<Value>(path: WritableKeyPath<Media, Value>) -> Value {
    get {
      guard box.wrapped.says(\.media) else { return Media.unset[keyPath: path] }
      return box.wrapped.others.group.media.group[keyPath: path]
    }
    _modify {
      yield &box.wrapped.others.group.media.group[keyPath: path]
      if !box.wrapped.isDynamic { box.wrapped.noteExpressions() }
    }
  }
}
