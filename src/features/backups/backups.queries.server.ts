import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { backupsAmong, isOverdue, nextBackup, siteName } from './backups.rules.ts'
import type { BackupState } from './backups.schema.ts'
import { findLatestRuns, findMadeAt, listRunning } from './backups.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'settings' | 'backups'>

export async function findBackupState(given: Given): Promise<BackupState> {
  const { db, now, backups: place } = given
  const [running] = await listRunning(db)
  const runs = await findLatestRuns(db)
  const { last, failure } = runs
  return {
    place: place && (await placeOf(place)),
    running: running ? { started_at: running.started_at.toISOString(), by_hand: running.by_hand } : null,
    last: last && { ...last, started_at: last.started_at.toISOString(), ended_at: last.ended_at.toISOString() },
    failure: failure && { ...failure, at: failure.ended_at.toISOString() },
    next_at: place && nextBackup(runs, place.plan.everyHours, now()).toISOString(),
    is_overdue: place !== null && isOverdue(runs, place.plan.everyHours, now()),
    files: await filesOf(given),
  }
}

async function placeOf(place: NonNullable<Services['backups']>): Promise<BackupState['place']> {
  const { folder, everyHours, keep } = place.plan
  const { isWritable, sharesDisk, free } = await place.look()
  return { folder, every_hours: everyHours, keep, is_writable: isWritable, shares_disk: sharesDisk, free }
}

async function filesOf({ db, settings, backups: place }: Given): Promise<BackupState['files']> {
  if (!place) return []
  const files = backupsAmong(siteName(settings.siteUrl), await place.list().catch(() => []))
  const madeAt = await findMadeAt(
    db,
    files.map(({ name }) => name),
  )
  return files.map((file) => ({ ...file, made_at: madeAt.get(file.name)?.toISOString() ?? null }))
}

/** Whether backups are made: by the program, or at least once by hand. */
export async function hasBackups({ db, backups }: Pick<Given, 'db' | 'backups'>): Promise<boolean> {
  return backups !== null || (await findLatestRuns(db)).last !== null
}

/** The problem that staff have to look at; null without one, or when no backups are made. */
export async function findBackupNeed({ db, now, backups: place }: Given): Promise<'failed' | 'overdue' | null> {
  const { last, failure } = await findLatestRuns(db)
  if (failure) return 'failed'
  return place && isOverdue({ last, failure }, place.plan.everyHours, now()) ? 'overdue' : null
}
