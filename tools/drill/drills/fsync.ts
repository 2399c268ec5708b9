import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { assertSeen, type Drill, until } from '../frame/drill.ts'
import { openFailingSync } from '../frame/failing-sync.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'
import { assertFilesKept, storedIn, sweepStored } from '../frame/stored-files.ts'
import { newSizeOf, type Write, writesOf } from '../frame/writes.ts'

const connections = 2
/** s */
const longestAway = 60
const faults = [
  { name: 'the database', whose: ['database'] },
  { name: 'the program', whose: ['program'] },
  { name: 'both', whose: ['database', 'program'] },
] as const

export const drill: Drill = {
  fault:
    'fsync(2) fails with EIO, for the database, for the program, then for both, under a load of orders and while staff and visitors send files',
  expected: `kept pages and new sizes of pictures are answered, what is not flushed is refused with a sentence and Retry-After; what needs no file works while only the program fails, and its refusals leave no file; afterwards all is well within ${longestAway} s, what was refused is taken, every acknowledged order and file is there, and the sweep takes the files that no row names`,
  run: async ({ folder, start, times, say, after }) => {
    const sync = openFailingSync(folder)
    after(sync.mend)
    const site = await start(sync.wish)
    const { dataDir } = site
    const shop = await openShop(site)
    // Its customer is written to about reported payments, the others about their orders only.
    const reported = shop.next()
    await sendUntilKept(site, reported)
    const before = await lastOrder(shop)
    const { url } = await startEmbedded({ dataDir, log: () => {} })
    const database = connect(url, { max: 1 })
    after(() => database.close())
    const token = await insertSession(database.db, await insertStaff(database.db))
    const load = startLoad(() => site, shop, connections)
    const refused: string[] = []
    let made = 0
    let swept = 0
    for (let round = 0; round < times(3); round += 1) {
      for (const { name, whose } of faults) {
        await load.until(5)
        const writes = await writesOf({ site, shop, token, order: reported, nth: made })
        const size = await newSizeOf(shop, made)
        await assertHome(site)
        const stored = storedIn(dataDir)
        const repeats = load.repeats()
        sync.fail(whose)
        made += 1
        const hasDatabase = name === 'the program'
        if (!hasDatabase)
          await until(async () => load.repeats() > repeats, longestAway, `the orders do not feel that ${name} fails`)
        for (const write of writes) {
          const wasRefused = await isRefused(write)
          const isFelt = write.isFile || !hasDatabase
          assertSeen(
            wasRefused === isFelt,
            `while ${name} cannot flush ${write.name} was ${wasRefused ? 'refused' : 'taken'}`,
          )
          if (wasRefused) refused.push(write.name)
          await assertHome(site)
        }
        // Without an answer of the database nobody knows whether a row names the file: the sweep looks later.
        const left = [...storedIn(dataDir)].filter((file) => !stored.has(file))
        if (hasDatabase) assertSeen(left.length === 0, `what was refused left ${left}`)
        await assertPicture(site, size)
        if (hasDatabase) await load.until(connections)
        sync.mend()
        const mended = performance.now()
        await until(() => isReady(site), longestAway, `the site was not ready again within ${longestAway} s`)
        const seconds = (performance.now() - mended) / 1000
        for (const { name: what, send } of writes) {
          const answer = await send()
          const text = await answer.text()
          assertSeen(answer.ok, `afterwards ${what} was answered ${answer.status}: ${text.slice(0, 200)}`)
        }
        await assertPicture(site, size)
        await load.until(connections)
        swept += await sweepStored(dataDir, database.db)
        await assertFilesKept(dataDir, database.db)
        say(
          `${name}: ready again after ${seconds.toFixed(1)} s, ${load.repeats() - repeats} times an order was refused`,
        )
      }
    }
    await load.stop()
    const found = await assertKept(shop, load.sent, before)
    const files = await assertFilesKept(dataDir, database.db)
    await shop.db.end()
    return {
      seen: `${made} times; ${load.repeats()} orders and ${refused.length} other writes refused (${[...new Set(refused)].join(', ')}), and taken afterwards; ${found} orders, none lost, none twice; ${files} files, none lost, ${swept} without a row swept`,
      figures: { 'faults survived': made, 'orders acknowledged': load.sent.length, 'orders found': found },
    }
  },
}

/** @throws Error for another answer than success and the refusal that its sender is told */
async function isRefused({ name, send }: Write): Promise<boolean> {
  const answer = await send()
  const text = await answer.text()
  if (answer.ok) return false
  const said = `${name} was answered ${answer.status}: ${text.slice(0, 200)}`
  assertSeen([503, 507].includes(answer.status) && Number(answer.headers.get('retry-after')) > 0, said)
  assertSeen(/yer|yeniden/.test(text), said)
  return true
}

async function isReady(site: DrillSite): Promise<boolean> {
  const answer = await site.ask('/readyz', { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return answer?.ok === true
}

async function assertHome(site: DrillSite): Promise<void> {
  const home = await site.ask('/')
  await home.arrayBuffer()
  assertSeen(home.ok, `the home page is answered ${home.status}`)
}

/** @throws Error unless a size of a picture is answered, which is made for this request when it cannot be stored */
async function assertPicture(site: DrillSite, path: string): Promise<void> {
  const answer = await site.ask(path)
  const bytes = (await answer.arrayBuffer()).byteLength
  assertSeen(answer.status === 200 && bytes > 1000, `${path} was answered ${answer.status} with ${bytes} bytes`)
}
