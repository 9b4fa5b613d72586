#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "OtherThreads.h"

#if defined(__linux__)
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Reads what the kernel tells of a thread; nothing of one that has ended.
static void readAccount(const char *thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  ssize_t count = file < 0 ? 0 : read(file, text, size - 1);
  text[count < 0 ? 0 : count] = 0;
  if (file >= 0) close(file);
}

struct a11ysim_threads a11ysim_other_threads(void) {
  struct a11ysim_threads others = {0, 0};
  DIR *threads = opendir("/proc/self/task");
  if (threads == NULL) return others;
  char own[24];
  snprintf(own, sizeof own, "%ld", (long)syscall(SYS_gettid));
  for (struct dirent *entry = readdir(threads); entry != NULL; entry = readdir(threads)) {
    if (entry->d_name[0] == '.' || strcmp(entry->d_name, own) == 0) continue;
    char text[256];
    // “number (name) state …”; a name may have brackets of its own.
    readAccount(entry->d_name, "stat", text, sizeof text);
    const char *name = strrchr(text, ')');
    if (name != NULL && strlen(name) > 2 && (name[2] == 'R' || name[2] == 'D')) others.areBusy = 1;
    // The time that it ran, the time that it waited to run, and how often it did.
    readAccount(entry->d_name, "schedstat", text, sizeof text);
    unsigned long turns;
    if (sscanf(text, "%*u %*u %lu", &turns) == 1) others.turns += turns;
  }
  closedir(threads);
  return others;
}
#else
struct a11ysim_threads a11ysim_other_threads(void) { return (struct a11ysim_threads){0, 0}; }
#endif
