import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Program, startProgram } from '#src/base/db/embedded/test-programs.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { insertAgency, insertSoldTour, orderBody, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { type Blocked, startProxy } from '#src/tests/frame/test-proxy.ts'
import type { OrderCreated } from './checkout.schema.ts'

const database = ownDatabase()
let contracts: number[]
const programs: Program[] = []
let servers: Server[]
beforeAll(async () => {
  contracts = (await insertAgency(database.db)).contracts
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(programs.map((program) => program.kill()))
})

type Server = { program: Program; url: string }
async function startServer(databaseUrl = database.url): Promise<Server> {
  const program = startProgram(databaseUrl, [], resolve('src/tests/frame/test-server.ts'))
  programs.push(program)
  const { url, refused } = await program.outcome
  if (!url) throw new Error(refused)
  return { program, url }
}

async function post(server: Server, body: object, key: string = randomUUID()) {
  const response = await fetch(`${server.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as OrderCreated }
}

test('two server processes on one database accept 10 of 200 orders for 10 seats', async () => {
  const tour = await insertSoldTour(database.db, { quota: 10 })
  const body = orderBody([{ tour }], contracts)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => post(servers[n % 2]!, body)))
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([count(201), count(409)]).toEqual([10, 190])
  expect(await seatsTaken(database.db, tour.departureId)).toBe(10)
})

test('concurrent requests under one key at two processes give one order and one answer', async () => {
  const tour = await insertSoldTour(database.db, { quota: 100 })
  const key = randomUUID()
  const body = orderBody([{ tour }], contracts)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => post(servers[n % 2]!, body, key)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(1)
})

const moments: { blocked: Blocked; stored: number }[] = [
  { blocked: 'the COMMIT', stored: 0 },
  { blocked: 'the answer to the COMMIT', stored: 1 },
]
test.each(moments)(
  'kill -9 before $blocked arrives: the repeat at another process gives one order',
  async ({ blocked, stored }) => {
    const tour = await insertSoldTour(database.db, { quota: 1 })
    const key = randomUUID()
    const body = orderBody([{ tour }], contracts)
    const orders = () =>
      database.db
        .selectFrom('order_items')
        .innerJoin('orders', 'orders.id', 'order_items.order_id')
        .select('order_no')
        .where('departure_id', '=', tour.departureId)
        .execute()
    const proxy = await startProxy(database.url, blocked)
    const doomed = await startServer(proxy.url)
    const unanswered = post(doomed, body, key)
    unanswered.catch(() => {}) // looked at below
    await proxy.held
    await doomed.program.kill()
    await proxy.close()
    await expect(unanswered).rejects.toThrow()
    const before = await orders()
    expect(before).toHaveLength(stored)

    const [other, third] = servers as [Server, Server]
    const repeat = await post(other, body, key)
    expect(repeat.status).toBe(201)
    expect(await orders()).toEqual([{ order_no: repeat.body.data.order_no }])
    if (stored) expect(before).toEqual([{ order_no: repeat.body.data.order_no }])
    expect(await post(third, body, key)).toEqual(repeat)
    expect(await seatsTaken(database.db, tour.departureId)).toBe(1)
    const { order_no, key: orderKey } = repeat.body.data
    const read = await fetch(other.url + orderApiPath(order_no, orderKey))
    expect(((await read.json()) as Order).order_no).toBe(order_no)
    const mails = await database.db
      .selectFrom('outbox')
      .select('body_text')
      .where('message_key', '=', `order-created:${order_no}`)
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]!.body_text).toContain(`key=${orderKey}`)
  },
)
