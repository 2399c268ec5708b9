import { z } from 'zod'
import type { OutsideRequest } from '#src/base/http/outside.ts'
import { sum } from '#src/base/money.ts'
import { attemptLength, type CardWire, Refusal, type ReportedMove } from '#src/features/orders/money/card-wire.ts'
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

export type IyzicoKeys = { apiKey: string; secretKey: string }

export const iyzicoOrigins = { live: 'https://api.iyzipay.com', test: 'https://sandbox-api.iyzipay.com' }

/** Domains of iyzico. Its payment pages have other hosts than its API. */
const pageDomains = ['iyzipay.com', 'iyzico.com']

/** Of the buyer. The documentation names no length; this is what orders have had for years. */
const maxName = 100
const country = 'Türkiye'

/** Error codes of temporary failures at iyzico: "Sistem hatası" (docs.iyzico.com, "Hata Kodları"). */
const ownTroubles = ['1', '100001']

const failed = z.object({
  status: z.literal('failure'),
  errorCode: z.coerce.string().default(''),
  errorMessage: z.string().default(''),
})
const answered = <S extends z.ZodRawShape>(shape: S) =>
  z.discriminatedUnion('status', [z.object({ status: z.literal('success'), ...shape }), failed])
const Page = answered({ token: z.string(), paymentPageUrl: z.url() })
const Result = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    paymentStatus: z.string(),
    /** of its review against fraud: 1 passed, 0 under way, -1 refused */
    fraudStatus: z.number().default(1),
    paymentId: z.string().default(''),
    basketId: z.string(),
    currency: z.string().default('TRY'),
    price: liraAmount.optional(),
    paidPrice: liraAmount.optional(),
    installment: z.number().default(1),
    cardAssociation: z.string().default(''),
    lastFourDigits: z.string().default(''),
    errorMessage: z.string().default(''),
  }),
  failed.extend({ paymentStatus: z.string().optional() }),
])
const Refunded = answered({})
const Refunds = answered({
  payments: z.array(
    z.object({
      itemTransactions: z
        .array(z.object({ refunds: z.array(z.object({ refundPrice: liraAmount })).default([]) }))
        .default([]),
    }),
  ),
})
const Transaction = z.object({
  /** CANCEL: a payment that was taken back whole */
  transactionType: z.enum(['PAYMENT', 'REFUND', 'CANCEL']),
  /** 2026-11-23 10:15:00 */
  transactionDate: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  paymentId: z.coerce.string().default(''),
  conversationId: z.string().nullish(),
  basketId: z.string().nullish(),
  price: liraAmount,
  iyzicoCommission: reckonedLira.nullish(),
  iyzicoFee: reckonedLira.nullish(),
  merchantPayoutAmount: reckonedLira.nullish(),
})
const Transactions = answered({
  totalPageCount: z.coerce.number().default(1),
  transactions: z.array(Transaction).default([]),
})
const Notice = z.object({
  paymentConversationId: z.string(),
  token: z.string(),
  status: z.string(),
  iyziEventType: z.string(),
  iyziPaymentId: z.coerce.string(),
})

/**
 * iyzico's checkout form. Required fields of a buyer are never empty (docs.iyzico.com, "CF-Initialize"). Requests carry an HMAC-SHA256 of
 * a random text, the path and the body (IYZWSv2); notices carry one of their fields (X-IYZ-SIGNATURE-V3). Source: docs.iyzico.com,
 * "Checkout Form", "Webhook", "Reporting".
 * @param random makes the random text of a request
 */
