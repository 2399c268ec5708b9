import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#src/base/i18n/i18n.tsx'
import { UpcomingDepartures } from './upcoming-departures.tsx'

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

test.each([
  ['tr', '12NisanPazartesi'],
  ['en', '12AprilMonday'],
  ['de', '12AprilMontag'],
  ['es', '12abrillunes'],
  ['pt', '12abrilsegunda-feira'],
  ['ja', '124月月曜日'],
])('a row begins with day, month and weekday, whatever the order of a date in its language: %s', (lang, text) => {
  const html = renderToStaticMarkup(
    <I18nProvider value={{ lang, default_lang: 'tr', languages: [], strings: {} }}>
      <UpcomingDepartures tours={[tour] as unknown as Tours} />
    </I18nProvider>,
  )
  const [, day = ''] = /<time[^>]*>(.*?)<\/time>/.exec(html) ?? []
  expect(day.replace(/<[^>]+>/g, '')).toBe(text)
})
