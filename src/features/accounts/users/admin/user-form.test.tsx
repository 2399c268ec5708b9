// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { OfficeProviders } from '#src/base/admin-kit/office-providers.tsx'
import type { UserDetails } from '../../accounts.schema.ts'
import { userTabs } from './user-form.tsx'

afterEach(cleanup)

const boss: UserDetails = {
  id: 7,
  name: 'Zeynep Kaya',
  email: 'zeynep@seyyah.example',
  role_group: 'yonetici',
  active: true,
  has_password: true,
  last_login_at: null,
  created_at: '2027-03-10T11:00:00.000Z',
  version: 1,
  open_sessions: 1,
  was_used: true,
  is_own: true,
  has_factor: false,
  has_other_manager: true,
  link_expires_at: null,
  sends_mail: true,
}
const languages = [{ abbr: 'tr', lang: 'Türkçe', is_default: true, active: true }]

async function open(user: UserDetails) {
  const sent: Values[] = []
  const errors = { current_password: ['Şu anki parolanız bu değil'] }
  const element = (
    <OfficeProviders languages={languages}>
      <EditPage
        title={user.name}
        tabs={userTabs(user)}
        record={user}
        send={async (body) => {
          sent.push(body)
          return { ok: false, status: 422, code: 'invalid', message: '', errors, facts: {} } as never
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
  return sent
}
const password = () => screen.queryByLabelText<HTMLInputElement>('Şu anki parolanız', { selector: 'input' })
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const typeEmail = (value: string) => type(screen.getByLabelText(/^E-posta/), value)

test('the password is asked for while the own e-mail differs, and what is wrong with it is told there', async () => {
  const sent = await open(boss)
  expect(password()).toBeNull()
  typeEmail('zeynep.yeni@seyyah.example')
  type(password()!, 'yanlış parola')
  await act(async () => screen.getByRole('button', { name: 'Kaydet' }).click())
  expect(sent).toEqual([
    expect.objectContaining({ email: 'zeynep.yeni@seyyah.example', current_password: 'yanlış parola', version: 1 }),
  ])
  expect(screen.getByText('Şu anki parolanız bu değil')).toBeTruthy()
  expect([password()!.type, password()!.getAttribute('aria-invalid')]).toEqual(['password', 'true'])
  typeEmail(`${boss.email} `)
  expect(password()).toBeNull()
})

test('the e-mail of somebody else changes without it', async () => {
  const sent = await open({ ...boss, is_own: false })
  typeEmail('zeynep.yeni@seyyah.example')
  expect(password()).toBeNull()
  await act(async () => screen.getByRole('button', { name: 'Kaydet' }).click())
  expect(Object.keys(sent[0]!)).not.toContain('current_password')
})
