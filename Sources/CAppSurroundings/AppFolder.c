#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "AppFolder.h"

#include "AppClock.h"

#if defined(__linux__)
#include <features.h>
#endif

// The program's own function of this name comes before that of the C library, for Foundation too.
#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/// The folder that an app is in; none where it is in that of the program.
static char *folder;

void a11ysim_set_folder(const char *path) { folder = strdup(path); }

char *getcwd(char *buffer, size_t size) {
  if (!a11ysim_clock_shows_date() || folder == NULL) {
    char *(*system)(char *, size_t) = (char *(*)(char *, size_t))dlsym(RTLD_NEXT, "getcwd");
    return system(buffer, size);
  }
  size_t length = strlen(folder) + 1;
  if (buffer == NULL && size == 0) size = length;
  if (size < length) {
    errno = size == 0 ? EINVAL : ERANGE;
    return NULL;
  }
  if (buffer == NULL) buffer = malloc(size);
  return buffer == NULL ? NULL : memcpy(buffer, folder, length);
}
#else
void a11ysim_set_folder(const char *path) { (void)path; }
#endif
