import { expect, test } from 'vitest'
import { cardAgency } from './card-agency.fixture.ts'

const cards = cardAgency()
const { agency, choose, order, beginWith, offerOf, attemptsOf } = cards

test.each([
  ['iyzico', 'email hatalı formatta'],
  ['paytr', 'Zorunlu alan degeri gecersiz veya gönderilmedi. (get-token): email'],
] as const)(
  '%s refuses a field: the payer reads a way on, and staff the provider’s words',
  async (provider, refusal) => {
    await choose(provider)
    const placed = await order()
    await agency.db.updateTable('orders').set({ email: 'ayse@yerel' }).where('id', '=', placed.id).execute()
    const { status, body } = await beginWith(placed, { amount: 5000, currency: 'TRY' })
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/kartınızdan para çekilmedi.*havale.*arayın: \+90 212/),
    ])
    expect(body.message).not.toContain('Biraz sonra')
    const [attempt] = await attemptsOf(placed)
    expect(attempt).toMatchObject({ status: 'reddedildi', refusal })
    // Once a day, however often the customer tries.
    expect((await beginWith(placed, { amount: 5000, currency: 'TRY' })).status).toBe(409)
    const told = (await agency.read(placed.id)).events.filter(({ action }) => action === 'kart-acilmadi')
    expect(told).toMatchObject([{ kind: 'odeme', note: refusal }])
    const { db } = agency
    const alerts = await db.selectFrom('alert_queue').select('record_id').where('cause', '=', 'cards').execute()
    expect(alerts).toEqual([{ record_id: told[0]!.id }])
    await db.deleteFrom('alert_queue').execute()
    // What is no word about the card is not the payer's to read.
    expect((await offerOf(placed)).attempt).toMatchObject({ is_unopened: true, refusal: '' })
  },
)
