import { expect, test } from 'vitest'
import { fill } from '#src/base/i18n/translate.ts'
import {
  datedDues,
  type Hold,
  holdOf,
  type Owed,
  planOf,
  planOfOrder,
  planOfStored,
  planRows,
  planSentence,
  planTexts,
} from './plan.rules.ts'
import { plan } from './plan.strings.ts'
import { type Payment, totalsOf } from './totals.rules.ts'

const today = '2026-11-22'
const day: Hold = { hours: 24 }
/** 23 November 2026 14:05 in Istanbul */
const until: Hold = { until: new Date('2026-11-23T11:05:00Z') }
const deposit: Owed = {
  currency: 'TRY',
  due: 'deposit',
  deposit: 35_880_00,
  balances: [{ due_on: '2027-04-16', amount: 53_820_00 }],
}
const whole: Owed = { currency: 'TRY', due: 'all', deposit: 89_700_00, balances: [] }
const euro: Owed = {
  currency: 'EUR',
  due: 'deposit',
  deposit: 250_50,
  balances: [{ due_on: '2027-05-03', amount: 750_00 }],
}
const pays = (status: Payment['status'], amount: number, currency = 'TRY'): Payment => ({ status, amount, currency })

type Case = {
  when: string
  totals: Owed[]
  hold: Hold
  payments?: Payment[]
  isOwed?: boolean
  tr: string
  en: string
}

