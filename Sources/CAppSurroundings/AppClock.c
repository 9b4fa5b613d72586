#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif
#include "AppClock.h"

#if defined(__linux__)
#include <features.h>
#endif

// Functions of the program itself come before those of the C library of the same name, for Foundation and Dispatch too.
// In a library that is linked into the program, as musl is, there would be two of each.
#if defined(__linux__) && defined(__GLIBC__)
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// The C library calls these also when a thread ends, of which a sanitizer knows nothing any more by then.
#if __has_attribute(disable_sanitizer_instrumentation)
#pragma clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)
#endif

enum { nanosecondsPerSecond = 1000000000, fileCount = 1024, sleeperCount = 64 };

/// What seconds in floating point may lack of the time that they stand for, in nanoseconds.
enum { rounding = 1000 };

/// A timer of the kernel's, which wakes those who wait for a clock.
struct timer {
  clockid_t clock;
  pthread_t owner;
  /// When it fires by the clock that the program sees; zero while it is not set.
  int64_t due;
  int64_t interval;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct timer timers[fileCount];
/// How far the clocks of the program are ahead of those of the machine.
static int64_t passed;
static int wakesOthers;
/// How far the clocks will be ahead when each of the threads that sleep is to wake; zero where none does.
static int64_t sleepers[sleeperCount];
static pthread_cond_t hasAdvanced = PTHREAD_COND_INITIALIZER;
/// The thread that lets time pass, once there is one.
static pthread_t keeper;
static int hasKeeper;

static __thread int isAwake;
static __thread int shown;
/// What the wall clock of this thread is ahead of the time since the start of the machine.
static __thread int64_t dateOffset;
/// What the random numbers of an app are made of.
static __thread uint64_t chance;

static int64_t nanoseconds(const struct timespec *time) {
  return (int64_t)time->tv_sec * nanosecondsPerSecond + time->tv_nsec;
}

static struct timespec timespec(int64_t nanoseconds) {
  struct timespec time;
  time.tv_sec = nanoseconds / nanosecondsPerSecond;
  time.tv_nsec = nanoseconds % nanosecondsPerSecond;
  return time;
}

static int64_t ahead(clockid_t clock) {
  return clock == CLOCK_MONOTONIC ? __atomic_load_n(&passed, __ATOMIC_RELAXED) : 0;
}

/// Numbers that look random and are the same each time (SplitMix64, by Steele, Lea and Flood).
static void fillByChance(unsigned char *bytes, size_t count) {
  while (count > 0) {
    uint64_t number = chance += 0x9E3779B97F4A7C15;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
    number = (number ^ number >> 27) * 0x94D049BB133111EB;
    number ^= number >> 31;
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(bytes, &number, part);
    bytes += part;
    count -= part;
  }
}

/// The call by which Swift has its random numbers from the kernel, among others: an app that shows its date gets the same
/// numbers each time.
long syscall(long number, ...) {
  static long (*system)(long, ...);
  long values[6];
  va_list list;
  va_start(list, number);
  for (int index = 0; index < 6; index += 1) values[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && shown > 0) {
    fillByChance((unsigned char *)values[0], (size_t)values[1]);
    return values[1];
  }
  long (*found)(long, ...) = __atomic_load_n(&system, __ATOMIC_RELAXED);
  if (found == NULL) {
    found = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    __atomic_store_n(&system, found, __ATOMIC_RELAXED);
  }
  return found(number, values[0], values[1], values[2], values[3], values[4], values[5]);
}

/// The time of the machine.
static int64_t machine(clockid_t clock) {
  struct timespec time;
  syscall(SYS_clock_gettime, clock, &time);
  return nanoseconds(&time);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  if (result != 0) return result;
  if (clock == CLOCK_MONOTONIC) {
    *time = timespec(nanoseconds(time) + ahead(clock));
  } else if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && shown > 0) {
    *time = timespec(machine(CLOCK_MONOTONIC) + ahead(CLOCK_MONOTONIC) + dateOffset);
  }
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}

/// Has the kernel fire a timer when the program's clock says that it is due.
static int arm(int file, const struct timer *timer, struct itimerspec *old) {
  struct itimerspec value;
  memset(&value, 0, sizeof value);
  if (timer->due != 0) {
    int64_t time = timer->due - ahead(timer->clock);
    value.it_value = timespec(time > 0 ? time : 1);
    value.it_interval = timespec(timer->interval);
  }
  return (int)syscall(SYS_timerfd_settime, file, TFD_TIMER_ABSTIME, &value, old);
}

