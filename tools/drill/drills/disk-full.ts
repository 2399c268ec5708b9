import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { assertSeen, type Drill } from '../frame/drill.ts'
import { assertKept, lastOrder, openShop, send, sendUntilKept } from '../frame/orders.ts'
import type { Place } from '../frame/place.ts'
import type { DrillSite } from '../frame/site.ts'
import { newPaperOf, newSizeOf, type Write, writesOf } from '../frame/writes.ts'

/** MB of each of the two disks. */
const databaseMb = 700
const filesMb = 100

export const drill: Drill = {
  fault:
    'the disk of the data folder is full, for the database and for files, while visitors order and staff and visitors send files; then only that of files; then there is space again',
  expected:
    'kept pages, new sizes of pictures and vouchers are answered, what cannot be written is refused with a sentence and Retry-After and leaves nothing behind, what needs no file works while only files have no space, and afterwards everything works with no acknowledged order lost',
  run: async ({ folder, start, times, say, after }) => {
    const dataDir = join(folder, 'disk')
    const files = join(dataDir, 'files')
    mountDisk(dataDir, databaseMb, after)
    mountDisk(files, filesMb, after)
    const site = await start({ dataDir })
    const shop = await openShop(site)
    // Its customer is written to about reported payments, the others about their orders only.
    const reported = shop.next()
    await sendUntilKept(site, reported)
    const paid = shop.next()
    await sendUntilKept(site, paid)
    const before = await lastOrder(shop)
    const embedded = await startEmbedded({ dataDir, log: () => {} })
    after(() => embedded.stop())
    const database = connect(embedded.url, { max: 1 })
    after(() => database.close())
    const token = await insertSession(database.db, await insertStaff(database.db))
    const acknowledged = []
    const refused = { orders: 0, writes: [] as string[] }
    let faults = 0
    for (let round = 0; round < times(3); round += 1) {
      assertSeen((await site.ask('/')).ok, 'the home page is not answered before the fault')
      const first = shop.next()
      await sendUntilKept(site, first)
      acknowledged.push(first)
      const of = (nth: number) => writesOf({ site, shop, token, order: reported, nth: 2 * round + nth })
      const [withoutDisk, withoutFiles] = [await of(0), await of(1)]
      const size = await newSizeOf(shop, round)
      const ballast = { database: join(dataDir, 'ballast'), files: join(files, 'ballast') }
      // What grew since is filled up again: the database gives back what it no longer needs.
      const fillAll = () => Object.values(ballast).forEach(fill)
      faults += 1
      const waiting = []
      for (let count = 0; count < 60; count += 1) {
        fillAll()
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
      for (const write of withoutDisk) {
        fillAll()
        if (await isRefused(write, files)) refused.writes.push(write.name)
      }
      await assertPicture(site, size)
      rmSync(ballast.database)
      for (const order of waiting) {
        await sendUntilKept(site, order)
        acknowledged.push(order)
      }
      for (const write of withoutFiles) {
        fill(ballast.files)
        const wasRefused = await isRefused(write, files)
        assertSeen(
          wasRefused === write.isFile,
          `with no space for files ${write.name} was ${wasRefused ? 'refused' : 'taken'}`,
        )
        if (wasRefused) refused.writes.push(write.name)
      }
      await assertPicture(site, size)
      const paper = await site.ask(await newPaperOf(shop, paid, round))
      const bytes = (await paper.arrayBuffer()).byteLength
      assertSeen(
        paper.ok && bytes > 1000,
        `with no space for files a voucher is answered ${paper.status} with ${bytes} bytes`,
      )
      rmSync(ballast.files)
      for (const { name, send: again } of [...withoutDisk, ...withoutFiles]) {
        const answer = await again()
        const text = await answer.text()
        assertSeen(answer.ok, `with space again ${name} was answered ${answer.status}: ${text.slice(0, 200)}`)
      }
      await assertPicture(site, size)
      say(`round ${round + 1}: ${waiting.length} of 60 orders had to be sent again`)
    }
    const found = await assertKept(shop, acknowledged, before)
    await shop.db.end()
    return {
      seen: `${faults} times; ${refused.orders} orders and ${refused.writes.length} other writes refused (${[...new Set(refused.writes)].join(', ')}), and taken once there was space; ${found} orders, none lost, none twice`,
      figures: { 'faults survived': faults, 'orders acknowledged': acknowledged.length, 'orders found': found },
    }
  },
}

function mountDisk(path: string, megabytes: number, after: Place['after']): void {
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path])
  after(() => void execFileSync('umount', ['-l', path]))
}

/**
 * Whether a write that meets a full disk was refused, as its sender is told.
 * @throws Error for another answer than that or success, and when a refused one left something
 */
async function isRefused({ name, send: sendIt }: Write, files: string): Promise<boolean> {
  const before = entriesIn(files)
  const answer = await sendIt()
  const text = await answer.text()
  if (answer.ok) return false
  const said = `${name} was answered ${answer.status}: ${text.slice(0, 200)}`
  assertSeen(answer.status === 503 && Number(answer.headers.get('retry-after')) > 0, said)
  assertSeen(/yer|yeniden/.test(text), said)
  assertSeen(entriesIn(files) === before, `${name} was refused and left a file`)
  return true
}

/** Files and folders below one, without the ballast. */
function entriesIn(files: string): string {
  return readdirSync(files, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'ballast')
    .sort()
    .join()
}

/** @throws Error unless a size of a picture is answered, which is made for this request when it could not be stored */
async function assertPicture(site: DrillSite, path: string): Promise<void> {
  const answer = await site.ask(path)
  const bytes = (await answer.arrayBuffer()).byteLength
  assertSeen(answer.status === 200 && bytes > 1000, `${path} was answered ${answer.status} with ${bytes} bytes`)
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
