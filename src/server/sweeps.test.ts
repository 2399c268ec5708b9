import { expect, test } from 'vitest'
import { sweepTexts } from '#src/admin/system/system.strings.ts'
import { hourMs, minuteMs } from '#src/base/dates.ts'
import { openDisk } from '#src/base/files/disk.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { readEnv } from './env.server.ts'
import { sweepsOf } from './sweeps.server.ts'

/** Work that no request does: the name of each, and how often at least it must run. */
const mustRun: Record<string, number> = {
  mail: minuteMs,
  alerts: minuteMs,
  'forgotten passwords': minuteMs,
  holds: minuteMs,
  'card payments': minuteMs,
  'card refunds': 5 * minuteMs,
  'payment reminders': hourMs,
  'passenger reminders': hourMs,
  'cancelled departures': hourMs,
  'travel information': hourMs,
  'travel information to approve': hourMs,
  'exchange rates': hourMs,
  backups: 5 * minuteMs,
  'completed orders': hourMs,
  'old mails': hourMs,
  'old conversations': 6 * hourMs,
  'documents of passengers': 6 * hourMs,
  'personal data': 24 * hourMs,
  sessions: hourMs,
  drafts: hourMs,
  receipts: hourMs,
  'files of departures': hourMs,
  papers: hourMs,
  cvs: hourMs,
  uploads: 6 * hourMs,
}

test('every background job runs, as often as its promise needs', () => {
  const parts = { db: {}, documents: {}, images: {}, videos: {}, log: {}, settings: {}, backups: {} }
  const services = parts as unknown as Services
  const sweeps = sweepsOf(readEnv({ DATA_DIR: '/tmp/none' }), services, openDisk('/tmp/none'), () => {})
  const found = sweeps.map(({ name, everyMs }) => [name, everyMs <= (mustRun[name] ?? 0)])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(mustRun).map((name) => [name, true])))
  expect(new Set(sweeps.map(({ run }) => run)).size).toBe(sweeps.length)
})

test('staff read the name of each job in their language', () => {
  expect(Object.keys(sweepTexts).sort()).toEqual([...Object.keys(mustRun), 'failures', 'refusals'].sort())
})
