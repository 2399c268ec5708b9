import { expect, test } from 'vitest'
import { needsOf } from './needs.rules.ts'

const now = new Date('2027-03-10T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const well = {
  failures: [],
  sweeps: [],
  mails: 0,
  cards: 0,
  postponed: 0,
  disk: { free: 50e9 },
  files: null,
  backup: null,
} as const
const request = (message: string, count: number, minutes: number) =>
  ({ kind: 'request', message, count, last_at: minutesAgo(minutes) }) as const

test('nobody is needed while all is well, and where the disk cannot be known', () => {
  expect(needsOf(well, now)).toEqual([])
  expect(needsOf({ ...well, disk: null, files: { trouble: null } }, now)).toEqual([])
})

test('the most urgent comes first', () => {
  const sweeps = [{ last_at: minutesAgo(0), failed_since: minutesAgo(30) }]
  const failures = [request('TypeError: broken', 7, 600)]
  expect(
    needsOf(
      {
        failures,
        sweeps,
        mails: 2,
        cards: 1,
        postponed: 3,
        disk: { free: 9e8 },
        files: { trouble: 'away' },
        backup: 'failed',
      },
      now,
    ),
  ).toEqual([
    { need: 'files', count: 1 },
    { need: 'disk', count: 1 },
    { need: 'backup_failed', count: 1 },
    { need: 'cards', count: 1 },
    { need: 'mails', count: 2 },
    { need: 'postponed', count: 3 },
    { need: 'work', count: 1 },
    { need: 'requests', count: 7 },
  ])
})

test.each([
  ['a single mistake of the program', request('TypeError: broken', 1, 1), 0],
  ['one that comes again', request('TypeError: broken', 3, 600), 3],
  ['a database that was away this morning', request('Error ECONNREFUSED: connect', 40, 240), 0],
  ['a database that has just been away', request('Error ECONNREFUSED: connect', 40, 5), 40],
  ['a full disk', request('Error ENOSPC: write', 1, 600), 1],
  ['work that failed', { ...request('TypeError: broken', 9, 1), kind: 'sweep' } as const, 0],
])('%s', (_, failure, count) => {
  const found = needsOf({ ...well, failures: [failure] }, now)
  expect(found).toEqual(count ? [{ need: 'requests', count }] : [])
})

test('work needs somebody when it has failed again and again, not after one failure', () => {
  const work = (failed: number | null, last: number) =>
    needsOf(
      { ...well, sweeps: [{ last_at: minutesAgo(last), failed_since: failed && minutesAgo(failed) }] as never },
      now,
    )
  expect(work(null, 0)).toEqual([])
  expect(work(30, 30)).toEqual([])
  expect(work(5, 0)).toEqual([])
  expect(work(60, 0)).toEqual([{ need: 'work', count: 1 }])
})
