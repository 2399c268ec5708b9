import { expect, test } from 'vitest'
import { relyingPartyOf, rpIdOf } from '../relying-party.rules.server.ts'

test.each([
  ['https://www.seyyah.example', { id: 'www.seyyah.example', origin: 'https://www.seyyah.example' }],
  ['https://Seyyah.example:8443', { id: 'seyyah.example', origin: 'https://seyyah.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://seyyah.example', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
  ['http://127.0.0.1:3000', null],
])('the relying party of %s is %j', (siteUrl, party) => {
  expect(relyingPartyOf(siteUrl)).toEqual(party)
  expect(rpIdOf({ siteUrl })).toBe(party?.id ?? null)
})
