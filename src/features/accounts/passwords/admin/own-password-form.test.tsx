// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnPasswordForm } from './own-password-form.tsx'

type Sent = { body: string; answer: (status: number, body: object) => void }
let sent: Sent[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    return new Promise<Response>((resolve) => {
      const answer = (status: number, body: object) => resolve(Response.json(body, { status }))
      sent.push({ body: String(init.body ?? ''), answer })
    })
  })
  render(
    <MantineProvider env="test">
      <OwnPasswordForm />
    </MantineProvider>,
  )
})
afterEach(cleanup)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => fireEvent.submit(document.querySelector('form')!)
const isBusy = () => screen.getByRole('button', { name: 'Parolayı değiştir' }).dataset.loading === 'true'
const focused = () => document.activeElement?.getAttribute('name')

test('what is missing or wrong is told at its field, and the first one has the focus', () => {
  type('Yeni parola', 'kısa')
  submit()
  expect(screen.getByText('* Bu Alan Zorunlu')).toBeTruthy()
  expect(screen.getByText('Bu Alan 8 Karakterden Az Olamaz')).toBeTruthy()
  expect([sent.length, focused()]).toEqual([0, 'current_password'])
  type('Şu anki parola', 'kuzey-Rüzgarı 7')
  submit()
  expect([sent.length, focused(), screen.queryByText('* Bu Alan Zorunlu')]).toEqual([0, 'password', null])
})

test('one submit at a time; a refusal is at its field, or beside the button', async () => {
  type('Şu anki parola', 'yanlış parola')
  type('Yeni parola', 'bulut-sofrasi-58')
  submit()
  submit()
  expect(sent).toHaveLength(1)
  sent[0]!.answer(422, { success: false, message: '', errors: { current_password: ['Şu anki parolanız bu değil'] } })
  expect(await screen.findByText('Şu anki parolanız bu değil')).toBeTruthy()
  expect([isBusy(), focused(), screen.queryByRole('alert')]).toEqual([false, 'current_password', null])
  submit()
  sent[1]!.answer(409, { success: false, message: 'Başka bir sekmede değişti.', errors: {} })
  expect((await screen.findByRole('alert')).textContent).toContain('Başka bir sekmede değişti.')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Parolayı değiştir'))
  expect(field('Yeni parola').value).toBe('bulut-sofrasi-58')
  submit()
  expect(screen.queryByRole('alert')).toBeNull()
  sent[2]!.answer(200, { success: true, message: 'Parolanız değişti.', data: { ended: 0 } })
  await vi.waitFor(() => expect(field('Yeni parola').value).toBe(''))
  expect(isBusy()).toBe(false)
})
