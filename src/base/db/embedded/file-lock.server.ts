import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { lockCommand } from '../../platform.mjs'
import { EmbeddedDatabaseError } from './binaries.server.ts'
import { toolPath } from './user.server.ts'

/**
 * Environment of every tool started here. PGDATA, LANG and the like of the caller would change what it does.
 * LC_ALL is required on macOS: without it the postmaster becomes multithreaded during startup, and ends.
 */
export const toolEnv = { PATH: toolPath.join(':'), LC_ALL: 'C' }

/**
 * Runs `work` while no other process of this machine holds the lock of the file. Node has no flock(2), so a child
 * process holds the lock until its stdin closes, which also happens when this process is killed. The child is
 * detached, because Ctrl-C goes to the whole process group and would release the lock too early.
 * @throws EmbeddedDatabaseError when the lock is not free in time.
 */
export async function withFileLock<T>(file: string, waitSeconds: number, work: () => Promise<T>): Promise<T> {
  const [command, ...args] = lockCommand(process.platform, resolve(file), waitSeconds)
  const holder = spawn(command!, [...args, 'sh', '-c', 'echo held; read -r line'], {
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
        `The lock ${file} was not free within ${waitSeconds} s: another process is starting the database, or the folder is not writable.`,
    )
  }
  try {
    return await work()
  } finally {
    holder.stdin.end()
    await exited
  }
}
