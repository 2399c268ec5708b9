import { draftSuffix } from '#src/base/backup/backup.server.ts'
import type { BackupPlace, BackupSlot } from '#src/base/backup/backup-place.server.ts'
import { dayOf } from '#src/base/dates.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { backupName, backupsAmong, isDue, isLeftBehind, siteName, surplus } from './backups.rules.ts'
import { type BackupReason, backupReasons } from './backups.schema.ts'
import { findLatestRuns, insertRun, listRunning, saveDone, saveFailed } from './backups.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'log' | 'settings' | 'backups'>

/** Makes the backup that is due, in one process of all machines, and ends recorded runs whose process was killed. */
export async function makeDueBackup(given: Given): Promise<void> {
  const { db, now, backups: place } = given
  if (!place) return
  const isDueNow = async () => isDue(await findLatestRuns(db), place.plan.everyHours, now())
  const running = await listRunning(db)
  if (running.length === 0 && !(await isDueNow())) return
  const slot = await place.claim()
  if (!slot) return
  try {
    await endKilled(given, place)
    // Another process may have made it since.
    if (!(await isDueNow())) return
    const run = { file: backupName(siteOf(given), now()), by_hand: false, started_at: now() }
    await make(given, place, slot, { id: await insertRun(db, run), file: run.file })
  } finally {
    await slot.end()
  }
}

/**
 * Begins a backup by hand.
 * @returns the end of the backup, for which the request does not wait
 * @throws Failure 409 when a backup is under way, or this machine makes no backups
 */
export async function beginBackup(given: Given, staff: Staff): Promise<{ ended: Promise<void> }> {
  const { db, now, log, backups: place } = given
  if (!place) throw new Failure('conflict', { key: 'office.backups_off' })
  const turn = await place.claim()
  if (!turn) throw new Failure('conflict', { key: 'office.backup_under_way' })
  const file = backupName(siteOf(given), now())
  const id = await endKilled(given, place)
    .then(() =>
      transaction(db, async (tx) => {
        const run = await insertRun(tx, { file, by_hand: true, started_at: now() })
        await record(tx, staff, { action: 'create', entity: 'backup_runs', id: run, before: null, after: { file } })
        return run
      }),
    )
    .catch(async (error: unknown) => {
      await turn.end()
      throw error
    })
  const ended = make(given, place, turn, { id, file })
    .catch((error: unknown) => log.error({ err: error }, 'a backup was not recorded'))
    .finally(turn.end)
  return { ended }
}

const siteOf = ({ settings }: Given) => siteName(settings.siteUrl)

async function make(
  given: Given,
  place: BackupPlace,
  turn: BackupSlot,
  { id, file }: { id: number; file: string },
): Promise<void> {
  const { db, now, log } = given
  const made = await turn.make(file)
  if ('bytes' in made) {
    const { bytes, missing, missing_files } = made
    if (missing > 0) log.warn({ missing, missing_files, file }, 'files that records name are not in the store')
    await saveDone(db, id, { bytes, missing, missing_files, ended_at: now() })
    await removeSurplus(given, place)
    return
  }
  const known = backupReasons as readonly string[]
  const reason = known.includes(made.reason) ? (made.reason as BackupReason) : 'unexpected'
  if (reason !== 'stopped') log.error({ reason, detail: made.detail, file }, 'a backup failed')
  await saveFailed(db, id, { reason, detail: made.detail }, now())
  await removeLeftBehind(given, place)
}

/** Called with the turn held: any run that is recorded as running has lost its process. */
async function endKilled(given: Given, place: BackupPlace): Promise<void> {
  for (const { id } of await listRunning(given.db))
    await saveFailed(given.db, id, { reason: 'interrupted', detail: '' }, given.now())
  await removeLeftBehind(given, place)
}

/** Removes unfinished files of this site. Errors are ignored: the next backup reports what is wrong with the folder. */
async function removeLeftBehind(given: Given, place: BackupPlace): Promise<void> {
  const files = await place.list().catch(() => [])
  for (const { name } of files)
    if (isLeftBehind(siteOf(given), name, draftSuffix)) await place.remove(name).catch(() => {})
}

async function removeSurplus(given: Given, place: BackupPlace): Promise<void> {
  try {
    const backups = backupsAmong(siteOf(given), await place.list())
    const kept = { keep: place.plan.keep, today: dayOf(given.now()) }
    for (const { name } of surplus(backups, kept)) await place.remove(name)
  } catch (error) {
    given.log.warn({ err: error }, 'old backups were not removed')
  }
}
