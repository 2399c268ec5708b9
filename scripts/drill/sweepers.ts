import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '#src/base/db/embedded/embedded.server.ts'
import { assertSeen, type Drill } from './frame/drill.ts'
import { assertKept, lastOrder, openShop, sendUntilKept } from './frame/orders.ts'
import { openGate, openMailServer, takenTwice } from './frame/outside.ts'

/** s; a mail whose sender died is free again after five minutes (base/mail/outbox.server.ts) */
const longestMail = 420

export const drill: Drill = {
  fault: 'three processes on one database find the same ended holds and mails; one is killed while it sends',
  expected:
    'every hold ends once and gives its seats back once; every mail arrives, and only one that the killed process was sending may arrive twice',
  run: async ({ start, times, after, say }) => {
    const mails = await openMailServer(100)
    after(mails.close)
    const gate = await openGate(mails.port)
    await gate.close('refused')
    const mail = { SMTP_URL: `smtp://127.0.0.1:${gate.port}`, MAIL_FROM: 'Deneme <posta@deneme.example>' }
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
    const count = async (sql: string) => Number((await shop.db.query<{ n: string }>(sql)).rows[0]!.n)
    const mine = `orders.id > ${before}`
    const until = async (holds: () => Promise<boolean>, sentence: string) => {
      for (const end = performance.now() + longestMail * 1000; !(await holds()); await delay(200))
        assertSeen(performance.now() < end, sentence)
    }
    await until(
      async () => (await count(`SELECT count(*) AS n FROM orders WHERE ${mine} AND status <> 'suresi-doldu'`)) === 0,
      'holds did not end',
    )
    await gate.open()
    await until(async () => mails.taken.length > orders.length / 2, 'no mails arrive')
    await third.kill()
    say(`one killed after ${mails.taken.length} mails`)
    await until(async () => (await count('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL')) === 0, 'mails wait')

    const ended = await count(
      `SELECT count(*) AS n FROM orders WHERE ${mine} AND 1 = (SELECT count(*) FROM order_events WHERE order_id = orders.id AND to_status = 'suresi-doldu')`,
    )
    assertSeen(ended === orders.length, `${orders.length - ended} holds did not end exactly once`)
    await assertSeats()
    const sent = await count('SELECT count(*) AS n FROM outbox WHERE sent_at IS NOT NULL')
    const arrived = new Set(mails.taken).size
    assertSeen(arrived >= sent, `${sent - arrived} mails never arrived`)
    assertSeen(takenTwice(mails) <= 1, `${takenTwice(mails)} mails arrived twice`)
    await shop.db.end()
    return {
      seen: `${orders.length} orders, each ended once with its seats; ${arrived} mails, ${takenTwice(mails)} of them twice`,
      figures: { 'faults survived': 1, 'orders acknowledged': orders.length, 'orders found': ended },
    }

    async function assertSeats() {
      const held = await count(
        `SELECT count(*) AS n FROM order_items JOIN orders ON orders.id = order_id WHERE ${mine} AND seats_released_at IS NULL`,
      )
      assertSeen(held === 0, `${held} ended orders hold seats`)
      const wrong = await count(
        `SELECT count(*) AS n FROM departures WHERE seats_taken <> (SELECT coalesce(sum(seats), 0) FROM order_items WHERE departure_id = departures.id AND seats_released_at IS NULL)`,
      )
      assertSeen(wrong === 0, `${wrong} departures have other seats than their orders`)
    }
  },
}
