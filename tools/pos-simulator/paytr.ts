import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { commissionOf, kurus, lira, type Payments, paidOf, refundOf, type SimulatedPayment } from './payments.ts'

/** Keys that the simulator knows; the office takes them as any other. */
export const paytrKeys = { merchantId: '100200', merchantKey: 'simulator-key', merchantSalt: 'simulator-salt' }

const hmac = (text: string) => createHmac('sha256', paytrKeys.merchantKey).update(text).digest('base64')
const failed = (err_msg: string, err_no = '001') => ({ status: 'error', err_no, err_msg })
const counts = [1, 2, 3, 6, 9, 12]

/** Fields that it demands, with their limits. Source: dev.paytr.com, "iFrame API 1. Adım". */
const limits = [
  { name: 'user_ip', is: /^.{1,39}$/u },
  { name: 'merchant_oid', is: /^[a-zA-Z0-9]{1,64}$/ },
  { name: 'email', is: /^(?=.{1,100}$)[^\s@]+@[^\s@]+\.[^\s@]+$/u },
  { name: 'payment_amount', is: /^[1-9]\d*$/ },
  { name: 'user_name', is: /^(?=.*\S).{1,60}$/su },
  { name: 'user_address', is: /^(?=.*\S).{1,400}$/su },
  { name: 'user_phone', is: /^\+?\d{1,20}$/ },
  { name: 'merchant_ok_url', is: /^https?:.{1,394}$/ },
  { name: 'merchant_fail_url', is: /^https?:.{1,394}$/ },
]

/** PayTR's API, as far as the agency uses it. */
export function paytrApi(payments: Payments, path: string, fields: URLSearchParams): object {
  const of = (name: string) => fields.get(name) ?? ''
  const { merchantId, merchantSalt } = paytrKeys
  const isSigned = (...signed: string[]) =>
    of('merchant_id') === merchantId && of('paytr_token') === hmac(signed.map(of).join('') + merchantSalt)
  switch (path) {
    case '/odeme/api/get-token': {
      const names = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'user_basket']
      if (!isSigned(...names, 'no_installment', 'max_installment', 'currency', 'test_mode'))
        return { status: 'failed', reason: 'paytr_token gonderilmedi veya gecersiz' }
      const wrong = limits.find(({ name, is }) => !is.test(of(name)))
      if (wrong || isIP(of('user_ip')) === 0)
        return {
          status: 'failed',
          reason: `Zorunlu alan degeri gecersiz veya gönderilmedi. (get-token): ${wrong?.name ?? 'user_ip'}`,
        }
      const basket = JSON.parse(Buffer.from(of('user_basket'), 'base64').toString('utf8')) as [string][]
      const most = of('no_installment') === '1' ? 1 : Number(of('max_installment'))
      const payment = payments.add({
        provider: 'paytr',
        attempt_no: of('merchant_oid'),
        amount: Number(of('payment_amount')),
        purpose: basket[0]![0],
        returnUrl: of('merchant_ok_url'),
        installments: counts.filter((count) => count <= most),
      })
      return { status: 'success', token: payment.token }
    }
    case '/odeme/durum-sorgu': {
      if (!isSigned('merchant_id', 'merchant_oid')) return failed('paytr_token gecersiz')
      const payment = payments.by({ attempt_no: of('merchant_oid') })
      return payment?.state === 'paid' ? resultOf(payment) : failed('Basarili odeme bulunamadi', '004')
    }
    case '/odeme/iade': {
      if (!isSigned('merchant_id', 'merchant_oid', 'return_amount')) return failed('paytr_token gecersiz')
      const refused = refundOf(
        payments.by({ attempt_no: of('merchant_oid') }),
        kurus(of('return_amount')),
        payments.today(),
      )
      return refused ? failed(refused) : { status: 'success', return_amount: of('return_amount') }
    }
    case '/rapor/islem-dokumu': {
      if (!isSigned('merchant_id', 'start_date', 'end_date')) return failed('paytr_token gecersiz')
      const day = of('start_date').slice(0, 10)
      const moves = payments.movesOf(day).filter(({ payment }) => payment.provider === 'paytr')
      if (moves.length === 0) return { status: 'failed', err_msg: 'ilgili tarih araliginda islem bulunamadi' }
      return { status: 'success', data: moves.map((move) => lineOf(move, day)) }
    }
    default:
      return failed('Bilinmeyen adres')
  }
}

function lineOf({ payment, amount, isRefund }: ReturnType<Payments['movesOf']>[number], day: string): object {
  const kept = isRefund ? 0 : commissionOf(amount)
  return {
    islem_tipi: isRefund ? 'I' : 'S',
    siparis_no: payment.attempt_no,
    islem_tarihi: day.split('-').reverse().join('.'),
    islem_tutari: lira(amount).replace('.', ','),
    kesinti_tutari: lira(kept).replace('.', ','),
    net_tutar: lira(amount - kept).replace('.', ','),
    para_birimi: 'TL',
  }
}

function resultOf(payment: SimulatedPayment): object {
  const { amount, paidInstallments, refunds } = payment
  return {
    status: 'success',
    payment_amount: lira(amount),
    payment_total: lira(paidOf(payment)),
    currency: 'TL',
    taksit: paidInstallments > 1 ? paidInstallments : 0,
    kart_marka: 'VISA',
    masked_pan: '435508******4358',
    returns: refunds.map((each) => ({ amount: lira(each) })),
  }
}

/** The notice that PayTR sends about a payment. */
export function paytrNotice(payment: SimulatedPayment): { headers: object; body: string } {
  const { state, attempt_no, refusal } = payment
  const status = state === 'paid' ? 'success' : 'failed'
  const total_amount = String(paidOf(payment))
  const body = new URLSearchParams({
    merchant_oid: attempt_no,
    status,
    total_amount,
    hash: hmac(attempt_no + paytrKeys.merchantSalt + status + total_amount),
    ...(status === 'failed' && { failed_reason_code: '6', failed_reason_msg: refusal }),
  })
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() }
}
