import { beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.server.ts'
import { type Claim, claimMails, enqueue, markFailed, markSent, releaseMails } from './outbox.store.server.ts'

const database = ownDatabase()
const start = new Date('2026-11-21T10:00:00Z')
const minute = (n: number) => new Date(start.getTime() + n * 60_000)

beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute()
  const texts = { subject: 'Rezervasyon', body_text: 'a', body_html: '<p>a</p>' }
  await transaction(database.db, (tx) =>
    enqueue(tx, { message_key: 'a', recipient: 'ayse@musteri.example', ...texts }, start),
  )
})

/** Claims the mail for ten minutes. */
const claimed = async (at: number) => {
  const [mail] = await claimMails(database.db, { now: minute(at), until: minute(at + 10), limit: 1 })
  return mail!
}
const row = () =>
  database.db
    .selectFrom('outbox')
    .select(['attempts', 'next_try_at', 'last_error', 'sent_at'])
    .executeTakeFirstOrThrow()
const release = (claim: Claim) => releaseMails(database.db, [claim])
const fail = (claim: Claim) => markFailed(database.db, claim, 'Error: 450 busy', minute(1))

test('a released mail is due at once, and the claim was no attempt', async () => {
  await release(await claimed(5))
  expect(await row()).toMatchObject({ attempts: 0, next_try_at: start })
  expect(await claimed(5)).toMatchObject({ message_key: 'a', attempts: 1 })
})

test.each([
  ['releases', release],
  ['fails with', fail],
])('a sender whose claim has ended %s nothing that another sender has claimed', async (_, end) => {
  const lost = await claimed(0)
  const held = await claimed(11)
  await end(lost)
  expect(await row()).toEqual({ attempts: 2, next_try_at: held.until, last_error: '', sent_at: null })
  await end(held)
  expect(await row()).not.toMatchObject({ next_try_at: held.until })
})

test.each([
  ['releases', release],
  ['fails with', fail],
])('a sender %s nothing that it has released and another sender has claimed', async (_, end) => {
  const released = await claimed(0)
  await release(released)
  const held = await claimed(1)
  expect(held.attempts).toBe(released.attempts)
  await end(released)
  expect(await row()).toEqual({ attempts: 1, next_try_at: held.until, last_error: '', sent_at: null })
})

test('a mail that one sender has sent stays sent, whatever another makes of its claim', async () => {
  const late = await claimed(0)
  const held = await claimed(11)
  await markSent(database.db, late.id, minute(12))
  await fail(held)
  await release(held)
  expect(await row()).toEqual({ attempts: 2, next_try_at: held.until, last_error: '', sent_at: minute(12) })
})
