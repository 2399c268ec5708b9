import { dayMs } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { countPostponed } from '#src/base/mail/postponed.store.server.ts'
import { findBackupNeed, hasBackups } from '#src/features/backups/backups.queries.server.ts'
import { messageOf } from './failures/failures.rules.ts'
import { needsOf } from './needs.rules.ts'
import { refusalKinds } from './refusals/refusals.links.ts'
import { findRefusals } from './refusals/refusals.queries.server.ts'
import type { Need, SystemState } from './system.schema.ts'
import {
  findDatabaseState,
  findFailureGroups,
  findUnsentMails,
  listGivenUp,
  listSweepRuns,
  listUnopenedPages,
} from './system.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'images' | 'diskSpace' | 'fileStore' | 'settings' | 'backups'>

/** Of failures and mails on the screen. */
const shownDays = 30
/** Mails that were given up longer ago need no attention. */
const mailDays = 7

const startedAt = new Date(performance.timeOrigin).toISOString()

export async function findSystemState(given: Given & { lang: string }): Promise<SystemState> {
  const { db, now, images, diskSpace, fileStore } = given
  const since = new Date(now().getTime() - shownDays * dayMs)
  const [failures, mails, list, cards, refusals, sweeps, database, disk, files, needs, isBackedUp] = await Promise.all([
    findFailureGroups(db, since),
    findUnsentMails(db, since),
    listGivenUp(db, since),
    listUnopenedPages(db, before(given, mailDays)),
    findRefusals(given, refusalKinds),
    listSweepRuns(db),
    findDatabaseState(db),
    diskSpace(),
    stateOf(fileStore),
    findSystemSummary(given),
    hasBackups(given),
  ])
  return {
    needs,
    set_up: [
      ...(isBackedUp ? [] : (['no_backup'] as const)),
      ...(given.settings.sendsMail === false ? (['no_mail_server'] as const) : []),
    ],
    failures,
    // The answer of a mail server may name the recipient.
    mails: {
      ...mails,
      last_error: mails.last_error && messageOf(new Error(mails.last_error)).replace(/^Error: /, ''),
      last_at: mails.last_at?.toISOString() ?? null,
      list,
    },
    cards,
    refusals,
    pictures: images.waiting(),
    sweeps,
    database,
    disk,
    files,
    node: process.version,
    started_at: startedAt,
  }
}

export async function findSystemSummary(given: Given): Promise<Need[]> {
  const { db, now, diskSpace, fileStore, settings } = given
  const [failures, mails, cards, postponed, sweeps, disk, files, backup] = await Promise.all([
    findFailureGroups(db, before(given, 1)),
    findUnsentMails(db, before(given, mailDays)),
    listUnopenedPages(db, before(given, 1)),
    settings.sendsMail === false ? 0 : countPostponed(db),
    listSweepRuns(db),
    diskSpace(),
    stateOf(fileStore),
    findBackupNeed(given),
  ])
  return needsOf(
    { failures, mails: mails.given_up, cards: cards.length, postponed, sweeps, disk, files, backup },
    now(),
  )
}

function before({ now }: Pick<Services, 'now'>, days: number): Date {
  return new Date(now().getTime() - days * dayMs)
}

async function stateOf(store: Given['fileStore']): Promise<SystemState['files']> {
  if (!store) return null
  const trouble = (await store.look())?.trouble ?? null
  return { place: store.place, trouble: trouble === null || trouble === 'away' ? trouble : 'refused' }
}
