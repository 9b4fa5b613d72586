#include "CPreviewRecords.h"

#if defined(__linux__)
extern const char begin[] __asm__("__start_swift5_protocol_conformances") __attribute__((weak, visibility("hidden")));
extern const char end[] __asm__("__stop_swift5_protocol_conformances") __attribute__((weak, visibility("hidden")));

const void *a11ysim_conformances_begin(void) { return begin; }
const void *a11ysim_conformances_end(void) { return end; }
#else
const void *a11ysim_conformances_begin(void) { return 0; }
const void *a11ysim_conformances_end(void) { return 0; }
#endif
