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
  /** iyzico's review against fraud, which tests set: 1 passed, 0 under way, -1 refused */
  review: 1 | 0 | -1
  /** what the provider says instead of the result, as when its own system fails; tests set it */
  trouble: string
  /** in kuruş */
  refunds: number[]
  /** in Istanbul, YYYY-MM-DD; '' before it is paid */
  paidOn: string
  /** of the refunds; one without a day has the payment's */
  refundDays: string[]
}

export class Payments {
  /** the clock of the bank; tests set it */
  now = () => new Date()
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
      review: 1 as const,
      trouble: '',
      refunds: [],
      paidOn: '',
      refundDays: [],
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

  today(): string {
    return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(this.now())
  }

  /** What moved on a day, in the order of the payments. In kuruş. */
  movesOf(day: string): { payment: SimulatedPayment; amount: number; isRefund: boolean }[] {
    return [...this.#byToken.values()]
      .filter(({ state }) => state === 'paid')
      .flatMap((payment) => [
        { payment, amount: paidOf(payment), isRefund: false, on: payment.paidOn },
        ...payment.refunds.map((amount, at) => {
          const on = payment.refundDays[at] ?? payment.paidOn
          return { payment, amount, isRefund: true, on }
        }),
      ])
      .filter(({ on }) => on === day)
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
export function refundOf(payment: SimulatedPayment | undefined, amount: number, today: string): string | null {
  if (payment?.state !== 'paid') return 'Ödeme bulunamadı'
  const left = payment.amount - payment.refunds.reduce((all, each) => all + each, 0)
  if (amount <= 0 || amount > left) return 'İade tutarı ödemeden büyük olamaz'
  payment.refundDays[payment.refunds.length] = today
  payment.refunds.push(amount)
  return null
}

/** What the simulated bank keeps of a payment: 2.5 percent. In kuruş. */
export const commissionOf = (amount: number) => Math.round((amount * 25) / 1000)

export const lira = (kurus: number) => (kurus / 100).toFixed(2)
export const kurus = (text: string) => Math.round(Number(text) * 100)
