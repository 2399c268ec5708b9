import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldProblems, forVisitor } from '#src/base/http/failure.server.ts'
import { contactRequest, formFieldOf, offerRequest, specialTourRequest } from './inquiries.requests.ts'
import {
  agesOf,
  type ContactForm,
  contactProblems,
  emptyContact,
  emptyJob,
  emptyOffer,
  emptySpecialTour,
  jobProblems,
  numberOf,
  offerProblems,
  type SpecialTourForm,
  specialTourProblems,
} from './inquiries.rules.ts'
import { ContactRequest, OfferRequest, SpecialTourRequest } from './inquiries.schema.ts'

const today = '2026-11-21'
const sender = { name: 'Ayşe Yılmaz', email: 'ayse@ornek.example' }
const contact: ContactForm = { ...emptyContact, ...sender, message: 'Koltukları değiştirebilir miyiz?' }
const special: SpecialTourForm = { ...emptySpecialTour, ...sender, destination: 'Mardin' }

/** Fields the server refuses, as the form calls them, and of empty ones what it says. */
const refused = (schema: z.ZodType, body: unknown) => {
  const { error } = schema.safeParse(body, { reportInput: true })
  const problems = error ? Object.entries(fieldProblems(error)).map(forVisitor) : []
  return said(problems.map(([field, [text]]) => [formFieldOf(field), text!]))
}

/** What the form finds, likewise. */
const found = (problems: Record<string, { key: string } | undefined>) =>
  said(Object.entries(problems).map(([field, problem]) => [field, problem!]))

const said = (problems: [string, { key: string }][]) =>
  Object.fromEntries(problems.map(([field, { key }]) => [field, key.startsWith('required.') ? key : 'wrong']))

const long = 'x'.repeat(4000)
const contacts: Partial<ContactForm>[] = [
  {},
  { name: '' },
  { name: 'Al' },
  { name: long },
  { email: '' },
  { email: '', phone: '0532 000 00 00' },
  { email: 'ayse' },
  { phone: 'beni ara' },
  { message: '' },
  { message: 'kısa' },
  { message: long },
  { order_no: long },
]
test.each(contacts)('contact with %o: the form and the server find the same fields', (changed) => {
  const form = { ...contact, ...changed }
  expect(found(contactProblems(form))).toEqual(refused(ContactRequest, contactRequest(form)))
})

const specials: Partial<SpecialTourForm>[] = [
  {},
  { destination: '' },
  { destination: 'x' },
  { date_kind: 'tarih' },
  { date_kind: 'tarih', start_date: '2027-05-04', end_date: '2027-05-01' },
  { date_kind: 'tarih', start_date: '2027-05-04', end_date: '2027-05-09' },
  { date_kind: 'ay' },
  { date_kind: 'ay', month: '2027-05' },
  { adults: '0' },
  { adults: 'iki' },
  { adults: '501' },
  { children: '2', ages: [4] },
  { children: '2', ages: [4, 9] },
  { children: '40', ages_note: '9-10' },
  { children: '40', ages_note: long },
  { budget: '0' },
  { budget: '15.000' },
  { budget: 'az' },
  { notes: long },
  { phone: 'x' },
]
test.each(specials)('special tour with %o: the form and the server find the same fields', (changed) => {
  const form = { ...special, ...changed }
  expect(found(specialTourProblems(form, today))).toEqual(refused(SpecialTourRequest, specialTourRequest(form)))
})

test('an offer that the form accepts is accepted by the server', () => {
  const form = { ...emptyOffer, ...sender, tourDate: '2027-05-04', children: '1', ages: [3], adults: '24' }
  expect(offerProblems(form, today)).toEqual({})
  expect(refused(OfferRequest, offerRequest(form, 'token'))).toEqual({})
  expect(Object.keys(offerProblems({ ...form, tourDate: '2026-11-20', adults: '' }, today))).toEqual([
    'tourDate',
    'adults',
  ])
})

test('an application needs a CV of at most 15 MB', () => {
  const form = { ...emptyJob, ...sender, position: 'Rehber' }
  const mega = 1024 * 1024
  expect(jobProblems(form, { size: 15 * mega })).toEqual({})
  expect(jobProblems(form, { size: 15 * mega + 1 })).toEqual({
    cv: { key: 'inquiries.cv_too_large', values: { n: 15 } },
  })
  expect(jobProblems(form, null)).toEqual({ cv: { key: 'inquiries.cv_required' } })
})

test('fields of another kind of date are not sent', () => {
  const form = { ...special, date_kind: 'ay', month: '2027-05', start_date: '2027-06-01', end_date: '2027-06-02' }
  expect(specialTourRequest(form)).toMatchObject({ month: '2027-05', start_date: '', end_date: '' })
})

test.each([
  ['15.000', 15_000],
  ['15 000', 15_000],
  [' 7 ', 7],
  ['', Number.NaN],
  ['1,5', Number.NaN],
  ['-3', Number.NaN],
])('%j is the number %d', (text, n) => {
  expect(numberOf(text)).toBe(n)
})

test('each age is required up to ten children', () => {
  const of = (children: string) => agesOf({ adults: '2', children, ages: [4, 9], ages_note: '' })
  expect(of('3')).toEqual([4, 9, null])
  expect(of('1')).toEqual([4])
  expect(of('11')).toEqual([])
  expect(of('x')).toEqual([])
})
