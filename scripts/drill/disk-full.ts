import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { assertSeen, type Drill } from './frame/drill.ts'
import { assertKept, lastOrder, openShop, send, sendUntilKept } from './frame/orders.ts'

const diskMb = 700
const pictures = 'db/demo/pictures'

export const drill: Drill = {
  fault:
    'the disk of the data folder is full, for the database and for files, while visitors order and staff upload; then there is space again',
  expected:
    'kept pages are answered, what cannot be written is refused with a sentence and leaves nothing behind, and afterwards everything works with no acknowledged order lost',
  run: async ({ folder, start, times, say, after }) => {
    const dataDir = join(folder, 'disk')
    mkdirSync(dataDir)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'tmpfs', dataDir])
    after(() => void execFileSync('umount', ['-l', dataDir]))
    const site = await start({ dataDir })
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const embedded = await startEmbedded({ dataDir, log: () => {} })
    after(() => embedded.stop())
    const database = connect(embedded.url, { max: 1 })
    after(() => database.close())
    const token = await insertSession(database.db, await insertStaff(database.db))
    const upload = async (name: string) => {
      const form = new FormData()
      form.append('file', new Blob([readFileSync(join(pictures, name))]), name)
      const answer = await site.ask(imageUploadPath, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      return { status: answer.status, text: await answer.text() }
    }
    const names = readdirSync(pictures).sort()
    const originals = () => readdirSync(join(dataDir, 'files', 'images')).length
    const acknowledged = []
    const refused = { orders: 0, uploads: 0 }
    let faults = 0
    for (let round = 0; round < times(3); round += 1) {
      assertSeen((await site.ask('/')).ok, 'the home page is not answered before the fault')
      const first = shop.next()
      await sendUntilKept(site, first)
      acknowledged.push(first)
      const stored = originals()
      const ballast = join(dataDir, 'ballast')
      fill(ballast)
      faults += 1
      const waiting = []
      for (let count = 0; count < 60; count += 1) {
        // What grew since is filled up again: the database gives back what it no longer needs.
        fill(ballast)
        const order = shop.next()
        const status = await send(site, order)
        assertSeen(
          status === null || status < 300 || status === 503 || status === 507,
          `an order was answered ${status}`,
        )
        if (order.orderNo) acknowledged.push(order)
        else waiting.push(order)
        const home = await site.ask('/')
        assertSeen(home.ok, `with a full disk the home page is answered ${home.status}`)
        await home.arrayBuffer()
      }
      refused.orders += waiting.length
      const full = await upload(names[round]!)
      assertSeen(
        full.status >= 500 && /yer|yeniden/.test(full.text),
        `an upload was answered ${full.status}: ${full.text.slice(0, 200)}`,
      )
      refused.uploads += 1
      rmSync(ballast)
      for (const order of waiting) {
        await sendUntilKept(site, order)
        acknowledged.push(order)
      }
      assertSeen(originals() === stored, 'a refused upload left a file')
      const again = await upload(names[round]!)
      assertSeen(
        again.status < 300,
        `with space again an upload was answered ${again.status}: ${again.text.slice(0, 200)}`,
      )
      say(`round ${round + 1}: ${waiting.length} of 60 orders had to be sent again`)
    }
    const found = await assertKept(shop, acknowledged, before)
    await shop.db.end()
    return {
      seen: `${faults} times; ${refused.orders} orders and ${refused.uploads} uploads refused, and taken once there was space; ${found} orders, none lost, none twice`,
      figures: { 'faults survived': faults, 'orders acknowledged': acknowledged.length, 'orders found': found },
    }
  },
}

/** Adds to a file until the disk has no byte left. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 16)) {
    try {
      for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
}
