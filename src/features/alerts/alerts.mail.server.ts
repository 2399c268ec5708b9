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
  for (const [label, value] of lines) if (value !== '') shown.push({ label: await t(label), value })
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

type Lines = readonly (readonly [label: Text['key'], value: string])[]
/** `text`: a paragraph under the title */
type Content = { subject: Text; text?: Text; lines: Lines; path: string }

function contentOf(facts: AlertFacts, lang: string): Content {
  const money = (minor: number, currency: string) => formatMoney(toMajor(minor), currency, lang)
  switch (facts.cause) {
    case 'orders': {
      const total = facts.sums.map((sum) => money(sum.total, sum.currency)).join(' + ')
      return ofOrder(facts, 'alert_mail.orders_subject', [
        ['alert_mail.tours', facts.tours.join(', ')],
        ['alert_mail.total', total],
      ])
    }
    case 'payments':
      return ofOrder(facts, 'alert_mail.payments_subject', [
        ['alert_mail.sender', facts.sender],
        ['alert_mail.amount', money(facts.amount, facts.currency)],
      ])
    case 'cards': {
      const { action, amount, currency, note } = facts
      const about =
        action === 'iade-ret' ? 'refund_failed' : action === 'kart-acilmadi' ? 'card_unopened' : 'card_refused'
      const content = ofOrder(facts, `alert_mail.${about}_subject`, [
        ['alert_mail.amount', money(amount, currency)],
        ['alert_mail.note', note],
      ])
      return { ...content, text: { key: `alert_mail.${about}_text` } }
    }
    case 'cancellations': {
      const subject = facts.is_request ? 'alert_mail.requests_subject' : 'alert_mail.cancellations_subject'
      return ofOrder(facts, subject, [['alert_mail.note', facts.note]])
    }
    case 'order_messages': {
      const subject = facts.is_wish ? 'alert_mail.changes_subject' : 'alert_mail.order_messages_subject'
      return ofOrder(facts, subject, [['alert_mail.message', facts.body]])
    }
    case 'messages': {
      const { message_no, kind, name, subject } = facts
      return {
        subject: { key: 'alert_mail.messages_subject', values: { subject } },
        lines: [
          ['alert_mail.sender', name],
          ['alert_mail.number', message_no],
        ],
        path: mailboxScreen(kind) + searchFor(message_no),
      }
    }
    case 'travel_info': {
      const { tour, start_date, end_date, is_due } = facts
      const key = is_due ? 'alert_mail.travel_info_due_subject' : 'alert_mail.travel_info_subject'
      return {
        subject: { key, values: { tour } },
        lines: [['alert_mail.days', formatDayRange(start_date, end_date, lang)]],
        path: departureDaysPath({ from: start_date, to: start_date }, { needs_info: '1' }),
      }
    }
    case 'backups': {
      const { reason, at, last_at } = facts
      return {
        subject: { key: 'alert_mail.backups_subject' },
        text: { key: `backup_failed.${reason}` },
        lines: [
          ['alert_mail.backup_at', formatInstant(at, lang)],
          ['alert_mail.backup_last', last_at ? formatInstant(last_at, lang) : ''],
        ],
        path: backupsScreen,
      }
    }
  }
}

function ofOrder({ order_no, name }: { order_no: string; name: string }, key: Text['key'], lines: Lines): Content {
  return {
    subject: { key, values: { order_no } },
    lines: [['alert_mail.customer', name], ...lines],
    path: ordersScreen + searchFor(order_no),
  }
}

const searchFor = (no: string) => `?search=${encodeURIComponent(no)}`
