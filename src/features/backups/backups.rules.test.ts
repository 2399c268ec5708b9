import { expect, test } from 'vitest'
import {
  backupName,
  backupsAmong,
  isDue,
  isLeftBehind,
  isOverdue,
  nextBackup,
  siteName,
  surplus,
} from './backups.rules.ts'

const at = (text: string) => new Date(`2027-${text}:00Z`)
const none = { last: null, failure: null }
const last = (text: string) => ({ ...none, last: { started_at: at(text) } })

test.each([
  ['the first one is due at once', none, 24, '03-10T14:20', '03-10T00:00'],
  ['one of last night is enough until the next', last('03-10T00:01'), 24, '03-10T14:20', '03-11T00:00'],
  ['one that was late does not move the next', last('03-10T14:00'), 24, '03-10T14:20', '03-11T00:00'],
  ['one of the evening does not replace that of the night', last('03-10T23:00'), 24, '03-11T00:01', '03-11T00:00'],
  ['four a day', last('03-10T06:02'), 6, '03-10T14:20', '03-10T12:00'],
  [
    'the one after a failure comes in an hour',
    { ...none, failure: { ended_at: at('03-10T14:00') } },
    24,
    '03-10T14:20',
    '03-10T15:00',
  ],
  [
    'a failure of yesterday does not hold up that of today',
    { ...last('03-09T00:00'), failure: { ended_at: at('03-09T22:00') } },
    24,
    '03-10T00:00',
    '03-10T00:00',
  ],
  [
    'one by a clock that was ahead does not stand for later ones',
    last('11-01T00:00'),
    24,
    '03-10T14:20',
    '03-10T00:00',
  ],
  ['not even for the next', last('03-11T00:00'), 24, '03-10T14:20', '03-10T00:00'],
  [
    'a failure by a clock that was ahead holds up nothing',
    { ...last('03-09T00:00'), failure: { ended_at: at('11-01T00:00') } },
    24,
    '03-10T14:20',
    '03-10T00:00',
  ],
])('%s', (_, runs, every, now, next) => {
  expect(nextBackup(runs, every, at(now))).toEqual(at(next))
  expect(isDue(runs, every, at(now))).toBe(next <= now)
})

test('one is overdue when a whole period has passed without it', () => {
  expect(isOverdue(none, 24, at('03-10T14:20'))).toBe(false)
  expect(isOverdue(last('03-09T00:00'), 24, at('03-10T23:00'))).toBe(false)
  expect(isOverdue(last('03-08T00:00'), 24, at('03-10T00:01'))).toBe(true)
})

test('one by a clock that was ahead hides nothing, a little ahead is a machine beside', () => {
  expect(isOverdue(last('11-01T00:00'), 24, at('03-10T14:20'))).toBe(true)
  expect(isOverdue(last('03-10T14:21'), 24, at('03-10T14:20'))).toBe(false)
})

test('a name tells the site and when in Istanbul, and is found again among others', () => {
  const site = siteName('https://www.ornektur.example')
  const name = backupName(site, at('03-10T21:05'))
  expect(name).toBe('seyyah-www.ornektur.example-2027-03-11-000500.yedek')
  const others = [
    'seyyah-2027-03-10.yedek',
    'seyyah-ornektur.example-2027-03-10-000500.yedek',
    'seyyah-www.ornektur.example-2027-03-10-000500.yedek.77.partial',
    'seyyah-www.ornektur.example-2027-03-10-000500.yedek.eski',
    'notlar.txt',
  ]
  const older = 'seyyah-www.ornektur.example-2027-03-10-000500.yedek'
  const found = backupsAmong(
    site,
    [...others, older, name].map((each) => ({ name: each })),
  )
  expect(found).toEqual([
    { name, day: '2027-03-11', time: '00:05' },
    { name: older, day: '2027-03-10', time: '00:05' },
  ])
  expect(others.filter((each) => isLeftBehind(site, each, '.partial'))).toEqual([others[2]])
  expect(siteName('http://localhost:3000')).toBe('localhost-3000')
})

const days = (...list: string[]) => list.map((text) => ({ name: text, day: text.slice(0, 2) }))
const names = (list: { name: string }[]) => list.map(({ name }) => name)

test('the newest stay', () => {
  expect(names(surplus(days('09', '08', '07', '06', '05'), { keep: 3, today: '09' }))).toEqual(['06', '05'])
  expect(surplus(days('09', '08'), { keep: 3, today: '09' })).toEqual([])
})

test('many of one day do not push out those of the days before', () => {
  const many = days('09e', '09d', '09c', '09b', '09a', '08b', '08a', '07', '06')
  expect(names(surplus(many, { keep: 3, today: '09' }))).toEqual(['09b', '09a', '08a', '06'])
})

test('those of later days stay and take no place of others', () => {
  const ahead = days('31', '09', '08', '07', '06')
  expect(names(surplus(ahead, { keep: 3, today: '09' }))).toEqual(['06'])
  expect(surplus(ahead, { keep: 3, today: '05' })).toEqual([])
})
