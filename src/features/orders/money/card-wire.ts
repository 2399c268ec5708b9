import type { Day } from '#src/base/dates.ts'
import type { OutsideRequest } from '#src/base/http/outside.ts'
import type { Minor } from '#src/base/money.ts'

/** Characters of our number of an attempt. */
export const attemptLength = 26

/** What the hosted page takes. Amounts in kuruş. */
export type CardCharge = {
  /** ours, unique: the provider names the payment by it */
  attempt_no: string
  amount: Minor
  /** 'tr' or 'en' */
  lang: string
  order_no: string
  /** what is paid for, as the bank's page shows it */
  purpose: string
  /** from the order; '' when missing: a caller's order may have only the name */
  buyer: { name: string; email: string; phone: string; city: string }
  /** used for fields that a provider requires and the buyer has not given */
  agency: { email: string; phone: string }
  /** network address of the visitor */
  ip: string
  /** where the visitor comes back to, whatever happened */
  returnUrl: string
  /** counts that may be offered; 1 is one payment */
  installments: readonly number[]
}

/** The hosted page. `token` identifies it in later requests; '' for a provider without tokens. */
export type CardPage = { url: string; token: string }

export type CardResult =
  /**
   * The provider knows of no payment yet, or has not decided about it.
   * @property said message of the provider, if any
   * @property isReviewed money came and may still be refused, which takes the provider days
   */
  | { state: 'acik'; said: string; isReviewed?: boolean }
  | {
      state: 'alindi'
      /** in kuruş, without surcharge of instalments */
      amount: Minor
      /** what the card paid above it, in kuruş */
      surcharge: Minor
      provider_ref: string
      installments: number
      card_brand: string
      card_last_four: string
    }
  | { state: 'reddedildi'; refusal: string }

export type KnownResult = Exclude<CardResult, { state: 'acik' }>

/** A notice whose signature is right. `result` is null when it must be asked for. */
export type CardNotice = { attempt_no: string; result: KnownResult | null }

export type KnownAttempt = { attempt_no: string; token: string; provider_ref: string }

/** A line of a provider's day: money that came, or went back. Amounts in kuruş. */
export type ReportedMove = {
  kind: 'odeme' | 'iade'
  /** our number and the provider's; '' when missing in the report */
  attempt_no: string
  provider_ref: string
  day: Day
  amount: Minor
  /** commission and payout of the provider; negative for a refund; null when not reported */
  commission: Minor | null
  net: Minor | null
}

/**
 * Protocol of a provider: builds requests and parses responses. Pure; the requests are sent elsewhere.
 * Parsers throw Refusal for a refusing response, and Error for a response that cannot be parsed.
 */
export type CardWire = {
  begin: (charge: CardCharge) => OutsideRequest
  readPage: (answer: string) => CardPage
  inquire: (attempt: KnownAttempt) => OutsideRequest
  /** The authority about an attempt. */
  readResult: (answer: string, attempt: KnownAttempt) => CardResult
  refund: (attempt: KnownAttempt, refund: { amount: Minor; refund_no: string }) => OutsideRequest
  /** Returns when the money goes back. */
  readRefund: (answer: string) => void
  inquireRefunds: (attempt: KnownAttempt) => OutsideRequest
  /** Everything that went back of an attempt, in kuruş. */
  readRefunds: (answer: string) => Minor
  /** Everything that moved on a day. @param page from 1 */
  inquireDay: (day: Day, page: number) => OutsideRequest
  readDay: (answer: string) => { moves: ReportedMove[]; pages: number }
  /** Null: not signed by the provider, or not a notice. */
  readNotice: (headers: Headers, body: string) => CardNotice | null
  /** Response to a notice that stops its repetition. */
  noticeAnswer: string
}

/** The provider refused the request. The message is for staff. */
export class Refusal extends Error {}
