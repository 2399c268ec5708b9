import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { findBackupNeed } from '#src/features/backups/backups.queries.server.ts'
import { messageOf } from './failures/failures.rules.ts'
import { needsOf } from './needs.rules.ts'
import type { Need, SystemState } from './system.schema.ts'
import { findDatabaseState, findFailureGroups, findUnsentMails, listSweepRuns } from './system.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'images' | 'diskSpace' | 'settings' | 'backups'>

const dayMs = 86_400_000
/** Of failures and mails on the screen. */
const shownDays = 30
/** A mail that was given up longer ago needs nobody any more. */
const mailDays = 7

const startedAt = new Date(performance.timeOrigin).toISOString()

export async function findSystemState(given: Given): Promise<SystemState> {
  const { db, now, images, diskSpace } = given
  const since = new Date(now().getTime() - shownDays * dayMs)
  const [failures, mails, sweeps, database, disk, needs] = await Promise.all([
    findFailureGroups(db, since),
    findUnsentMails(db, since),
    listSweepRuns(db),
    findDatabaseState(db),
    diskSpace(),
    findSystemSummary(given),
  ])
  return {
    needs,
    failures,
    // The answer of a mail server may name the recipient.
    mails: {
      ...mails,
      last_error: mails.last_error && messageOf(new Error(mails.last_error)).replace(/^Error: /, ''),
      last_at: mails.last_at?.toISOString() ?? null,
    },
    pictures: images.waiting(),
    sweeps,
    database,
    disk,
    node: process.version,
    started_at: startedAt,
  }
}

export async function findSystemSummary(given: Given): Promise<Need[]> {
  const { db, now, diskSpace } = given
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  const [failures, mails, sweeps, disk, backup] = await Promise.all([
    findFailureGroups(db, before(1)),
    findUnsentMails(db, before(mailDays)),
    listSweepRuns(db),
    diskSpace(),
    findBackupNeed(given),
  ])
  return needsOf({ failures, mails: mails.given_up, sweeps, disk, backup }, now())
}
