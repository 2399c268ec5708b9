import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Failure } from '../errors.ts'
import { findAnswer, hashOfRequest, type Intent, once } from './intents.server.ts'
import { ownDatabase, untilWaiting } from './test-database.ts'

const database = ownDatabase()
beforeAll(async () => {
  await sql`CREATE TABLE effects (name text)`.execute(database.db)
})
afterEach(async () => {
  await sql`TRUNCATE effects, intents`.execute(database.db)
})

const intent = (request: unknown = 'a request', key = 'intent-1', command = 'order'): Intent => ({
  command,
  key,
  request_hash: hashOfRequest(request),
  reused: 'errors.idempotency_reused',
})
/** A command whose one effect is a row. */
const run = (wanted: Intent, name = 'effect') =>
  once(database.db, wanted, async () => async (tx) => {
    await sql`INSERT INTO effects VALUES (${name})`.execute(tx)
    return { answer: name }
  })
const effects = async () =>
  (await sql<{ name: string }>`SELECT name FROM effects ORDER BY name`.execute(database.db)).rows

test('a repeat gets the answer of the first request, and has no effect', async () => {
  expect(await findAnswer(database.db, intent())).toBeNull()
  expect(await run(intent(), 'first')).toEqual({ answer: { answer: 'first' }, isNew: true })
  expect(await run(intent(), 'second')).toEqual({ answer: { answer: 'first' }, isNew: false })
  expect(await findAnswer(database.db, intent())).toEqual({ answer: 'first' })
  expect(await effects()).toEqual([{ name: 'first' }])
})

test('another request under the same key is refused', async () => {
  await run(intent('a request'), 'first')
  const refusal = { code: 'invalid', fields: { 'Idempotency-Key': [{ key: 'errors.idempotency_reused' }] } }
  await expect(run(intent('another request'))).rejects.toMatchObject(refusal)
  await expect(findAnswer(database.db, intent('another request'))).rejects.toMatchObject(refusal)
  expect(await effects()).toHaveLength(1)
})

test('equal keys of two commands, and equal requests under two keys, are different intents', async () => {
  const all = [intent('a', 'intent-1', 'order'), intent('b', 'intent-1', 'message'), intent('a', 'intent-2', 'order')]
  for (const [n, each] of all.entries()) await run(each, `effect ${n}`)
  expect(await effects()).toHaveLength(3)
  for (const [n, each] of all.entries()) expect(await findAnswer(database.db, each)).toEqual({ answer: `effect ${n}` })
  expect(await findAnswer(database.db, intent('a', 'intent-3', 'order'))).toBeNull()
})

test('the hash covers the file', () => {
  const hash = hashOfRequest({ a: 1 }, new Uint8Array([1]))
  expect(hash.equals(hashOfRequest({ a: 1 }, new Uint8Array([2])))).toBe(false)
  expect(hash.equals(hashOfRequest({ a: 1 }))).toBe(false)
  expect(hash.equals(hashOfRequest({ a: 1 }, new Uint8Array([1])))).toBe(true)
})

test('concurrent requests under one key have one effect and one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => run(intent(), `effect ${n}`)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(answers.map(({ answer }) => answer.answer)).size).toBe(1)
  expect(await effects()).toHaveLength(1)
})

test('a refused or failed request is not stored and may be sent again', async () => {
  const refused = once(database.db, intent(), async () => async (tx) => {
    await sql`INSERT INTO effects VALUES ('undone')`.execute(tx)
    throw new Failure('conflict', { key: 'errors.no_seats' })
  })
  await expect(refused).rejects.toBeInstanceOf(Failure)
  await expect(once(database.db, intent(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await effects()).toEqual([])
  expect((await run(intent())).isNew).toBe(true)
})

test('a request that is refused because of its twin gets the twin’s answer', async () => {
  const { promise: prepared, resolve: isPrepared } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const twin = once(database.db, intent(), async () => {
    isPrepared()
    await released
    throw new Failure('conflict', { key: 'errors.no_seats' })
  })
  await prepared
  await run(intent(), 'the last seat')
  release()
  expect(await twin).toEqual({ answer: { answer: 'the last seat' }, isNew: false })
})

test('a repeat gets the first answer, and does not write again', async () => {
  await sql`CREATE UNIQUE INDEX last_seat ON effects (name)`.execute(database.db)
  const takeLastSeat = () =>
    once(database.db, intent(), async () => async (tx) => {
      await sql`INSERT INTO effects VALUES ('the last seat')`.execute(tx)
      return { answer: 'sold' }
    })
  try {
    expect(await takeLastSeat()).toEqual({ answer: { answer: 'sold' }, isNew: true })
    expect(await takeLastSeat()).toEqual({ answer: { answer: 'sold' }, isNew: false })
  } finally {
    await sql`DROP INDEX last_seat`.execute(database.db)
  }
})

test('a fault is told as itself, not covered by the answer of a twin', async () => {
  await run(intent(), 'first')
  const broken = once(database.db, intent(), () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
})

test('a request waits for the end of its twin’s transaction', async () => {
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const first = once(database.db, intent(), async () => async (tx) => {
    await sql`INSERT INTO effects VALUES ('first')`.execute(tx)
    isWritten()
    await released
    return { answer: 'first' }
  })
  await written
  const second = run(intent(), 'second')
  await untilWaiting(database.db, 1)
  release()
  expect([(await first).isNew, (await second).isNew]).toEqual([true, false])
  expect((await second).answer).toEqual({ answer: 'first' })
})
