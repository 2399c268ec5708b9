import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { UpcomingDepartures } from '#src/features/tours/catalogue/site/upcoming-departures.tsx'

type Tours = Parameters<typeof UpcomingDepartures>[0]['tours']

const departure = {
  start_date: '2027-04-12',
  end_date: '2027-04-14',
  seats_left: 0,
  status: 'satista',
  currency: 'TRY',
  multi_room_price: 9000,
}
const tour = {
  token: 'a',
  name: 'Ege',
  seo_name: 'ege',
  departure_city: 'İzmir',
  transporter_types: ['otobus'],
  countries: ['TR'],
  days: 3,
  nights: 2,
  child_bands: [],
  next_departures: [departure],
  other_departures: [],
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['tr', '12NisanPazartesi'],
  ['en', '12AprilMonday'],
  ['de', '12AprilMontag'],
  ['es', '12abrillunes'],
  ['pt', '12abrilsegunda-feira'],
  ['ja', '124月月曜日'],
])('a row begins with day, month and weekday, whatever the order of a date in its language: %s', (lang, text) => {
  vi.setSystemTime('2027-01-01T12:00:00+03:00')
  expect(dayOn(lang)).toBe(text)
})

test('a day of another year has its year', () => {
  vi.setSystemTime('2026-12-31T12:00:00+03:00')
  expect(dayOn('tr')).toBe('12Nisan2027Pazartesi')
})

function dayOn(lang: string): string {
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang, default_lang: 'tr', languages: [], strings: {} }}>
      <UpcomingDepartures tours={[tour] as unknown as Tours} />
    </I18nProvider>,
  )
  const [, day = ''] = /<time[^>]*>(.*?)<\/time>/.exec(html) ?? []
  return day.replace(/<[^>]+>/g, '')
}
