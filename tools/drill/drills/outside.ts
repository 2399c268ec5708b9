import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTunnel } from '#src/tests/frame/test-tunnel.ts'
import { iyzicoKeys } from '#tools/pos-simulator/iyzico.ts'
import { startPosSimulator } from '#tools/pos-simulator/server.ts'
import { officeAdmin } from '../../../e2e/first-admin.ts'
import { assertSeen, type Drill, until } from '../frame/drill.ts'
import { longestStop, terminate } from '../frame/faults.ts'
import { longestMail, mailEnv, openMailServer, takenTwice, untilSent } from '../frame/mails.ts'
import { assertKept, lastOrder, openShop, type Sent, type Shop, send } from '../frame/orders.ts'
import type { DrillSite } from '../frame/site.ts'
import { adminHeaders } from '../frame/staff.ts'

/** s; a visitor's answer while a provider says nothing. */
const longestAnswer = 20

export const drill: Drill = {
  fault:
    'mail server, card provider and exchange rates are away together while orders come: first nobody listens, then they take connections and say nothing',
  expected: `orders and pages go on, a card payment is refused within ${longestAnswer} s, SIGTERM meanwhile ends the program within ${longestStop} s; afterwards every mail arrives once, a card payment begins, and the rates are read`,
  run: async ({ start, after, times, say }) => {
    const mails = await openMailServer()
    after(mails.close)
    const pos = await startPosSimulator(0)
    after(pos.close)
    const rates = await openRates()
    after(rates.close)
    const [mail, cards, bank] = await Promise.all([
      openTunnel(`http://127.0.0.1:${mails.port}`),
      openTunnel(pos.url),
      openTunnel(`http://127.0.0.1:${rates.port}`),
    ])
    const tunnels = [mail, cards, bank]
    for (const tunnel of tunnels) after(tunnel.cut)
    const env = {
      ...mailEnv(new URL(mail.url).port),
      POS_SIMULATOR_URL: cards.url,
      RATES_URL: `${bank.url}/today.xml`,
    }
    let site = await start({ env })
    const shop = await openShop(site)
    await takeCards(site)
    const before = await lastOrder(shop)
    const sent: Sent[] = []
    const place = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const order = shop.next()
        sent.push(order)
        const { status, seconds } = await timed(send(site, order))
        assertSeen(status === 201, `an order is answered ${status}`)
        slowest.order = Math.max(slowest.order, seconds)
      }
    }
    const slowest = { order: 0, page: 0, card: 0, stop: 0 }
    let faults = 0
    for (const away of ['cut', 'silence'] as const) {
      await place(5)
      for (const tunnel of tunnels) await tunnel[away]()
      faults += tunnels.length
      await place(times(100))
      for (let at = 0; at < times(20); at += 1) {
        const { status, seconds } = await timed(statusOf(site.ask(`/tur-ara?search=${away}${at}`)))
        assertSeen(status === 200, `a search is answered ${status}`)
        slowest.page = Math.max(slowest.page, seconds)
      }
      const card = await timed(statusOf(payByCard(site, shop, sent)))
      assertSeen(card.status >= 400, `a card payment is answered ${card.status} while its provider is away`)
      slowest.card = Math.max(slowest.card, card.seconds)
      slowest.stop = Math.max(slowest.stop, await terminate(site))
      site = await start({ env })
      await place(5)
      for (const tunnel of tunnels) await tunnel.restore()
      say(`${away}: ${sent.length} orders, a card refused after ${card.seconds.toFixed(1)} s`)
    }
    const card = await payByCard(site, shop, sent)
    assertSeen(card.status === 200, `a card payment is answered ${card.status}: ${await card.text()}`)
    const began = performance.now()
    await untilSent(shop)
    const waited = (performance.now() - began) / 1000
    assertSeen(takenTwice(mails) === 0, `${takenTwice(mails)} mails arrived twice`)
    // The program asks for the rates when it starts, and then hourly.
    await shop.db.query('DELETE FROM exchange_rates')
    await site.end()
    site = await start({ env })
    await until(
      async () => (await shop.db.query('SELECT FROM exchange_rates')).rows.length > 0,
      longestMail,
      'the rates are not read',
    )
    const found = await assertKept(shop, sent, before)
    await shop.db.end()
    assertSeen(slowest.card < longestAnswer, `a card payment was refused after ${slowest.card.toFixed(1)} s`)
    assertSeen(slowest.order < longestAnswer, `an order took ${slowest.order.toFixed(1)} s`)
    assertSeen(slowest.page < longestAnswer, `a search took ${slowest.page.toFixed(1)} s`)
    return {
      seen: `${found} orders meanwhile, none lost; an order after ${slowest.order.toFixed(1)} s, a search after ${slowest.page.toFixed(1)} s, a card refused after ${slowest.card.toFixed(1)} s, ended after ${slowest.stop.toFixed(1)} s at most; ${mails.taken.length} mails, each once, the last ${waited.toFixed(0)} s after the servers were back; cards and rates again`,
      figures: { 'faults survived': faults, 'orders acknowledged': sent.length, 'orders found': found },
    }
  },
}

/** The Central Bank's bulletin of today. */
async function openRates(): Promise<{ port: number; close: () => void }> {
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-')
  const rate = (code: string, value: number) =>
    `<Currency CurrencyCode="${code}"><Unit>1</Unit><ForexBuying>${value}</ForexBuying><ForexSelling>${value}</ForexSelling></Currency>`
  const bulletin = `<?xml version="1.0"?><Tarih_Date Tarih="${day}.${month}.${year}" Date="${month}/${day}/${year}">${rate('USD', 42.1)}${rate('EUR', 48.9)}${rate('GBP', 55.3)}</Tarih_Date>`
  const server = createServer((_request, response) => response.end(bulletin))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

async function takeCards(site: DrillSite): Promise<void> {
  const body = new URLSearchParams({
    _method: 'PUT',
    provider: 'iyzico',
    iyzico_api_key: iyzicoKeys.apiKey,
    iyzico_secret_key: iyzicoKeys.secretKey,
    current_password: officeAdmin.password,
  })
  const headers = await adminHeaders(site)
  const answer = await site.ask('/api/admin/payment-providers', { method: 'POST', headers, body })
  assertSeen(answer.status === 200, `the card provider was not set: ${await answer.text()}`)
}

/** A new order, whose customer wants to pay what is due by card. */
async function payByCard(site: DrillSite, shop: Shop, orders: Sent[]): Promise<Response> {
  const order = shop.next()
  const json = { 'content-type': 'application/json' }
  const sent = { method: 'POST', headers: { ...order.headers, ...json }, body: JSON.stringify(order.body) }
  const placed = (await (await site.ask(order.path, sent)).json()) as { data: { order_no: string; key: string } }
  orders.push({ ...order, orderNo: placed.data.order_no })
  const path = `/api/orders/${placed.data.order_no}/payments?key=${placed.data.key}`
  const { choices } = (await (await site.ask(path)).json()) as {
    choices: { currency: string; due: number; open: number }[]
  }
  const [choice] = choices
  assertSeen(choice !== undefined, 'no card is offered')
  const body = JSON.stringify({ currency: choice.currency, amount: choice.due || choice.open })
  return site.ask(path, { method: 'POST', headers: json, body, signal: AbortSignal.timeout(60_000) })
}

async function statusOf(asked: Promise<Response>): Promise<number> {
  const answer = await asked
  await answer.arrayBuffer()
  return answer.status
}

async function timed<T>(asked: Promise<T>): Promise<{ status: T; seconds: number }> {
  const started = performance.now()
  return { status: await asked, seconds: (performance.now() - started) / 1000 }
}
