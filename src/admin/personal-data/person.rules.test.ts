import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entityWords } from '../audit/entity-words.ts'
import {
  contactOf,
  erasedMark,
  forgottenFields,
  phoneDigits,
  withoutContact,
  withoutDepartureFacts,
  withoutFormer,
  withoutPerson,
} from './person.rules.ts'

test.each([
  [' Ayse@Ornek.example ', { kind: 'email', value: 'ayse@ornek.example' }],
  // A to Z only: with the Turkish I two people would become one.
  ['İLKER@ORNEK.example', { kind: 'email', value: 'İlker@ornek.example' }],
  ['+90 (532) 000 00 00', { kind: 'phone', value: '5320000000' }],
  ['0532 000 00 00', { kind: 'phone', value: '5320000000' }],
  ['905320000000', { kind: 'phone', value: '5320000000' }],
  ['+49 30 1234567', { kind: 'phone', value: '49301234567' }],
  ['12345', null],
  ['ayse', null],
  ['ayse@', null],
  ['a b@c.d', null],
  ['', null],
])('%s', (typed, contact) => expect(contactOf(typed)).toEqual(contact))

test('however a Turkish number is written, it is one person', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200_000_0000, max: 599_999_9999 }), (n) => {
      const digits = String(n)
      const spaced = digits.replace(/(\d{3})(\d{3})(\d{2})(\d{2})/, '$1 $2 $3 $4')
      for (const written of [digits, spaced, `0${spaced}`, `+90 ${spaced}`, `0090${digits}`, `90${digits}`])
        expect(phoneDigits(written)).toBe(digits)
    }),
  )
})

test('no text of a record is left, at any depth, but what says what happened', () => {
  const before = {
    status: 'onayli',
    name: 'Ayşe',
    amount: 120,
    items: [{ name: 'Ali', kind: 'tek', seat: 1 }],
    invoice: { title: 'Ayşe AŞ', tax: { no: '1' } },
    flag: true,
    none: null,
    empty: '',
  }
  expect(withoutPerson(before)).toEqual({
    ...before,
    name: erasedMark,
    items: [{ name: erasedMark, kind: 'tek', seat: 1 }],
    invoice: { title: erasedMark, tax: { no: erasedMark } },
  })
  expect(withoutPerson(null)).toBeNull()
  const secret = 'Iraz'
  const fields = fc.constantFrom('name', 'note', 'reason', 'to', 'x')
  const sides = fc.letrec((tie) => ({
    side: fc.dictionary(fields, fc.oneof(fc.constant(secret), fc.array(tie('side'), { maxLength: 2 }), tie('side'))),
  })).side
  fc.assert(
    fc.property(sides, (side) => {
      expect(JSON.stringify(withoutPerson(side))).not.toContain(secret)
    }),
  )
})

test('a record of an order that stays keeps who the customer is, and loses who they were', () => {
  const customer = { name: 'Ayşe Yılmaz', city: '', email: 'yeni@posta.example', phone: '0532' }
  const before = { name: 'Ayşe Kaya', city: 'Bursa', email: 'eski@posta.example', phone: '', status: 'onayli' }
  expect(withoutFormer(before, customer)).toEqual({
    ...before,
    name: erasedMark,
    city: erasedMark,
    email: erasedMark,
  })
  expect(withoutFormer(customer, customer)).toEqual(customer)
  expect(withoutFormer(null, customer)).toBeNull()
})

test('a record loses an address or number however it was written, and nothing else', () => {
  const side = { name: 'Ayşe', email: 'Ayse@Posta.example', phone: '0532 000 00 00' }
  expect(withoutContact(side, contactOf('ayse@posta.EXAMPLE')!)).toEqual({ ...side, email: erasedMark })
  expect(withoutContact(side, contactOf('+90 532 000 0000')!)).toEqual({ ...side, phone: erasedMark })
  expect(withoutContact(side, contactOf('fatma@posta.example')!)).toEqual(side)
})

test('what is forgotten of a departure is a field of its records, and goes from a side whatever it holds', () => {
  expect(forgottenFields.filter((field) => !(field in entityWords.departures!.fields))).toEqual([])
  const side = { guide_name: 'Deniz', hotels: [{ name: 'Peri' }], note: '', travel_note: null, quota: 4, reason: 'kar' }
  expect(withoutDepartureFacts(side)).toEqual({ ...side, guide_name: erasedMark, hotels: erasedMark })
})
