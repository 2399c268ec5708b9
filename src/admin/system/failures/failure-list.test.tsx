// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { SystemState } from '../system.schema.ts'
import { FailureList } from './failure-list.tsx'

afterEach(cleanup)

type Failure = SystemState['failures'][number]
const at = (minute: number) => `2026-11-27T09:${String(minute).padStart(2, '0')}:00Z`
const failed = (given: Partial<Failure>): Failure => ({
  kind: 'request',
  subject: 'POST /api/orders',
  message: '',
  count: 1,
  first_at: at(10),
  last_at: at(10),
  request_ids: [],
  ...given,
})

function show(failures: Failure[]) {
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <FailureList failures={failures} />
      </MemoryRouter>
    </MantineProvider>,
  )
  const [list] = screen.queryAllByRole('list')
  return list ? [...list.children].map((item) => within(item as HTMLElement)) : []
}

test('failures of one meaning are one, the newest first, each with what to do', () => {
  const [disk, away] = show([
    failed({ message: 'connect ECONNREFUSED 127.0.0.1:5432', count: 40, last_at: at(20) }),
    failed({
      kind: 'sweep',
      subject: 'mails',
      message: 'connect ECONNREFUSED 127.0.0.1:5432',
      count: 2,
      last_at: at(21),
    }),
    failed({ subject: 'PUT /api/admin/tours/:id', message: 'ENOSPC: no space left on device', last_at: at(30) }),
  ])
  expect(disk!.getByText('Diskte yer kalmadı')).toBeTruthy()
  expect(disk!.getByText(/Barındırma firmanızdan diski büyütmesini/)).toBeTruthy()
  expect(away!.getByText('Bağlantı kurulamadı')).toBeTruthy()
  expect(away!.getByText('42 kez')).toBeTruthy()
  expect(away!.queryByRole('link')).toBeNull()
})

test('a mistake of the program says where it was, the ids that the log finds, and leads to support', () => {
  const [order] = show([failed({ message: 'x is not a function', request_ids: ['1f0e9a7c-2b'] })])
  expect(order!.getByText('Sipariş ya da sepetle ilgili bir işlem hata verdi')).toBeTruthy()
  expect(order!.getByText('İstek numaraları: 1f0e9a7c-2b')).toBeTruthy()
  expect(order!.getByText('x is not a function')).toBeTruthy()
  expect(order!.getByRole('link', { name: 'Destek sayfasını açın' }).getAttribute('href')).toBe('/admin/support')
})

test('without failures nothing is shown', () => {
  expect(show([])).toEqual([])
  expect(screen.queryByRole('heading')).toBeNull()
})
