// What the other threads of the program are doing. Where the system does not tell, they are at rest.
#pragma once

struct a11ysim_threads {
  /// Whether any of them runs, or would if a processor were free; one that sleeps or waits does not.
  int areBusy;
  /// How often all of them have run so far.
  unsigned long turns;
};

/// Looks at all threads of the program but this one.
struct a11ysim_threads a11ysim_other_threads(void);
