import { expect, test } from 'vitest'
import { attemptNews } from './attempt-news.ts'

const created_at = '2026-11-21T10:00:00Z'
const at = (minutes: number) => new Date(new Date(created_at).getTime() + minutes * 60_000)

test.each([
  ['just came back', 'acik', 1, 2, 'fresh'],
  ['came back a while ago', 'acik', 1, 6, 'waits'],
  ['went back in the browser without paying', 'acik', null, 1, 'waits'],
  ['left the page an hour ago', 'acik', null, 61, null],
  ['paid', 'alindi', 1, 30, 'paid'],
  ['paid yesterday', 'alindi', 1, 1500, null],
  ['was declined', 'reddedildi', 1, 2, 'declined'],
  ['gave up', 'vazgecildi', null, 1500, null],
] as const)('whoever %s', (_, status, returned, minutes, news) => {
  const returned_at = returned === null ? null : at(returned).toISOString()
  expect(
    attemptNews(
      {
        status,
        created_at,
        returned_at,
        decided_at: null,
        is_reviewed: false,
        was_reviewed: false,
        is_unopened: false,
      },
      at(minutes),
    ),
  ).toBe(news)
})

test('a page that did not open is told as that, not as a declined card', () => {
  const attempt = { status: 'reddedildi', created_at, returned_at: null, decided_at: created_at } as const
  const more = { is_reviewed: false, was_reviewed: false, is_unopened: true }
  expect(attemptNews({ ...attempt, ...more }, at(2))).toBe('unopened')
})

test.each([1, 61, 3000])('a payment under review is told for as long as it lasts: %d minutes', (minutes) => {
  const attempt = {
    status: 'acik',
    created_at,
    returned_at: at(1).toISOString(),
    decided_at: null,
    is_reviewed: true,
    was_reviewed: false,
    is_unopened: false,
  } as const
  expect(attemptNews(attempt, at(minutes))).toBe('reviewed')
})

test.each([
  ['alindi', 3000, 'paid'],
  ['reddedildi', 4000, 'refused'],
  ['reddedildi', 4500, null],
] as const)('a result that came after days of review (%s) is news for a day: %d minutes', (status, minutes, news) => {
  const decided_at = at(2900).toISOString()
  const attempt = {
    status,
    created_at,
    returned_at: null,
    decided_at,
    is_reviewed: false,
    was_reviewed: true,
    is_unopened: false,
  }
  expect(attemptNews(attempt, at(minutes))).toBe(news)
})
