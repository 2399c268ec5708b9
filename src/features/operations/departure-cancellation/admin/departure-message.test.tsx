// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShownDeparture } from '../../departures/departure-lists.schema.ts'
import { DepartureMessageButton } from './departure-message.tsx'

beforeEach(() => {
  // A growing text field waits for fonts, of which this document knows nothing.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  const found = { orders: 2, foreign: 0, without_email: 0, sent: [], sends_mail: true }
  vi.stubGlobal('fetch', async () => Response.json(found))
})
afterEach(cleanup)

test('a click beside the dialog keeps what was written to everybody', async () => {
  const departure = { id: 7, may_plan: true, orders: [{}] } as unknown as ShownDeparture
  render(
    <MantineProvider env="test">
      <DepartureMessageButton departure={departure} />
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Herkese mesaj' }))
  fireEvent.change(await screen.findByLabelText('Mesaj'), { target: { value: 'Otobüs Kadıköy’den kalkıyor.' } })
  fireEvent.click(document.querySelector('.mantine-Modal-overlay')!)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mesaj').value).toBe('Otobüs Kadıköy’den kalkıyor.')
})
