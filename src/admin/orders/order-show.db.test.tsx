// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { officeAgency } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { testOfficeBrowser } from '#src/tests/frame/test-office-browser.ts'
import { OrderShow } from './order-show.tsx'

const agency = officeAgency(new Date())
testOfficeBrowser(agency)

test('an answer and a note are one question on leaving; a note can be saved in passing, an answer is never sent so', async () => {
  const { id } = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  const order = await agency.read(id)
  const router = createMemoryRouter([
    { path: '/', element: <OrderShow order={order} reload={async () => {}} /> },
    { path: '/orders', element: <p>all orders</p> },
  ])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Müşteriye yaz' }))
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type('Yanıtınız', 'Yeriniz ayrıl')
  await type('Yeni not', 'Telefonda sordu.')
  await act(() => router.navigate('/orders'))
  const [question, ...others] = await screen.findAllByRole('dialog')
  expect([question?.textContent, others]).toEqual([expect.stringContaining('Kaydedilmemiş değişiklikleriniz var'), []])
  expect(screen.queryByRole('button', { name: 'Kaydet ve ayrıl' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sayfada kal' }))
  await type('Yanıtınız', '')
  await act(() => router.navigate('/orders'))
  fireEvent.click(await screen.findByRole('button', { name: 'Kaydet ve ayrıl' }))
  await screen.findByText('all orders', {}, { timeout: 20_000 })
  await waitFor(async () => {
    const { events } = await agency.read(id)
    expect(events.map(({ note }) => note)).toContain('Telefonda sordu.')
  })
  const messages = await agency.db.selectFrom('order_messages').select('body').where('order_id', '=', id).execute()
  expect(messages).toEqual([])
})

test('an order with a cancelled departure reads what its customer reads: nothing to pay', async () => {
  const { db } = agency
  const tour = await insertSoldTour(db)
  const { id } = await agency.order({ tour, adults: 2 })
  await agency.enter(id, { method: 'nakit', amount: 5000, currency: 'TRY', paid_on: dayOf(new Date()) })
  await db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  const order = await agency.read(id)
  const router = createMemoryRouter([{ path: '/', element: <OrderShow order={order} reload={async () => {}} /> }])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  expect(await screen.findByText('Ödendi 5.000 TL · ödenecek tutar yok')).toBeTruthy()
})

test.each([
  ['kart-ret', 'Kart ödemesi incelemede reddedildi', 'Kendiliğinden'],
  ['kart-acilmadi', 'Kart ödeme sayfası açılmadı', 'Kendiliğinden'],
  ['iade-ret', 'Karta iade gerçekleşmedi', 'Kendiliğinden'],
  ['bildirildi', 'Ödeme bildirildi', 'Müşteri'],
] as const)('of an order of the site the history says who did %s', async (action, text, actor) => {
  const { id } = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  await agency.db.insertInto('order_events').values({ order_id: id, kind: 'odeme', action }).execute()
  const order = await agency.read(id)
  const router = createMemoryRouter([{ path: '/', element: <OrderShow order={order} reload={async () => {}} /> }])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  expect((await screen.findByText(text)).closest('li')?.textContent).toMatch(new RegExp(`· ${actor}$`))
})

test.each([
  { what: 'a customer who is mailed', change: {}, says: 'Müşteriye yazarız; nedeniniz e-postada yer alır.' },
  { what: 'a customer without an address', change: { email: '' }, says: 'e-posta adresi yok; haberi siz verirsiniz' },
  { what: 'a site without a mail server', change: { sends_mail: false }, says: 'e-posta bekletilir' },
])('a dialog promises a mail only when it goes: $what', async ({ change, says }) => {
  const { id } = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  await agency.db.insertInto('order_events').values({ order_id: id, kind: 'iptal-istegi' }).execute()
  const order = { ...(await agency.read(id)), sends_mail: true, ...change }
  const router = createMemoryRouter([{ path: '/', element: <OrderShow order={order} reload={async () => {}} /> }])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'İsteği reddet' }))
  expect((await screen.findByRole('dialog')).textContent).toContain(says)
})
