/** The process that makes one backup for the program. Its memory, of which the key alone takes 128 MB, is freed when it ends. */
import { constants, setPriority } from 'node:os'
import { type FilesPlace, openSiteDisk } from '../files/store/site-disk.server.ts'
import { backUp } from './backup.server.ts'
import { BackupError, type BackupFailure } from './failure.ts'

/** @property url of the server itself. @property cost of the key; tests take less */
export type BackupRequest = { url: string; files: FilesPlace; target: string; passphrase: string; cost?: number }
/** `missing`: files that rows name and the store does not have; how many, and the first of them. `detail`: of the failure, for support */
export type BackupAnswer =
  | { bytes: number; missing: number; missing_files: string[] }
  | { reason: BackupFailure | 'database_away'; detail: string }

/** Maximum of missing files that are named. */
const mostNamed = 50

// Requests of the site come first. Some sandboxes do not allow it.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {}

// Without the parent process the result would be lost.
process.once('disconnect', () => process.exit())

process.on('message', async (request: BackupRequest) => {
  const answer = await answerTo(request)
  if (process.connected) process.send!(answer)
})

async function answerTo({ files, ...request }: BackupRequest): Promise<BackupAnswer> {
  try {
    const { bytes, missing } = await backUp({ ...request, disk: await openSiteDisk(files) })
    return { bytes, missing: missing.length, missing_files: missing.slice(0, mostNamed) }
  } catch (error) {
    return { reason: reasonOf(error), detail: detailOf(error) }
  }
}

function reasonOf(error: unknown): BackupFailure | 'database_away' {
  const { code = '', syscall, cause } = error as { code?: string; syscall?: string; cause?: { syscall?: string } }
  const isAway = /^(ECONN|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P|08)/.test(code)
  if (isAway || syscall === 'connect' || cause?.syscall === 'connect') return 'database_away'
  return error instanceof BackupError ? error.reason : 'unexpected'
}

function detailOf(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  return String(cause instanceof Error ? cause.message : error instanceof Error ? error.message : error)
}
