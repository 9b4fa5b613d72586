// Compares our structures and constants with the real ones, where the real header is installed.

#include "RealHeader.h"
#include "include/CEspeakNG.h"

#if ESNG_HEADER

#include <stddef.h>

#define ASSERT_SIZE(ours, theirs) \
  _Static_assert(sizeof(ours) == sizeof(theirs), #ours " and " #theirs " differ in size")
#define ASSERT_FIELD(ours, theirs, field) \
  _Static_assert( \
    offsetof(ours, field) == offsetof(theirs, field) \
      && sizeof(((ours *)0)->field) == sizeof(((theirs *)0)->field), \
    #ours " and " #theirs " differ in " #field)
#define ASSERT_VALUE(ours, theirs) \
  _Static_assert((int)ours == (int)theirs, #ours " is not " #theirs)

ASSERT_SIZE(ESNGEvent, espeak_EVENT);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, type);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, unique_identifier);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, text_position);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, length);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, audio_position);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, sample);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, user_data);
ASSERT_FIELD(ESNGEvent, espeak_EVENT, id);

ASSERT_SIZE(ESNGVoice, espeak_VOICE);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, name);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, languages);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, identifier);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, gender);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, age);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, variant);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, xx1);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, score);
ASSERT_FIELD(ESNGVoice, espeak_VOICE, spare);

ASSERT_VALUE(ESNGOutputSynchronous, ENOUTPUT_MODE_SYNCHRONOUS);
ASSERT_VALUE(ESNGStatusOK, ENS_OK);
ASSERT_VALUE(ESNGTextUTF8, espeakCHARS_UTF8);
ASSERT_VALUE(ESNGTextSSML, espeakSSML);
ASSERT_VALUE(ESNGTextPhonemes, espeakPHONEMES);
ASSERT_VALUE(ESNGPhonemesIPA, espeakPHONEMES_IPA);
ASSERT_VALUE(ESNGEventListEnd, espeakEVENT_LIST_TERMINATED);
ASSERT_VALUE(ESNGEventWord, espeakEVENT_WORD);
ASSERT_VALUE(ESNGParameterRate, espeakRATE);
ASSERT_VALUE(ESNGParameterVolume, espeakVOLUME);
ASSERT_VALUE(ESNGParameterPitch, espeakPITCH);
ASSERT_VALUE(ESNGParameterPunctuation, espeakPUNCTUATION);
ASSERT_VALUE(ESNGPunctuationNone, espeakPUNCT_NONE);
ASSERT_VALUE(ESNGPunctuationAll, espeakPUNCT_ALL);
ASSERT_VALUE(ESNGPositionCharacter, POS_CHARACTER);

#endif
