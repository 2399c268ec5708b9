import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CardCharge, KnownAttempt } from '#src/features/orders/money/card-wire.ts'
import { iyzicoWire } from './iyzico.rules.server.ts'
import { paytrWire } from './paytr.rules.server.ts'

const iyzico = iyzicoWire({ apiKey: 'api', secretKey: 'gizli' }, 'https://api.example', () => '123')
const paytr = paytrWire(
  { merchantId: '100', merchantKey: 'anahtar', merchantSalt: 'tuz' },
  'https://paytr.example',
  false,
)
const attempt: KnownAttempt = { attempt_no: 'A1', token: 'jeton', provider_ref: '77' }
const charge: CardCharge = {
  attempt_no: 'A1',
  amount: 1250_50,
  lang: 'tr',
  order_no: 'SYH-26-7F3K9Q',
  purpose: 'SYH-26-7F3K9Q Kapadokya',
  buyer: {
    name: 'Ayşe Nur Yılmaz',
    email: 'ayse@ornek.example',
    phone: '+90 532 000 00 00',
    city: 'İzmir',
  },
  agency: { email: 'bilgi@acente.example', phone: '' },
  ip: '192.0.2.7',
  returnUrl: 'https://seyyah.example/api/payments/iyzico/return?key=K1',
  installments: [1, 2, 3, 6],
}

test('iyzico: a request is signed over the random text, the path and the body as sent', () => {
  const { url, headers, body } = iyzico.begin(charge)
  const path = '/payment/iyzipos/checkoutform/initialize/auth/ecom'
  const signature = createHmac('sha256', 'gizli').update(`123${path}${body}`).digest('hex')
  const signed = Buffer.from(`apiKey:api&randomKey:123&signature:${signature}`).toString('base64')
  expect([url, headers!.authorization]).toEqual([`https://api.example${path}`, `IYZWSv2 ${signed}`])
  expect(JSON.parse(body!)).toMatchObject({
    price: '1250.50',
    paidPrice: '1250.50',
    conversationId: 'A1',
    enabledInstallments: [1, 2, 3, 6],
    buyer: { name: 'Ayşe Nur', surname: 'Yılmaz' },
    basketItems: [{ price: '1250.50' }],
  })
})

test('PayTR: a request is signed over its fields and the salt', () => {
  const fields = new URLSearchParams(paytr.begin(charge).body)
  const basket = Buffer.from('[["SYH-26-7F3K9Q Kapadokya","1250.50",1]]').toString('base64')
  const text = `100192.0.2.7A1ayse@ornek.example125050${basket}06TL0tuz`
  expect(fields.get('paytr_token')).toBe(createHmac('sha256', 'anahtar').update(text).digest('base64'))
  const single = new URLSearchParams(paytr.begin({ ...charge, installments: [1] }).body)
  expect([single.get('no_installment'), single.get('max_installment')]).toEqual(['1', '0'])
})

const paid = {
  status: 'success',
  paymentStatus: 'SUCCESS',
  basketId: 'A1',
  paymentId: '77',
  price: 1250.5,
  installment: 3,
}
test.each<[string, object, object]>([
  ['paid', paid, { state: 'alindi', amount: 1250_50, surcharge: 0, provider_ref: '77', installments: 3 }],
  ['paid with a surcharge', { ...paid, paidPrice: 1300 }, { state: 'alindi', amount: 1250_50, surcharge: 49_50 }],
  [
    'declined',
    { status: 'failure', paymentStatus: 'FAILURE', errorMessage: 'Limit' },
    { state: 'reddedildi', refusal: 'Limit' },
  ],
  ['under review', { ...paid, fraudStatus: 0 }, { state: 'acik', isReviewed: true }],
  ['refused by the review', { ...paid, fraudStatus: -1 }, { state: 'reddedildi' }],
  ['reviewed', { ...paid, fraudStatus: 1 }, { state: 'alindi', amount: 1250_50 }],
  ['in 3-D Secure', { ...paid, paymentStatus: 'INIT_THREEDS' }, { state: 'acik' }],
  [
    'unknown to it',
    { status: 'failure', errorMessage: 'Token bulunamadı' },
    { state: 'acik', said: 'Token bulunamadı' },
  ],
])('iyzico: an attempt that is %s', (_, answer, result) => {
  expect(iyzico.readResult(JSON.stringify(answer), attempt)).toMatchObject(result)
})

test.each<[string, object, object]>([
  [
    'paid',
    { status: 'success', payment_amount: '1250.50', taksit: 0, masked_pan: '4355****4358' },
    { state: 'alindi', amount: 1250_50, installments: 1, card_last_four: '4358' },
  ],
  [
    'paid with a surcharge',
    { status: 'success', payment_amount: '1250.50', payment_total: '1300.00', taksit: 6 },
    { state: 'alindi', amount: 1250_50, surcharge: 49_50, installments: 6 },
  ],
  ['unknown to it', { status: 'error', err_no: '004', err_msg: 'yok' }, { state: 'acik', said: 'yok' }],
])('PayTR: an attempt that is %s', (_, answer, result) => {
  expect(paytr.readResult(JSON.stringify(answer), attempt)).toMatchObject(result)
})

