import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { longestStay, startCrowd, startIdle } from '../frame/crowd.ts'
import { assertSeen, type Drill } from '../frame/drill.ts'
import { assertKept, lastOrder, openShop, send } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'

/** MB; the program alone, with all of them connected. */
const mostMemory = 600
/** s; what a visitor waits meanwhile. */
const longestAnswer = 3

export const drill: Drill = {
  fault:
    'clients that send a head or a body byte by byte, never read their answer, or send heads of a megabyte; compressed bodies and pictures that unpack to gigabytes',
  expected: `each is refused or cut off within ${longestStay} s of its connection, visitors meanwhile wait ${longestAnswer} s at most, and the program stays under ${mostMemory} MB`,
  run: async ({ start, times, say, after }) => {
    const site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const { url } = await startEmbedded({ dataDir: site.dataDir, log: () => {} })
    const database = connect(url, { max: 1 })
    after(() => database.close())
    const token = await insertSession(database.db, await insertStaff(database.db))

    const crowd = startCrowd(site, {
      slowHeads: times(1000),
      slowBodies: times(300),
      unread: times(200),
      huge: times(20),
    })
    after(crowd.leave)
    const idle = times(200)
    after(startIdle(site, idle).leave)
    let slowest = 0
    const orders = []
    const refused = new Set<number>()
    while (performance.now() < crowd.ends()) {
      const order = shop.next()
      orders.push(order)
      for (const work of [() => statusOf(site, '/'), () => statusOf(site, '/tur-ara'), () => send(site, order)]) {
        const asked = performance.now()
        const status = await work()
        slowest = Math.max(slowest, (performance.now() - asked) / 1000)
        assertSeen(status !== null && status < 500, `a visitor was answered ${status}`)
      }
      for (const status of await bombs(site, token)) refused.add(status)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    const { most } = site.memory()
    say(`${crowd.size} clients, ${crowd.open()} still connected, ${crowd.longest().toFixed(1)} s at most, ${most} MB`)
    const found = await assertKept(shop, orders, before)
    await shop.db.end()
    crowd.assertGone()
    assertSeen(slowest < longestAnswer, `a visitor waited ${slowest.toFixed(1)} s`)
    assertSeen(most < mostMemory, `the program took ${most} MB`)
    assertSeen(
      [...refused].every((status) => status >= 400 && status < 500),
      `bombs were answered ${[...refused]}`,
    )
    return {
      seen: `${crowd.size} clients beside ${idle} that read nothing, each gone ${crowd.longest().toFixed(1)} s after it connected at most; a visitor waited ${slowest.toFixed(2)} s at most; bombs were answered ${[...refused].sort().join(', ')}; ${most} MB at most`,
      figures: { 'bad clients': crowd.size, 'orders acknowledged': orders.length, 'orders found': found },
    }
  },
}

/** 20 MB of zeros in 20 kB. */
const gzipBomb = gzipSync(Buffer.alloc(20 * 1024 * 1024))

async function bombs(site: DrillSite, token: string): Promise<number[]> {
  const packed = await site.ask('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipBomb,
  })
  const form = new FormData()
  form.append('file', new Blob([pictureBomb], { type: 'image/png' }), 'bomb.png')
  const picture = await site.ask(imageUploadPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await Promise.all([packed.arrayBuffer(), picture.arrayBuffer()])
  return [packed.status, picture.status]
}

/** A PNG of 30,000 times 30,000 black pixels: 110 kB, 3.6 GB when decoded. */
const pictureBomb = pngOf(30_000)

function pngOf(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel, grey.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

async function statusOf(site: DrillSite, path: string): Promise<number> {
  const answer = await site.ask(path, { signal: AbortSignal.timeout(30_000) })
  await answer.arrayBuffer()
  return answer.status
}
