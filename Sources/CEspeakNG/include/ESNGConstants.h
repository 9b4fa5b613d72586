#ifndef ESNG_CONSTANTS_H
#define ESNG_CONSTANTS_H

/// What `ESNGInitializeOutput` gets: samples go to the callback, on the caller's thread.
enum { ESNGOutputSynchronous = 1 };

/// What the functions return when all went well.
enum { ESNGStatusOK = 0 };

/// How `ESNGSynthesize` reads its text. They can be combined.
enum {
  ESNGTextUTF8 = 1,
  ESNGTextSSML = 0x10,
  ESNGTextPhonemes = 0x100,
};

/// How `ESNGSetPhonemeTrace` has phonemes written.
enum {
  ESNGPhonemesNone = 0,
  ESNGPhonemesIPA = 2,
};

/// The kinds of `ESNGEvent`.
enum {
  ESNGEventListEnd = 0,
  ESNGEventWord = 1,
};

/// What `ESNGSetParameter` sets.
enum {
  ESNGParameterRate = 1,
  ESNGParameterVolume = 2,
  ESNGParameterPitch = 3,
  ESNGParameterPunctuation = 5,
};

/// The values of `ESNGParameterPunctuation`.
enum {
  ESNGPunctuationNone = 0,
  ESNGPunctuationAll = 1,
};

/// The unit of the start position that `ESNGSynthesize` gets.
enum { ESNGPositionCharacter = 1 };

#endif
