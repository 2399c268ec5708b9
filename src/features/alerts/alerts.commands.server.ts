import { isDatabaseUnavailable } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { foldEmail } from '../accounts/accounts.rules.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { type AlertCause, alertCauses } from './alerts.links.ts'
import { alertMail } from './alerts.mail.server.ts'
import { causesFor, firstWishes, wantedBy } from './alerts.rules.ts'
import type { AlertChange } from './alerts.schema.ts'
import { findFacts, findWishes, listAlerts, listReaders, saveWishes, takeAlert } from './alerts.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'languages' | 'localize' | 'settings'>

/** Causes of which the agency's own address gets another mail. */
const notifiedElsewhere: readonly AlertCause[] = ['payments', 'messages', 'cancellations', 'order_messages']

/**
 * Mails staff about what happened, by role and wish: one mail per cause and reader.
 * @returns the number of mails queued
 * @throws the first error of a cause, after all others were mailed
 */
export async function mailAlerts(given: Given): Promise<number> {
  let queued = 0
  let failure: unknown = null
  for (const id of await listAlerts(given.db))
    queued += await mailAlert(given, id).catch((error: unknown) => {
      if (isDatabaseUnavailable(error)) throw error
      failure ??= error
      return 0
    })
  if (failure !== null) throw failure
  return queued
}

async function mailAlert({ db, now, languages, localize, settings }: Given, id: number): Promise<number> {
  const lang = (await languages())[0]!.abbr
  const agency = await findAgency(db, lang)
  const sender = mailSenderOf(agency, settings.siteUrl)
  return transaction(db, async (tx) => {
    const alert = await takeAlert(tx, id)
    const facts = alert && (await findFacts(tx, lang, alert))
    // Without a mail server the mails would be sent when they are long out of date.
    if (!facts || settings.sendsMail === false) return 0
    const { cause, record_id } = alert
    const isNotified = ({ email }: { email: string }) =>
      notifiedElsewhere.includes(cause) && foldEmail(email) === foldEmail(agency.email)
    const readers = await listReaders(tx)
    const wanting = readers.filter((one) => wantedBy(one.role_group, one.wishes)[cause] && !isNotified(one))
    if (wanting.length === 0) return 0
    const mail = await alertMail(facts, { lang, sender, localize: (text) => localize(text, lang) })
    for (const { id: reader, email: recipient } of wanting)
      await enqueue(tx, { ...mail, message_key: `alert:${cause}:${record_id}:${reader}`, recipient }, now())
    return wanting.length
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
