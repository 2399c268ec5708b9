import type { OutsideRequest } from '#src/base/http/outside.ts'
import type { Minor } from '#src/base/money.ts'

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
  buyer: { name: string; email: string; phone: string; city: string; address: string }
  /** network address of the visitor */
  ip: string
  /** where the visitor comes back to, whatever happened */
  returnUrl: string
  /** counts that may be offered; 1 is one payment */
  installments: readonly number[]
}

/** The hosted page. `token` names it in later questions; '' for a provider that needs none. */
export type CardPage = { url: string; token: string }

export type CardResult =
  /** the provider knows of no payment yet. @property said its words, if any */
  | { state: 'acik'; said: string }
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

/**
 * The wire of a provider: what is asked, and how answers are read. Pure; the requests are sent elsewhere.
 * Readers throw Refusal for an answer that says no, and Error for one that is not understood.
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
  /** Null: not signed by the provider, or not a notice. */
  readNotice: (headers: Headers, body: string) => CardNotice | null
  /** What a notice is answered, so that it is not repeated. */
  noticeAnswer: string
}

/** The provider understood and said no, in words for staff. */
export class Refusal extends Error {}
