// The types of the library's functions, to be given to what `dlsym` finds. Include ESNGStructures.h first.

#ifndef ESNG_FUNCTIONS_H
#define ESNG_FUNCTIONS_H

#include <stddef.h>
#include <stdio.h>

struct espeak_ng_ERROR_CONTEXT_;

/// Receives samples and events; 0 goes on, 1 ends the synthesis.
typedef int (*ESNGCallback)(short *samples, int count, ESNGEvent *events);

/// `espeak_Info`: the version, and where the data is.
typedef const char *(*ESNGInfo)(const char **path);
/// `espeak_ng_InitializePath`: looks for the data in a folder, or in the usual places for null.
typedef void (*ESNGInitializePath)(const char *path);
/// `espeak_ng_Initialize`: loads the data; unlike `espeak_Initialize` it neither prints nor exits.
typedef unsigned int (*ESNGInitialize)(struct espeak_ng_ERROR_CONTEXT_ **context);
/// `espeak_ng_InitializeOutput`: says where samples go and how many milliseconds at a time.
typedef unsigned int (*ESNGInitializeOutput)(unsigned int mode, int milliseconds, const char *device);
/// `espeak_ng_GetStatusCodeMessage`: a status in words.
typedef void (*ESNGStatusMessage)(unsigned int status, char *buffer, size_t length);
/// `espeak_ng_GetSampleRate`: samples per second.
typedef int (*ESNGSampleRate)(void);
/// `espeak_SetSynthCallback`: who receives the samples.
typedef void (*ESNGSetCallback)(ESNGCallback callback);
/// `espeak_ng_SetParameter`: rate, pitch and so on, from the next text on.
typedef unsigned int (*ESNGSetParameter)(unsigned int parameter, int value, int isRelative);
/// `espeak_ng_SetVoiceByName`: chooses a voice by name, language or file.
typedef unsigned int (*ESNGSetVoice)(const char *name);
/// `espeak_ListVoices`: all voices, ended by null; the library keeps the memory.
typedef const ESNGVoice **(*ESNGListVoices)(ESNGVoice *like);
/// `espeak_ng_Synthesize`: speaks a text into the callback.
typedef unsigned int (*ESNGSynthesize)(
  const void *text, size_t size, unsigned int position, unsigned int positionType, unsigned int endPosition,
  unsigned int flags, unsigned int *identifier, void *userData
);
/// `espeak_SetPhonemeTrace`: has the phonemes of what is spoken written to a stream, a line per clause; 0 ends it.
typedef void (*ESNGSetPhonemeTrace)(int notation, FILE *stream);

#endif
