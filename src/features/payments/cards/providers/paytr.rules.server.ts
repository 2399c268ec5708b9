import { z } from 'zod'
import type { OutsideRequest } from '#src/base/http/outside.ts'
import { sum } from '#src/base/money.ts'
import { type CardWire, Refusal, type ReportedMove } from '#src/features/orders/money/card-wire.ts'
import { internationalPhone, unknown, upTo } from './buyer.rules.ts'
import {
  decimalText,
  hmacOf,
  isSameSignature,
  liraAmount,
  readJson,
  reckonedLira,
  reportedMove,
} from './wire-text.rules.server.ts'

export type PaytrKeys = { merchantId: string; merchantKey: string; merchantSalt: string }

export const paytrOrigin = 'https://www.paytr.com'

const Page = z.discriminatedUnion('status', [
  z.object({ status: z.literal('success'), token: z.string().regex(/^[\w-]+$/) }),
  z.object({ status: z.literal('failed'), reason: z.string().default('') }),
])
const failed = z.object({
  status: z.enum(['error', 'failed']),
  err_no: z.coerce.string().default(''),
  err_msg: z.string().default(''),
})
const Result = z.union([
  z.object({
    status: z.literal('success'),
    payment_amount: liraAmount,
    payment_total: liraAmount.optional(),
    currency: z.string().default('TL'),
    taksit: z.coerce.number().default(0),
    kart_marka: z.string().default(''),
    masked_pan: z.string().default(''),
    returns: z.array(z.object({ amount: liraAmount })).nullish(),
  }),
  failed,
])
const Refunded = z.union([z.object({ status: z.literal('success') }), failed])
/** Both 1.250,50 and 1250.50 occur. */
const reported = z
  .union([z.number(), z.string()])
  .transform((text) =>
    typeof text === 'string' && text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text,
  )
const Move = z.object({
  /** S: a sale; I: a refund */
  islem_tipi: z.enum(['S', 'I']),
  siparis_no: z.string(),
  /** 23.11.2026 or 2026-11-23, a time may follow */
  islem_tarihi: z.string().regex(/^(\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2})/),
  islem_tutari: reported.pipe(liraAmount),
  kesinti_tutari: reported.pipe(reckonedLira).nullish(),
  net_tutar: reported.pipe(reckonedLira).nullish(),
})
/** The lines are in a list or under numbers. `failed`: no lines. */
const Report = z.union([
  z.looseObject({ status: z.literal('success') }),
  z.object({ status: z.literal('failed') }),
  failed.extend({ status: z.literal('error') }),
])
const Notice = z.object({
  merchant_oid: z.string(),
  status: z.enum(['success', 'failed']),
  /** in kuruş, with interest of instalments */
  total_amount: z.string().regex(/^\d+$/),
  /** in kuruş, without it */
  payment_amount: z.coerce.number().int().positive().optional(),
  hash: z.string(),
  failed_reason_msg: z.string().default(''),
})

/** Minutes for which the page can be used. */
const pageMinutes = 30

/** Most characters of a buyer's required fields (dev.paytr.com, "iFrame API 1. Adım"). */
const most = { name: 60, address: 400, email: 100 }
/** A telephone is required. */
const noPhone = '00000000000'

/**
 * PayTR's hosted page. Requests and notices carry HMAC-SHA256 of some fields and the salt. Source: dev.paytr.com, "iFrame API",
 * "Durum Sorgu", "İade API", "İşlem Dökümü".
 * @param isTest no money moves
 */
