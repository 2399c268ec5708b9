import { expect, test } from 'vitest'
import { type GivenFacts, missingToPublish, visaProblems } from './posts.rules.ts'

test.each([
  ['videos', null, 0, 'file_video'],
  ['videos', 'yolda.webm', 0, undefined],
  ['photos', null, 0, 'files'],
  ['photos', null, 1, undefined],
  ['news', null, 0, undefined],
  ['visa', null, 0, undefined],
] as const)('%s with the film %s and %i pictures lacks %s', (section, file_video, file_count, field) => {
  expect(missingToPublish(section, { file_video, file_count })?.field).toBe(field)
})

const noFacts: GivenFacts = {
  country: null,
  ordinary_passport: null,
  green_passport: null,
  stay_days: null,
  processing_days_min: null,
  processing_days_max: null,
  fee: null,
  fee_currency: null,
  checked_on: null,
}
const whole: GivenFacts = {
  ...noFacts,
  country: 'DE',
  ordinary_passport: 'vizeli',
  green_passport: 'vizesiz',
  checked_on: '2027-03-10',
}

test.each([
  ['visa', whole, []],
  ['visa', noFacts, ['country', 'ordinary_passport', 'green_passport', 'checked_on']],
  ['visa', { ...whole, processing_days_min: 15, processing_days_max: 15, fee: 90, fee_currency: 'EUR' }, []],
  ['visa', { ...whole, processing_days_max: 15 }, []],
  ['visa', { ...whole, processing_days_min: 16, processing_days_max: 15 }, ['processing_days_max']],
  ['visa', { ...whole, fee: 90 }, ['fee_currency']],
  ['visa', { ...whole, fee_currency: 'EUR' }, []],
  ['visa', { ...whole, checked_on: '2027-03-11' }, ['checked_on']],
  ['news', noFacts, []],
  ['news', { ...noFacts, country: 'DE', stay_days: 90 }, ['country', 'stay_days']],
] as const)('%s with %j has problems at %j', (section, facts, fields) => {
  expect(Object.keys(visaProblems(section, facts, '2027-03-10'))).toEqual(fields)
})
