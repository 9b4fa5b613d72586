internal import CEspeakNG
internal import Markup

/// A passage as the synthesizer gets it: text, traced back to the passage's, and how it is to be read.
struct ESpeakText {
  let traced: TracedText
  let flags: Int

  /// Phonemes by eSpeak NG's mnemonics.
  init(mnemonics: String) {
    var traced = TracedText()
    traced.append("[[\(mnemonics)]]", from: 0)
    self.traced = traced
    flags = ESNGTextUTF8 | ESNGTextPhonemes
  }

  /// A passage's text: letters, all marks, or what the normalization makes of it.
  init(_ passage: SpokenPassage, normalization: SpeechNormalization, language: String) {
    let clean = TracedText(passage.text).withoutControlCharacters
    if passage.spellsOut {
      traced = clean.spelledOut
      flags = ESNGTextUTF8 | ESNGTextSSML
    } else if passage.speaksPunctuation {
      // Every mark is named by the synthesizer itself.
      traced = clean
      flags = ESNGTextUTF8
    } else {
      traced = normalization.apply(to: clean, language: language)
      flags = ESNGTextUTF8
    }
  }
}

extension TracedText {
  /// The text as SSML that has it read letter by letter.
  fileprivate var spelledOut: TracedText {
    var markup = TracedText()
    markup.append("<say-as interpret-as=\"characters\">", from: 0)
    for (scalar, origin) in zip(scalars, origins) {
      if let entity = XMLText.entity(of: scalar) {
        markup.append(entity, from: origin)
      } else {
        markup.append(scalar, from: origin)
      }
    }
    markup.append("</say-as>", from: origins.last ?? 0)
    return markup
  }
}
