import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { askOutside } from '#src/base/http/outside.server.ts'
import { staffPassword } from '#src/features/accounts/accounts.fixture.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { agencyKeys } from '#tools/pos-simulator/agency-keys.ts'
import { iyzicoNotice } from '#tools/pos-simulator/iyzico.ts'
import type { SimulatedPayment } from '#tools/pos-simulator/payments.ts'
import { paytrNotice } from '#tools/pos-simulator/paytr.ts'
import { type PosSimulator, startPosSimulator } from '#tools/pos-simulator/server.ts'
import type { CardAttempts } from './card-refunds.schema.ts'
import { type CardProviderName, cardSettingsPath } from './cards.links.ts'
import type { CardOffer, CardPaymentBegun } from './cards.schema.ts'

const booked = new Date('2026-11-21T10:00:00Z')

/**
 * An agency that takes cards, with the simulator in place of its provider; iyzico unless `choose` says otherwise. Call it at the top of
 * a test file. Before each test there is a tour; two seats are 20,000 lira with a deposit of 5,000.
 */
export function cardAgency() {
  const agency = officeAgency(booked)
  let simulator: PosSimulator
  let api: TestApi
  const state = {
    tour: null as unknown as SoldTour,
    /** false: the provider does not answer */
    isUp: true,
  }
  const put = (path: string, body: object) =>
    api.post<{ message: string; errors?: object }>(path, { ...body, _method: 'PUT' }, officeHeaders)
  const choose = (provider: CardProviderName | 'none') =>
    put(cardSettingsPath, { provider, max_installments: 6, ...agencyKeys, current_password: staffPassword })
  beforeAll(async () => {
    simulator = await startPosSimulator(0)
    simulator.payments.now = () => agency.clock.now
    const { url: posSimulatorUrl } = simulator
    const settings = { siteUrl: 'https://seyyah.example', holdHours: 24, holdsPerEmail: 1000, posSimulatorUrl }
    const ask: typeof askOutside = (...call) =>
      state.isUp ? askOutside(...call) : Promise.reject(new Error('timeout'))
    const services = { db: agency.db, staff: agency.staff, now: () => agency.clock.now, settings, askOutside: ask }
    api = testApi(endpoints, services)
  })
  afterAll(() => simulator.close())
  beforeEach(async () => {
    agency.clock.now = booked
    state.isUp = true
    for (const table of ['orders', 'outbox', 'audit_events'] as const) await agency.db.deleteFrom(table).execute()
    state.tour = await insertSoldTour(agency.db, { start_date: '2027-04-12' })
    await choose('iyzico')
    // The first time it tells the administrators of the keys.
    await agency.db.deleteFrom('outbox').execute()
  })
  const beginWith = ({ order_no, key }: PlacedOrder, body: object) =>
    api.post<CardPaymentBegun & { errors?: object }>(orderApiPath(order_no, key, '/payments'), body)
  /** The provider's notice reaches the agency. */
  const notify = async (payment: SimulatedPayment, change: (body: string) => string = (body) => body) => {
    const { headers, body } = payment.provider === 'iyzico' ? iyzicoNotice(payment) : paytrNotice(payment)
    const request = new Request(`https://seyyah.example/api/payments/${payment.provider}/notice`, {
      method: 'POST',
      // From another site, as a browser would say it.
      headers: { ...headers, origin: 'https://provider.example' },
      body: change(body),
    })
    const answer = await api.fetch(request, { address: '192.0.2.9' })
    return { status: answer.status, text: await answer.text() }
  }
  return {
    agency,
    state,
    get api() {
      return api
    },
    get simulator() {
      return simulator
    },
    put,
    choose,
    beginWith,
    notify,
    /** Minutes after the booking. */
    after(minutes: number) {
      agency.clock.now = new Date(booked.getTime() + minutes * 60_000)
    },
    order: () => agency.order({ tour: state.tour, adults: 2 }),
    /** Opens the provider's page for an amount. */
    async begin(order: PlacedOrder, amount: number, currency = 'TRY'): Promise<SimulatedPayment> {
      const { status, body } = await beginWith(order, { amount, currency })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return simulator.payments.byToken(body.data.url.split('/').at(-1)!)!
    },
    async pay(payment: SimulatedPayment) {
      await simulator.act(payment.token, 'pay')
      return notify(payment)
    },
    offerOf: async ({ order_no, key }: PlacedOrder) =>
      (await api.get<CardOffer>(orderApiPath(order_no, key, '/payments'))).body,
    attemptsOf: async ({ id }: PlacedOrder) =>
      (await api.get<CardAttempts>(`/api/admin/orders/${id}/card-attempts`, officeHeaders)).body,
    moneyOf: ({ id }: PlacedOrder) =>
      agency.db
        .selectFrom('payments')
        .select(['status', 'method', 'amount', 'currency'])
        .where('order_id', '=', id)
        .orderBy('id')
        .execute(),
    async refund({ id }: PlacedOrder, payment: number, amount: number) {
      const { version } = await agency.read(id)
      return api.post<{ message: string; errors?: object }>(
        `/api/admin/orders/${id}/payments/${payment}/refund`,
        { version, amount, reason: 'Müşteri vazgeçti' },
        officeHeaders,
      )
    },
  }
}
