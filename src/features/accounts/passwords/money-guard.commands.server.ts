import { randomUUID } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Tx } from '#src/base/db/connect.server.ts'
import { invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { link, paragraph, rows } from '#src/base/mail/frame.server.ts'
import { enqueue, type Mail } from '#src/base/mail/outbox.store.server.ts'
import { type MailServices, mailLanguageOf, staffMail } from '../accounts.mail.server.ts'
import { listManagersAnd } from '../accounts.store.server.ts'
import { checkOwnPassword } from './own-password.commands.server.ts'

/** Content of the mail about a changed payment destination. */
export type MoneyNews = {
  kind: 'iban_added' | 'iban_changed' | 'card_keys_changed'
  /** placeholders of the subject */
  values?: Record<string, string>
  /** facts, by the key of their label */
  facts: Partial<Record<'money_bank' | 'money_iban_before' | 'money_iban' | 'money_provider', string>>
  /** path of the screen on which it is checked */
  screen: string
}

/**
 * Guards payment destinations: a change requires the password again, and every administrator is mailed, including the one who made it,
 * because their session may have been stolen (docs/decisions/0129-a-second-look-at-an-iban.md).
 * @param current_password '' when it is missing
 * @returns a function that the transaction calls before the change: it queues the mails, or throws Failure 422 at `current_password`
 * when that is missing
 * @throws Failure 422 for a wrong password; 429 after too many wrong ones
 */
export async function guardMoney(
  services: MailServices & Pick<Services, 'limit' | 'now'>,
  staff: Staff,
  current_password: string,
  news: MoneyNews,
): Promise<(tx: Tx) => Promise<void>> {
  if (current_password === '')
    return async () => {
      throw invalid('current_password', 'errors.required')
    }
  await checkOwnPassword(services, staff, current_password)
  const now = services.now()
  const readers = await listManagersAnd(services.db, staff.id)
  const mails = await Promise.all(readers.map((reader) => moneyMail(services, reader, staff.name, now, news)))
  return async (tx) => {
    for (const mail of mails) await enqueue(tx, mail, now)
  }
}

async function moneyMail(
  services: MailServices,
  reader: { id: number; name: string; email: string },
  by: string,
  now: Date,
  { kind, values, facts, screen }: MoneyNews,
): Promise<Mail> {
  const lang = await mailLanguageOf(services, reader.id)
  return staffMail(services, lang, reader, {
    message_key: `${kind}:${randomUUID()}`,
    kind,
    values: { ...values, by, at: formatInstant(now, lang) },
    parts: async (t) => {
      const labels = Object.entries(facts) as [keyof typeof facts, string][]
      return [
        rows(await Promise.all(labels.map(async ([key, value]) => ({ label: await t(key), value })))),
        paragraph(await t('money_do')),
        link(services.settings.siteUrl + screen, await t('money_open')),
      ]
    },
  })
}
