import { Text, Title } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { formatMoney } from '#src/base/money.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { bookedLink, placedLink } from './list-links.ts'
import { NumberLink } from './number-link.tsx'

/** The tours with the highest booked amount of a currency. */
export function TopTours({ sales, money: { tours, currency } }: { sales: Sales; money: SalesOfCurrency }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const most = tours[0]?.booked ?? 0
  return (
    <section aria-labelledby="top-tours">
      <Title order={3} size="h5" id="top-tours">
        {t('tours')}
      </Title>
      <Dimmed mb="xs">
        {t('tours_lead')}. {t('booked_hint')}
      </Dimmed>
      {tours.length === 0 && <Text c="dimmed">{t('tours_none')}</Text>}
      <ol className={classes.bars}>
        {tours.map(({ product_id, name, booked, orders, seats }) => (
          <li key={product_id}>
            <span className={classes.barName}>{name}</span>
            <span className={classes.barAmount}>
              <NumberLink value={booked} to={bookedLink(sales, { product: String(product_id), currency })}>
                {formatMoney(booked, currency, lang)}
              </NumberLink>
            </span>
            <span className={classes.barTrack} aria-hidden="true">
              <span style={{ inlineSize: `${most === 0 ? 0 : (booked / most) * 100}%` }} />
            </span>
            <span className={classes.barNote}>
              <NumberLink
                value={orders}
                to={placedLink(sales, { product: String(product_id) })}
                size="sm"
                underline="always"
              >
                {t('tour_orders', { n: orders })}
              </NumberLink>
              {' · '}
              <NumberLink
                value={seats}
                to={bookedLink(sales, { product: String(product_id), currency })}
                size="sm"
                underline="always"
              >
                {t('tour_seats', { n: seats })}
              </NumberLink>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
