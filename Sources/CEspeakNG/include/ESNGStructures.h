#ifndef ESNG_STRUCTURES_H
#define ESNG_STRUCTURES_H

/// Something that happens at a place in the sound, such as the start of a word.
typedef struct {
  int type;
  unsigned int unique_identifier;
  /// Where the word begins, in Unicode scalars, counted from 1.
  int text_position;
  /// How long the word is, in Unicode scalars.
  int length;
  /// Milliseconds since the start of the text.
  int audio_position;
  int sample;
  void *user_data;
  union {
    int number;
    const char *name;
    char string[8];
  } id;
} ESNGEvent;

/// One of the library's voices.
typedef struct {
  const char *name;
  /// Pairs of a priority, one byte, and a language, a C string; a zero byte ends the list.
  const char *languages;
  /// The voice's file in the data folder; it names the voice without doubt.
  const char *identifier;
  unsigned char gender;
  unsigned char age;
  unsigned char variant;
  unsigned char xx1;
  int score;
  void *spare;
} ESNGVoice;

#endif
