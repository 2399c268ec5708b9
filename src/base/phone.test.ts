import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, phoneOf, phoneOfDigits, withCountry } from './phone.ts'

test.each([
  ['0532 000 00 01', '905320000001'],
  ['532 000 00 01', '905320000001'],
  ['+90 (532) 000 00 01', '905320000001'],
  ['+90 (0)532 000 00 01', '905320000001'],
  ['0090 532 000 0001', '905320000001'],
  ['90 532 000 00 01', '905320000001'],
  ['\u202a+90 532 000 00 01\u202c', '905320000001'],
  ['+49 151 2345678', '491512345678'],
  ['0049 151/2345678', '491512345678'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['444 0 123', null],
  ['90 0532 000 00 01', '905320000001'],
  ['0212 555 01 12', '902125550112'],
  ['392 555 01 12', '903925550112'],
  ['0850 555 01 12', '908505550112'],
  ['800 555 01 12', '908005550112'],
  // Türkiye has no such areas: numbers of other countries without their code.
  ['07700 900123', null],
  ['020 7946 0958', null],
  ['(415) 555-2671', null],
  ['90 207 946 09 58', null],
  ['0561 000 00 00', null],
  ['+1', null],
])('%s is addressed as %s', (phone, address) => {
  expect(withCountry(phone)).toBe(address)
})

test.each([
  ['902125550112', '+90 212 555 01 12'],
  ['4915112345678', '+4915112345678'],
  ['90212555011', '+90212555011'],
  ['', ''],
])('the digits %s are written as %s', (digits, written) => {
  expect(phoneOfDigits(digits)).toBe(written)
})

// As they are typed, and as telephones and programs put them on the clipboard.
test.each([
  '0532 123 45 67',
  '0532.123.45.67',
  '0532-123-45-67',
  '(0532) 123 45 67',
  '532 123 4567',
  '+905321234567',
  '+90 (532) 123-45-67',
  '+90 (0) 532 123 45 67',
  '00 90 532 123 45 67',
  '0090 (0)532 123 45 67',
  '+90\u00a0532\u00a0123\u00a045\u00a067',
  '\u202a+90 532 123 45 67\u202c',
  '\u2066+90 532 123 45 67\u2069',
  '\u200e+90\u2011532\u2011123\u201145\u201167',
  '+90 532 123–45–67\u200b',
  '＋９０ ５３２ １２３ ４５ ６７',
  '٠٥٣٢ ١٢٣ ٤٥ ٦٧',
])('%j is stored as one number', (typed) => {
  expect([isPhone(typed), phoneOf(typed)]).toEqual([true, '+90 532 123 45 67'])
})

test.each([
  ['+44 (0)7700 900-123', '+447700900123'],
  ['0049 30 1234567', '+49301234567'],
  ['444 0 123', '444 0 123'],
  ['07700 900123', '07700 900123'],
  ['\u202a020 7946 0958\u202c', '020 7946 0958'],
  ['(415) 555-2671', '(415) 555-2671'],
  ['030 12345678', '030 12345678'],
  ['0412 555 01 12', '+90 412 555 01 12'],
])('%s is stored as %s', (typed, stored) => {
  expect([isPhone(typed), phoneOf(typed)]).toEqual([true, stored])
})

test('every province has an area that is known without its country, and no other area is', () => {
  const areas = Array.from({ length: 1000 }, (_, code) => String(code).padStart(3, '0'))
  const known = areas.filter((area) => phoneOf(`0${area} 555 01 12`).startsWith('+90'))
  const ofProvinces = known.filter((area) => /^[234]/.test(area) && area !== '392')
  // 81 provinces, and the second area of İstanbul; all are even.
  expect([ofProvinces.length, ofProvinces.filter((area) => Number(area) % 2 === 1)]).toEqual([82, []])
  const rest = known.filter((area) => !ofProvinces.includes(area))
  expect(rest.filter((area) => !/^5[0-5]/.test(area))).toEqual(['392', '800', '850'])
})

test.each([
  '',
  '12',
  '12345',
  '-------',
  'evden arayın',
  '0212 555 01 12 dahili 3',
  '+90 212 555 01 12 13 14 15',
  '++90 212 555 01 12',
])('%j is no telephone, and stays as it is', (typed) => {
  expect([isPhone(typed), phoneOf(typed)]).toEqual([false, typed])
})

test('a stored number is a telephone with the same digits, and stays what it is', () => {
  const typed = fc
    .array(fc.constantFrom(...'0123456789 .-()/+\u200e\u2011\u202a'), { maxLength: 24 })
    .map((signs) => signs.join(''))
  fc.assert(
    fc.property(typed, (text) => {
      const stored = phoneOf(text)
      expect(phoneOf(stored)).toBe(stored)
      expect(isPhone(stored)).toBe(isPhone(text))
      // What is added or left out is a country code, and the zero that is dialled within a country.
      const last = (phone: string) => phone.replace(/\D/g, '').slice(-7)
      if (isPhone(text)) expect(last(stored)).toBe(last(text))
    }),
    { numRuns: 2000 },
  )
})
