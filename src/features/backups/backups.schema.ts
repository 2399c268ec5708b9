import { z } from 'zod'

const Instant = z.string()
const Bytes = z.number().int().nonnegative()

/** Why a backup was not made. `stopped`: the program was stopped in order. `interrupted`: it or its helper was killed. */
export const backupReasons = [
  'no_passphrase',
  'no_database',
  'target_exists',
  'disk_full',
  'not_writable',
  'damaged',
  'database_away',
  'files_away',
  'interrupted',
  'stopped',
  'unexpected',
] as const
export type BackupReason = (typeof backupReasons)[number]

/** Backups of the program itself. Those of `npm run backup` are not among them. */
export const BackupState = z.object({
  /** null: this machine makes no backups */
  place: z
    .object({
      folder: z.string(),
      every_hours: z.number().int(),
      keep: z.number().int(),
      is_writable: z.boolean(),
      /** on the disk of the site's files, and lost with it */
      shares_disk: z.boolean(),
      free: Bytes.nullable(),
    })
    .nullable(),
  running: z.object({ started_at: Instant, by_hand: z.boolean() }).nullable(),
  /** the last whole one; it was read back */
  last: z
    .object({
      file: z.string(),
      started_at: Instant,
      ended_at: Instant,
      bytes: Bytes,
      /** files that records name and the store does not have, so that they are not in it */
      missing: z.number().int().nonnegative(),
      /** keys of the first of them */
      missing_files: z.array(z.string()),
    })
    .nullable(),
  /** the last one that failed since then */
  failure: z
    .object({ at: Instant, reason: z.enum(backupReasons), detail: z.string(), count: z.number().int() })
    .nullable(),
  next_at: Instant.nullable(),
  is_overdue: z.boolean(),
  /** present in the folder, newest first; `made_at` null: not on record, as after a restore */
  files: z.array(
    z.object({ name: z.string(), day: z.string(), time: z.string(), bytes: Bytes, made_at: Instant.nullable() }),
  ),
})
export type BackupState = z.infer<typeof BackupState>