test.each<Case>([
  {
    when: 'nothing is ordered yet',
    totals: [deposit],
    hold: day,
    tr: 'Şimdi 0 TL · 24 saat içinde 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '0 TL now · 35,880 TL within 24 hours · 53,820 TL by 16 April 2027',
  },
  {
    when: 'nothing is due later',
    totals: [whole],
    hold: day,
    tr: 'Şimdi 0 TL · 24 saat içinde 89.700 TL',
    en: '0 TL now · 89,700 TL within 24 hours',
  },
  {
    when: 'the hold lasts an hour',
    totals: [whole],
    hold: { hours: 1 },
    tr: 'Şimdi 0 TL · 1 saat içinde 89.700 TL',
    en: '0 TL now · 89,700 TL within 1 hour',
  },
  {
    when: 'several currencies',
    totals: [deposit, euro],
    hold: day,
    tr: 'Şimdi 0 TL · 24 saat içinde 35.880 TL + 250,50 € · 16 Nisan 2027’ye kadar 53.820 TL · 3 Mayıs 2027’ye kadar 750 €',
    en: '0 TL now · 35,880 TL + €250.50 within 24 hours · 53,820 TL by 16 April 2027 · €750 by 3 May 2027',
  },
  {
    when: 'one day in two currencies',
    totals: [deposit, { ...euro, balances: [{ due_on: '2027-04-16', amount: 750_00 }] }],
    hold: day,
    tr: 'Şimdi 0 TL · 24 saat içinde 35.880 TL + 250,50 € · 16 Nisan 2027’ye kadar 53.820 TL + 750 €',
    en: '0 TL now · 35,880 TL + €250.50 within 24 hours · 53,820 TL + €750 by 16 April 2027',
  },
  {
    when: 'the order is held until an instant',
    totals: [deposit],
    hold: until,
    tr: 'Şimdi 0 TL · 23 Kasım 14.05’e kadar 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '0 TL now · 35,880 TL by 23 November, 14:05 Istanbul time · 53,820 TL by 16 April 2027',
  },
  {
    when: 'a rejected notice pays nothing',
    totals: [deposit],
    hold: until,
    payments: [pays('reddedildi', 35_880_00)],
    tr: 'Şimdi 0 TL · 23 Kasım 14.05’e kadar 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '0 TL now · 35,880 TL by 23 November, 14:05 Istanbul time · 53,820 TL by 16 April 2027',
  },
  {
    when: 'the deposit is reported',
    totals: [deposit],
    hold: null,
    payments: [pays('bildirildi', 35_880_00)],
    tr: 'Bildirildi 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '35,880 TL reported · 53,820 TL by 16 April 2027',
  },
  {
    when: 'the deposit is paid in part, and the hold is over',
    totals: [deposit],
    hold: null,
    payments: [pays('eslesti', 10_000_00), pays('bildirildi', 5_000_00)],
    tr: 'Ödendi 10.000 TL · bildirildi 5.000 TL · şimdi 20.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '10,000 TL paid · 5,000 TL reported · 20,880 TL now · 53,820 TL by 16 April 2027',
  },
  {
    when: 'more than the deposit is paid',
    totals: [deposit],
    hold: null,
    payments: [pays('eslesti', 50_000_00)],
    tr: 'Ödendi 50.000 TL · 16 Nisan 2027’ye kadar 39.700 TL',
    en: '50,000 TL paid · 39,700 TL by 16 April 2027',
  },
  {
    when: 'all is paid',
    totals: [deposit],
    hold: null,
    payments: [pays('eslesti', 89_700_00)],
    tr: 'Ödendi 89.700 TL',
    en: '89,700 TL paid',
  },
  {
    when: 'one of two currencies is paid',
    totals: [deposit, euro],
    hold: until,
    payments: [pays('eslesti', 1_000_50, 'EUR')],
    tr: 'Ödendi 1.000,50 € · 23 Kasım 14.05’e kadar 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL',
    en: '€1,000.50 paid · 35,880 TL by 23 November, 14:05 Istanbul time · 53,820 TL by 16 April 2027',
  },
  {
    when: 'the deposit of one of two currencies is paid, the one with the later day first in the cart',
    totals: [euro, deposit],
    hold: until,
    payments: [pays('eslesti', 250_50, 'EUR')],
    tr: 'Ödendi 250,50 € · 23 Kasım 14.05’e kadar 35.880 TL · 16 Nisan 2027’ye kadar 53.820 TL · 3 Mayıs 2027’ye kadar 750 €',
    en: '€250.50 paid · 35,880 TL by 23 November, 14:05 Istanbul time · 53,820 TL by 16 April 2027 · €750 by 3 May 2027',
  },
  {
    when: 'the deposit of the second currency is open',
    totals: [deposit, euro],
    hold: until,
    payments: [pays('eslesti', 35_880_00)],
    tr: 'Ödendi 35.880 TL · 23 Kasım 14.05’e kadar 250,50 € · 16 Nisan 2027’ye kadar 53.820 TL · 3 Mayıs 2027’ye kadar 750 €',
    en: '35,880 TL paid · €250.50 by 23 November, 14:05 Istanbul time · 53,820 TL by 16 April 2027 · €750 by 3 May 2027',
  },
  {
    when: 'more went back than came',
    totals: [whole],
    hold: null,
    payments: [pays('iade', 5_000_00)],
    tr: 'İade edildi 5.000 TL · şimdi 89.700 TL',
    en: '5,000 TL refunded · 89,700 TL now',
  },
  {
    when: 'a part of what was paid went back',
    totals: [whole],
    hold: null,
    payments: [pays('eslesti', 50_000_00), pays('iade', 10_000_00)],
    tr: 'Ödendi 50.000 TL · iade edildi 10.000 TL · şimdi 49.700 TL',
    en: '50,000 TL paid · 10,000 TL refunded · 49,700 TL now',
  },
  {
    when: 'nothing is owed in any currency',
    totals: [],
    hold: null,
    tr: 'Şimdi 0 TL',
    en: '0 TL now',
  },
  {
    when: 'the day of the balance has passed',
    totals: [{ ...deposit, balances: [{ due_on: '2026-11-21', amount: 53_820_00 }] }],
    hold: null,
    payments: [pays('eslesti', 35_880_00)],
    tr: 'Ödendi 35.880 TL · şimdi 53.820 TL',
    en: '35,880 TL paid · 53,820 TL now',
  },
  {
    when: 'the balance is due today',
    totals: [{ ...deposit, balances: [{ due_on: today, amount: 53_820_00 }] }],
    hold: null,
    payments: [pays('eslesti', 35_880_00)],
    tr: 'Ödendi 35.880 TL · 22 Kasım’a kadar 53.820 TL',
    en: '35,880 TL paid · 53,820 TL by 22 November',
  },
  {
    when: 'cancelled or expired, nothing paid',
    totals: [deposit],
    hold: null,
    isOwed: false,
    tr: 'Ödenecek tutar yok',
    en: 'Nothing to pay',
  },
  {
    when: 'cancelled, paid in part',
    totals: [deposit],
    hold: null,
    isOwed: false,
    payments: [pays('eslesti', 35_880_00)],
    tr: 'Ödendi 35.880 TL · ödenecek tutar yok',
    en: '35,880 TL paid · nothing to pay',
  },
  {
    when: 'cancelled and refunded',
    totals: [deposit],
    hold: null,
    isOwed: false,
    payments: [pays('iade', 35_880_00)],
    tr: 'İade edildi 35.880 TL · ödenecek tutar yok',
    en: '35,880 TL refunded · nothing to pay',
  },
])('$when: $tr', ({ tr, en, when: _, ...facts }) => {
  const sentence = (lang: 'tr' | 'en') => {
    const texts = planTexts(planOf({ ...facts, today }), lang, today)
    return planSentence(
      texts.map(({ key, values }) => fill(plan[key][lang], lang, values)),
      lang,
    )
  }
  expect([sentence('tr'), sentence('en')]).toEqual([tr, en])
})

const tour = (currency: 'TRY' | 'EUR', balance_due_on: string | null) => ({
  ...{ currency, price: 30_00, kdv: 0, total: 30_00, balance_due_on },
  deposit: balance_due_on === null ? 30_00 : 10_00,
})

