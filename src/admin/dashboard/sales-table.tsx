import { Table } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange } from '#src/base/dates.ts'
import { type Currency, formatMoney } from '#src/base/money.ts'
import { daysBefore } from '../statistics/buckets.rules.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { bookedLink, paidLink, placedLink } from './list-links.ts'
import { NumberLink } from './number-link.tsx'
import { bucketNames, count } from './numbers.ts'

/** The numbers of the chart, and all its measures: the latest days first. Orders open their list. */
export function SalesTable({ sales, money }: { sales: Sales; money: SalesOfCurrency | undefined }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
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
              <Cells days={bucket} amounts={amounts} currency={money?.currency} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Cells days={sales} amounts={money} currency={money?.currency} isTotal />
          </tr>
        </tfoot>
      </Table>
    </section>
  )
}

type CellsProps = {
  days: Pick<Sales, 'from' | 'to' | 'orders' | 'orders_before'>
  amounts: Omit<SalesOfCurrency, 'currency' | 'buckets' | 'tours'> | undefined
  currency: Currency | undefined
  isTotal?: boolean
}

function Cells({ days, amounts, currency, isTotal = false }: CellsProps) {
  const { lang } = usePreferences()
  const before = daysBefore(days)
  const cell = (value: number, text: string, to: string | null) => (
    <td>
      <NumberLink value={value} to={to} size="sm" {...(isTotal && { fw: 600 })}>
        {text}
      </NumberLink>
    </td>
  )
  return (
    <>
      {cell(days.orders, count(days.orders, lang), placedLink(days))}
      {cell(days.orders_before, count(days.orders_before, lang), before && placedLink(before))}
      {amounts && currency && (
        <>
          {cell(amounts.booked, formatMoney(amounts.booked, currency, lang), bookedLink(days, { currency }))}
          {cell(
            amounts.booked_before,
            formatMoney(amounts.booked_before, currency, lang),
            before && bookedLink(before, { currency }),
          )}
          {cell(amounts.collected, formatMoney(amounts.collected, currency, lang), paidLink(days, currency))}
        </>
      )}
    </>
  )
}
