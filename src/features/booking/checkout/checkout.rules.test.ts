import { expect, test } from 'vitest'
import { fieldProblems, forVisitor } from '#src/base/http/failure.server.ts'
import { form, items } from './checkout.fixture.ts'
import { type CheckoutForm, formFieldOf, isAccepted, problemsOf, textFacts } from './checkout.rules.ts'
import { OrderRequest } from './checkout.schema.ts'
import { requestOf } from './checkout-request.rules.ts'

const good: CheckoutForm = { ...form, accepted_contracts: [{ id: 1, version: 1, read: null }] }
const firm = { ...good, kind: 'kurumsal', title: 'Yılmaz A.Ş.', tax_office: 'Konak', tax_no: '1234567890' } as const

/** Fields of the form that the server's schema refuses. */
const refused = (form: CheckoutForm) => {
  const { error } = OrderRequest.safeParse(requestOf(form, items, [{ id: 1, version: 1, body_hash: 'a'.repeat(64) }]))
  return [...new Set(error?.issues.map(({ path }) => formFieldOf(path.map(String).join('.'))))]
}

/** What the server says at them. */
const saidBy = (form: CheckoutForm) => {
  const { error } = OrderRequest.safeParse(requestOf(form, items, [{ id: 1, version: 1, body_hash: 'a'.repeat(64) }]), {
    reportInput: true,
  })
  return Object.entries(fieldProblems(error!))
    .map(forVisitor)
    .flatMap(([, texts]) => texts.map(({ key }) => key))
}

test.each([
  { what: 'a person', form: good },
  { what: 'a firm', form: firm },
  { what: 'a firm half typed, by a person', form: { ...good, title: 'Y', tax_no: '12' } },
  { what: 'names as passports have them', form: { ...good, name: '김', city: 'Å' } },
  { what: 'a letter that JavaScript counts as two', form: { ...good, name: '𠮷'.repeat(100) } },
  { what: 'an e-mail address of 77 characters', form: { ...good, email: `${'a'.repeat(60)}@uzun-bir-ad.example` } },
  { what: 'an e-mail address with an invisible space', form: { ...good, email: 'efe@example.com\u200b' } },
  { what: 'a number from Contacts', form: { ...good, phone: '\u202a+90\u2011532\u2011000\u201100\u201100\u202c' } },
  { what: 'a number with dots', form: { ...good, phone: '0532.123.45.67' } },
  { what: 'texts at their longest', form: { ...good, name: 'a'.repeat(100), message: 'b'.repeat(2000) } },
  { what: 'spaces around', form: { ...good, name: '  Efe  ', email: ' efe@example.com ' } },
  { what: 'a foreign number', form: { ...good, phone: '+44 (0)7700 900-123' } },
  { what: 'an ID number for tax', form: { ...firm, tax_no: '10000000146' } },
  { what: 'a tax number with spaces', form: { ...firm, tax_no: '876 004 7464' } },
  { what: 'a German company', form: { ...firm, is_abroad: true, tax_office: '', tax_no: 'DE123456789' } },
  { what: 'a company abroad without a number', form: { ...firm, is_abroad: true, tax_no: '' } },
])('accepted here and by the server: $what', ({ form }) => {
  expect(problemsOf(form, true)).toEqual({})
  expect(refused(form)).toEqual([])
})

