import { expect, test } from 'vitest'
import {
  ageOn,
  type Details,
  documentNeededUntil,
  documentNoOf,
  lastDayOf,
  maskOf,
  missingOf,
  problemsOf,
  seatsOf,
} from './passengers.rules.ts'

const person: Details = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  birth_date: '1985-04-12',
  gender: 'kadin',
  nationality: 'TR',
  document: 'tckn',
  document_no: '10000000146',
  document_country: '',
  document_until: null,
  pickup: '',
  pickup_point_id: null,
}
const passport = {
  document: 'pasaport',
  document_no: 'U12345678',
  document_country: 'TR',
  document_until: '2030-01-01',
} as const
/** As citizens of the European Union travel with it. */
const card = {
  ...passport,
  document: 'kimlik',
  document_no: 'L01X00T47',
  document_country: 'DE',
  nationality: 'DE',
} as const
const home = {
  start_date: '2027-04-12',
  end_date: '2027-04-14',
  is_abroad: false,
  has_pickups: false,
  today: '2027-01-05',
}
const abroad = { ...home, is_abroad: true }
const problems = (changed: Partial<Details>, trip = home) =>
  Object.fromEntries(
    Object.entries(problemsOf({ ...person, ...changed }, trip, (day) => day)).map(([field, { key, values }]) => [
      field,
      [key, values?.date].filter(Boolean).join(' '),
    ]),
  )

test('a row per seat: adults first, then the children with their ages', () => {
  expect(seatsOf({ people_quantity: 2, children_ages: [5] })).toEqual([
    { seat: 1, role: 'yetiskin', age: null },
    { seat: 2, role: 'yetiskin', age: null },
    { seat: 3, role: 'cocuk', age: 5 },
  ])
})

test.each([
  ['2009-04-12', 18],
  ['2009-04-13', 17],
  ['2027-04-12', 0],
  ['2008-02-29', 19],
])('somebody born on %s is %i on 12 April 2027', (born, age) => {
  expect(ageOn(born, '2027-04-12')).toBe(age)
})

test('of a document only the last three characters are shown', () => {
  expect([maskOf('10000000146'), maskOf('AB1'), maskOf('')]).toEqual(['••••••••146', 'AB1', ''])
})

test('a number is stored as documents print it', () => {
  expect([documentNoOf(' 100 000 001-46 '), documentNoOf('u 123 ı45i')]).toEqual(['10000000146', 'U123I45I'])
})

test('what is missing: country and last day are of a passport only', () => {
  expect(missingOf(person, home)).toEqual([])
  expect(missingOf({ ...person, ...passport }, home)).toEqual([])
  expect(missingOf({ ...person, document: 'pasaport', document_no: '' }, home)).toEqual([
    'document_no',
    'document_country',
    'document_until',
  ])
  expect(missingOf({ ...person, birth_date: null, gender: '', document_no: '' }, home)).toEqual([
    'birth_date',
    'gender',
    'document_no',
  ])
})

test('a passport that ends before the limit of the trip is missing its last day; an identity card has none', () => {
  const short = { ...person, ...passport, document_until: '2027-10-13' }
  expect([missingOf(short, home), missingOf(short, abroad)]).toEqual([[], ['document_until']])
  expect(missingOf({ ...short, document_until: '2027-10-14' }, abroad)).toEqual([])
  expect(missingOf({ ...short, document_until: '2027-04-13' }, home)).toEqual(['document_until'])
  expect(missingOf(person, abroad)).toEqual([])
})

test('of a tour with stops everybody needs a stop or another place', () => {
  const stops = { ...home, has_pickups: true }
  expect(missingOf(person, stops)).toEqual(['pickup'])
  expect(missingOf({ ...person, pickup_point_id: 4 }, stops)).toEqual([])
  expect(missingOf({ ...person, pickup: 'Otogar' }, stops)).toEqual([])
})

test('a complete person has no problem, at home and abroad', () => {
  expect(problems({})).toEqual({})
  expect(problems(passport, abroad)).toEqual({})
})

test.each([
  [{ birth_date: '2027-01-06' }, { birth_date: 'mail.traveller_birth_future' }],
  [{ birth_date: '1900-01-01' }, { birth_date: 'errors.date' }],
  [{ document_no: '12345678951' }, { document_no: 'mail.traveller_tckn_wrong' }],
  [{ nationality: 'DE' }, { document_no: 'mail.traveller_tckn_foreign' }],
  [{ nationality: 'DE', document_no: '99123456781' }, { document_no: 'mail.traveller_tckn_wrong' }],
  [{ ...card, document_no: 'A1' }, { document_no: 'mail.traveller_passport_wrong' }],
  [{ ...card, document_until: '2027-04-13' }, { document_until: 'mail.traveller_passport_ends 2027-04-14' }],
  [{ ...passport, document_no: 'A1' }, { document_no: 'mail.traveller_passport_wrong' }],
  [{ ...passport, document_until: '2027-04-13' }, { document_until: 'mail.traveller_passport_ends 2027-04-14' }],
])('%j is refused at its field', (changed, expected) => {
  expect(problems(changed as Partial<Details>)).toEqual(expected)
})

test('for a tour abroad a passport is valid for six months after the return', () => {
  expect(problems({ ...passport, document_until: '2027-10-13' }, abroad)).toEqual({
    document_until: 'mail.traveller_passport_short 2027-10-14',
  })
  expect(problems({ ...passport, document_until: '2027-10-14' }, abroad)).toEqual({})
  expect(documentNeededUntil('pasaport', { end_date: '2027-08-31', is_abroad: true })).toBe('2028-02-29')
})

test('a foreigner who lives in Türkiye has an identity number that begins with 99', () => {
  expect(problems({ nationality: 'DE', document_no: '99000000974' })).toEqual({})
})

test('an identity card crosses a border until its last day, without the months of a passport', () => {
  const ending = { ...card, document_until: '2027-04-14' }
  expect(problems(ending, abroad)).toEqual({})
  expect(missingOf({ ...person, ...ending }, abroad)).toEqual([])
  expect(missingOf({ ...person, ...card, document_country: '', document_until: null }, abroad)).toEqual([
    'document_country',
    'document_until',
  ])
  expect(missingOf({ ...person, ...card, document_until: '2027-04-13' }, abroad)).toEqual(['document_until'])
})

test('a passport of another country may have one name; every citizen of Türkiye has a surname', () => {
  expect(missingOf({ ...person, ...passport, nationality: 'ID', name: 'Suharto', surname: '' }, abroad)).toEqual([])
  expect(missingOf({ ...person, surname: '' }, home)).toEqual(['surname'])
})

test('what is empty is missing, not wrong', () => {
  const empty = { birth_date: null, document_no: '', document_until: null } as const
  expect([problems(empty), problems({ ...passport, ...empty }, abroad)]).toEqual([{}, {}])
})

test('customers fill in until some days before departure; who orders later has until the departure', () => {
  const of = (chosen_on: string) => lastDayOf({ start_date: '2027-04-12', chosen_on }, 7)
  expect([of('2027-04-04'), of('2027-04-05'), of('2027-04-10')]).toEqual(['2027-04-05', '2027-04-12', '2027-04-12'])
})
