// Compares our types of functions with the real ones, where the real header is installed. Nothing is called or linked.

#include "RealHeader.h"

#if ESNG_HEADER

// With the real structures in place of ours the functions can be compared exactly. Their layouts: see Layouts.c.
typedef espeak_EVENT ESNGEvent;
typedef espeak_VOICE ESNGVoice;
#include "include/ESNGFunctions.h"

#define ASSERT_TYPE(function, type) \
  _Static_assert(_Generic(&function, type: 1, default: 0), #function " is declared differently in espeak_ng.h")

ASSERT_TYPE(espeak_Info, ESNGInfo);
ASSERT_TYPE(espeak_ng_InitializePath, ESNGInitializePath);
ASSERT_TYPE(espeak_ng_Initialize, ESNGInitialize);
ASSERT_TYPE(espeak_ng_InitializeOutput, ESNGInitializeOutput);
ASSERT_TYPE(espeak_ng_GetStatusCodeMessage, ESNGStatusMessage);
ASSERT_TYPE(espeak_ng_GetSampleRate, ESNGSampleRate);
ASSERT_TYPE(espeak_SetSynthCallback, ESNGSetCallback);
ASSERT_TYPE(espeak_ng_SetParameter, ESNGSetParameter);
ASSERT_TYPE(espeak_ng_SetVoiceByName, ESNGSetVoice);
ASSERT_TYPE(espeak_ListVoices, ESNGListVoices);
ASSERT_TYPE(espeak_ng_Synthesize, ESNGSynthesize);
ASSERT_TYPE(espeak_SetPhonemeTrace, ESNGSetPhonemeTrace);

#endif