int timerfd_create(clockid_t clock, int flags) {
  int file = (int)syscall(SYS_timerfd_create, clock, flags);
  if (file >= 0 && file < fileCount) {
    pthread_mutex_lock(&lock);
    timers[file] = (struct timer){.clock = clock, .owner = pthread_self()};
    pthread_mutex_unlock(&lock);
  }
  return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
  // Timers that wait for another clock, or for its being set, are the kernel's alone.
  if (file < 0 || file >= fileCount || timers[file].clock != CLOCK_MONOTONIC || (flags & ~TFD_TIMER_ABSTIME) != 0) {
    return (int)syscall(SYS_timerfd_settime, file, flags, value, old);
  }
  pthread_mutex_lock(&lock);
  struct timer *timer = &timers[file];
  int64_t due = nanoseconds(&value->it_value);
  if (due != 0 && (flags & TFD_TIMER_ABSTIME) == 0) due += machine(CLOCK_MONOTONIC) + ahead(CLOCK_MONOTONIC);
  timer->due = due;
  timer->interval = nanoseconds(&value->it_interval);
  int result = arm(file, timer, old);
  pthread_mutex_unlock(&lock);
  return result;
}

/// Has a thread of an app's sleep until enough time has been let pass; the kernel does it for all others.
///
/// Returns: Whether it has slept.
static int doze(int64_t length) {
  pthread_mutex_lock(&lock);
  int place = 0;
  while (place < sleeperCount && sleepers[place] != 0) place += 1;
  int isApps = hasKeeper && !isAwake && !pthread_equal(keeper, pthread_self()) && length > 0 && place < sleeperCount;
  if (isApps) {
    int64_t due = passed + length;
    sleepers[place] = due;
    while (passed + rounding < due) pthread_cond_wait(&hasAdvanced, &lock);
    sleepers[place] = 0;
  }
  pthread_mutex_unlock(&lock);
  return isApps;
}

int nanosleep(const struct timespec *length, struct timespec *left) {
  if (doze(nanoseconds(length))) return 0;
  return (int)syscall(SYS_nanosleep, length, left);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *length, struct timespec *left) {
  if (flags == 0 && doze(nanoseconds(length))) return 0;
  return syscall(SYS_clock_nanosleep, clock, flags, length, left) == 0 ? 0 : errno;
}

int usleep(useconds_t microseconds) {
  struct timespec length = timespec((int64_t)microseconds * 1000);
  return nanosleep(&length, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec length = timespec((int64_t)seconds * nanosecondsPerSecond);
  struct timespec left = {0, 0};
  return nanosleep(&length, &left) == 0 ? 0 : (unsigned int)left.tv_sec;
}

void a11ysim_clock_keep(void) {
  pthread_mutex_lock(&lock);
  keeper = pthread_self();
  hasKeeper = 1;
  pthread_mutex_unlock(&lock);
}

void a11ysim_clock_stay_awake(void) { isAwake = 1; }

void a11ysim_clock_set_date(double seconds) {
  dateOffset = (int64_t)(seconds * nanosecondsPerSecond) - machine(CLOCK_MONOTONIC) - ahead(CLOCK_MONOTONIC);
  chance = 0;
}

void a11ysim_clock_begin_showing_date(void) { shown += 1; }
void a11ysim_clock_end_showing_date(void) { shown -= 1; }
int a11ysim_clock_shows_date(void) { return shown > 0; }

void a11ysim_clock_advance(double seconds) {
  pthread_mutex_lock(&lock);
  int64_t before = machine(CLOCK_MONOTONIC) + passed;
  __atomic_add_fetch(&passed, (int64_t)(seconds * nanosecondsPerSecond), __ATOMIC_RELAXED);
  int64_t now = machine(CLOCK_MONOTONIC) + passed;
  wakesOthers = 0;
  for (int file = 0; file < fileCount; file += 1) {
    struct timer *timer = &timers[file];
    if (timer->due == 0 || timer->due <= before) continue;
    arm(file, timer, NULL);
    if (timer->due <= now && !pthread_equal(timer->owner, pthread_self())) wakesOthers = 1;
  }
  pthread_cond_broadcast(&hasAdvanced);
  pthread_mutex_unlock(&lock);
}

double a11ysim_clock_seconds_to_next(void) {
  pthread_mutex_lock(&lock);
  int64_t now = machine(CLOCK_MONOTONIC) + passed;
  int64_t next = INT64_MAX;
  for (int file = 0; file < fileCount; file += 1) {
    if (timers[file].due > now && timers[file].due < next) next = timers[file].due;
  }
  for (int place = 0; place < sleeperCount; place += 1) {
    int64_t due = now + sleepers[place] - passed;
    if (sleepers[place] != 0 && due > now + rounding && due < next) next = due;
  }
  pthread_mutex_unlock(&lock);
  return next == INT64_MAX ? -1 : (double)(next - now) / nanosecondsPerSecond;
}

int a11ysim_clock_wakes_other_threads(void) { return wakesOthers; }

#if __has_attribute(disable_sanitizer_instrumentation)
#pragma clang attribute pop
#endif
#else
void a11ysim_clock_keep(void) {}
void a11ysim_clock_stay_awake(void) {}
void a11ysim_clock_set_date(double seconds) { (void)seconds; }
void a11ysim_clock_begin_showing_date(void) {}
void a11ysim_clock_end_showing_date(void) {}
int a11ysim_clock_shows_date(void) { return 0; }
void a11ysim_clock_advance(double seconds) { (void)seconds; }
double a11ysim_clock_seconds_to_next(void) { return -1; }
int a11ysim_clock_wakes_other_threads(void) { return 0; }
#endif
