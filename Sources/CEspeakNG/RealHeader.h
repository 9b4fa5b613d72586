// The real header, where it is installed. ESNG_HEADER decides instead: 1 demands the header, 0 does without it; so CI
// builds both ways on one machine.

#ifndef ESNG_REAL_HEADER_H
#define ESNG_REAL_HEADER_H

#if !defined(ESNG_HEADER) && defined(__has_include)
#if __has_include(<espeak-ng/espeak_ng.h>)
#define ESNG_HEADER 1
#endif
#endif

#if ESNG_HEADER
#include <espeak-ng/espeak_ng.h>
#endif

#endif
