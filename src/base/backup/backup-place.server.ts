import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '../dates.ts'
import { takeSlot } from '../db/slots.server.ts'
import { assertWritableFolder, diskSpace } from '../files/disk-space.server.ts'
import { openWorkerProcess } from '../jobs/worker-process.server.ts'
import type { BackupAnswer, BackupRequest } from './backup-worker.server.ts'

export type BackupPlan = {
  folder: string
  everyHours: number
  /** Number of backups, and of days with backups, that are retained. */
  keep: number
}

/** `stopped`: this program is shutting down. `interrupted`: something else ended the worker process. */
export type MadeBackup = BackupAnswer | { reason: 'stopped' | 'interrupted'; detail: string }

/** The right to make backups, which one process of all machines has. It ends with its connection. */
export type BackupSlot = {
  /** Never throws. @param name of the new file */
  make: (name: string) => Promise<MadeBackup>
  end: () => Promise<void>
}

export type BackupFile = { name: string; bytes: number }

/** Where the program makes backups by itself, and how. */
export type BackupPlace = {
  plan: BackupPlan
  /** @returns null while another process has the turn, and when this one ends */
  claim: () => Promise<BackupSlot | null>
  /** Regular files of the folder. @throws Error when it cannot be read */
  list: () => Promise<BackupFile[]>
  remove: (name: string) => Promise<void>
  /** Whether the folder can be used, whether it goes with the disk of the site, and bytes that are free. */
  look: () => Promise<{ isWritable: boolean; sharesDisk: boolean; free: number | null }>
  /** Ends a backup under way. */
  close: () => Promise<void>
}

type Options = {
  plan: BackupPlan
  request: Omit<BackupRequest, 'target'>
  /** backup-worker.server.ts */
  worker: string
}

/** ms. A backup of the biggest agency; longer ones hang. */
const longestMs = 12 * hourMs

export function openBackupPlace({ plan, request, worker }: Options): BackupPlace {
  const { folder } = plan
  const helper = openWorkerProcess<BackupRequest, BackupAnswer>(worker, 'backup', longestMs)
  const slots = new Set<Promise<void>>()
  let isClosed = false
  return {
    plan,
    async claim() {
      if (isClosed) return null
      let isLost = false
      const free = await takeSlot(request.url, () => {
        isLost = true
        void helper.close()
      })
      if (!free) return null
      const ended = Promise.withResolvers<void>()
      slots.add(ended.promise)
      return {
        async make(name) {
          try {
            if (isClosed || isLost) throw new Error('the turn has ended')
            return await helper.ask({ ...request, target: join(folder, name) })
          } catch (error) {
            const reason = isClosed ? 'stopped' : isLost ? 'database_away' : 'interrupted'
            return { reason, detail: String(error instanceof Error ? error.message : error) }
          } finally {
            // Without the usual idle time: the worker holds much memory.
            await helper.close()
          }
        },
        async end() {
          await free()
          slots.delete(ended.promise)
          ended.resolve()
        },
      }
    },
    async list() {
      const entries = await readdir(folder, { withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      const found = files.map(async ({ name }) => {
        const size = await stat(join(folder, name)).then(
          (file) => file.size,
          () => null,
        )
        return size === null ? [] : [{ name, bytes: size }]
      })
      return (await Promise.all(found)).flat()
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async look() {
      const [isWritable, device, ofData, space] = await Promise.all([
        assertWritableFolder(folder).then(
          () => true,
          () => false,
        ),
        deviceOf(folder),
        deviceOf(request.files.dataDir),
        diskSpace(folder).catch(() => null),
      ])
      return { isWritable, sharesDisk: device !== null && device === ofData, free: space?.free ?? null }
    },
    async close() {
      isClosed = true
      await helper.close()
      await Promise.all(slots)
    },
  }
}

const deviceOf = (folder: string) =>
  stat(folder).then(
    ({ dev }) => dev,
    () => null,
  )