test.each([
  ['a tour', [tour('TRY', null)], [null]],
  ['a tour with a deposit', [tour('TRY', '2027-04-16')], ['deposit', 'rest']],
  ['two of them', [tour('TRY', '2027-04-16'), tour('EUR', '2027-04-16')], ['deposit', 'rest']],
  ['one of them and a whole price', [tour('TRY', null), tour('TRY', '2027-04-16')], [null, 'rest']],
  ['the same in two currencies', [tour('EUR', null), tour('TRY', '2027-04-16')], ['whole', 'deposit', 'rest']],
  [
    'a mixture beside another currency',
    [tour('TRY', null), tour('TRY', '2027-04-16'), tour('EUR', '2027-04-16')],
    [null, 'deposit', 'rest'],
  ],
])(
  'what is due within the hold is a deposit when no whole price is in it, and parts of a currency each are rows: %s',
  (_, items, words) => {
    for (const hold of [day, until]) {
      const rows = planRows(planOf({ totals: totalsOf(items), hold, today }), 'tr', today)
      expect(rows.slice(1).map(({ what }) => what)).toEqual(words)
    }
  },
)

test('a contract is read later: no day is past, and every day has its year', () => {
  const steps = planOf({
    totals: [{ ...deposit, balances: [{ due_on: '2020-04-16', amount: 1_00 }] }],
    hold: day,
    today: null,
  })
  const [, , last] = planTexts(steps, 'tr', null)
  expect(last).toEqual({ key: 'by', values: { date: '16 Nisan 2020’ye', amount: '1 TL' } })
})

test.each([
  ['iptal', false],
  ['suresi-doldu', false],
  ['onayli', false],
  ['onayli', true],
  ['opsiyonlu', true],
] as const)(
  'an order that is %s, left behind: %s, is read the same in major units and from its rows',
  (status, is_left_behind) => {
    const order = { status, is_left_behind, hold_until: null }
    const payment = { status: 'eslesti' as const, currency: 'TRY' as const }
    const wire = planOfOrder(
      {
        ...order,
        totals: [{ currency: 'TRY', due: 'deposit', deposit: 10.5, balances: [{ due_on: '2027-04-16', amount: 20 }] }],
        payments: [{ ...payment, amount: 10.5 }],
      },
      today,
    )
    const item = { currency: 'TRY' as const, price: 30_50, kdv: 0, total: 30_50, deposit: 10_50 }
    const items = [{ ...item, balance_due_on: '2027-04-16' }]
    expect(wire).toEqual(planOfStored({ ...order, items, payments: [{ ...payment, amount: 10_50 }] }, today))
    const kinds = wire.map(({ kind, amounts }) => [kind, ...amounts.map(({ amount }) => amount)])
    const rest = status === 'onayli' && !is_left_behind ? ['by', 20_00] : ['nothing']
    expect(kinds).toEqual([['paid', 10_50], rest])
  },
)

test('an order on hold is read with the end of its hold', () => {
  const until = '2026-11-23T09:00:00.000Z'
  const totals = [{ currency: 'TRY', due: 'all' as const, deposit: 10, balances: [] }]
  const order = { status: 'opsiyonlu' as const, is_left_behind: false, hold_until: until, totals, payments: [] }
  const wanted = planOf({
    totals: [{ currency: 'TRY', due: 'all', deposit: 10_00, balances: [] }],
    hold: { until: new Date(until) },
    today,
  })
  expect(planOfOrder(order, today)).toEqual(wanted)
  expect(planOfOrder({ ...order, hold_until: null }, today)).toEqual([
    { kind: 'now', amounts: [{ currency: 'TRY', amount: 10_00 }] },
  ])
})

test('only an order that waits for its payment holds seats, and only while it has an end', () => {
  const hold_until = new Date('2026-11-23T09:00:00.000Z')
  expect(holdOf({ status: 'opsiyonlu', hold_until })).toEqual({ until: hold_until })
  expect(holdOf({ status: 'opsiyonlu', hold_until: null })).toBeNull()
  expect(holdOf({ status: 'onayli', hold_until })).toBeNull()
})

test('what is due at booking is dated by the end of the hold, or by the day of the order in Istanbul; the rest by its own days', () => {
  const item = { currency: 'TRY' as const, price: 30_50, kdv: 0, total: 30_50, deposit: 10_50 }
  const items = [{ ...item, balance_due_on: '2027-04-16' }]
  const order = { items, payments: [], created_at: new Date('2026-11-20T21:30:00Z') }
  const later = { at: '2027-04-16', due_on: '2027-04-16', currency: 'TRY', amount: 20_00 }
  const booking = { at: 'booking', currency: 'TRY', amount: 10_50 }
  expect(datedDues({ ...order, hold_until: new Date('2026-11-23T11:05:00Z') })).toEqual([
    { ...booking, due_on: '2026-11-23' },
    later,
  ])
  expect(datedDues({ ...order, hold_until: null })).toEqual([{ ...booking, due_on: '2026-11-21' }, later])
})
