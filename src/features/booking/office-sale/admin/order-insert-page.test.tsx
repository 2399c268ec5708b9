// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SaleTerms } from '../office-sale.schema.ts'
import OrderInsertPage from './order-insert-page.tsx'
import { type DraftItem, newDraft, writeDraft } from './sale-draft.ts'

const terms: SaleTerms = { hold_hours: 24, max_discount: 10, sends_mail: true, languages: [] }
const item: DraftItem = {
  ...{ id: 'a', token: 'kapadokya', tourDate: '2027-04-12', end_date: '2027-04-14', tour_name: 'Kapadokya' },
  ...{ currency: 'TRY', adults: 2, ages: '', singles: 0, discount: '', unit: 'percent' },
}

let sales: number
beforeEach(() => {
  sales = 0
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method !== 'POST') return Response.json({ message: 'Fiyat yok.' }, { status: 500 })
    sales += 1
    return Response.json({ message: 'Koltuk kalmadı.' }, { status: 409 })
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const Nothing = () => null

async function open() {
  const Page = createRoutesStub([
    { path: '/', Component: OrderInsertPage as ComponentType, HydrateFallback: Nothing, loader: () => terms },
  ])
  render(
    <MantineProvider env="test">
      <Page />
    </MantineProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}
/** Presses Ctrl+S in a field. @returns false: the browser does not answer the key with a dialog of its own */
const press = (label: RegExp) =>
  act(async () => fireEvent.keyDown(screen.getByLabelText(label), { key: 's', code: 'KeyS', ctrlKey: true }))

test('Ctrl+S saves the sale, as on every form', async () => {
  writeDraft({ ...newDraft(), items: [item] })
  await open()
  expect(await press(/^Ad/)).toBe(false)
  expect((await screen.findByText('Koltuk kalmadı.')).isConnected).toBe(true)
  expect(sales).toBe(1)
})

test('Ctrl+S on an empty sale says what comes first, and sells nothing', async () => {
  await open()
  expect(await press(/^Ad/)).toBe(false)
  expect(screen.getByLabelText('Tur ya da tarih', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true')
  expect(sales).toBe(0)
})

const hold = () => screen.getByLabelText<HTMLInputElement>('Opsiyon bitişi')
const save = () => act(async () => fireEvent.click(screen.getByText('Satışı kaydet')))
/** what a field is refused with */
const refusalOf = (input: HTMLElement) =>
  (input.getAttribute('aria-invalid') === 'true' && document.getElementById(`${input.id}-error`)?.textContent) || null
const holdWrong = 'Günü, dört haneli yılı ve saati yazın ya da alanı boşaltın'

test('a hold with a day and no time is refused at its field, never saved as the usual one', async () => {
  writeDraft({ ...newDraft(), items: [item] })
  await open()
  // A browser tells a half-typed instant from an empty field by this alone.
  Object.defineProperty(hold(), 'validity', { value: { badInput: true }, configurable: true })
  await save()
  expect([sales, refusalOf(hold()), document.activeElement === hold()]).toEqual([0, holdWrong, true])
  Object.defineProperty(hold(), 'validity', { value: { badInput: false } })
  fireEvent.change(hold(), { target: { value: '2027-03-01T18:00' } })
  expect(refusalOf(hold())).toBeNull()
  await save()
  expect(sales).toBe(1)
})

test('a hold in a year of five digits is refused at its field, and the sale can still be saved', async () => {
  const draft = newDraft()
  writeDraft({ ...draft, items: [item], form: { ...draft.form, hold_until: '12027-03-01T18:00' } })
  await open()
  expect([refusalOf(hold()), hold().max]).toEqual([holdWrong, '9999-12-31T23:59'])
  await save()
  expect([sales, document.activeElement === hold()]).toEqual([0, true])
  fireEvent.change(hold(), { target: { value: '' } })
  await save()
  expect(sales).toBe(1)
})

test.each([
  { what: 'adults', label: 'Yetişkin', typed: '', words: 'En az 1 olan bir tam sayı yazın', right: '3' },
  { what: 'ages', label: 'Çocuk yaşları', typed: '4, on', words: '0–17 arası yaşları virgülle ayırın', right: '4, 10' },
])('$what that cannot be read are refused at their field, and no price is waited for', async (row) => {
  writeDraft({ ...newDraft(), items: [item] })
  await open()
  const field = () => screen.getByLabelText<HTMLInputElement>(row.label)
  fireEvent.change(field(), { target: { value: row.typed } })
  expect(refusalOf(field())).toBe(row.words)
  expect(screen.queryByText('Fiyat hesaplanıyor…')).toBeNull()
  expect(screen.getByText('Fiyat için işaretli alanları düzeltin.').isConnected).toBe(true)
  await save()
  expect([sales, document.activeElement === field()]).toEqual([0, true])
  fireEvent.change(field(), { target: { value: row.right } })
  expect(refusalOf(field())).toBeNull()
  await save()
  expect(sales).toBe(1)
})
