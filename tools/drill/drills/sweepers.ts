import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { sentAtOnce } from '#src/base/mail/outbox.server.ts'
import { openTunnel } from '#src/tests/frame/test-tunnel.ts'
import { assertSeen, type Drill, until } from '../frame/drill.ts'
import { longestMail, mailEnv, openMailServer, takenTwice, untilSent } from '../frame/mails.ts'
import { assertKept, assertSeats, countOf, lastOrder, openShop, sendUntilKept } from '../frame/orders.ts'

export const drill: Drill = {
  fault: 'three processes on one database find the same ended holds and mails; one is killed while it sends',
  expected:
    'every hold ends once and gives its seats back once; every mail arrives, and only the few that the killed process was sending may arrive twice',
  run: async ({ start, times, after, say }) => {
    const mails = await openMailServer(100)
    after(mails.close)
    const tunnel = await openTunnel(`http://127.0.0.1:${mails.port}`)
    after(tunnel.cut)
    await tunnel.cut()
    const mail = mailEnv(new URL(tunnel.url).port)
    const first = await start({ env: mail })
    const { url } = await startEmbedded({ dataDir: first.dataDir, log: () => {} })
    const second = await start({ env: { ...mail, DATABASE_URL: url } })
    const third = await start({ env: { ...mail, DATABASE_URL: url } })
    const shop = await openShop(first)
    const before = await lastOrder(shop)
    const orders = Array.from({ length: times(150) }, shop.next)
    for (const [at, order] of orders.entries()) await sendUntilKept([first, second, third][at % 3]!, order)
    await assertKept(shop, orders, before)
    say(`${orders.length} orders by three processes`)

    await shop.db.query(
      `UPDATE orders SET hold_until = now() - interval '1 minute' WHERE id > $1 AND status = 'opsiyonlu'`,
      [before],
    )
    const mine = `orders.id > ${before}`
    await until(
      async () => (await countOf(shop, `orders WHERE ${mine} AND status <> 'suresi-doldu'`)) === 0,
      longestMail,
      'holds did not end',
    )
    await tunnel.restore()
    await until(async () => mails.taken.length > orders.length / 2, longestMail, 'no mails arrive')
    await third.kill()
    say(`one killed after ${mails.taken.length} mails`)
    await untilSent(shop)

    const ended = await countOf(
      shop,
      `orders WHERE ${mine} AND 1 = (SELECT count(*) FROM order_events WHERE order_id = orders.id AND to_status = 'suresi-doldu')`,
    )
    assertSeen(ended === orders.length, `${orders.length - ended} holds did not end exactly once`)
    const held = await countOf(
      shop,
      `order_items JOIN orders ON orders.id = order_id WHERE ${mine} AND seats_released_at IS NULL`,
    )
    assertSeen(held === 0, `${held} ended orders hold seats`)
    await assertSeats(shop.db)
    const sent = await countOf(shop, 'outbox WHERE sent_at IS NOT NULL')
    const arrived = new Set(mails.taken).size
    assertSeen(arrived >= sent, `${sent - arrived} mails never arrived`)
    assertSeen(takenTwice(mails) <= sentAtOnce, `${takenTwice(mails)} mails arrived twice`)
    await shop.db.end()
    return {
      seen: `${orders.length} orders, each ended once with its seats; ${arrived} mails, ${takenTwice(mails)} of them twice`,
      figures: { 'faults survived': 1, 'orders acknowledged': orders.length, 'orders found': ended },
    }
  },
}
