// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { PayLink } from '../../payment-links/payment-links.schema.ts'
import { PayLinkForm } from '../../payment-links/site/pay-link-form.tsx'
import { CardPayment, stayMs } from './card-payment.tsx'

const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }
const lira = { currency: 'TRY', rate: null, is_kept_rate: false } as const
const offer = {
  is_offered: true,
  choices: [{ ...lira, due: 500, open: 500 }],
  installments: [],
  attempt: null,
}
const link: PayLink = {
  ...lira,
  ...{ state: 'acik', amount: 500, paid: 0, purpose: 'Ön ödeme', valid_until: '2027-04-01', is_partial: false },
  ...{ order_no: 'SYH-27-7F3K9Q', tours: [], payable: 500, installments: [], attempt: null },
}
const forms = [
  { of: 'an order', Form: () => <CardPayment order_no="SYH-27-7F3K9Q" orderKey="key" offer={offer} /> },
  { of: 'a link', Form: () => <PayLinkForm link={link} code="abc" /> },
]

let begun: number
const assign = vi.spyOn(window.location, 'assign')
beforeEach(() => {
  begun = 0
  assign.mockReset().mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => {
    begun += 1
    const data = { url: 'https://banka.example/ode' }
    return Response.json({ success: true, message: 'Başladı', data }, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function open(Form: () => React.JSX.Element) {
  const Component = () => (
    <I18nProvider value={i18n}>
      <Form />
    </I18nProvider>
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  render(<Page />)
  await screen.findByRole('button', { name: 'cards.pay' })
}
const button = () => screen.getByRole<HTMLButtonElement>('button')
const press = () => fireEvent.submit(document.querySelector('form')!)
const pay = () => act(async () => press())
const left = (times: number) => vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(times))

test.each(forms)('$of: a double click opens one payment, also while its page opens', async ({ Form }) => {
  await open(Form)
  await act(async () => [press(), press()])
  await left(1)
  await pay()
  expect([begun, button().disabled, button().textContent]).toEqual([1, true, 'cards.opening'])
})

test.each(forms)('$of: whoever goes back from the bank’s page can pay again', async ({ Form }) => {
  await open(Form)
  await pay()
  await left(1)
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(button().disabled).toBe(false)
  await pay()
  await left(2)
  expect(begun).toBe(2)
})

test.each(forms)('$of: whoever stops the bank’s page on its way can pay again', async ({ Form }) => {
  await open(Form)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pay()
  await act(() => vi.advanceTimersByTimeAsync(stayMs - 1))
  expect([assign.mock.calls.length, button().disabled]).toEqual([1, true])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(button().disabled).toBe(false)
  await pay()
  expect(begun).toBe(2)
})
