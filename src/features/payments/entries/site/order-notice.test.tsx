// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { BankAccount } from '#src/features/bank-accounts/bank-accounts.schema.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { OrderNotice } from './order-notice.tsx'

const i18n = { lang: 'tr', default_lang: 'tr', languages: [], strings: {} }
const total = { currency: 'TRY', price: 80, kdv: 20, total: 100, due: 'all', deposit: 100, balances: [] }
const order = {
  ...{ order_no: 'SYH-27-7F3K9Q', name: 'Ayşe Yılmaz', status: 'opsiyonlu', may_report: true, payments: [] },
  ...{ open: [{ currency: 'TRY', amount: 100 }], totals: [total], lira: null },
} as unknown as ShownOrder
const accounts = [{ id: 1, bank: 'Vakıf', branch: '', currency: 'TRY' }] as unknown as BankAccount[]

const Notice = () => (
  <I18nProvider value={i18n}>
    <OrderNotice order={order} orderKey="key" accounts={accounts} />
  </I18nProvider>
)

const sent = vi.fn()
beforeEach(() => {
  sent.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('fetch', async () => {
    sent()
    const errors = { sender: ['Göndereni yazın'], paid_on: ['Günü seçin'], amount: ['Tutarı yazın'] }
    return Response.json({ success: false, message: 'Bazı alanlar', errors }, { status: 422 })
  })
  const Page = createRoutesStub([{ path: '/', Component: Notice }])
  render(<Page />)
})
afterEach(cleanup)

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

test('the first wrong field of the form has the focus, and the sentence of a field goes when it is changed', async () => {
  fireEvent.submit(field('amount').form!)
  expect(await screen.findByText('Tutarı yazın')).toBeDefined()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('amount')))
  fireEvent.input(field('amount'), { target: { value: '90' } })
  expect(screen.queryByText('Tutarı yazın')).toBeNull()
  expect(screen.getByText('Göndereni yazın')).toBeDefined()
  fireEvent.input(field('sender'), { target: { value: 'Ayşe' } })
  fireEvent.input(field('paid_on'), { target: { value: '2026-11-20' } })
  expect([screen.queryByText('Göndereni yazın'), screen.queryByText('Günü seçin')]).toEqual([null, null])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a file that is neither a PDF nor a photo is refused when it is chosen', () => {
  const choose = (name: string, type: string) =>
    fireEvent.change(field('receipt'), { target: { files: [new File(['x'], name, { type })] } })
  choose('dekont.txt', 'text/plain')
  expect(screen.getByText('errors.file_kind')).toBeDefined()
  choose('dekont.pdf', 'application/pdf')
  expect(screen.queryByText('errors.file_kind')).toBeNull()
  choose('IMG_2031.heic', 'image/heic')
  expect(screen.queryByText('errors.file_kind')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})
