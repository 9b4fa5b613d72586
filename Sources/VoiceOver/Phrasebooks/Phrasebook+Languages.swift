extension Phrasebook {
  /// The languages with a phrasebook of their own.
  public static let all: [Phrasebook] = [
    .english, .arabic, .chinese, .dutch, .french, .german, .italian, .japanese, .korean, .portuguese, .russian, .spanish,
  ]
}
