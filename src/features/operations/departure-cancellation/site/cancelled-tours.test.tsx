import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { departureChoice } from '../departure-cancellation.strings.ts'
import { CancelledToursCard } from './cancelled-tours.tsx'

test('a cancelled tour of which nothing is offered yet is named with its days, and nothing is asked for', () => {
  const cancelling = Object.fromEntries(Object.entries(departureChoice).map(([key, { tr }]) => [key, tr]))
  const tour = { departure_id: 1, tour_name: 'Kapadokya', start_date: '2027-04-12', end_date: '2027-04-14' }
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang: 'tr', default_lang: 'tr', languages: [], strings: { cancelling } }}>
      <CancelledToursCard tours={[tour]} />
    </I18nProvider>,
  )
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('12 – 14 Nisan 2027 tarihli Kapadokya turu yapılmayacak')
  expect(text).toContain('ekibimiz sizinle iletişime geçecek')
  expect(text).toContain('bir ödeme yapmanız gerekmez')
})