export function iyzicoWire({ apiKey, secretKey }: IyzicoKeys, origin: string, random: () => string): CardWire {
  const signed = (method: 'GET' | 'POST', path: string, body: string): Record<string, string> => {
    const randomKey = random()
    // The query is not signed.
    const signature = hmacOf(secretKey, randomKey + path.split('?', 1)[0] + body, 'hex')
    const text = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`
    return {
      authorization: `IYZWSv2 ${Buffer.from(text).toString('base64')}`,
      'x-iyzi-rnd': randomKey,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    }
  }
  const post = (path: string, fields: object): OutsideRequest => {
    const body = JSON.stringify(fields)
    return { url: origin + path, method: 'POST', headers: signed('POST', path, body), body }
  }
  const get = (path: string): OutsideRequest => ({
    url: origin + path,
    method: 'GET',
    headers: signed('GET', path, ''),
  })
  return {
    begin({ attempt_no, amount, lang, order_no, purpose, buyer, agency, ip, returnUrl, installments }) {
      const price = decimalText(amount)
      const name = upTo(maxName, buyer.name) || unknown
      // Neither name may be empty: a single name is sent as both.
      const [surname = name, ...given] = name.split(/\s+/).reverse()
      const place = buyer.city.trim() || unknown
      const phone = internationalPhone(buyer.phone)
      return post('/payment/iyzipos/checkoutform/initialize/auth/ecom', {
        locale: lang === 'tr' ? 'tr' : 'en',
        conversationId: attempt_no,
        basketId: attempt_no,
        price,
        paidPrice: price,
        currency: 'TRY',
        paymentGroup: 'PRODUCT',
        callbackUrl: returnUrl,
        enabledInstallments: installments,
        buyer: {
          id: order_no,
          name: given.reverse().join(' ') || surname,
          surname,
          email: buyer.email || agency.email,
          // Optional, and refused when it is empty or no telephone.
          ...(phone && { gsmNumber: phone }),
          // Required, and not known of a buyer who pays: iyzico's documentation names this value for it.
          identityNumber: '11111111111',
          registrationAddress: place,
          city: place,
          country,
          ip,
        },
        billingAddress: { contactName: name, city: place, country, address: place },
        // Nothing is shipped, so no address of delivery.
        basketItems: [{ id: order_no, name: purpose, category1: 'Tur', itemType: 'VIRTUAL', price }],
      })
    },
    readPage(answer) {
      const page = readJson('iyzico', Page, answer)
      if (page.status === 'failure') {
        if (ownTroubles.includes(page.errorCode)) throw new Error(`iyzico failed: ${page.errorMessage}`)
        throw new Refusal(page.errorMessage)
      }
      if (!isOwnPage(page.paymentPageUrl, origin)) throw new Error('iyzico answered a page of another host')
      return { url: page.paymentPageUrl, token: page.token }
    },
    inquire: ({ attempt_no, token }) =>
      post('/payment/iyzipos/checkoutform/auth/ecom/detail', { locale: 'tr', conversationId: attempt_no, token }),
    readResult(answer, { attempt_no }) {
      const result = readJson('iyzico', Result, answer)
      if (result.status === 'failure') {
        // A failure without a payment status: not paid yet, or the request was refused.
        const isPayment = result.paymentStatus === 'FAILURE'
        if (isPayment) return { state: 'reddedildi', refusal: result.errorMessage }
        return { state: 'acik', said: result.errorMessage }
      }
      if (result.basketId !== attempt_no) throw new Error('iyzico answered about another payment')
      if (result.paymentStatus === 'FAILURE') return { state: 'reddedildi', refusal: result.errorMessage }
      if (result.paymentStatus !== 'SUCCESS') return { state: 'acik', said: '' }
      if (result.fraudStatus === 0) return { state: 'acik', said: '', isReviewed: true }
      if (result.fraudStatus !== 1) return { state: 'reddedildi', refusal: result.errorMessage }
      if (result.currency !== 'TRY' || result.price === undefined) throw new Error('iyzico took another currency')
      return {
        state: 'alindi',
        amount: result.price,
        surcharge: Math.max(0, (result.paidPrice ?? result.price) - result.price),
        provider_ref: result.paymentId,
        installments: result.installment,
        card_brand: result.cardAssociation,
        card_last_four: result.lastFourDigits,
      }
    },
    refund: ({ provider_ref }, { amount, refund_no }) =>
      post('/v2/payment/refund', {
        locale: 'tr',
        conversationId: refund_no,
        paymentId: provider_ref,
        price: decimalText(amount),
        currency: 'TRY',
      }),
    readRefund(answer) {
      const refund = readJson('iyzico', Refunded, answer)
      if (refund.status === 'failure') throw new Refusal(refund.errorMessage)
    },
    inquireRefunds: ({ attempt_no }) =>
      get(`/v2/reporting/payment/details?paymentConversationId=${encodeURIComponent(attempt_no)}`),
    readRefunds(answer) {
      const report = readJson('iyzico', Refunds, answer)
      if (report.status === 'failure') throw new Error(`iyzico refused the question: ${report.errorMessage}`)
      const items = report.payments.flatMap(({ itemTransactions }) => itemTransactions)
      return sum(items.flatMap(({ refunds }) => refunds.map(({ refundPrice }) => refundPrice)))
    },
    inquireDay: (day, page) => get(`/v2/reporting/payment/transactions?page=${page}&transactionDate=${day}`),
    readDay(answer) {
      const report = readJson('iyzico', Transactions, answer)
      if (report.status === 'failure') throw new Error(`iyzico refused the question: ${report.errorMessage}`)
      return { pages: report.totalPageCount, moves: report.transactions.map(moveOf) }
    },
    readNotice(headers, body) {
      const given = headers.get('x-iyz-signature-v3')
      const notice = given ? noticeIn(body) : null
      if (!given || !notice) return null
      const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = notice
      const text = secretKey + iyziEventType + iyziPaymentId + token + paymentConversationId + status
      if (!isSameSignature(given, hmacOf(secretKey, text, 'hex'))) return null
      return { attempt_no: paymentConversationId, result: null }
    },
    noticeAnswer: 'OK',
  }
}

/** Whether a buyer may be sent there. @param origin of the API; the simulator has its pages there, also by http */
function isOwnPage(address: string, origin: string): boolean {
  const page = new URL(address)
  if (page.origin === new URL(origin).origin) return true
  const isTheirs = pageDomains.some((domain) => page.hostname === domain || page.hostname.endsWith(`.${domain}`))
  return page.protocol === 'https:' && isTheirs
}

function noticeIn(body: string): z.output<typeof Notice> | null {
  try {
    return Notice.parse(JSON.parse(body))
  } catch {
    return null
  }
}

function moveOf(transaction: z.output<typeof Transaction>): ReportedMove {
  const { transactionType, transactionDate, paymentId, price, iyzicoCommission, iyzicoFee, ...reported } = transaction
  const kept = iyzicoCommission == null && iyzicoFee == null ? null : (iyzicoCommission ?? 0) + (iyzicoFee ?? 0)
  return reportedMove({
    kind: transactionType === 'PAYMENT' ? 'odeme' : 'iade',
    // A refund is named by our number and one of its own (card-refunds.commands).
    attempt_no: (reported.basketId ?? reported.conversationId ?? '').slice(0, attemptLength),
    provider_ref: paymentId,
    day: transactionDate.slice(0, 10),
    amount: price,
    commission: kept,
    net: reported.merchantPayoutAmount ?? null,
  })
}
