import { expect, test } from 'vitest'
import { cardAgency } from './card-agency.fixture.ts'

const cards = cardAgency()
const { agency, choose, after, order, begin, moneyOf } = cards
const deposit = 5000

test('the way back asks at once, goes on to the order, and does not believe the browser', async () => {
  const placed = await order()
  const payment = await begin(placed, deposit)
  const back = (method = 'POST') =>
    cards.api.fetch(
      new Request(payment.returnUrl, {
        method,
        headers: { origin: 'https://provider.example', 'content-type': 'application/x-www-form-urlencoded' },
        ...(method === 'POST' && { body: 'status=success&amount=1' }),
      }),
      { address: '192.0.2.9' },
    )
  const first = await back()
  expect([first.status, first.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/rezervasyon-sonuc\?no=.*&key=/),
  ])
  expect(await moneyOf(placed)).toEqual([])
  await cards.simulator.act(payment.token, 'lost')
  await back('GET')
  expect(await moneyOf(placed)).toHaveLength(1)
})

test('the way back to an order whose links have ended does not lead to the new one', async () => {
  const placed = await order()
  const { returnUrl } = await begin(placed, deposit)
  const corrected = { email: 'ayse@dogru.example', reason: 'Yanlış yazılmış' }
  expect((await agency.send('PUT', `/${placed.id}/customer`, corrected)).status).toBe(200)
  const { status, headers } = await cards.api.fetch(new Request(returnUrl), { address: '192.0.2.9' })
  expect([status, headers.get('location')]).toEqual([303, '/rezervasyonum?odeme=bitti'])
})

test.each(['iyzico', 'paytr'] as const)(
  '%s: the way back opens the order for a day, by a secret that the number of the attempt is not',
  async (provider) => {
    await choose(provider)
    const placed = await order()
    const { returnUrl, attempt_no } = await begin(placed, deposit)
    const locationOf = async (address: string) => {
      const { status, headers } = await cards.api.fetch(new Request(address), { address: '192.0.2.9' })
      return [status, headers.get('location')]
    }
    const ended = [303, '/rezervasyonum?odeme=bitti']
    const way = (query: string) => `https://seyyah.example/api/payments/${provider}/return${query}`
    expect(returnUrl).not.toContain(attempt_no)
    expect(await locationOf(returnUrl)).toEqual([303, expect.stringContaining(`no=${placed.order_no}`)])
    for (const query of [`?attempt=${attempt_no}`, `?key=${attempt_no}`, '?key=', '', '?key=YOK'])
      expect(await locationOf(way(query))).toEqual(ended)
    // Nor does the database hold the secret.
    const stored = await agency.db.selectFrom('card_attempts').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(new URL(returnUrl).searchParams.get('key'))
    after(24 * 60)
    expect(await locationOf(returnUrl)).toEqual(ended)
  },
)

test.each(['the way back', 'the way to another payment'])(
  '%s asks again about a page whose first card was declined: another one may have paid',
  async (way) => {
    const placed = await order()
    const payment = await begin(placed, deposit)
    await cards.simulator.act(payment.token, 'decline')
    await cards.notify(payment)
    await cards.simulator.act(payment.token, 'lost')
    after(12)
    if (way === 'the way back') await cards.api.fetch(new Request(payment.returnUrl), { address: '192.0.2.9' })
    else await cards.beginWith(placed, { amount: deposit, currency: 'TRY' })
    expect(await moneyOf(placed)).toMatchObject([{ status: 'eslesti', method: 'kart' }])
  },
)
