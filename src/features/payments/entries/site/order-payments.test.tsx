import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { OrderPayments } from './order-payments.tsx'

test.each([
  ['أحمد العلي', '9 Mart 2027 · Vakıf · \u2068أحمد العلي\u2069'],
  ['Ada Kaya', '9 Mart 2027 · Vakıf · Ada Kaya'],
])('who paid stands apart from day and bank when the name is from the right: %s', (sender, line) => {
  const payment = { status: 'bildirildi', amount: 9000, currency: 'TRY', lira: null, paid_on: '2027-03-09' } as const
  const payments = [{ ...payment, bank: 'Vakıf', sender, has_receipt: false }]
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: {} }}>
      <OrderPayments payments={payments as unknown as Parameters<typeof OrderPayments>[0]['payments']} />
    </I18nProvider>,
  )
  expect(html.replaceAll('\u00a0', ' ')).toContain(line)
})
