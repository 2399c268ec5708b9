import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { EmbeddedDatabaseError } from './binaries.server.ts'
import { toolPath } from './user.server.ts'

/** Environment of every tool started here: nothing of the caller's (PGDATA, LANG and the like) may leak in. */
export const toolEnv = { PATH: toolPath.join(':'), LC_ALL: 'C' }

/**
 * Runs `work` while no other process of this machine holds the file lock. Node has no flock, so flock(1) holds it for
 * as long as our end of its pipe is open: also a killed process frees it. Detached, because Ctrl-C in a terminal goes
 * to the whole process group and must not free the lock in the middle.
 */
export async function withFileLock<T>(file: string, waitSeconds: number, work: () => Promise<T>): Promise<T> {
  const holder = spawn('flock', ['--wait', String(waitSeconds), file, 'sh', '-c', 'echo held; read -r line'], {
    env: toolEnv,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const exited = once(holder, 'exit')
  exited.catch(() => {})
  const held = await Promise.race([once(holder.stdout, 'data').then(() => true), exited.then(() => false)])
  if (!held) {
    throw new EmbeddedDatabaseError(
      `${file} kilidi ${waitSeconds} saniyede alınamadı: başka bir süreç veritabanını başlatıyor ya da klasöre yazılamıyor. / ` +
        `The lock ${file} was not free within ${waitSeconds} s: another process is starting the database, or the folder cannot be written.`,
    )
  }
  try {
    return await work()
  } finally {
    holder.stdin.end()
    await exited
  }
}
