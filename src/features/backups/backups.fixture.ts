import { resolve } from 'node:path'
import { type BackupPlace, type BackupPlan, openBackupPlace } from '#src/base/backup/backup-place.server.ts'

export const testPassphrase = 'uzun bir deneme parolası'

/** A place of real archives, whose key costs little. @param worker another process in the place of the one that makes them */
export function testPlace(
  url: string,
  { folder, dataDir, ...plan }: Pick<BackupPlan, 'folder'> & { dataDir: string } & Partial<BackupPlan>,
  { worker = 'src/base/backup/backup-worker.server.ts', passphrase = testPassphrase } = {},
): BackupPlace {
  return openBackupPlace({
    plan: { everyHours: 24, keep: 14, ...plan, folder },
    request: { url, files: { dataDir, s3: null }, passphrase, cost: 4 },
    worker: resolve(worker),
  })
}

/** A place whose backups are made at once and hold nothing. */
export const emptyPlace: BackupPlace = {
  plan: { folder: '/yedekler', everyHours: 24, keep: 14 },
  claim: async () => ({ make: async () => ({ bytes: 1, missing: 0, missing_files: [] }), end: async () => {} }),
  list: async () => [],
  remove: async () => {},
  look: async () => ({ isWritable: true, sharesDisk: false, free: null }),
  close: async () => {},
}
