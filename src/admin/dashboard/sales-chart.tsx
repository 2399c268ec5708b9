import { CompositeChart } from '@mantine/charts'
import { useNavigate } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { localeOf } from '#src/base/locale.ts'
import './charts.css'
import { formatDayRange } from '#src/base/dates.ts'
import { formatMoney } from '#src/base/money.ts'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import { dashboardTexts } from './dashboard.strings.ts'
import { bookedLink, paidLink, placedLink } from './list-links.ts'
import { bucketNames, count } from './numbers.ts'

export type Measure = 'orders' | 'booked' | 'both'
export type ChartProps = { sales: Sales; money: SalesOfCurrency | undefined; measure: Measure; height: number }

/** A bar as recharts passes it to `onClick`. */
type Bar = { payload?: { from: string; to: string } }

/**
 * Bars of the range and a line of the year before; or bars of booked and collected. A click on a bar opens its list; by
 * keyboard the cells of the table do. A tap only shows the numbers.
 */
export function SalesChart({ sales, money, measure, height }: ChartProps) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const navigate = useNavigate()
  const listOf = (series: string, days: { from: string; to: string }) => {
    if (measure === 'orders' || !money) return placedLink(days)
    return series === 'collected' ? paidLink(days, money.currency) : bookedLink(days, { currency: money.currency })
  }
  const data = sales.buckets.map((bucket, at) => {
    const { short, long } = bucketNames(bucket, sales.bucket, lang)
    const amounts = money?.buckets[at]
    const { from, to } = bucket
    const named = { short, long, from, to }
    return measure === 'orders'
      ? { ...named, now: bucket.orders, before: bucket.orders_before }
      : measure === 'booked'
        ? { ...named, now: amounts!.booked, before: amounts!.booked_before }
        : { ...named, now: amounts!.booked, collected: amounts!.collected }
  })
  // In the first year there is nothing to compare with.
  const hasBefore = data.some((bar) => 'before' in bar && bar.before !== 0)
  const shortOf = new Map(data.map(({ short, long }) => [long, short]))
  const isMoney = measure !== 'orders'
  const format = (value: number) => (isMoney && money ? formatMoney(value, money.currency, lang) : count(value, lang))
  const days = formatDayRange(sales.from, sales.to, lang)
  const line = { type: 'line', name: 'before', label: t('year_before'), color: 'var(--chart-before)' } as const
  const second = { type: 'bar', name: 'collected', label: t('collected'), color: 'var(--chart-second)' } as const
  return (
    <CompositeChart
      h={height}
      data={data}
      dataKey="long"
      series={[
        {
          type: 'bar',
          name: 'now',
          label: t(measure === 'both' ? 'booked' : 'this_year'),
          color: 'var(--chart-now)',
        },
        ...(measure === 'both' ? [second] : hasBefore ? [{ ...line, strokeDasharray: '5 4' }] : []),
      ]}
      curveType="linear"
      withDots={false}
      withLegend
      legendProps={{ itemSorter: null }}
      maxBarWidth={28}
      barProps={({ name }) => ({
        cursor: 'pointer',
        onClick: ({ payload }: Bar, _, { nativeEvent }) => {
          const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
          if (payload && !isTap) void navigate(listOf(name, payload))
        },
      })}
      valueFormatter={format}
      xAxisProps={{ padding: { right: 8 }, tickFormatter: (long: string) => shortOf.get(long) ?? '', minTickGap: 12 }}
      yAxisProps={{ width: 64, allowDecimals: false, tickFormatter: (value: number) => shortly(value, lang) }}
      role="figure"
      aria-label={t('chart_of', { what: t(measure), days })}
    />
  )
}

/** For the axis: `1,2 Mn`, `1.2M`. */
function shortly(value: number, lang: string): string {
  return new Intl.NumberFormat(localeOf(lang), {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(value)
}