export function paytrWire(
  { merchantId, merchantKey, merchantSalt }: PaytrKeys,
  origin: string,
  isTest: boolean,
): CardWire {
  const post = (path: string, fields: Record<string, string>, signed: string): OutsideRequest => ({
    url: origin + path,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      merchant_id: merchantId,
      ...fields,
      paytr_token: hmacOf(merchantKey, signed, 'base64'),
    }).toString(),
  })
  const status: CardWire['inquire'] = ({ attempt_no }) =>
    post('/odeme/durum-sorgu', { merchant_oid: attempt_no }, merchantId + attempt_no + merchantSalt)
  return {
    begin({ attempt_no, amount, lang, purpose, buyer, agency, ip, returnUrl, installments }) {
      // Without a usable address PayTR mails its receipt to the agency.
      const email = buyer.email !== '' && buyer.email.length <= most.email ? buyer.email : agency.email
      const basket = Buffer.from(JSON.stringify([[purpose, decimalText(amount), 1]])).toString('base64')
      const count = Math.max(1, ...installments)
      const noInstallment = count > 1 ? '0' : '1'
      const max = count > 1 ? String(count) : '0'
      const test = isTest ? '1' : '0'
      const signed = [merchantId, ip, attempt_no, email, String(amount), basket, noInstallment, max, 'TL', test]
      return post(
        '/odeme/api/get-token',
        {
          user_ip: ip,
          merchant_oid: attempt_no,
          email,
          payment_amount: String(amount),
          user_basket: basket,
          no_installment: noInstallment,
          max_installment: max,
          currency: 'TL',
          test_mode: test,
          debug_on: '0',
          user_name: upTo(most.name, buyer.name) || unknown,
          user_address: upTo(most.address, buyer.city) || unknown,
          user_phone: internationalPhone(buyer.phone) ?? internationalPhone(agency.phone) ?? noPhone,
          merchant_ok_url: returnUrl,
          merchant_fail_url: returnUrl,
          timeout_limit: String(pageMinutes),
          lang: lang === 'tr' ? 'tr' : 'en',
        },
        signed.join('') + merchantSalt,
      )
    },
    readPage(answer) {
      const page = readJson('PayTR', Page, answer)
      if (page.status === 'failed') throw new Refusal(page.reason)
      return { url: `${origin}/odeme/guvenli/${page.token}`, token: page.token }
    },
    inquire: status,
    readResult(answer, { attempt_no }) {
      const result = readJson('PayTR', Result, answer)
      // Only a notice reports a failed payment: an order without a payment has the same answer.
      if (result.status !== 'success') return { state: 'acik', said: result.err_msg }
      if (result.currency !== 'TL') throw new Error('PayTR took another currency')
      return {
        state: 'alindi',
        amount: result.payment_amount,
        surcharge: Math.max(0, (result.payment_total ?? result.payment_amount) - result.payment_amount),
        // PayTR names a payment by our number.
        provider_ref: attempt_no,
        installments: Math.max(1, result.taksit),
        card_brand: result.kart_marka,
        card_last_four: /\d{4}$/.exec(result.masked_pan)?.[0] ?? '',
      }
    },
    refund({ attempt_no }, { amount, refund_no }) {
      const return_amount = decimalText(amount)
      const signed = merchantId + attempt_no + return_amount + merchantSalt
      return post('/odeme/iade', { merchant_oid: attempt_no, return_amount, reference_no: refund_no }, signed)
    },
    readRefund(answer) {
      const refund = readJson('PayTR', Refunded, answer)
      if (refund.status !== 'success') throw new Refusal(refund.err_msg)
    },
    inquireRefunds: status,
    readRefunds(answer) {
      const result = readJson('PayTR', Result, answer)
      if (result.status !== 'success') throw new Error(`PayTR refused the question: ${result.err_no} ${result.err_msg}`)
      return sum((result.returns ?? []).map(({ amount }) => amount))
    },
    inquireDay(day) {
      const [start_date, end_date] = [`${day} 00:00:00`, `${day} 23:59:59`]
      return post('/rapor/islem-dokumu', { start_date, end_date }, merchantId + start_date + end_date + merchantSalt)
    },
    readDay(answer) {
      const report = readJson('PayTR', Report, answer)
      if (report.status === 'error') throw new Error(`PayTR refused the question: ${report.err_no} ${report.err_msg}`)
      if (report.status === 'failed') return { moves: [], pages: 1 }
      const listed = Object.values(report).flatMap((value) => (Array.isArray(value) ? value : [value]))
      const rows = listed.filter((value) => typeof value === 'object' && value !== null)
      return { moves: z.array(Move).parse(rows).map(moveOf), pages: 1 }
    },
    readNotice(_, body) {
      const fields = Notice.safeParse(Object.fromEntries(new URLSearchParams(body)))
      if (!fields.success) return null
      const { merchant_oid, status: outcome, total_amount, hash, failed_reason_msg } = fields.data
      const right = hmacOf(merchantKey, merchant_oid + merchantSalt + outcome + total_amount, 'base64')
      if (!isSameSignature(hash, right)) return null
      // The provider is asked about a success, because the amount without interest is not signed.
      const result = outcome === 'failed' ? ({ state: 'reddedildi', refusal: failed_reason_msg } as const) : null
      return { attempt_no: merchant_oid, result }
    },
    noticeAnswer: 'OK',
  }
}

function moveOf(move: z.output<typeof Move>): ReportedMove {
  const { islem_tipi, siparis_no, islem_tarihi, islem_tutari, kesinti_tutari, net_tutar } = move
  const date = islem_tarihi.slice(0, 10)
  return reportedMove({
    kind: islem_tipi === 'S' ? 'odeme' : 'iade',
    attempt_no: siparis_no,
    provider_ref: siparis_no,
    day: date.includes('.') ? date.split('.').reverse().join('-') : date,
    amount: islem_tutari,
    commission: kesinti_tutari ?? null,
    net: net_tutar ?? null,
  })
}
