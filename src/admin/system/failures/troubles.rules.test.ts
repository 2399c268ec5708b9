import { expect, test } from 'vitest'
import { messageOf } from './failures.rules.ts'
import { areaOf, groupFailures, troubleOf } from './troubles.rules.ts'

const withCode = (message: string, code: string, name = 'Error') => Object.assign(new Error(message), { code, name })

test.each([
  ['disk_full', withCode('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['disk_full', withCode('could not extend file "base/16384/2619"', '53100', 'error')],
  ['damaged', withCode('could not read block 7 in file "base/1/2"', 'XX001', 'error')],
  ['not_allowed', withCode("EACCES: permission denied, open '/data/files/a'", 'EACCES')],
  ['overloaded', withCode('sorry, too many clients already', '53300', 'error')],
  ['timeout', withCode('canceling statement due to statement timeout', '57014', 'error')],
  ['timeout', withCode('terminating connection due to idle-in-transaction timeout', '25P03', 'error')],
  ['timeout', new Error('timeout exceeded when trying to connect')],
  ['timeout', withCode('The operation was aborted due to timeout', '', 'TimeoutError')],
  ['busy', withCode('deadlock detected', '40P01', 'error')],
  ['connection', withCode('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['connection', withCode('connect ENOENT /data/postgres/.s.PGSQL.5432', 'ENOENT')],
  ['connection', withCode('terminating connection due to administrator command', '57P01', 'error')],
  ['connection', new Error('Connection terminated unexpectedly')],
  ['connection', new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } })],
  ['certificate', withCode('certificate has expired', 'CERT_HAS_EXPIRED')],
  ['certificate', new TypeError('fetch failed', { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })],
  ['no_file', withCode("ENOENT: no such file or directory, open '/data/files/a'", 'ENOENT')],
  ['no_file', new Error('cannot read file', { cause: { code: 'ENOENT' } })],
  ['program', new TypeError("Cannot read properties of undefined (reading 'timeout')")],
  ['program', withCode('null value in column "name"', '23502', 'error')],
  ['program', new Error('something else')],
])('%s is told from what was thrown: %s', (trouble, error) => {
  expect(troubleOf(messageOf(error))).toBe(trouble)
})

test('a request is of the office, of orders or of the site', () => {
  expect(areaOf('GET /api/admin/orders')).toBe('office')
  expect(areaOf('POST /api/orders')).toBe('orders')
  expect(areaOf('GET /:lang/tur/:seo_name')).toBe('site')
  expect(areaOf('*')).toBe('rest')
})

const at = (hour: number) => `2027-03-10T${hour}:00:00.000Z`
const failed = (kind: 'request' | 'sweep', subject: string, message: string, hour: number, count = 1) => ({
  ...{ kind, subject, message, count },
  ...{ first_at: at(hour - 1), last_at: at(hour) },
})

test('a database that was away is one trouble, mistakes of the program are one for each place', () => {
  const groups = groupFailures([
    failed('request', 'GET /api/orders/:order_no', 'TypeError: broken', 14, 2),
    failed('request', 'GET /tur/:seo_name', 'Error ECONNREFUSED: connect', 13),
    failed('sweep', 'mail', 'Error ECONNREFUSED: connect', 12, 9),
    failed('sweep', 'holds', 'error 57P01: terminating', 11),
    failed('sweep', 'holds', 'TypeError: broken', 10),
  ])
  expect(groups.map(({ failures, first_at, ...group }) => group)).toEqual([
    { trouble: 'program', kind: 'request', about: 'orders', count: 2, last_at: at(14) },
    { trouble: 'connection', kind: 'request', about: '', count: 11, last_at: at(13) },
    { trouble: 'program', kind: 'sweep', about: 'holds', count: 1, last_at: at(10) },
  ])
  expect(groups[1]).toMatchObject({ first_at: at(10), failures: [{ subject: 'GET /tur/:seo_name' }, {}, {}] })
})
