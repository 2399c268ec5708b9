import { dayOf, formatDay, formatDayRange } from '#src/base/dates.ts'
import { formatMoney, type Minor, toMajor } from '#src/base/money.ts'
import type { AmountRow, Block, Labelled } from '#src/base/pdf/paper.ts'
import { richText } from '#src/base/pdf/rich-text.ts'
import { instantText } from '#src/features/orders/deadline.ts'
import { cardText, chargedText } from '#src/features/orders/money/card-text.ts'
import { totalsOf } from '#src/features/orders/money/totals.rules.ts'
import type { PaperBoarding, PaperLine, PaperOrder, PaperPayment } from './paper-order.ts'
import type { paper } from './papers.strings.ts'

/** Texts of the group `paper` in the paper's language. */
export type PaperText = (key: keyof typeof paper, values?: Record<string, string | number>) => string

/** An order with the sentences that its papers share, in the paper's language. */
export type PaperFacts = {
  order: PaperOrder
  lang: string
  t: PaperText
  /** of each item: 2 yetişkin, 1 çocuk (4 yaş) */
  parties: readonly string[]
  /** of each item: KDV dahil (%20: 1.000 TL); '' without KDV */
  kdv: readonly string[]
  /** what is owed and when */
  plan: string
  /** the order's rate, a sentence for each foreign currency */
  rates: readonly string[]
  /** of a voucher; empty for tours without pick-up points */
  boarding: readonly PaperBoarding[]
  /** telephone and e-mail of the agency */
  contact: string
}

/** Code of a voucher, the address that checks it, and that address as a picture. */
export type Check = { code: string; address: string; qr: string }

export function confirmationBlocks(facts: PaperFacts): Block[] {
  const { order, t, lang } = facts
  const isOne = order.items.length === 1
  const items = order.items.flatMap((item, at): Block[] => [
    { kind: 'heading', text: item.tour_name },
    { kind: 'text', tone: 'soft', text: item.tour_place },
    { kind: 'facts', rows: itemFacts(facts, at) },
    {
      kind: 'amounts',
      rows: item.lines.map((line) => lineRow(line, item.currency, lang)),
      totals: [{ label: t('total'), detail: facts.kdv[at]!, amount: money(item.total, item.currency, lang) }],
    },
  ])
  const sums = totalsOf(order.items).map(({ total, currency }, at) => ({
    label: at === 0 ? t('grand_total') : '',
    amount: money(total, currency, lang),
  }))
  const all: Block[] = isOne ? [] : [{ kind: 'sum', rows: sums }]
  const contracts = order.contracts.map(({ name, version: n, accepted_at }) =>
    t('contract_line', { name, n, when: formatDay(dayOf(accepted_at), lang) }),
  )
  return [
    { kind: 'text', tone: 'normal', text: t('confirmed_text') },
    { kind: 'facts', rows: customerFacts(facts) },
    ...items,
    ...all,
    { kind: 'notice', tone: 'main', title: t('plan'), text: facts.plan },
    ...rateBlocks(facts),
    ...(contracts.length > 0
      ? [
          { kind: 'heading', text: t('contracts') } as const,
          ...contracts.map((text): Block => ({ kind: 'text', tone: 'soft', text })),
        ]
      : []),
  ]
}

export function voucherBlocks(facts: PaperFacts, { code, address, qr }: Check): Block[] {
  const { order, t } = facts
  return [
    { kind: 'text', tone: 'normal', text: t('voucher_text') },
    { kind: 'check', label: t('check'), code, text: t('check_text'), address, qr, qr_alt: t('check_qr') },
    {
      kind: 'facts',
      rows: [
        { label: t('customer'), value: order.name },
        { label: t('order_no'), value: order.order_no },
      ],
    },
    ...order.items.flatMap((item, at): Block[] => [
      { kind: 'heading', text: item.tour_name },
      { kind: 'text', tone: 'soft', text: item.tour_place },
      { kind: 'facts', rows: itemFacts(facts, at) },
      ...facts.boarding.filter((own) => own.item === at).map((own) => boardingBlock(own, t)),
    ]),
    { kind: 'notice', tone: 'main', title: t('travel_title'), text: t(travelText(facts), { contact: facts.contact }) },
  ]
}

/** Announces only the information that the voucher does not contain yet. */
function travelText({ order, boarding }: PaperFacts): 'travel_text' | 'travel_text_rest' | 'travel_text_known' {
  const people = boarding.flatMap((own) => own.people)
  const known = people.filter(({ time, place }) => time !== null && place !== '')
  if (known.length === 0) return 'travel_text'
  const isAll = known.length === people.length && order.items.every((_, at) => boarding.some(({ item }) => item === at))
  return isAll ? 'travel_text_known' : 'travel_text_rest'
}

