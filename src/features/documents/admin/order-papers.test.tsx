// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { OfficePaper, OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { OrderPapers } from './order-papers.tsx'

const paper = (id: number, more: Partial<OfficePaper> = {}) =>
  ({
    id,
    number: id,
    kind: 'voucher',
    subject: 0,
    lang: 'en',
    created_at: '2027-03-01T09:00:00.000Z',
    created_by: null,
    voided_at: null,
    void_reason: null,
    ...more,
  }) as OfficePaper
const found: OfficePapers = {
  papers: [paper(2), paper(1, { voided_at: '2027-03-01T09:00:00.000Z', void_reason: 'yenilendi' })],
  available: [{ kind: 'voucher', subject: 0 }],
  unprintable: [],
  makes_papers: true,
}
let answered: OfficePapers

let sent: string[]
beforeEach(() => {
  sent = []
  answered = found
  vi.stubGlobal('fetch', async (target: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = String(target)
      .replace(/^.*\/orders/, '')
      .split('?')[0]!
    sent.push([method, path, body].filter(Boolean).join(' '))
    if (method === 'POST') return Response.json({ success: true, message: '', data: { id: 3 } })
    return path === '/7/documents' ? Response.json(answered) : new Response('%PDF')
  })
})
afterEach(cleanup)

function show(mayMake: boolean, missing = 0): void {
  const facts = { id: 7, lang: 'tr', payments: [], contracts: [], may: { orders: mayMake } }
  const waiting = { passengers: missing > 0 ? { missing, seats: 4 } : null }
  const order = { ...facts, waiting } as unknown as OfficeOrder
  render(
    <MantineProvider env="test">
      <ModalsProvider>
        <OrderPapers open={{ order, reload: async () => {} }} />
      </ModalsProvider>
    </MantineProvider>,
  )
}
const savedBy = async (nth: number) => {
  fireEvent.click((await screen.findAllByRole('button', { name: /^İndir/ }))[nth]!)
  return vi.waitFor(
    () => sent.find((each) => /^GET \/7\/documents\/\d/.test(each)) ?? Promise.reject(new Error('none')),
  )
}

test('whoever saves the valid paper saves what the order says now, in the language of that paper', async () => {
  show(true)
  expect(await savedBy(0)).toBe('GET /7/documents/3')
  const [making] = sent.filter((each) => each.startsWith('POST'))
  expect(making).toContain('/7/documents {"kind":"voucher","subject":0,"lang":"en"}')
})

test('the keyboard goes on at the paper that was made', async () => {
  answered = { ...found, papers: [] }
  show(true)
  const making = await screen.findByRole('button', { name: /^Belgeyi oluştur/ })
  making.focus()
  answered = { ...found, papers: [paper(3, { lang: 'tr' })] }
  fireEvent.click(making)
  const saving = await screen.findByRole('button', { name: /^İndir/ })
  expect(document.activeElement).toBe(saving)
})

test('a void paper is saved as it was made, and by staff who may make none also the valid one', async () => {
  show(true)
  expect(await savedBy(1)).toBe('GET /7/documents/1')
  cleanup()
  sent = []
  show(false)
  expect(await savedBy(0)).toBe('GET /7/documents/2')
  expect(sent.filter((each) => each.startsWith('POST'))).toEqual([])
})

test('where papers cannot be made, only stored files can be saved', async () => {
  answered = {
    papers: [paper(2, { sha256: null }), paper(1, { sha256: 'ab' })],
    available: [],
    unprintable: [],
    makes_papers: false,
  }
  show(true)
  expect(await savedBy(0)).toBe('GET /7/documents/1')
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(sent.filter((each) => each.startsWith('POST'))).toEqual([])
  cleanup()
  answered = { papers: [], available: [], unprintable: [], makes_papers: false }
  show(true)
  expect(await screen.findByText('Bu sunucuda PDF belge hazırlanamıyor.')).toBeTruthy()
})

test('the first voucher of an order with incomplete passengers is made after a question', async () => {
  answered = { ...found, papers: [] }
  show(true, 3)
  const made = () => sent.filter((each) => each.startsWith('POST'))
  fireEvent.click(await screen.findByRole('button', { name: 'Belgeyi oluştur: Voucher' }))
  const dialog = await screen.findByRole('dialog', { name: 'Yolcu bilgileri eksik' })
  expect(dialog.textContent).toContain('3 yolcunun')
  expect(made()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Belgeyi oluştur' }))
  await vi.waitFor(() => expect(made()).toHaveLength(1))
})