test.each([
  { what: 'nothing but spaces', form: { ...good, name: '   ' }, field: 'name', key: 'required.name' },
  { what: 'a long name', form: { ...good, name: 'a'.repeat(101) }, field: 'name', key: 'errors.too_long' },
  { what: 'no city', form: { ...good, city: '' }, field: 'city', key: 'required.city' },
  { what: 'a short e-mail', form: { ...good, email: 'a@b.c' }, field: 'email', key: 'errors.too_short' },
  { what: 'no e-mail', form: { ...good, email: 'ayse example.com' }, field: 'email', key: 'errors.email' },
  {
    what: 'words for a number',
    form: { ...good, phone: 'evden arayın' },
    field: 'phone',
    key: 'errors.phone',
  },
  { what: 'a short number', form: { ...good, phone: '12' }, field: 'phone', key: 'errors.phone' },
  { what: 'a long note', form: { ...good, message: 'a'.repeat(2001) }, field: 'message', key: 'errors.too_long' },
  { what: 'a firm without a name', form: { ...firm, title: '' }, field: 'title', key: 'required.title' },
  {
    what: 'a firm without an office',
    form: { ...firm, tax_office: '' },
    field: 'tax_office',
    key: 'required.tax_office',
  },
  { what: 'nine digits', form: { ...firm, tax_no: '123456789' }, field: 'tax_no', key: 'errors.tax_no_format' },
  { what: 'a firm without a number', form: { ...firm, tax_no: '' }, field: 'tax_no', key: 'required.tax_no' },
  { what: 'a wrong digit', form: { ...firm, tax_no: '8760047465' }, field: 'tax_no', key: 'errors.tax_no_wrong' },
  { what: 'a wrong ID number', form: { ...firm, tax_no: '10000000147' }, field: 'tax_no', key: 'errors.tax_no_wrong' },
] as const)('refused here and by the server: $what', ({ form, field, key }) => {
  expect(problemsOf(form, true)).toEqual({ [field]: expect.objectContaining({ key }) })
  expect(refused(form)).toEqual([field])
  if (key.startsWith('required.')) expect(saidBy(form)).toEqual([key])
})

test('a read text stays accepted while its values are the same', () => {
  const facts = textFacts(good, 'cart', 'tr')
  const read = [{ id: 1, version: 3, read: { body_hash: 'a', facts } }]
  const contract = { id: 1, version: 3 }
  expect(isAccepted(read, contract, facts)).toBe(true)
  expect(isAccepted(read, contract, textFacts({ ...good, name: ` ${good.name} ` }, 'cart', 'tr'))).toBe(true)
  expect(isAccepted(read, contract, textFacts({ ...good, phone: '0533 000 00 00' }, 'cart', 'tr'))).toBe(false)
  expect(isAccepted(read, contract, textFacts(good, 'another cart', 'tr'))).toBe(false)
  expect(isAccepted(read, { id: 1, version: 4 }, facts)).toBe(false)
  expect(isAccepted(read, { id: 2, version: 3 }, facts)).toBe(false)
})

test('a box ticked without reading accepts any values, but only its version', () => {
  const ticked = [{ id: 1, version: 3, read: null }]
  expect(isAccepted(ticked, { id: 1, version: 3 }, textFacts(good))).toBe(true)
  expect(isAccepted(ticked, { id: 1, version: 4 }, textFacts(good))).toBe(false)
})

test('every contract of the checkout has to be accepted', () => {
  expect(Object.keys(problemsOf(good, false))).toEqual(['accepted_contracts'])
})

test.each([
  ['invoice.tax_no', 'tax_no'],
  ['accepted_contracts.0', 'accepted_contracts'],
  ['email', 'email'],
  ['cart.0.tourDate', null],
  ['Idempotency-Key', null],
])('an error of the server at %s is shown at %s', (field, at) => {
  expect(formFieldOf(field)).toBe(at)
})

test('a Turkish number is sent without its spaces, a foreign one as it is, without a tax office', () => {
  const sent = (form: CheckoutForm) =>
    OrderRequest.parse(requestOf(form, items, [{ id: 1, version: 1, body_hash: 'a'.repeat(64) }])).invoice
  expect(sent({ ...firm, tax_no: '876 004 7464' })).toMatchObject({ tax_office: 'Konak', tax_no: '8760047464' })
  expect(sent({ ...firm, is_abroad: true, tax_no: ' DE 123 456 789 ' })).toMatchObject({
    is_abroad: true,
    tax_office: '',
    tax_no: 'DE 123 456 789',
  })
})
