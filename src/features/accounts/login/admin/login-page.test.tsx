// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LoginPage from './login-page.tsx'

let answers: [status: number, body: object][]
beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    const [status, body] = answers.shift()!
    return Response.json({ success: false, errors: {}, ...body }, { status })
  })
  render(
    <MantineProvider env="test">
      <LoginPage />
    </MantineProvider>,
  )
})
afterEach(cleanup)
function logIn() {
  fireEvent.change(screen.getByLabelText('E-posta'), { target: { value: 'zeynep@seyyah.example' } })
  fireEvent.change(screen.getByLabelText('Parola', { selector: 'input' }), { target: { value: 'kuzey-Rüzgarı 7' } })
  fireEvent.submit(document.querySelector('form')!)
}

test('a wrong password is told in the form, until the next try', async () => {
  answers = [
    [401, { code: 'not_signed_in', message: 'E-posta adresi ya da parola hatalı.' }],
    [403, { code: 'not_allowed', message: 'Başka bir yanıt.' }],
  ]
  logIn()
  expect((await screen.findByRole('alert')).textContent).toContain('parola hatalı')
  logIn()
  await screen.findByText('Başka bir yanıt.')
  expect(screen.queryByText(/parola hatalı/)).toBeNull()
})

test('a right password that nothing can complete is told where it stays, until the next try', async () => {
  answers = [
    [403, { code: 'not_allowed', message: 'Yöneticinizden iki adımlı girişinizi sıfırlamasını isteyin.' }],
    [401, { code: 'second_factor', message: '', challenge: 'c', expires_in: 300, methods: [] }],
  ]
  logIn()
  expect((await screen.findByRole('alert')).textContent).toContain('Yöneticinizden')
  logIn()
  // Without a method that works here, a recovery code is asked for, and the screen says why.
  expect(await screen.findByLabelText('Kurtarma kodu')).toBeTruthy()
  expect(screen.getByText(/sitenin önceki adresi için eklendiğinden/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
