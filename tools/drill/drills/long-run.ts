import { setTimeout as delay } from 'node:timers/promises'
import { seededRandom } from '#db/demo/seed/random.ts'
import { connect } from '#src/base/db/connect.server.ts'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { sentAtOnce } from '#src/base/mail/outbox.server.ts'
import { openTunnel } from '#src/tests/frame/test-tunnel.ts'
import { median } from '#tools/bench/measure.ts'
import { callersOf, openBadSender } from '../frame/bad-requests.ts'
import { assertSeen, type Drill, type Seen } from '../frame/drill.ts'
import { untilReady } from '../frame/faults.ts'
import { assertArrived, mailEnv, openMailServer, takenTwice, untilSent } from '../frame/mails.ts'
import { assertKept, lastOrder, openShop, sendUntilKept, startLoad } from '../frame/orders.ts'
import type { Place } from '../frame/place.ts'
import type { DrillSite } from '../frame/site.ts'
import { pagesOf, startVisits } from '../frame/visits.ts'
import { between, crowdSize, kinds, planOf } from '../long-run/kinds.ts'

/** Of orders. More of them leave mails behind: each order writes to its customer and to all staff, and one mail is sent after the other. */
const [connections, orderPauseMs] = [3, 1000]
const [visitors, pagePauseMs] = [4, 150]
/** s between two faults, at random */
const rests = [5, 13] as const

export const drill: Drill = {
  fault: `one long run: under a steady load of orders and pages ${kinds.map(({ name }) => name).join(', ')} follow each other at random`,
  expected:
    'between faults, and during those that are not of program or database, every order is taken and every page answered; no answer is an error but 503; every acknowledged order is found once and whole, and its mails arrive',
  run: async (place) => {
    const { random, times, say, after } = place
    const mails = await openMailServer()
    after(mails.close)
    const mail = await openTunnel(`http://127.0.0.1:${mails.port}`)
    after(mail.cut)
    const start = () => place.start({ env: mailEnv(new URL(mail.url).port) })
    let site = await start()
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const bad = await openBad(site, place)

    let quietSince: number | null = performance.now()
    const isQuiet = (since: number) => quietSince !== null && since >= quietSince
    const pages = await pagesOf(site)
    const load = startLoad(() => site, shop, connections, { pauseMs: orderPauseMs, mustTake: isQuiet })
    const visits = startVisits(() => site, pages, {
      visitors,
      pauseMs: pagePauseMs,
      random: seededRandom(`${random()}`),
      mustAnswer: isQuiet,
    })
    const goOn = (work: Promise<unknown>) => Promise.race([work, load.running, visits.running])

    const counts = new Map(kinds.map(({ name }) => [name, 0]))
    const held = { orders: [] as number[], pages: [] as number[] }
    let [memory, longestAway] = [0, 0]
    const noteMemory = () => {
      memory = Math.max(memory, site.memory().most)
    }
    const running = {
      site: () => site,
      start,
      change: async (change: (site: DrillSite) => Promise<DrillSite>) => {
        noteMemory()
        site = await change(site)
      },
      shop,
      bad,
      mail,
      random,
    }
    const rest = async () => {
      const [began, orders, answered] = [performance.now(), load.acknowledged(), visits.answered()]
      await goOn(delay(between(random, rests) * 1000))
      const seconds = (performance.now() - began) / 1000
      held.orders.push((load.acknowledged() - orders) / seconds)
      held.pages.push((visits.answered() - answered) / seconds)
    }

    const began = performance.now()
    await rest()
    for (const { name, isAside, make } of planOf(times(7), random)) {
      if (!isAside) quietSince = null
      const since = await make(running)
      await goOn(Promise.all([untilReady(site), load.until(connections)]))
      const away = (performance.now() - since) / 1000
      longestAway = Math.max(longestAway, away)
      quietSince ??= performance.now()
      counts.set(name, counts.get(name)! + 1)
      await rest()
      say(
        `${name}: back after ${away.toFixed(1)} s; ${held.orders.at(-1)!.toFixed(1)} orders and ${held.pages.at(-1)!.toFixed(1)} pages a second; ${load.sent.length} orders, ${load.repeats()} sent again, ${visits.answered()} pages, ${visits.refused()} refused`,
      )
    }
    const minutes = (performance.now() - began) / 60_000
    await Promise.all([load.stop(), visits.stop()])
    noteMemory()

    assertSeen(bad.wrong.length === 0, `${bad.wrong.length} of ${bad.sent()} answers were wrong: ${bad.wrong[0]}`)
    // Acknowledged ones must be answered as before.
    for (const order of load.sent.slice(0, 20)) await sendUntilKept(site, order)
    const found = await assertKept(shop, load.sent, before)
    await untilSent(shop)
    const arrived = await assertArrived(shop, mails)
    const faults = [...counts.values()].reduce((sum, count) => sum + count)
    // At most the mails that were under way.
    assertSeen(takenTwice(mails) <= faults * sentAtOnce, `${takenTwice(mails)} mails arrived twice`)
    await shop.db.end()

    return seenOf({
      minutes,
      held: `${median(held.orders).toFixed(1)} orders and ${median(held.pages).toFixed(1)} pages a second`,
      counts,
      badInputs: bad.sent(),
      pages: visits.answered(),
      refusedPages: visits.refused(),
      acknowledged: load.sent.length,
      found,
      repeats: load.repeats(),
      arrived,
      twice: takenTwice(mails),
      longestAway,
      memory,
    })
  },
}

