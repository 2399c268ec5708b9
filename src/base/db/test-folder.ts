import { accessSync, constants, statfsSync } from 'node:fs'

/** bytes. The databases of a run of all tests take 0.3 GB; who tests beside it has room too. */
const needed = 2e9

/**
 * A folder in memory for databases that need not survive their tests; null where there is none, or too small.
 * Each file of tests copies and deletes a thousand files, which on a disk was a sixth of the CPU of all database tests.
 */
export function memoryFolder(): string | null {
  const memory = '/dev/shm'
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize >= needed) return memory
  } catch {
    // No such folder, or not for this user.
  }
  return null
}
