import type { OfficeLang } from '#src/base/admin-kit/office-texts.ts'
import { formatDay, formatDayRange, formatInstant } from '#src/base/dates.ts'
import { escapeHtml } from '#src/base/html.ts'
import { countryName } from '#src/base/i18n/countries.ts'
import { fill, type Values } from '#src/base/i18n/translate.ts'
import { formatExactMoney, toMajor } from '#src/base/money.ts'
import { statusTexts } from '#src/features/orders/book/admin/order-status.strings.ts'
import { periodText } from '../retention/period-text.ts'
import { retentionRules } from '../retention/retention.rules.ts'
import { fromTexts, ruleTexts } from '../retention/retention.strings.ts'
import { exportTexts } from './export.strings.ts'
import type { ExportedOrder, ExportedPassenger, ExportedSeat } from './exported.ts'

/** A record as a person reads it: labels with values, in order. */
export type Entry = { title: string; fields: [label: string, value: string][] }
export type Section = { title: string; entries: Entry[] }

export type Words = (key: keyof typeof exportTexts, values?: Values) => string
export const wordsIn =
  (lang: OfficeLang): Words =>
  (key, values) =>
    fill(exportTexts[key][lang], lang, values)

export function orderEntry(order: ExportedOrder, lang: OfficeLang): Entry {
  const t = wordsIn(lang)
  const when = (instant: string) => formatInstant(new Date(instant), lang)
  const money = (amount: number, currency: string) => formatExactMoney(toMajor(amount), currency, lang)
  const status = (statusTexts as Record<string, Record<OfficeLang, string>>)[order.status]?.[lang] ?? order.status
  const fields: Entry['fields'] = [
    [t('made'), when(order.created_at)],
    [t('status'), status],
    [t('name'), order.name],
    [t('city'), order.city],
    [t('email'), order.email],
    [t('phone'), order.phone],
    [t('wish'), order.message],
    [t('invoice'), Object.values(order.invoice).filter(Boolean).join(', ')],
    [t('consent'), t(order.marketing_consent ? 'yes' : 'no')],
    ...order.items.map(({ tour_name, start_date, end_date, total, currency }): [string, string] => [
      t('tour'),
      `${tour_name}, ${formatDayRange(start_date, end_date, lang)}, ${money(total, currency)}`,
    ]),
    ...order.passengers.map((traveller): [string, string] => [t('passenger'), travellerText(traveller, lang)]),
    ...order.payments.map(({ paid_on, amount, currency, sender, note }): [string, string] => [
      t('payment'),
      joined([formatDay(paid_on, lang), money(amount, currency), sender, note]),
    ]),
    ...order.cards.map(({ created_at, card_brand, card_last_four }): [string, string] => [
      t('card'),
      card_last_four && joined([when(created_at), card_brand, `•••• ${card_last_four}`]),
    ]),
    ...order.contracts.map(({ name, version, accepted_at, address }): [string, string] => [
      t('contract'),
      joined([name, t('version', { n: version }), when(accepted_at), address && t('network', { address })]),
    ]),
    ...order.messages.map(({ created_at, by_customer, body }): [string, string] => [
      `${t(by_customer ? 'you_wrote' : 'we_wrote')}, ${when(created_at)}`,
      body,
    ]),
    ...order.notes.map(({ at, note }): [string, string] => [`${t('note')}, ${when(at)}`, note]),
  ]
  return { title: t('order', { no: order.order_no }), fields: filled(fields) }
}

export function seatEntry(seat: ExportedSeat, lang: OfficeLang): Entry {
  const t = wordsIn(lang)
  return {
    title: t('order', { no: seat.order_no }),
    fields: [
      [t('tour'), `${seat.tour_name}, ${formatDayRange(seat.start_date, seat.end_date, lang)}`],
      [t('passenger'), travellerText(seat, lang)],
    ],
  }
}

function travellerText(traveller: ExportedPassenger, lang: OfficeLang): string {
  const t = wordsIn(lang)
  const { name, surname, birth_date, gender, nationality, document, document_no } = traveller
  const { document_until, phone, pickup, note } = traveller
  return joined([
    `${name} ${surname}`.trim(),
    birth_date && t('birth_date', { day: formatDay(birth_date, lang) }),
    gender && t(gender === 'kadin' ? 'kadin' : 'erkek'),
    nationality && t('nationality', { country: countryName(nationality, lang) }),
    document_no && t(document === 'pasaport' || document === 'kimlik' ? document : 'tckn', { no: document_no }),
    document_until && t('document_until', { day: formatDay(document_until, lang) }),
    phone,
    pickup && t('pickup', { place: pickup }),
    note,
  ])
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')
const filled = (fields: Entry['fields']) => fields.filter(([, value]) => value !== '')

/** Rules about people who never visit the site. */
const ofStaff: readonly string[] = ['staff', 'sign_ins', 'browsers', 'support', 'failures']

/** The table of retention in sentences: what the law asks an agency to say with the data. */
export function reasonsSection(lang: OfficeLang): Section {
  const t = wordsIn(lang)
  const fields = retentionRules
    .filter(([id, { keeps }]) => keeps !== 'in_use' && !ofStaff.includes(id))
    .map(([id, { keeps, from }]): [string, string] => [
      ruleTexts[id].what[lang],
      `${periodText(keeps, lang)}, ${fromTexts[from][lang]}. ${ruleTexts[id].law[lang]}.`,
    ])
  return { title: t('why'), entries: [{ title: '', fields }] }
}

/** A page that opens without a network and prints well. */
export function htmlOf(lead: string, sections: readonly Section[], lang: OfficeLang): string {
  const t = wordsIn(lang)
  const parts = sections.flatMap(({ title, entries }) => [
    `<h2>${escapeHtml(title)}</h2>`,
    ...entries.flatMap((entry) => [
      entry.title && `<h3>${escapeHtml(entry.title)}</h3>`,
      `<dl>${entry.fields.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    ]),
  ])
  const title = escapeHtml(t('file'))
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}h2{margin-top:2.5rem}
dl{border-top:1px solid #ddd;padding-top:.75rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-line;overflow-wrap:anywhere}</style>
</head><body><h1>${title}</h1><p>${escapeHtml(lead)}</p>
${parts.filter(Boolean).join('\n')}
</body></html>
`
}

/** The same for programs: sections by title, each with its records. */
export function jsonOf(lead: string, sections: readonly Section[]): string {
  const records = sections.map(({ title, entries }) => [
    title,
    entries.map((entry) => ({ ...(entry.title && { title: entry.title }), fields: entry.fields })),
  ])
  return JSON.stringify({ about: lead, ...Object.fromEntries(records) }, null, 2)
}

/** A name for a file of the archive: no separators, no characters that Windows refuses. */
export function fileName(text: string): string {
  const allowed = text.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/\s+/g, ' ')
  return allowed.trim().slice(0, 100) || '—'
}
