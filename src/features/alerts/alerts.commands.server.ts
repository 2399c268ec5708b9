import { isDatabaseUnavailable } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueueAll, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { foldEmail } from '../accounts/accounts.rules.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { type AlertCause, alertCauses } from './alerts.links.ts'
import { alertMail } from './alerts.mail.server.ts'
import { causesFor, firstWishes, wantedBy } from './alerts.rules.ts'
import type { AlertChange } from './alerts.schema.ts'
import { findFacts, findWishes, listAlerts, listReaders, saveWishes, takeAlerts } from './alerts.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'languages' | 'localize' | 'settings'>

/** What the agency's own address has a mail about anyway. */
const toldElsewhere: readonly AlertCause[] = ['payments', 'messages', 'cancellations', 'order_messages']

/** Causes of one transaction. */
const atOnce = 50

/**
 * Mails the staff whose role it is about what happened, as each of them wishes: one mail per cause and reader.
 * @returns the number of mails queued
 * @throws what one of them could not be told for, after all others
 */
export async function mailAlerts(given: Given): Promise<number> {
  let queued = 0
  let after = 0
  let failure: unknown = null
  for (;;) {
    const ids = await listAlerts(given.db, { after, limit: atOnce })
    if (ids.length === 0) break
    after = ids.at(-1)!
    const told = await mailSome(given, ids).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      return null
    })
    if (told !== null) queued += told
    // One that cannot be told waits alone.
    else
      for (const id of ids)
        queued += await mailSome(given, [id]).catch((error: unknown) => {
          failure ??= error
          return 0
        })
  }
  if (failure !== null) throw failure
  return queued
}

async function mailSome({ db, now, languages, localize, settings }: Given, ids: readonly number[]): Promise<number> {
  const lang = (await languages())[0]!.abbr
  const agency = await findAgency(db, lang)
  const sender = mailSenderOf(agency, settings.siteUrl)
  const context = { lang, sender, localize: (text: Parameters<typeof localize>[0]) => localize(text, lang) }
  return transaction(db, async (tx) => {
    const alerts = await takeAlerts(tx, ids)
    const readers = await listReaders(tx)
    const factsOf = await findFacts(tx, lang, alerts)
    const mails: Mail[] = []
    for (const alert of alerts) {
      const facts = factsOf.get(alert)
      const isTold = ({ email }: { email: string }) =>
        toldElsewhere.includes(alert.cause) && foldEmail(email) === foldEmail(agency.email)
      const wanting = readers.filter((one) => wantedBy(one.role_group, one.wishes)[alert.cause] && !isTold(one))
      // Without a mail server they would be told of it when it is long over.
      if (!facts || wanting.length === 0 || settings.sendsMail === false) continue
      const mail = await alertMail(facts, context)
      for (const { id, email } of wanting) {
        const message_key = `alert:${alert.cause}:${alert.record_id}:${id}`
        mails.push({ ...mail, message_key, recipient: email })
      }
    }
    await enqueueAll(tx, mails, now())
    return mails.length
  })
}

/** Changes which mails a user gets. @throws Failure 422 for what the role may not see */
export async function changeWishes({ db }: Pick<Services, 'db'>, staff: Staff, change: AlertChange): Promise<void> {
  const role_group = staff.role_group as RoleGroup
  const allowed = causesFor(role_group)
  for (const cause of alertCauses)
    if (change[cause] && !allowed.includes(cause)) throw invalid(cause, 'office.alert_not_allowed')
  await transaction(db, async (tx) => {
    const before = wantedBy(role_group, await findWishes(tx, staff.id))
    const given = alertCauses.filter((cause) => change[cause] !== undefined)
    const changed = Object.fromEntries(given.map((cause) => [cause, change[cause]!]))
    const after = { ...before, ...changed }
    if (alertCauses.every((cause) => before[cause] === after[cause])) return
    await saveWishes(tx, staff.id, { ...firstWishes(role_group), ...changed }, changed)
    await record(tx, staff, { action: 'update', entity: 'alert_settings', id: staff.id, before, after })
  })
}
