import { expect, test } from 'vitest'
import { officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { cardAgency } from './card-agency.fixture.ts'
import { askAboutOpenRefunds } from './card-refunds.commands.server.ts'

const cards = cardAgency()
const { agency, state, choose, after, order, begin, pay, attemptsOf, moneyOf, refund } = cards

async function paidOrder() {
  const placed = await order()
  const payment = await begin(placed, 20_000)
  await pay(payment)
  return { placed, payment, id: (await agency.read(placed.id)).payments[0]!.id }
}

test.each(['iyzico', 'paytr'] as const)(
  '%s: refunds in parts, never more than came, and no undoing',
  async (provider) => {
    await choose(provider)
    const { placed, payment, id } = await paidOrder()
    expect((await refund(placed, id, 7500.5)).body.message).toBe('Tutar karta iade edildi.')
    expect((await refund(placed, id, 12_500)).status).toBe(422)
    expect((await refund(placed, id, 0.01)).status).toBe(201)
    expect((await refund(placed, id, 12_499.49)).status).toBe(201)
    expect(cards.simulator.payments.byToken(payment.token)!.refunds).toEqual([7500_50, 1, 12_499_49])
    const [attempt] = await attemptsOf(placed)
    expect(attempt).toMatchObject({ refundable: 0, refunds: Array(3).fill({ status: 'iade' }) })
    expect(
      (await cards.api.post(`/api/admin/orders/${placed.id}/payments/${id}/undo`, { reason: 'yanlış' }, officeHeaders))
        .status,
    ).toBe(409)
    expect((await moneyOf(placed)).map(({ status }) => status)).toEqual(['eslesti', 'iade', 'iade', 'iade'])
  },
)

test('of two clerks who refund at once, one does', async () => {
  const { placed, payment, id } = await paidOrder()
  const answers = await Promise.all([refund(placed, id, 20_000), refund(placed, id, 20_000)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)])
  expect(cards.simulator.payments.byToken(payment.token)!.refunds).toEqual([20_000_00])
  expect(await agency.read(placed.id)).toMatchObject({ payment_status: 'iade', sums: [{ refunded: 20_000 }] })
})

test('a refund whose answer was not heard is asked about until it is known', async () => {
  const { placed, payment, id } = await paidOrder()
  state.isUp = false
  const { status, body } = await refund(placed, id, 5000)
  expect([status, body.message]).toEqual([201, expect.stringContaining('yeniden iade etmeyin')])
  state.isUp = true
  expect((await refund(placed, id, 5000)).status).toBe(409)
  // The provider did it, only its answer was lost.
  cards.simulator.payments.byToken(payment.token)!.refunds.push(5000_00)
  expect(await askAboutOpenRefunds(cards.api.services)).toBe(1)
  expect((await agency.read(placed.id)).sums).toMatchObject([{ refunded: 5000 }])
  state.isUp = false
  await refund(placed, id, 1000)
  state.isUp = true
  expect(await askAboutOpenRefunds(cards.api.services)).toBe(0)
  after(90)
  // The provider never heard of this one.
  expect(await askAboutOpenRefunds(cards.api.services)).toBe(1)
  expect((await attemptsOf(placed))[0]!.refunds.map((each) => each.status)).toEqual(['iade', 'reddedildi'])
  expect((await agency.read(placed.id)).sums).toMatchObject([{ refunded: 5000 }])
})

test('a refund that did not happen is written to the order once, and staff who handle money are told', async () => {
  const { placed, payment, id } = await paidOrder()
  await agency.db.deleteFrom('alert_queue').execute()
  const unheard = async () => {
    state.isUp = false
    await refund(placed, id, 1000)
    state.isUp = true
  }
  await unheard()
  const { version } = await agency.read(placed.id)
  after(90)
  await askAboutOpenRefunds(cards.api.services)
  const read = await agency.read(placed.id)
  const failedOf = ({ events }: typeof read) => events.filter(({ action }) => action === 'iade-ret')
  expect(failedOf(read)).toMatchObject([{ kind: 'odeme', payment_id: id, by: null }])
  // A screen that is open reads it again.
  expect(read.version).toBeGreaterThan(version)
  await unheard()
  after(180)
  await Promise.all([askAboutOpenRefunds(cards.api.services), askAboutOpenRefunds(cards.api.services)])
  const failed = failedOf(await agency.read(placed.id))
  const told = () => agency.db.selectFrom('alert_queue').select(['cause', 'record_id']).orderBy('id').execute()
  expect(failed.length).toBe(2)
  expect(await told()).toEqual(failed.map((event) => ({ cause: 'cards', record_id: event.id })))
  // What a clerk hears at the screen is no news.
  cards.simulator.payments.byToken(payment.token)!.refunds.push(20_000_00)
  expect((await refund(placed, id, 1000)).status).toBe(409)
  expect((await told()).length).toBe(2)
})

