// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { OpenNotice } from '../matching.schema.ts'
import { MatchSeveral } from './match-several.tsx'

afterEach(cleanup)

const notice = (id: number, order_id: number, is_expected = true): OpenNotice => ({
  ...{ id, order_id, order_no: `SYH-27-AAAAA${order_id}`, name: 'Ayşe Yılmaz', sender: 'Ayşe', version: 3 },
  ...{ amount: 5000 + id, currency: 'TRY', paid_on: '2027-03-01', bank: 'Ege Bank', lira: null, has_receipt: false },
  effect: { is_expected, due: 5000, open: 15_000, too_much: 0 },
})

test('of the notices of one order only the first is ticked beforehand, and the others say that they are another one', async () => {
  render(
    <MantineProvider env="test">
      <MatchSeveral
        notices={[notice(1, 1), notice(2, 1), notice(3, 2), notice(4, 3, false), notice(5, 3)]}
        onClose={() => {}}
      />
    </MantineProvider>,
  )
  const cards = await screen.findAllByRole('checkbox')
  expect(cards.map((card) => card.getAttribute('aria-checked'))).toEqual(['true', 'false', 'true', 'false', 'false'])
  expect(cards.map((card) => card.textContent!.includes('Aynı siparişin başka bir bildirimi'))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})

test('a notice says what a bank statement says; the payer when it is not the customer', async () => {
  const [own, other, nobody] = [notice(1, 1), notice(2, 2), notice(3, 3)]
  own!.sender = own!.name
  nobody!.sender = ''
  render(
    <MantineProvider env="test">
      <MatchSeveral notices={[own!, other!, nobody!]} onClose={() => {}} />
    </MantineProvider>,
  )
  const texts = (await screen.findAllByRole('checkbox')).map((card) =>
    card.textContent!.replace(/[\u2066-\u2069]/g, ''),
  )
  expect(texts[0]).toContain('Ege Bank · 1 Mart 2027')
  expect(texts[0]).not.toContain('gönderen')
  expect(texts[1]).toContain('Ege Bank · 1 Mart 2027 · gönderen Ayşe')
  expect(texts[2]).toContain('gönderen yazılmamış')
})
