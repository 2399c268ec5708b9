import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, isDatabaseUnavailable } from './connect.server.ts'
import { emptyDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase({ max: 1 })
})
afterAll(() => database.drop())

const one = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(database.db)).rows[0]

test('columns arrive as the documented types', async () => {
  const row = await one(sql`
    select 12::int8 as whole, 19.90::numeric as amount, date '2026-03-29' as day,
           timestamptz '2026-03-29 00:30+03' as moment, timestamp '2026-03-29 00:30' as clock,
           array[1, 2]::int8[] as ids, array[date '2026-01-01', null] as days, '{"a": [1]}'::jsonb as json, true as yes`)
  expect(row).toEqual({
    whole: 12,
    amount: '19.90',
    day: '2026-03-29',
    moment: new Date('2026-03-28T21:30:00Z'),
    clock: '2026-03-29 00:30:00',
    ids: [1, 2],
    days: ['2026-01-01', null],
    json: { a: [1] },
    yes: true,
  })
})

test('an integer beyond the safe range is an error', async () => {
  expect(await one(sql`select 9007199254740991::int8 as n`)).toEqual({ n: Number.MAX_SAFE_INTEGER })
  await expect(one(sql`select 9007199254740993::int8 as n`)).rejects.toThrow('does not fit')
  expect(await one(sql`select 1 as n`)).toEqual({ n: 1 })
})

test('a session uses UTC and cancels a statement that runs too long', async () => {
  const impatient = connect(database.url, { statementTimeoutMs: 50 })
  try {
    expect((await sql`select current_setting('timezone') as zone`.execute(impatient.db)).rows).toEqual([
      { zone: 'UTC' },
    ])
    const slow = sql`select pg_sleep(60)`.execute(impatient.db)
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    expect(isDatabaseUnavailable(await slow.catch((error) => error))).toBe(false)
  } finally {
    await impatient.close()
  }
})

test.each([
  { where: 'no socket', url: 'postgresql://a@localhost/b?host=%2Fnowhere' },
  { where: 'a closed port', url: 'postgresql://a@127.0.0.1:1/b' },
])('an unreachable database ($where) is distinguished from a wrong statement', async ({ url }) => {
  const away = connect(url)
  const error = await away.ping().catch((caught: unknown) => caught)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(isDatabaseUnavailable(await one(sql`select wrong`).catch((caught: unknown) => caught))).toBe(false)
  await away.close()
})

/** A server that accepts connections, answers the first message and then stays silent. */
async function silentServer(greeting: Buffer): Promise<{ url: string; close(): void }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('data', () => socket.write(greeting))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `postgresql://a@127.0.0.1:${(server.address() as AddressInfo).port}/b`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test('connecting to a silent server times out', async () => {
  const silent = await silentServer(Buffer.alloc(0))
  const away = connect(silent.url)
  expect(isDatabaseUnavailable(await away.ping().catch((caught: unknown) => caught))).toBe(true)
  await away.close()
  silent.close()
})

test('a connection with a pending answer is discarded, not reused', async () => {
  // AuthenticationOk and ReadyForQuery of the wire protocol.
  const silent = await silentServer(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1'))
  const frozen = connect(silent.url, { max: 1, statementTimeoutMs: 10 })
  const error = await sql`select 1`.execute(frozen.db).catch((caught: unknown) => caught)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(frozen.pool.totalCount).toBe(0)
  await frozen.close()
  silent.close()
})

test('connections closed by the server are replaced and logged', async () => {
  const reported: Error[] = []
  const victim = connect(database.url, { max: 1, applicationName: 'victim', onError: (error) => reported.push(error) })
  try {
    await victim.ping()
    const gone = new Promise((resolve) => victim.pool.on('remove', resolve))
    await one(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`)
    await gone
    await victim.ping()
    expect(reported.some(isDatabaseUnavailable)).toBe(true)
  } finally {
    await victim.close()
  }
})

test('a connection lost between two statements of a transaction does not end the process', async () => {
  let tell: (error: Error) => void = () => {}
  const reported = new Promise<Error>((resolve) => {
    tell = resolve
  })
  const victim = connect(database.url, { max: 1, applicationName: 'resting', onError: (error) => tell(error) })
  try {
    const work = victim.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      await one(sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'resting'`)
      expect(isDatabaseUnavailable(await reported)).toBe(true)
      await sql`select 1`.execute(tx)
    })
    await expect(work).rejects.toThrow()
    await victim.ping()
  } finally {
    await victim.close()
  }
})

test('closing twice is not an error', async () => {
  const twice = connect(database.url)
  await twice.ping()
  await twice.close()
  await expect(twice.close()).resolves.toBeUndefined()
})

test('a burst waits longer than for a connection to be made, as long as connections come back', async () => {
  const busy = connect(database.url, { max: 2, connectTimeoutMs: 200 })
  try {
    await Promise.all(Array.from({ length: 24 }, () => sql`select pg_sleep(0.05)`.execute(busy.db)))
  } finally {
    await busy.close()
  }
})

test('when all connections are in use and none comes back, who waits is refused after a moment, and who comes at once', async () => {
  const stuck = connect(database.url, { max: 2, connectTimeoutMs: 200 })
  try {
    const held = Array.from({ length: 2 }, () => sql`select pg_sleep(2)`.execute(stuck.db))
    const refused = () => sql`select 1`.execute(stuck.db).catch((caught: unknown) => caught)
    const isHeld = Promise.all(held).then(() => 'held')
    for (const error of [await Promise.race([refused(), isHeld]), await Promise.race([refused(), isHeld])])
      expect(isDatabaseUnavailable(error)).toBe(true)
    await isHeld
    await sql`select 1`.execute(stuck.db)
  } finally {
    await stuck.close()
  }
})

test('a thousand wait for a connection, and more are refused at once', async () => {
  const full = connect(database.url, { max: 1 })
  try {
    const held = sql`select pg_sleep(0.3)`.execute(full.db)
    const outcomes = await Promise.allSettled(Array.from({ length: 1002 }, () => sql`select 1`.execute(full.db)))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => isDatabaseUnavailable(reason))).toEqual([true, true])
    await held
  } finally {
    await full.close()
  }
})
