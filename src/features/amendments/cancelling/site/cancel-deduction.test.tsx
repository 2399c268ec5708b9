import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import type { CancelSum } from '#src/features/orders/money/cancelling.schema.ts'
import { cancelling as texts } from '../cancelling.strings.ts'
import { CancelDeduction } from './cancel-deduction.tsx'

const cancelling = Object.fromEntries(Object.entries(texts).map(([key, { tr }]) => [key, tr]))
const textOf = (more: Partial<CancelSum>) => {
  const sum = {
    currency: 'TRY',
    paid: 0,
    reported: 0,
    policy_kept: 10_000,
    kept: 10_000,
    refund: 0,
    missing: 0,
  } as const
  const deduction = { day: '2027-03-23', due_on: '2027-04-06', items: [], sums: [{ ...sum, ...more }] }
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: { cancelling } }}>
      <CancelDeduction deduction={deduction} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('money that was only reported has its own name and a caution, and adds up with what is kept and goes back', () => {
  const text = textOf({ reported: 20_000, refund: 10_000 })
  expect(text).toContain('Bildirdiğiniz ödeme 20.000 TL Kesinti − 10.000 TL Size iade 10.000 TL')
  expect(text).toContain('henüz hesabımızda görülmedi')
  expect(text).not.toContain('Ödenen')
})

test('beside money that came both are named; without a notice nothing is said of one', () => {
  expect(textOf({ paid: 12_000, reported: 8_000, refund: 10_000 })).toContain(
    'Ödenen 12.000 TL Bildirdiğiniz ödeme 8.000 TL Kesinti − 10.000 TL',
  )
  const paid = textOf({ paid: 12_000, refund: 2_000 })
  expect(paid).toContain('Ödenen 12.000 TL Kesinti − 10.000 TL Size iade 2.000 TL')
  expect(paid).not.toContain('Bildirdiğiniz')
})
