/* Preloaded: fsync(2) and fdatasync(2) fail as on a disk with errors while the file that FAILING_SYNC names exists. */
#include <errno.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static int sync_or_fail(long call, int handle) {
  /* Asked each time: PostgreSQL moves its environment to show its state in ps(1). */
  const char *fault = getenv("FAILING_SYNC");
  if (fault && access(fault, F_OK) == 0) {
    errno = EIO;
    return -1;
  }
  return (int)syscall(call, handle);
}

int fsync(int handle) { return sync_or_fail(SYS_fsync, handle); }
int fdatasync(int handle) { return sync_or_fail(SYS_fdatasync, handle); }
