import { expect, test } from 'vitest'
import { sweepTexts } from './admin/system/system.strings.ts'
import { openDisk } from './base/files/disk.server.ts'
import type { Services } from './base/http/endpoint/services.server.ts'
import { readEnv } from './env.server.ts'
import { sweepsOf } from './main.server.ts'

const minute = 60_000
const hour = 60 * minute

/** Work that no request does: the name of each, and how often at least it must run. */
const mustRun: Record<string, number> = {
  mail: minute,
  alerts: minute,
  holds: minute,
  'card payments': minute,
  'card refunds': 5 * minute,
  'payment reminders': hour,
  'passenger reminders': hour,
  'cancelled departures': hour,
  'travel information': hour,
  'travel information to approve': hour,
  'exchange rates': hour,
  backups: 5 * minute,
  'completed orders': hour,
  'old mails': hour,
  'old conversations': 6 * hour,
  'documents of passengers': 6 * hour,
  'personal data': 24 * hour,
  sessions: hour,
  drafts: hour,
  receipts: hour,
  'files of departures': hour,
  papers: hour,
  cvs: hour,
  uploads: 6 * hour,
}

test('every background job runs, as often as its promise needs', () => {
  const services = { db: {}, documents: {}, images: {}, videos: {}, log: {}, backups: {} } as unknown as Services
  const sweeps = sweepsOf(readEnv({ DATA_DIR: '/tmp/none' }), services, openDisk('/tmp/none'), () => {})
  const found = sweeps.map(({ name, everyMs }) => [name, everyMs <= (mustRun[name] ?? 0)])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(mustRun).map((name) => [name, true])))
  expect(new Set(sweeps.map(({ run }) => run)).size).toBe(sweeps.length)
})

test('staff read the name of each job in their language', () => {
  expect(Object.keys(sweepTexts).sort()).toEqual([...Object.keys(mustRun), 'failures'].sort())
})
