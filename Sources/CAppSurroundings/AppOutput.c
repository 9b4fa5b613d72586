#include "AppOutput.h"

#include <stdio.h>

void a11ysim_print_to_errors(void) {
#if defined(__linux__) && defined(__GLIBC__)
  stdout = stderr;
#endif
}
