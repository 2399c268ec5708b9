import { randomBytes } from 'node:crypto'

/** What the simulated bank does when the visitor presses a button. */
export const deeds = {
  pay: { tr: 'Öde', money: true },
  decline: { tr: 'Reddet (bakiye yetersiz)', money: false },
  fail3d: { tr: '3-D Secure başarısız', money: false },
  late: { tr: 'Öde, bildirim 5 saniye geç', money: true },
  twice: { tr: 'Öde, bildirim iki kez', money: true },
  lost: { tr: 'Öde, ama bildirim de dönüş de kaybolsun', money: true },
} as const
export type Deed = keyof typeof deeds

export type SimulatedPayment = {
  provider: 'iyzico' | 'paytr'
  /** number of the agency */
  attempt_no: string
  token: string
  /** of the payment */
  id: string
  /** in kuruş */
  amount: number
  purpose: string
  returnUrl: string
  installments: readonly number[]
  state: 'open' | 'paid' | 'declined'
  paidInstallments: number
  refusal: string
  /** in kuruş */
  refunds: number[]
}

export class Payments {
  readonly #byToken = new Map<string, SimulatedPayment>()

  add(
    payment: Pick<SimulatedPayment, 'provider' | 'attempt_no' | 'amount' | 'purpose' | 'returnUrl' | 'installments'>,
  ): SimulatedPayment {
    const token = randomBytes(16).toString('hex')
    const id = String(10_000_000 + this.#byToken.size)
    const added = {
      ...payment,
      token,
      id,
      state: 'open' as const,
      paidInstallments: 1,
      refusal: '',
      refunds: [],
    }
    this.#byToken.set(token, added)
    return added
  }

  byToken(token: string): SimulatedPayment | undefined {
    return this.#byToken.get(token)
  }

  by(wanted: Partial<Pick<SimulatedPayment, 'attempt_no' | 'id'>>): SimulatedPayment | undefined {
    return [...this.#byToken.values()].find((each) => each.attempt_no === wanted.attempt_no || each.id === wanted.id)
  }

  all(): SimulatedPayment[] {
    return [...this.#byToken.values()].reverse()
  }
}

/** What the card pays: an instalment beyond the first costs one percent. In kuruş. */
export function paidOf({ amount, paidInstallments }: SimulatedPayment): number {
  return amount + Math.round((amount * (paidInstallments - 1)) / 100)
}

/** @returns why not; null when the money goes back */
export function refundOf(payment: SimulatedPayment | undefined, amount: number): string | null {
  if (payment?.state !== 'paid') return 'Ödeme bulunamadı'
  const left = payment.amount - payment.refunds.reduce((all, each) => all + each, 0)
  if (amount <= 0 || amount > left) return 'İade tutarı ödemeden büyük olamaz'
  payment.refunds.push(amount)
  return null
}

export const lira = (kurus: number) => (kurus / 100).toFixed(2)
export const kurus = (text: string) => Math.round(Number(text) * 100)
