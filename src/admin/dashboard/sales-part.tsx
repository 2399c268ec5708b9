import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange } from '#src/base/dates.ts'
import { currencySymbol } from '#src/base/money.ts'
import { later } from '#src/base/ui/later.tsx'
import type { Sales, SalesOfCurrency } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { Part } from './part.tsx'
import type { ChartProps, Measure } from './sales-chart.tsx'
import { SalesFigures } from './sales-figures.tsx'
import { SalesTable } from './sales-table.tsx'
import { TopTours } from './top-tours.tsx'
import type { PartState } from './use-part.ts'

const measures = ['booked', 'orders', 'both'] as const satisfies readonly Measure[]
/** Pixels; the skeleton has the same height. */
const chartHeight = 280

/** Loads the library of charts when the first one is shown. Without it there is the table. */
const Chart = later<ChartProps>(async () => (await import('./sales-chart.tsx')).SalesChart, SalesTable)

/** Orders and money of the range beside the year before, one currency at a time. */
export function SalesPart({ state }: { state: PartState<'sales'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const { data } = state
  const money = data?.money.find(({ currency }) => currency === query.get('currency')) ?? data?.money[0]
  return (
    <Part
      title={t('sales')}
      lead={data && formatDayRange(data.from, data.to, lang)}
      tools={
        data &&
        data.money.length > 1 && (
          <SegmentedControl
            aria-label={t('currency')}
            data={data.money.map(({ currency }) => ({ value: currency, label: currencySymbol(currency) }))}
            value={money!.currency}
            onChange={(currency) => query.set({ currency }, { replace: true })}
          />
        )
      }
      state={state}
      height={chartHeight + 190}
    >
      {data && isEmpty(data) && <Text c="dimmed">{t('no_sales')}</Text>}
      {data && !isEmpty(data) && (
        <Stack gap="lg">
          <SalesFigures sales={data} money={money} />
          <Course sales={data} money={money} />
          {money && <TopTours sales={data} money={money} />}
        </Stack>
      )}
    </Part>
  )
}

const isEmpty = ({ orders, orders_before, money }: Sales) => orders === 0 && orders_before === 0 && money.length === 0

/** The course of a measure as chart, or of all measures as table. */
function Course({ sales, money }: { sales: Sales; money: SalesOfCurrency | undefined }) {
  const t = useOfficeT(dashboardTexts)
  const [measure, setMeasure] = useState<Measure>(money ? 'booked' : 'orders')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const isTable = view === 'table'
  const shown = money ? measure : 'orders'
  return (
    <div>
      <Group justify="space-between" gap="xs" mb="sm">
        {money && !isTable && (
          <SegmentedControl
            aria-label={t('measure')}
            data={measures.map((value) => ({ value, label: t(value) }))}
            value={shown}
            onChange={setMeasure}
          />
        )}
        <SegmentedControl
          ml="auto"
          aria-label={t('view')}
          data={(['chart', 'table'] as const).map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={setView}
        />
      </Group>
      {isTable && <SalesTable sales={sales} money={money} />}
      {!isTable && (
        <div className={classes.chart} style={{ minHeight: chartHeight }}>
          <Chart sales={sales} money={money} measure={shown} height={chartHeight} />
        </div>
      )}
    </div>
  )
}
