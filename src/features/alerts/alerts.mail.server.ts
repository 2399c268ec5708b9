import { formatDayRange, formatInstant } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import { link, type MailSender, paragraph, type Row, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import { departureDaysPath } from '#src/features/departures/board/departures.links.ts'
import { ordersScreen } from '#src/features/orders/orders.links.ts'
import { backupsScreen } from '../backups/backups.links.ts'
import { mailboxScreen } from '../inquiries/mailbox/mailbox.links.ts'
import type { AlertFacts } from './alerts.store.server.ts'

type Context = { lang: string; sender: MailSender; localize: (text: Text) => Promise<string> }

/** Tells staff of a cause, with a link to it. Recipient and key are added for each reader. */
export async function alertMail(
  facts: AlertFacts,
  { lang, sender, localize }: Context,
): Promise<Omit<Mail, 'message_key' | 'recipient'>> {
  const t = (key: Text['key'], values?: Text['values']) => localize({ key, ...(values && { values }) })
  const { subject, text, lines, path } = contentOf(facts, lang)
  const title = await localize(subject)
  const shown: Row[] = []
  for (const { label, value } of lines) if (value !== '') shown.push({ label: await t(label), value })
  const parts = [
    paragraph(title),
    ...(text ? [paragraph(await localize(text))] : []),
    rows(shown),
    link(`${sender.home}${path}`, await t('alert_mail.open')),
    paragraph(await t('alert_mail.why')),
  ]
  const preheader = shown.map(({ value }) => value).join(' · ')
  return written(lang, { subject: title, preheader, sender }, parts)
}

/** `text`: a paragraph under the title */
type Content = { subject: Text; text?: Text; lines: { label: Text['key']; value: string }[]; path: string }

function contentOf(facts: AlertFacts, lang: string): Content {
  const money = (minor: number, currency: string) => formatMoney(toMajor(minor), currency, lang)
  const search = (no: string) => `?search=${encodeURIComponent(no)}`
  switch (facts.cause) {
    case 'orders': {
      const { order_no, name, tours, sums } = facts
      const total = sums.map((sum) => money(sum.total, sum.currency)).join(' + ')
      return {
        subject: { key: 'alert_mail.orders_subject', values: { order_no } },
        lines: [
          { label: 'alert_mail.customer', value: name },
          { label: 'alert_mail.tours', value: tours.join(', ') },
          { label: 'alert_mail.total', value: total },
        ],
        path: ordersScreen + search(order_no),
      }
    }
    case 'payments': {
      const { order_no, name, sender, amount, currency } = facts
      return {
        subject: { key: 'alert_mail.payments_subject', values: { order_no } },
        lines: [
          { label: 'alert_mail.customer', value: name },
          { label: 'alert_mail.sender', value: sender },
          { label: 'alert_mail.amount', value: money(amount, currency) },
        ],
        path: ordersScreen + search(order_no),
      }
    }
    case 'cards': {
      const { action, order_no, name, amount, currency, note } = facts
      const about =
        action === 'iade-ret' ? 'refund_failed' : action === 'kart-acilmadi' ? 'card_unopened' : 'card_refused'
      return {
        subject: { key: `alert_mail.${about}_subject`, values: { order_no } },
        text: { key: `alert_mail.${about}_text` },
        lines: [
          { label: 'alert_mail.customer', value: name },
          { label: 'alert_mail.amount', value: money(amount, currency) },
          { label: 'alert_mail.note', value: note },
        ],
        path: ordersScreen + search(order_no),
      }
    }
    case 'messages': {
      const { message_no, kind, name, subject } = facts
      return {
        subject: { key: 'alert_mail.messages_subject', values: { subject } },
        lines: [
          { label: 'alert_mail.sender', value: name },
          { label: 'alert_mail.number', value: message_no },
        ],
        path: mailboxScreen(kind) + search(message_no),
      }
    }
    case 'cancellations': {
      const { order_no, name, is_request, note } = facts
      const key = is_request ? 'alert_mail.requests_subject' : 'alert_mail.cancellations_subject'
      return {
        subject: { key, values: { order_no } },
        lines: [
          { label: 'alert_mail.customer', value: name },
          { label: 'alert_mail.note', value: note },
        ],
        path: ordersScreen + search(order_no),
      }
    }
    case 'order_messages': {
      const { order_no, name, is_wish, body } = facts
      const key = is_wish ? 'alert_mail.changes_subject' : 'alert_mail.order_messages_subject'
      return {
        subject: { key, values: { order_no } },
        lines: [
          { label: 'alert_mail.customer', value: name },
          { label: 'alert_mail.message', value: body },
        ],
        path: ordersScreen + search(order_no),
      }
    }
    case 'travel_info': {
      const { tour, start_date, end_date, is_due } = facts
      const key = is_due ? 'alert_mail.travel_info_due_subject' : 'alert_mail.travel_info_subject'
      return {
        subject: { key, values: { tour } },
        lines: [{ label: 'alert_mail.days', value: formatDayRange(start_date, end_date, lang) }],
        path: departureDaysPath({ from: start_date, to: start_date }, { needs_info: '1' }),
      }
    }
    case 'backups': {
      const { reason, at, last_at } = facts
      return {
        subject: { key: 'alert_mail.backups_subject' },
        text: { key: `backup_failed.${reason}` },
        lines: [
          { label: 'alert_mail.backup_at', value: formatInstant(at, lang) },
          { label: 'alert_mail.backup_last', value: last_at ? formatInstant(last_at, lang) : '' },
        ],
        path: backupsScreen,
      }
    }
  }
}
