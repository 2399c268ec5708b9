// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { OfficeProviders } from '../office-providers.tsx'
import { EditPage } from './edit-page.tsx'
import type { Values } from './form-fields.ts'

afterEach(cleanup)

const languages = [{ abbr: 'tr', lang: 'Türkçe', is_default: true, active: true }]
type Answer = { ok: boolean; status?: number; facts?: object; data?: object }
const refused = (status: number, facts: object = {}) => ({ ok: false, status, facts, errors: {}, message: '' })

async function open() {
  const bodies: Values[] = []
  let answer: (answer: Answer) => void = () => {}
  const name = { kind: 'text', name: 'name', label: { tr: 'Ad', en: 'Name' } } as const
  const status = { kind: 'text', name: 'status', label: { tr: 'Durum', en: 'Status' } } as const
  const element = (
    <OfficeProviders languages={languages}>
      <EditPage
        title="Kapadokya"
        tabs={[{ key: 'all', label: { tr: 'Genel', en: 'General' }, fields: [name, status] }]}
        record={{ id: 7, version: 1, name: 'Kapadokya', status: 'taslak' }}
        publishing={{ required: [], published: { status: 'yayinda' } }}
        send={(body) => {
          bodies.push(body)
          return new Promise<never>((resolve) => (answer = resolve as never))
        }}
        onSaved={async () => false}
      />
    </OfficeProviders>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () =>
    render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  const click = (button: string) => act(async () => screen.getByRole('button', { name: button }).click())
  return {
    bodies,
    click,
    answer: (given: Answer) => act(async () => answer(given)),
    type: (text: string) => fireEvent.change(screen.getByLabelText('Ad'), { target: { value: text } }),
    status: () => screen.getByLabelText<HTMLInputElement>('Durum').value,
  }
}

function isClosingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('closing the tab is asked about while input is saved, and after a refusal', async () => {
  const { type, click, answer } = await open()
  expect(isClosingAsked()).toBe(false)
  type('Kapadokya Turu')
  await click('Kaydet')
  expect(isClosingAsked()).toBe(true)
  await answer(refused(401))
  expect(isClosingAsked()).toBe(true)
})

test('publishing is saved over a newer version when its conflict is decided so', async () => {
  const { click, answer, bodies, status } = await open()
  await click('Yayımla')
  await answer(refused(409, { version: 4 }))
  await click('Benimkini kaydet')
  expect(bodies.at(-1)).toMatchObject({ name: 'Kapadokya', status: 'yayinda', version: 4 })
  await answer({ ok: true, data: { success: true, message: '', data: { id: 7, version: 5 } } })
  expect([status(), isClosingAsked()]).toEqual(['yayinda', false])
})

test('publishing is put back when its conflict is left for more editing', async () => {
  const { click, answer, status } = await open()
  await click('Yayımla')
  await answer(refused(409, { version: 4 }))
  await click('Düzenlemeye devam et')
  expect(status()).toBe('taslak')
})
