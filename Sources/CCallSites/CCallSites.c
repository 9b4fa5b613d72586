#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "CCallSites.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static __thread uintptr_t stackEnd;
static __thread int notes;

/// Where the stack of this thread ends; beyond it nothing is read.
static uintptr_t end(void) {
  if (stackEnd != 0) return stackEnd;
#if defined(__APPLE__)
  stackEnd = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
#elif defined(__linux__)
  pthread_attr_t attributes;
  void *start = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  stackEnd = (uintptr_t)start + size;
#endif
  return stackEnd;
}

__attribute__((noinline)) void a11ysim_note_calls(a11ysim_calls *calls) {
  // A frame begins with where that of the caller is, and after it stands where to go on in the caller.
  const uintptr_t *frame = __builtin_frame_address(0);
  const uintptr_t limit = end();
  calls->count = 0;
  calls->hash = 0xCBF29CE484222325;
  while (calls->count < a11ysim_call_depth) {
    const uintptr_t *outer = (const uintptr_t *)frame[0];
    uintptr_t address = frame[1];
    if (address == 0) break;
    calls->returns[calls->count++] = address;
    calls->hash = (calls->hash ^ address) * 0x9E3779B97F4A7C15;
    calls->hash ^= calls->hash >> 29;
    // Frames of callers stand further up, one after the other; a function without a frame leaves any number there.
    if (outer <= frame || ((uintptr_t)outer & (sizeof(uintptr_t) - 1)) != 0) break;
    if ((uintptr_t)outer >= limit || limit - (uintptr_t)outer < 2 * sizeof(uintptr_t)) break;
    frame = outer;
  }
}

int a11ysim_notes_calls(void) { return notes; }

int a11ysim_set_notes_calls(int value) {
  int before = notes;
  notes = value;
  return before;
}

const char *a11ysim_image(uintptr_t address, uintptr_t *base) {
  Dl_info info;
  if (dladdr((const void *)address, &info) == 0) return NULL;
  *base = (uintptr_t)info.dli_fbase;
  return info.dli_fname;
}
