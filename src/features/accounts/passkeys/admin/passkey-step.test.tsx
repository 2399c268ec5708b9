// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PasskeyStep } from './passkey-step.tsx'

const options = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 1000,
  userVerification: 'preferred',
  allowCredentials: [],
}
const bytes = new Uint8Array([1]).buffer
/** The browser signs at once. */
const get = vi.fn(async () => ({
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
}))
const done = vi.fn()
let answers: [status: number, body: object][]
beforeEach(() => {
  get.mockClear()
  done.mockClear()
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers.shift()!
    return Response.json(body, { status })
  })
  render(
    <MantineProvider env="test">
      <PasskeyStep challenge="c" onDone={done} onRefused={() => {}} />
    </MantineProvider>,
  )
})
afterEach(cleanup)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Geçiş anahtarımla gir' })

test('after a login the button stays busy while the office opens: a second click asks for nothing', async () => {
  answers = [
    [200, options],
    [200, { success: true, token: 't', expires_in: 60, data: {} }],
  ]
  fireEvent.click(button())
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(button().dataset.loading).toBe('true')
  fireEvent.click(button())
  expect([get.mock.calls.length, answers.length]).toEqual([1, 0])
})

test('a refusal is told and frees the button, which has the focus', async () => {
  answers = [
    [200, options],
    [422, { success: false, message: '', errors: { passkey: ['Bu geçiş anahtarı kabul edilmedi.'] } }],
  ]
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('Bu geçiş anahtarı kabul edilmedi.')
  await vi.waitFor(() => expect(document.activeElement).toBe(button()))
  expect([button().dataset.loading, done.mock.calls.length]).toEqual([undefined, 0])
})
