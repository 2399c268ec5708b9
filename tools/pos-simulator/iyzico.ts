import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import { commissionOf, kurus, lira, type Payments, paidOf, refundOf, type SimulatedPayment } from './payments.ts'

/** Keys that the simulator knows; the office takes them as any other. */
export const iyzicoKeys = { apiKey: 'simulator-api-key', secretKey: 'simulator-secret-key' }

const hmac = (text: string) => createHmac('sha256', iyzicoKeys.secretKey).update(text).digest('hex')
const failure = (errorMessage: string, more: object = {}) => ({ status: 'failure', errorMessage, ...more })

/** Of all calls together. */
type Texts = Partial<Record<string, string>>
type Fields = Record<'conversationId' | 'price' | 'paidPrice' | 'callbackUrl' | 'token' | 'paymentId', string> & {
  buyer: Texts
  billingAddress: Texts
  basketItems: Texts[]
  enabledInstallments: number[]
}
type Request = { method: string; path: string; query: URLSearchParams; headers: Headers; body: string }

/** iyzico's API, as far as the agency uses it. @param origin of the simulator, under which the pages are */
export function iyzicoApi(payments: Payments, { path, query, headers, body }: Request, origin: string): object {
  if (!isSigned(path, headers, body)) return failure('İmza doğru değil', { errorCode: '1000' })
  const fields = (body === '' ? {} : JSON.parse(body)) as Fields
  switch (path) {
    case '/payment/iyzipos/checkoutform/initialize/auth/ecom': {
      const { conversationId, price, basketItems, callbackUrl, enabledInstallments } = fields
      const wrong = wrongField(fields)
      if (wrong) return wrong
      const payment = payments.add({
        provider: 'iyzico',
        attempt_no: conversationId,
        amount: kurus(price),
        purpose: basketItems[0]!.name!,
        returnUrl: callbackUrl,
        installments: enabledInstallments,
      })
      return { status: 'success', token: payment.token, paymentPageUrl: `${origin}/pay/${payment.token}` }
    }
    case '/payment/iyzipos/checkoutform/auth/ecom/detail': {
      const payment = payments.byToken(fields.token)
      if (payment?.trouble) return failure(payment.trouble)
      return payment ? resultOf(payment) : failure('Token bulunamadı')
    }
    case '/v2/payment/refund': {
      const refused = refundOf(payments.by({ id: fields.paymentId }), kurus(fields.price), payments.today())
      return refused ? failure(refused) : { status: 'success' }
    }
    case '/v2/reporting/payment/details': {
      const payment = payments.by({ attempt_no: query.get('paymentConversationId') ?? '' })
      const refunds = (payment?.refunds ?? []).map((amount) => ({ refundPrice: amount / 100 }))
      return { status: 'success', payments: payment ? [{ itemTransactions: [{ refunds }] }] : [] }
    }
    case '/v2/reporting/payment/transactions': {
      const moves = payments
        .movesOf(query.get('transactionDate') ?? '')
        .filter(({ payment }) => payment.provider === 'iyzico')
      const transactions = moves.map(({ payment, amount, isRefund }) => {
        const kept = isRefund ? 0 : commissionOf(amount)
        return {
          transactionType: isRefund ? 'REFUND' : 'PAYMENT',
          transactionDate: `${query.get('transactionDate')} 12:00:00`,
          paymentId: Number(payment.id),
          conversationId: payment.attempt_no,
          price: Number(lira(isRefund ? amount : payment.amount)),
          paidPrice: Number(lira(amount)),
          iyzicoCommission: Number(lira(kept)),
          merchantPayoutAmount: Number(lira(amount - kept)),
        }
      })
      return { status: 'success', currentPage: 1, totalPageCount: 1, transactions }
    }
    default:
      return failure('Bilinmeyen adres')
  }
}

const places = ['city', 'country'] as const
const demanded = {
  buyer: ['id', 'name', 'surname', 'identityNumber', 'email', 'registrationAddress', ...places, 'ip'],
  billingAddress: ['contactName', 'address', ...places],
  basketItems: ['id', 'name', 'category1', 'itemType', 'price'],
} as const

/** What iyzico answers to a field that it demands, or that is not of its kind; null for a whole request. Source: docs.iyzico.com, "CF-Initialize". */
function wrongField(fields: Fields): object | null {
  const { buyer, billingAddress, basketItems, price, paidPrice, callbackUrl } = fields
  const groups = { buyer: [buyer], billingAddress: [billingAddress], basketItems }
  for (const group of ['buyer', 'billingAddress', 'basketItems'] as const)
    for (const each of groups[group])
      for (const name of demanded[group])
        if ((each[name] ?? '').trim() === '') {
          const field = group + name[0]!.toUpperCase() + name.slice(1)
          return failure(`${field} gönderilmesi zorunludur`, { errorCode: '5026' })
        }
  const isPhone = buyer.gsmNumber === undefined || /^\+\d{8,15}$/.test(buyer.gsmNumber)
  const sum = basketItems.reduce((all, item) => all + kurus(item.price ?? ''), 0)
  const checks: [isRight: boolean, message: string][] = [
    [isPhone, 'gsmNumber hatalı formatta'],
    [/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(buyer.email ?? ''), 'email hatalı formatta'],
    [isIP(buyer.ip ?? '') !== 0, 'ip hatalı formatta'],
    [kurus(price) > 0 && kurus(paidPrice) > 0 && callbackUrl !== '', 'Geçersiz istek'],
    [sum === kurus(price), 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır'],
  ]
  const wrong = checks.find(([isRight]) => !isRight)
  return wrong ? failure(wrong[1], { errorCode: '11' }) : null
}

function isSigned(path: string, headers: Headers, body: string): boolean {
  const [, given = ''] = /^IYZWSv2 (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const text = Buffer.from(given, 'base64').toString('utf8')
  const [, apiKey, randomKey, signature] = /^apiKey:(.+)&randomKey:(.+)&signature:(.+)$/.exec(text) ?? []
  return apiKey === iyzicoKeys.apiKey && signature === hmac(`${randomKey}${path}${body}`)
}

function resultOf(payment: SimulatedPayment): object {
  const { state, attempt_no, id, amount, refusal, review, paidInstallments } = payment
  const about = { basketId: attempt_no, currency: 'TRY' }
  if (state === 'open') return { status: 'success', paymentStatus: 'INIT_THREEDS', ...about }
  if (state === 'declined') return failure(refusal, { paymentStatus: 'FAILURE', ...about })
  return {
    status: 'success',
    paymentStatus: 'SUCCESS',
    fraudStatus: review,
    ...about,
    paymentId: id,
    price: Number(lira(amount)),
    paidPrice: Number(lira(paidOf(payment))),
    installment: paidInstallments,
    cardAssociation: 'MASTER_CARD',
    lastFourDigits: '0008',
  }
}

/** The notice that iyzico sends about a payment. */
export function iyzicoNotice({ state, attempt_no, token, id }: SimulatedPayment): { headers: object; body: string } {
  const fields = {
    paymentConversationId: attempt_no,
    merchantId: 1,
    token,
    status: state === 'paid' ? 'SUCCESS' : 'FAILURE',
    iyziEventType: 'CHECKOUT_FORM_AUTH',
    iyziPaymentId: Number(id),
  }
  const { secretKey } = iyzicoKeys
  const signed = secretKey + fields.iyziEventType + fields.iyziPaymentId + token + attempt_no + fields.status
  return {
    headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': hmac(signed) },
    body: JSON.stringify(fields),
  }
}
