// The clocks that an app reads while its previews are played: a date that is the same each time, and time that can be
// passed at once. Where the system's library cannot be stood in for, all of this does nothing.
#pragma once

/// Has the wall clock of this thread say a date, in seconds since 1970, from now on, as long as it is shown.
void a11ysim_clock_set_date(double seconds);

/// Shows this thread the wall clock that was set, until the matching end; may be nested.
void a11ysim_clock_begin_showing_date(void);
void a11ysim_clock_end_showing_date(void);

/// Whether this thread is shown the wall clock that was set, as it is while it plays an app.
int a11ysim_clock_shows_date(void);

/// Has other threads than this one sleep only until it has let so much time pass.
void a11ysim_clock_keep(void);

/// Has this thread sleep by the clock of the machine all the same.
void a11ysim_clock_stay_awake(void);

/// Lets time pass at once, for all clocks that count from the start of the machine and for all that wait for them.
void a11ysim_clock_advance(double seconds);

/// The seconds until something that waits for such a clock falls due; negative if nothing does.
double a11ysim_clock_seconds_to_next(void);

/// Whether something fell due by the last advance that another thread than this one looks after.
int a11ysim_clock_wakes_other_threads(void);
