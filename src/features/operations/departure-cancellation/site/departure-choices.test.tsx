// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { DepartureChoice } from '../departure-cancellation.schema.ts'
import { DepartureChoiceCard } from './departure-choices.tsx'

const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }
const date = (departure_id: number, day: string) => ({ departure_id, start_date: day, end_date: day, seats_left: 4 })
const full = date(1, '2027-05-01')
const free = date(2, '2027-05-08')
const choice: DepartureChoice = {
  departure_id: 9,
  tour_name: 'Kapadokya',
  start_date: '2027-04-12',
  end_date: '2027-04-14',
  reason: '',
  alternatives: [full, free],
  may_refund: true,
  refund: [],
  reported: [],
  refund_by: '2027-04-30',
  has_other_tours: false,
}

afterEach(cleanup)

const Nothing = () => null

function Card() {
  return (
    <I18nProvider value={i18n}>
      <DepartureChoiceCard order_no="SYH-27-7F3K9Q" orderKey="key" choice={useLoaderData<DepartureChoice>()} />
    </I18nProvider>
  )
}

test('a date whose last seats are taken is refused with words, which do not stand under another date', async () => {
  let alternatives = [full, free]
  const loader = () => ({ ...choice, alternatives })
  const Page = createRoutesStub([{ path: '/', Component: Card, loader, HydrateFallback: Nothing }])
  const words = 'Seçtiğiniz tarihte yer kalmadı.'
  vi.stubGlobal('fetch', async () => {
    alternatives = [free]
    return Response.json({ success: false, message: words, errors: {} }, { status: 409 })
  })
  render(<Page />)
  const choose = async (nth: number) =>
    fireEvent.click((await screen.findAllByRole('button', { name: /^cancelling\.choice_move/ }))[nth]!)
  await choose(0)
  fireEvent.click(screen.getByRole('button', { name: 'cancelling.choice_yes' }))
  expect(await screen.findByText(words)).toBeDefined()
  await vi.waitFor(() => expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByText(words)).toBeDefined()
  await choose(0)
  expect(screen.queryByText(words)).toBeNull()
})

test.each([
  ['paid nothing', {}, ['choice_unpaid']],
  [
    'reported a payment that is not matched',
    { reported: [{ amount: 1980, currency: 'USD' as const }] },
    ['choice_reported'],
  ],
  [
    'paid, and reported the rest',
    { refund: [{ amount: 20, currency: 'USD' as const }], reported: [{ amount: 1980, currency: 'USD' as const }] },
    ['choice_refund', 'choice_reported'],
  ],
])('who %s reads what happens to that money', async (_, money, texts) => {
  const loader = () => ({ ...choice, ...money })
  const Page = createRoutesStub([{ path: '/', Component: Card, loader, HydrateFallback: Nothing }])
  render(<Page />)
  await screen.findAllByRole('button', { name: /^cancelling\.choice_move/ })
  const shown = ['choice_refund', 'choice_reported', 'choice_unpaid'].filter((key) =>
    document.body.textContent!.includes(`cancelling.${key}`),
  )
  expect(shown).toEqual(texts)
})