type Account = {
  minutes: number
  held: string
  /** faults by kind */
  counts: Map<string, number>
  badInputs: number
  pages: number
  refusedPages: number
  acknowledged: number
  found: number
  repeats: number
  /** mails */
  arrived: number
  twice: number
  /** s */
  longestAway: number
  /** MB */
  memory: number
}

function seenOf(account: Account): Seen {
  const { minutes, held, counts, badInputs, pages, acknowledged, found, repeats, arrived, twice, memory } = account
  const faults = [...counts.values()].reduce((sum, count) => sum + count)
  const byKind = [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
  const away = `${account.longestAway.toFixed(1)} s`
  const count = (number: number) => number.toLocaleString('en')
  return {
    seen: `${minutes.toFixed(0)} minutes with ${held} between faults (median); ${faults} faults: ${byKind}; orders again after ${away} at most; ${count(badInputs)} bad requests refused; ${count(found)} orders, ${repeats} times sent again; none lost, none twice; ${memory} MB at most`,
    figures: {
      'faults survived': faults,
      'bad clients': crowdSize * counts.get('slow clients')!,
      'bad inputs tried': badInputs,
      'pages answered': pages,
      'orders acknowledged': acknowledged,
      'orders found': found,
    },
    table: {
      title: 'One long run',
      rows: [
        ['length', `${minutes.toFixed(0)} minutes`],
        ['load held between faults, median', held],
        ['faults survived', `${faults}: ${byKind}`],
        ['longest time until ready again and orders taken', away],
        ['bad inputs tried', count(badInputs)],
        ['pages answered', `${count(pages)}; ${account.refusedPages} refused or not answered during faults`],
        ['orders acknowledged', count(acknowledged)],
        ['orders found, once and whole', count(found)],
        ['mails arrived', `${count(arrived)}; ${twice} of them twice`],
        ['memory of the program at most', `${memory} MB`],
      ],
    },
  }
}

async function openBad(site: DrillSite, { random, after }: Place) {
  const { url } = await startEmbedded({ dataDir: site.dataDir, log: () => {} })
  const database = connect(url, { max: 1 })
  const callers = await callersOf(database.db)
  await database.close()
  const bad = openBadSender({ random, callers })
  after(bad.close)
  return bad
}