/** Hour and place of every passenger; a passenger without a choice is marked. */
function boardingBlock({ people }: PaperBoarding, t: PaperText): Block {
  return {
    kind: 'table',
    columns: [
      { title: t('passenger'), align: 'left', width: 'rest' },
      { title: t('pickup_hour'), align: 'left', width: 'auto' },
      { title: t('pickup'), align: 'left', width: 'rest' },
    ],
    rows: people.map(({ seat, passenger, time, place }) => [
      passenger || t('passenger_n', { n: seat }),
      time ?? '–',
      place || t('pickup_open'),
    ]),
    foot: [],
  }
}

export function receiptBlocks(
  facts: PaperFacts,
  { amount, currency, paid_on, method, bank, sender, card, charged, try_rate = null, rate_day = null }: PaperPayment,
): Block[] {
  const { order, t, lang } = facts
  return [
    { kind: 'text', tone: 'normal', text: t('receipt_text') },
    { kind: 'sum', rows: [{ label: t('received'), amount: money(amount, currency, lang) }] },
    {
      kind: 'facts',
      rows: [
        { label: t('paid_on'), value: formatDay(paid_on, lang) },
        { label: t('method'), value: [t(`method_${method}`), card && cardText(card)].filter(Boolean).join(', ') },
        { label: t('charged'), value: card && card.try_rate !== null ? chargedText(card, currency, lang) : '' },
        { label: t('in_lira'), value: charged ? chargedText({ charged, try_rate, rate_day }, currency, lang) : '' },
        { label: t('bank'), value: bank ?? '' },
        { label: t('sender'), value: sender },
        { label: t('customer'), value: order.name },
        { label: t('invoice'), value: invoiceText(order.invoice, order.name, t) },
        { label: t('order_no'), value: order.order_no },
        { label: t('phone'), value: order.phone },
      ],
    },
    { kind: 'heading', text: t('tours') },
    ...order.items.map(
      (item): Block => ({
        kind: 'text',
        tone: 'normal',
        text: `${item.tour_name}, ${formatDayRange(item.start_date, item.end_date, lang)}`,
      }),
    ),
  ]
}

export function rateBlocks({ rates }: Pick<PaperFacts, 'rates'>): Block[] {
  return rates.map((text): Block => ({ kind: 'text', tone: 'soft', text }))
}

type Accepted = {
  version: number
  accepted_at: Date
  acceptance: 'sitede' | 'telefonda'
  body: string
  body_hash: Buffer
}

/** The exact text that was accepted. */
export function contractBlocks(t: PaperText, lang: string, contract: Accepted): Block[] {
  const { version, accepted_at, acceptance, body, body_hash } = contract
  return [
    {
      kind: 'facts',
      rows: [
        { label: t('accepted_on'), value: t(`acceptance_${acceptance}`, { when: instantText(accepted_at, lang) }) },
        { label: t('version'), value: String(version) },
      ],
    },
    { kind: 'rich', nodes: richText(body) },
    { kind: 'rule' },
    { kind: 'text', tone: 'soft', text: t('hash', { hash: body_hash.toString('hex') }) },
  ]
}

function customerFacts({ order, t, lang }: PaperFacts): Labelled[] {
  return [
    { label: t('customer'), value: order.name },
    { label: t('city'), value: order.city },
    { label: t('booked_on'), value: formatDay(dayOf(order.created_at), lang) },
    { label: t('phone'), value: order.phone },
    { label: t('email'), value: order.email },
    { label: t('invoice'), value: invoiceText(order.invoice, order.name, t) },
    { label: t('note'), value: order.message },
  ]
}

function itemFacts({ order, t, lang, parties }: PaperFacts, at: number): Labelled[] {
  const item = order.items[at]!
  return [
    { label: t('dates'), value: formatDayRange(item.start_date, item.end_date, lang) },
    { label: t('party'), value: parties[at]! },
    { label: t('tour_code'), value: item.tour_code },
    { label: t('single_rooms'), value: item.single_room_quantity > 0 ? String(item.single_room_quantity) : '' },
  ]
}

function lineRow({ kind, label, quantity, unit_price, amount }: PaperLine, currency: string, lang: string): AmountRow {
  const each = kind === 'discount' ? '' : `${quantity} × ${money(unit_price, currency, lang)}`
  return { label, detail: each, amount: money(amount, currency, lang) }
}

export const money = (amount: Minor, currency: string, lang: string) => formatMoney(toMajor(amount), currency, lang)

function invoiceText(invoice: unknown, name: string, t: PaperText): string {
  const { kind, title = '', tax_office: office = '', tax_no: no = '' } = invoice as Record<string, string>
  if (kind !== 'kurumsal') return t('invoice_person', { name })
  // A company outside Türkiye has no tax office, and perhaps no number.
  return office === '' ? [title, no].filter(Boolean).join(' · ') : t('invoice_company', { title, office, no })
}
