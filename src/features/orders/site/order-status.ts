import type { Text } from '#src/base/errors.ts'
import type { StringKey } from '#src/base/string-key.ts'
import type { Order, OrderTotal } from '../book/orders.schema.ts'
import { isTravelling } from '../states.ts'

type StatusText = { title: StringKey; text: StringKey; tone: 'good' | 'info' | 'bad' }

const statusTexts: Record<Order['status'], StatusText> = {
  opsiyonlu: { title: 'result.status_opsiyonlu', text: 'result.text_opsiyonlu', tone: 'info' },
  'odeme-bildirildi': { title: 'result.status_odeme_bildirildi', text: 'result.text_odeme_bildirildi', tone: 'info' },
  onayli: { title: 'result.status_onayli', text: 'result.text_onayli', tone: 'good' },
  tamamlandi: { title: 'result.status_tamamlandi', text: 'result.text_tamamlandi', tone: 'good' },
  'suresi-doldu': { title: 'result.status_suresi_doldu', text: 'result.text_suresi_doldu', tone: 'bad' },
  iptal: { title: 'result.status_iptal', text: 'result.text_iptal', tone: 'bad' },
}

const waits: StatusText = { title: 'result.status_reviewed', text: 'result.text_reviewed', tone: 'info' }

type HeadedOrder = Pick<Order, 'status' | 'payment_status' | 'payments' | 'overpaid'>

/** Title and text of the page. @param isReviewed a card payment went through and is under review */
export function statusTextOf(order: HeadedOrder, isReviewed: boolean): StatusText {
  const { status, payment_status, payments, overpaid } = order
  const statusText = statusTexts[status]
  if (isReviewed && status === 'opsiyonlu') return waits
  if (status === 'suresi-doldu' && overpaid.length > 0) return { ...statusText, text: 'result.text_suresi_doldu_late' }
  const isUnpaid = payment_status === 'odenmedi' && payments.length === 0
  if (status === 'iptal' && isUnpaid) return { ...statusText, text: 'result.text_iptal_unpaid' }
  if (payment_status !== 'kismi' || !isTravelling(order)) return statusText
  // Payments entered by the office were never reported.
  const isEntered = status === 'odeme-bildirildi' && payments.every((payment) => payment.status !== 'bildirildi')
  return isEntered
    ? { ...statusText, title: 'result.status_kismi', text: 'result.text_rest' }
    : { ...statusText, text: 'result.text_kismi' }
}

const paymentTexts: Record<Order['payment_status'], StringKey> = {
  odenmedi: 'result.payment_odenmedi',
  kismi: 'result.payment_kismi',
  odendi: 'result.payment_odendi',
  iade: 'result.payment_iade',
}

/** A reported payment is being checked, so it is not awaited. */
export function paymentKey({ payment_status, payments }: Pick<Order, 'payment_status' | 'payments'>): StringKey {
  const isReported = payments.some(({ status }) => status === 'bildirildi')
  return payment_status === 'odenmedi' && isReported ? 'result.notice_bildirildi' : paymentTexts[payment_status]
}

export const noticeTexts: Record<Order['payments'][number]['status'], StringKey> = {
  bildirildi: 'result.notice_bildirildi',
  eslesti: 'result.notice_eslesti',
  reddedildi: 'result.notice_reddedildi',
  iade: 'result.payment_iade',
}

type PayableOrder = Pick<Order, 'may_report' | 'open' | 'payments' | 'totals'>

/** Whether the page asks for payment: the order accepts payments, and part of the total is neither reported nor matched. */
export function awaitsPayment({ may_report, open }: Pick<Order, 'may_report' | 'open'>): boolean {
  return may_report && open.some(({ amount }) => amount > 0)
}

/** What happens next. A customer who booked by telephone may have no e-mail address: then staff call. */
export function nextSteps(
  order: Pick<Order, 'order_no' | 'email' | 'status' | 'may_report' | 'open'>,
  takesCards: boolean,
): Text[] {
  const { order_no, email, status } = order
  const hasMail = email !== ''
  const values = { no: order_no }
  const steps: (Text | false)[] = [
    status === 'opsiyonlu' && { key: takesCards ? 'result.next_pay_card' : 'result.next_pay', values },
    status === 'opsiyonlu' && { key: 'result.next_report' },
    status !== 'onayli' &&
      (hasMail ? { key: 'result.next_wait', values: { email } } : { key: 'result.next_wait_call' }),
    status !== 'opsiyonlu' && awaitsPayment(order) && { key: 'result.next_rest', values },
    { key: hasMail ? 'result.next_travel' : 'result.next_travel_call' },
  ]
  return steps.filter((step) => step !== false)
}

export type AmountToPay = { label: StringKey; amount: number }

/**
 * The amounts to offer in one currency, the likeliest first: deposit or whole amount, later the rest.
 * @returns empty when everything is reported or matched
 */
export function amountsToPay({ may_report, open, payments }: PayableOrder, total: OrderTotal): AmountToPay[] {
  const left = open.find(({ currency }) => currency === total.currency)?.amount ?? 0
  if (!may_report || left === 0) return []
  const hasBegun = payments.some(({ status, currency }) => currency === total.currency && status !== 'reddedildi')
  if (hasBegun) return [{ label: 'result.pay_rest', amount: left }]
  if (total.due === 'all') return [{ label: 'result.pay_amount', amount: left }]
  return [
    { label: total.due === 'deposit' ? 'pricing.deposit' : 'pricing.first_payment', amount: total.deposit },
    { label: 'result.pay_whole', amount: left },
  ]
}
