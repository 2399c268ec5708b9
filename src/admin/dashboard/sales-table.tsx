import { Anchor, Table } from '@mantine/core'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { placedLink } from './list-links.ts'
import { bucketNames, count } from './numbers.ts'

/** The numbers of the chart, and all its measures: the latest days first. Orders open their list. */
export function SalesTable({ sales, money }: { sales: Sales; money: SalesOfCurrency | undefined }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const amount = (value: number) => money && formatMoney(value, money.currency, lang)
  const rows = sales.buckets.map((bucket, at) => ({ bucket, amounts: money?.buckets[at] })).toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by keyboard
    <section className={classes.table} tabIndex={0} aria-label={t('table')}>
      <Table stickyHeader>
        <caption className={classes.caption}>
          {t('table_of', { what: t('sales'), days: formatDayRange(sales.from, sales.to, lang) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('period')}</th>
            <th scope="col">{t('orders')}</th>
            <th scope="col">{t('year_before_of', { what: t('orders') })}</th>
            {money && (
              <>
                <th scope="col">{t('booked')}</th>
                <th scope="col">{t('year_before_of', { what: t('booked') })}</th>
                <th scope="col">{t('collected')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bucket, amounts }) => (
            <tr key={bucket.from}>
              <th scope="row">{bucketNames(bucket, sales.bucket, lang).long}</th>
              <td>
                {bucket.orders === 0 ? (
                  0
                ) : (
                  <Anchor component={Link} to={placedLink(bucket)} size="sm">
                    {count(bucket.orders, lang)}
                  </Anchor>
                )}
              </td>
              <td>{count(bucket.orders_before, lang)}</td>
              {amounts && (
                <>
                  <td>{amount(amounts.booked)}</td>
                  <td>{amount(amounts.booked_before)}</td>
                  <td>{amount(amounts.collected)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>
              <Anchor component={Link} to={placedLink(sales)} size="sm" fw={600}>
                {count(sales.orders, lang)}
              </Anchor>
            </td>
            <td>{count(sales.orders_before, lang)}</td>
            {money && (
              <>
                <td>{amount(money.booked)}</td>
                <td>{amount(money.booked_before)}</td>
                <td>{amount(money.collected)}</td>
              </>
            )}
          </tr>
        </tfoot>
      </Table>
    </section>
  )
}