test('a refund whose answer was not heard is written once by two processes at once', async () => {
  const { placed, payment, id } = await paidOrder()
  state.isUp = false
  await refund(placed, id, 5000)
  state.isUp = true
  cards.simulator.payments.byToken(payment.token)!.refunds.push(5000_00)
  await Promise.all([askAboutOpenRefunds(cards.api.services), askAboutOpenRefunds(cards.api.services)])
  expect((await moneyOf(placed)).map(({ status }) => status)).toEqual(['eslesti', 'iade'])
  expect((await agency.read(placed.id)).sums).toMatchObject([{ refunded: 5000 }])
})

test.each(['iyzico', 'paytr'] as const)(
  '%s: what the provider refuses is said, and stands in the way of nothing',
  async (provider) => {
    await choose(provider)
    const { placed, payment, id } = await paidOrder()
    // Given back at the provider's own screen.
    const { refunds } = cards.simulator.payments.byToken(payment.token)!
    refunds.push(15_000_00)
    expect(await refund(placed, id, 20_000)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Sağlayıcı iadeyi kabul etmedi: [^–]/) },
    })
    expect((await attemptsOf(placed))[0]!.refunds).toMatchObject([{ status: 'reddedildi', amount: 20_000 }])
    expect((await agency.read(placed.id)).sums).toMatchObject([{ paid: 20_000, refunded: 0 }])
    expect((await refund(placed, id, 5000)).status).toBe(201)
    expect(refunds).toEqual([15_000_00, 5000_00])
  },
)

test('without the keys of its provider a refund is refused at once, and nothing waits for an answer', async () => {
  const { placed, id } = await paidOrder()
  await agency.db.updateTable('card_settings').set({ iyzico_api_key: null }).execute()
  expect((await refund(placed, id, 5000)).status).toBe(409)
  expect((await attemptsOf(placed))[0]!.refunds).toMatchObject([{ status: 'reddedildi' }])
  expect((await agency.read(placed.id)).sums).toMatchObject([{ refunded: 0 }])
})

const cashBack = ({ id }: { id: number }, amount: number) =>
  agency.enter(id, {
    ...{ kind: 'iade', method: 'nakit', currency: 'TRY', paid_on: '2026-11-21', note: 'Kasadan verildi' },
    amount,
  })

test('what went back in cash does not go back to the card', async () => {
  const { placed, id } = await paidOrder()
  expect((await refund(placed, id, 12_000)).status).toBe(201)
  expect((await cashBack(placed, 8000.01)).body.errors).toMatchObject({ amount: [expect.stringContaining('8.000 TL')] })
  expect((await cashBack(placed, 5000)).status).toBe(201)
  expect((await attemptsOf(placed))[0]!.refundable).toBe(3000)
  expect((await refund(placed, id, 3000.01)).body.errors).toMatchObject({
    amount: [expect.stringContaining('3.000 TL')],
  })
  expect((await refund(placed, id, 3000)).status).toBe(201)
  expect((await agency.read(placed.id)).sums).toMatchObject([{ paid: 20_000, refunded: 20_000 }])
})

test('of a refund to the card and one in cash at once, one is made', async () => {
  for (let round = 0; round < 3; round++) {
    const { placed, id } = await paidOrder()
    const answers = await Promise.all([refund(placed, id, 20_000), cashBack(placed, 20_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.toBeOneOf([409, 422])])
    expect((await agency.read(placed.id)).sums).toMatchObject([{ paid: 20_000, refunded: 20_000 }])
  }
})

test('a refund whose answer was not heard counts: no cash beside it, and no undoing of what covers it', async () => {
  const { placed, id } = await paidOrder()
  const cash = { method: 'nakit', currency: 'TRY', paid_on: '2026-11-21', amount: 3000, accepts_difference: true }
  const { body } = await agency.enter(placed.id, cash)
  state.isUp = false
  expect((await refund(placed, id, 20_000)).status).toBe(201)
  expect((await cashBack(placed, 3000.01)).status).toBe(422)
  expect((await cashBack(placed, 1000)).status).toBe(201)
  const undone = await agency.send('POST', `/${placed.id}/payments/${body.data!.id}/undo`, { reason: 'yanlış' })
  expect(undone.status).toBe(409)
  expect((await cashBack(placed, 2000)).status).toBe(201)
})

test('a refund that the provider made is not undone in the books', async () => {
  const { placed, id } = await paidOrder()
  expect((await refund(placed, id, 5000)).status).toBe(201)
  const { payments } = await agency.read(placed.id)
  const back = payments.find(({ status }) => status === 'iade')!
  const undone = await agency.send('POST', `/${placed.id}/payments/${back.id}/undo`, { reason: 'yanlış' })
  expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('para müşteride')])
  expect((await agency.read(placed.id)).sums).toMatchObject([{ refunded: 5000 }])
})
