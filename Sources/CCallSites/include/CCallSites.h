// Who called whom to get here, as far as the frames of the functions tell.
#pragma once
#include <stdint.h>

/// How many callers are noted at most: more than the module has functions between a view and the app's own code.
enum { a11ysim_call_depth = 12 };

/// The addresses that this function's callers return to, from the innermost on, and a number made of them.
typedef struct {
  uintptr_t returns[a11ysim_call_depth];
  int count;
  uint64_t hash;
} a11ysim_calls;

/// Notes the callers of the caller.
///
/// Without frames, or in a stack that is not known, there are none.
void a11ysim_note_calls(a11ysim_calls *calls);

/// Whether calls are noted on this thread at present.
int a11ysim_notes_calls(void);
/// Begins or ends it; the result is what was so before.
int a11ysim_set_notes_calls(int notes);

/// The file of the program or the library that an address is in, with where it was loaded; `0` for none.
const char *a11ysim_image(uintptr_t address, uintptr_t *base);
