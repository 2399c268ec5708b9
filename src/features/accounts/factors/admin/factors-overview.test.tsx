// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Factors } from '../../factors.schema.ts'
import { FactorsOverview } from './factors-overview.tsx'

afterEach(cleanup)
const passkey = (id: number, rp_id: string) => ({
  id,
  name: `Anahtar ${id}`,
  rp_id,
  works_here: rp_id === 'yeni.example',
  created_at: '2027-03-01T09:00:00.000Z',
  last_used_at: null,
})
function show(passkeys: Factors['passkeys'], is_required: boolean) {
  const factors = { one_time_codes: null, passkeys, offers_passkeys: true, recovery_codes: 4, is_required }
  const nothing = vi.fn()
  render(
    <MantineProvider env="test">
      <FactorsOverview
        factors={factors}
        isBusy={false}
        isForced={is_required}
        onSetUpCodes={nothing}
        onRemoveCodes={nothing}
        onRenew={nothing}
        onAddPasskey={nothing}
        onRemovePasskey={nothing}
      />
    </MantineProvider>,
  )
}
const removable = () =>
  screen.queryAllByRole('button', { name: /^Sil: / }).map((button) => button.getAttribute('aria-label'))

test('passkeys of another host say so, are no second factor, and can be deleted but for the last of all', () => {
  show([passkey(1, 'eski.example'), passkey(2, 'eski.example')], true)
  const [first] = screen.getAllByRole('listitem')
  expect(within(first!).getByText('eski.example adresi için eklenmiş; burada kullanılamaz.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('yalnız kurtarma kodlarınız kabul ediliyor')
  expect(screen.queryByText('İki adımlı giriş açık')).toBeNull()
  expect(screen.getByText('4 kurtarma kodunuz kaldı.')).toBeTruthy()
  expect(removable()).toEqual(['Sil: Anahtar 1', 'Sil: Anahtar 2'])
  cleanup()
  show([passkey(1, 'eski.example')], true)
  expect(removable()).toEqual([])
})

test('beside one that works here only those of another host can be deleted while a factor is required', () => {
  show([passkey(1, 'eski.example'), passkey(2, 'yeni.example')], true)
  expect(screen.getByText('İki adımlı giriş açık')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(removable()).toEqual(['Sil: Anahtar 1'])
  cleanup()
  show([passkey(1, 'eski.example'), passkey(2, 'yeni.example')], false)
  expect(removable()).toEqual(['Sil: Anahtar 1', 'Sil: Anahtar 2'])
})