test.each([
  [
    'iyzico answers about another payment',
    () => iyzico.readResult(JSON.stringify({ ...paid, basketId: 'B2' }), attempt),
  ],
  ['iyzico took euros', () => iyzico.readResult(JSON.stringify({ ...paid, currency: 'EUR' }), attempt)],
  ['iyzico names no amount', () => iyzico.readResult(JSON.stringify({ ...paid, price: undefined }), attempt)],
  ['iyzico answers a page', () => iyzico.readResult('<html>Bakım</html>', attempt)],
  ['PayTR answers a page', () => paytr.readResult('<html>Bakım</html>', attempt)],
  [
    'PayTR took dollars',
    () => paytr.readResult('{"status":"success","payment_amount":"1.00","currency":"USD"}', attempt),
  ],
  ['a list of refunds is refused', () => paytr.readRefunds('{"status":"error","err_msg":"yok"}')],
])('nothing is concluded when %s', (_, read) => {
  expect(read).toThrow()
})

test.each([
  [
    'iyzico opens no page',
    () => iyzico.readPage('{"status":"failure","errorMessage":"Geçersiz tutar"}'),
    'Geçersiz tutar',
  ],
  [
    'iyzico fails',
    () => iyzico.readPage('{"status":"failure","errorCode":"100001","errorMessage":"Sistem"}'),
    'Sistem',
  ],
  ['PayTR opens no page', () => paytr.readPage('{"status":"failed","reason":"token"}'), 'token'],
  ['iyzico refuses a refund', () => iyzico.readRefund('{"status":"failure","errorMessage":"Bakiye"}'), 'Bakiye'],
  ['PayTR refuses a refund', () => paytr.readRefund('{"status":"error","err_no":"1","err_msg":"Bakiye"}'), 'Bakiye'],
])('%s in its own words', (_, read, words) => {
  expect(read).toThrow(words)
})

test.each([
  ['https://sandbox-cpp.iyzipay.com?token=jeton&lang=tr', true],
  ['https://iyzico.com/pay', true],
  ['https://CPP.IYZIPAY.COM/pay', true],
  ['https://api.example/pay/jeton', true],
  ['http://api.example/pay/jeton', false],
  ['http://cpp.iyzipay.com/pay', false],
  ['https://cpp.iyzipay.com.evil.example/pay', false],
  ['https://eviliyzipay.com/pay', false],
  ['https://cpp.iyzipay.com@evil.example/pay', false],
  ['https://evil.example/iyzipay.com', false],
  ['https://evil.example\\@iyzico.com/pay', false],
  ['javascript:alert(1)//iyzico.com', false],
  ['data:text/html,iyzico.com', false],
])('a buyer is sent to iyzico’s page %s: %s', (paymentPageUrl, isSent) => {
  const read = () => iyzico.readPage(JSON.stringify({ status: 'success', token: 'jeton', paymentPageUrl }))
  if (isSent) expect(read()).toEqual({ url: paymentPageUrl, token: 'jeton' })
  else expect(read).toThrow('another host')
})

const paytrNotice = (change: Record<string, string> = {}) => {
  const fields = { merchant_oid: 'A1', status: 'success', total_amount: '125050' }
  const hash = createHmac('sha256', 'anahtar').update('A1tuzsuccess125050').digest('base64')
  return new URLSearchParams({ ...fields, hash, ...change }).toString()
}
test.each([
  ['as sent', paytrNotice(), { attempt_no: 'A1', result: null }],
  ['with another status', paytrNotice({ status: 'failed' }), null],
  ['with another amount', paytrNotice({ total_amount: '1' }), null],
  ['of another payment', paytrNotice({ merchant_oid: 'A2' }), null],
  ['without a signature', 'merchant_oid=A1&status=success&total_amount=125050', null],
  ['that is none', '{}', null],
])('PayTR: a notice %s', (_, body, notice) => {
  expect(paytr.readNotice(new Headers(), body)).toEqual(notice)
})

const notice = {
  paymentConversationId: 'A1',
  token: 'jeton',
  status: 'SUCCESS',
  iyziEventType: 'CHECKOUT_FORM_AUTH',
  iyziPaymentId: 77,
}
const signature = createHmac('sha256', 'gizli').update('gizliCHECKOUT_FORM_AUTH77jetonA1SUCCESS').digest('hex')
test.each([
  ['as sent', notice, signature, { attempt_no: 'A1', result: null }],
  ['with another status', { ...notice, status: 'FAILURE' }, signature, null],
  ['of another payment', { ...notice, paymentConversationId: 'A2' }, signature, null],
  ['with a short signature', notice, signature.slice(0, 10), null],
])('iyzico: a notice %s', (_, body, given, expected) => {
  expect(iyzico.readNotice(new Headers({ 'x-iyz-signature-v3': given }), JSON.stringify(body))).toEqual(expected)
})

