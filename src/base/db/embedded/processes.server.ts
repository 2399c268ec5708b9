import { readFileSync } from 'node:fs'
import { thisPlatform } from './binaries.server.ts'

/** Whether a process has this pid. A process of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a live PostgreSQL has this pid. On Linux the pid in postmaster.pid may come from another container, where it
 * means another process, so /proc is read. macOS has no pid namespaces: a server that answered has the pid it noted.
 */
export function isPostgres(pid: number): boolean {
  if (!thisPlatform().hasProc) return isAlive(pid)
  try {
    // State Z: the process has ended, but its parent (such as the first process of a container) does not reap it.
    return /^\d+ \(postgres\) [^Z]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
