import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CardCharge } from '#src/features/orders/money/card-wire.ts'
import { iyzicoApi, iyzicoKeys } from '#tools/pos-simulator/iyzico.ts'
import { Payments } from '#tools/pos-simulator/payments.ts'
import { paytrApi, paytrKeys } from '#tools/pos-simulator/paytr.ts'
import { iyzicoWire } from './iyzico.rules.server.ts'
import { paytrWire } from './paytr.rules.server.ts'

const iyzico = iyzicoWire(iyzicoKeys, 'https://api.example', () => '123')
const paytr = paytrWire(paytrKeys, 'https://paytr.example', false)
type Buyer = CardCharge['buyer']
const usual: Buyer = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.example', phone: '+90 532 000 00 00', city: 'İzmir' }
const chargeOf = (buyer: Partial<Buyer>, ip = '192.0.2.7'): CardCharge => ({
  attempt_no: 'A1',
  amount: 1250_50,
  lang: 'tr',
  order_no: 'SYH-26-7F3K9Q',
  purpose: 'SYH-26-7F3K9Q Kapadokya',
  buyer: { ...usual, ...buyer },
  agency: { email: 'bilgi@acente.example', phone: '0212 555 01 12' },
  ip,
  returnUrl: 'https://seyyah.example/api/payments/iyzico/return?key=K1',
  installments: [1],
})

const path = '/payment/iyzipos/checkoutform/initialize/auth/ecom'

function iyzicoAnswer(body: string): object {
  const signature = createHmac('sha256', iyzicoKeys.secretKey).update(`123${path}${body}`).digest('hex')
  const text = `apiKey:${iyzicoKeys.apiKey}&randomKey:123&signature:${signature}`
  const headers = new Headers({ authorization: `IYZWSv2 ${Buffer.from(text).toString('base64')}` })
  const request = { method: 'POST', path, query: new URLSearchParams(), headers, body }
  return iyzicoApi(new Payments(), request, 'https://api.example')
}

/** What the providers answer, as far as their documentation says it. */
function answersTo(charge: CardCharge): { iyzico: object; paytr: object } {
  return {
    iyzico: iyzicoAnswer(iyzico.begin(charge).body!),
    paytr: paytrApi(new Payments(), '/odeme/api/get-token', new URLSearchParams(paytr.begin(charge).body)),
  }
}
const taken = { iyzico: { status: 'success' }, paytr: { status: 'success' } }

test.each<[string, Partial<Buyer>, string?]>([
  ['no city', { city: '' }],
  ['a city of a space', { city: ' ' }],
  ['one name', { name: 'Suharto' }],
  ['a name of one letter', { name: '김' }],
  ['a name in other letters', { name: 'Владимир Ким-王 محمد' }],
  ['a name of a hundred letters', { name: `${'Maria das Dores '.repeat(7)}` }],
  ['a name that is cut within a letter of two halves', { name: `${'a'.repeat(59)}𠮷𠮷` }],
  ['a name of spaces', { name: '   ' }],
  ['no telephone', { phone: '' }],
  ['a telephone with an extension', { phone: '0212 555 01 12 (123)' }],
  ['a telephone of 25 characters', { phone: '+44 (0) 20 7946 0958 / 12' }],
  ['an e-mail address of 254 letters', { email: `${'a'.repeat(64)}@${'b'.repeat(181)}.example` }],
  ['no e-mail address, as a caller', { email: '', phone: '', city: '' }],
  ['an IPv6 address', {}, '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
])('both providers open a page for somebody with %s', (_, buyer, ip) => {
  expect(answersTo(chargeOf(buyer, ip))).toMatchObject(taken)
})

test('both providers open a page whatever a name, a city and a telephone are', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500 })
  fc.assert(
    fc.property(text, text, text, (name, city, phone) => {
      expect(answersTo(chargeOf({ name, city, phone }))).toMatchObject(taken)
    }),
  )
})

test('what the buyer has given is sent as it is, a telephone as providers write it', () => {
  expect(JSON.parse(iyzico.begin(chargeOf({})).body!)).toMatchObject({
    buyer: { name: 'Ayşe', surname: 'Yılmaz', city: 'İzmir', email: usual.email, gsmNumber: '+905320000000' },
  })
  const fields = Object.fromEntries(new URLSearchParams(paytr.begin(chargeOf({})).body))
  expect(fields).toMatchObject({ user_name: usual.name, user_phone: '+905320000000', email: usual.email })
})

test.each([
  ['buyerCity', { city: '' }, 'buyerCity gönderilmesi zorunludur'],
  ['gsmNumber', { gsmNumber: '' }, 'gsmNumber hatalı formatta'],
])('the simulator refuses a request of iyzico with a wrong %s, as iyzico does', (_, wrong, errorMessage) => {
  const { body } = iyzico.begin(chargeOf({}))
  const fields = JSON.parse(body!) as { buyer: object }
  const sent = { ...fields, buyer: { ...fields.buyer, ...wrong } }
  expect(iyzicoAnswer(JSON.stringify(sent))).toMatchObject({ status: 'failure', errorMessage })
})

test('the simulator refuses a request of PayTR without a telephone, or with a name of 61 letters', () => {
  for (const [name, value] of [
    ['user_phone', ''],
    ['user_name', 'a'.repeat(61)],
    ['user_address', ''],
  ] as const) {
    const fields = new URLSearchParams(paytr.begin(chargeOf({})).body)
    fields.set(name, value)
    expect(paytrApi(new Payments(), '/odeme/api/get-token', fields)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(name),
    })
  }
})