test('iyzico: a notice without a signature, or that is none, is not one', () => {
  expect(iyzico.readNotice(new Headers(), JSON.stringify(notice))).toBeNull()
  expect(iyzico.readNotice(new Headers({ 'x-iyz-signature-v3': signature }), '<html>')).toBeNull()
})

test('iyzico: a day of payments and refunds, named by our number or by its own', () => {
  const line = { transactionDate: '2026-11-23 10:15:00', paymentId: 77, price: 1250.5 }
  const no = 'A'.repeat(26)
  const transactions = [
    {
      ...line,
      transactionType: 'PAYMENT',
      basketId: no,
      iyzicoCommission: 30,
      iyzicoFee: 0.25,
      merchantPayoutAmount: 1220.25,
    },
    { ...line, transactionType: 'REFUND', conversationId: `${no}R12`, price: 100, merchantPayoutAmount: 100 },
    { ...line, transactionType: 'CANCEL', price: '1150.50' },
  ]
  const { moves, pages } = iyzico.readDay(JSON.stringify({ status: 'success', totalPageCount: 2, transactions }))
  const move = { provider_ref: '77', day: '2026-11-23' }
  expect(pages).toBe(2)
  expect(moves).toEqual([
    { ...move, kind: 'odeme', attempt_no: no, amount: 1250_50, commission: 30_25, net: 1220_25 },
    { ...move, kind: 'iade', attempt_no: no, amount: 100_00, commission: null, net: -100_00 },
    { ...move, kind: 'iade', attempt_no: '', amount: 1150_50, commission: null, net: null },
  ])
  const { url } = iyzico.inquireDay('2026-11-23', 2)
  expect(url).toBe('https://api.example/v2/reporting/payment/transactions?page=2&transactionDate=2026-11-23')
})

test.each<[string | number, number]>([
  [0.028875, 3],
  ['12.345', 12_35],
  ['12.3449', 12_34],
  [1.005, 1_01],
  ['1.005', 1_01],
  [8.575, 8_58],
  ['14625.00500000', 14_625_01],
  [30.25, 30_25],
  [1e-8, 0],
])('iyzico: a commission, a fee or a payout of %s has %d kuruş', (told, kurus) => {
  const dayWith = (field: string) => {
    const line = { transactionType: 'PAYMENT', transactionDate: '2026-11-23 10:15:00', price: 1250.5, [field]: told }
    return iyzico.readDay(JSON.stringify({ status: 'success', transactions: [line] })).moves
  }
  expect(dayWith('iyzicoCommission')).toMatchObject([{ amount: 1250_50, commission: kurus }])
  expect(dayWith('iyzicoFee')).toMatchObject([{ commission: kurus }])
  expect(dayWith('merchantPayoutAmount')).toMatchObject([{ net: kurus }])
})

test('iyzico: an amount that is booked has no fraction of a kuruş', () => {
  const line = { transactionType: 'PAYMENT', transactionDate: '2026-11-23 10:15:00', price: 1250.505 }
  expect(() => iyzico.readDay(JSON.stringify({ status: 'success', transactions: [line] }))).toThrow('not an amount')
  expect(() => iyzico.readResult(JSON.stringify({ ...paid, price: 1250.505 }), attempt)).toThrow('not an amount')
})

const sale = { islem_tipi: 'S', siparis_no: 'A1', islem_tarihi: '23.11.2026', islem_tutari: '1.250,50' }
test.each<[string, object]>([
  ['a list', { data: [{ ...sale, kesinti_tutari: '30,25', net_tutar: '1220.25' }] }],
  ['numbers', { 0: { ...sale, islem_tarihi: '2026-11-23 10:00', kesinti_tutari: '30.25', net_tutar: '1.220,25' } }],
])('PayTR: a day whose moves stand in %s', (_, report) => {
  const move = { attempt_no: 'A1', provider_ref: 'A1', day: '2026-11-23', amount: 1250_50 }
  expect(paytr.readDay(JSON.stringify({ status: 'success', ...report }))).toEqual({
    moves: [{ ...move, kind: 'odeme', commission: 30_25, net: 1220_25 }],
    pages: 1,
  })
})

test('PayTR: a commission and a net amount may have fractions of a kuruş, an amount that is booked none', () => {
  const day = (move: object) => paytr.readDay(JSON.stringify({ status: 'success', data: [move] })).moves
  expect(day({ ...sale, kesinti_tutari: '30,2549', net_tutar: 1220.2451 })).toMatchObject([
    { amount: 1250_50, commission: 30_25, net: 1220_25 },
  ])
  expect(() => day({ ...sale, islem_tutari: '1.250,505' })).toThrow('not an amount')
})

test('PayTR: a day without moves is no failure, and a refused question is', () => {
  expect(paytr.readDay('{"status":"failed","err_msg":"yok"}').moves).toEqual([])
  expect(() => paytr.readDay('{"status":"error","err_msg":"token"}')).toThrow('token')
  const fields = new URLSearchParams(paytr.inquireDay('2026-11-23', 1).body)
  const text = '1002026-11-23 00:00:002026-11-23 23:59:59tuz'
  expect(fields.get('paytr_token')).toBe(createHmac('sha256', 'anahtar').update(text).digest('base64'))
})
