import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertSeen, type Drill, until } from '../frame/drill.ts'
import { mailEnv, openMailServer, takenTwice, untilSent } from '../frame/mails.ts'
import { assertSeats, countOf, lastOrder, openShop, type Sent, sendUntilKept } from '../frame/orders.ts'
import { adminHeaders } from '../frame/staff.ts'

/** Of Debian's package faketime. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync)
/** Hours by which the clock of the program is wrong, one after the other; a hold lasts 24. */
const steps = [2, 0, -2, 0, 30, 0]
/** s */
const longest = 90

export const drill: Drill = {
  fault: `the clock of the program jumps ${steps.map((hours) => `${hours > 0 ? '+' : ''}${hours}`).join(', ')} hours from the true time while orders come, that of the database stays`,
  expected:
    'orders, pages and logins go on, holds end once and only when the clock says so, and no mail waits for an hour that does not come',
  run: async ({ start, folder, after, times, say }) => {
    assertSeen(library !== undefined, 'it needs libfaketime (Debian: apt-get install faketime)')
    const mails = await openMailServer()
    after(mails.close)
    const file = join(folder, 'clock')
    const turn = (hours: number) => writeFileSync(file, `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h\n`)
    turn(0)
    const site = await start({
      env: {
        ...mailEnv(mails.port),
        LD_PRELOAD: library,
        FAKETIME_TIMESTAMP_FILE: file,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    })
    const shop = await openShop(site)
    const before = await lastOrder(shop)
    const ended = () => countOf(shop, `orders WHERE id > ${before} AND status = 'suresi-doldu'`)
    const sent: Sent[] = []
    for (const hours of steps) {
      const [known, endedBefore] = [sent.length, await ended()]
      turn(hours)
      for (let at = 0; at < times(40); at += 1) {
        const order = shop.next()
        sent.push(order)
        await sendUntilKept(site, order)
      }
      const page = await site.ask(`/tur-ara?search=saat${hours}${known}`)
      assertSeen(page.status === 200, `a page is answered ${page.status}`)
      await page.arrayBuffer()
      await adminHeaders(site)
      if (hours > 24) await until(async () => (await ended()) >= known, longest, 'holds did not end')
      else assertSeen((await ended()) === endedBefore, `holds ended at ${hours} hours`)
      say(`${hours} hours: ${sent.length} orders, ${await ended()} ended`)
    }
    await untilSent(shop, longest)
    assertSeen(takenTwice(mails) === 0, `${takenTwice(mails)} mails arrived twice`)
    const twice = await countOf(
      shop,
      `(SELECT FROM order_events WHERE to_status = 'suresi-doldu' AND order_id > ${before} GROUP BY order_id HAVING count(*) > 1) AS again`,
    )
    assertSeen(twice === 0, `${twice} holds ended twice`)
    const found = await countOf(shop, `orders WHERE id > ${before}`)
    assertSeen(found === sent.length, `${found} orders for ${sent.length}`)
    await assertSeats(shop.db)
    const over = await ended()
    await shop.db.end()
    return {
      seen: `${steps.length} jumps; ${found} orders, ${over} holds ended, each once; ${mails.taken.length} mails, each once`,
      figures: { 'faults survived': steps.length, 'orders acknowledged': sent.length, 'orders found': found },
    }
  },
}
