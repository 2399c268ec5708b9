import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDayRange } from '#src/base/dates.ts'
import { currencySymbol } from '#src/base/money.ts'
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

/** Orders and money of the range beside the year before, one currency at a time. */
export function SalesPart({ state }: { state: PartState<'sales'> }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const [params, setParams] = useSearchParams()
  const { data } = state
  const money = data?.money.find(({ currency }) => currency === params.get('currency')) ?? data?.money[0]
  const chooseCurrency = (currency: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('currency', currency)
        return next
      },
      { preventScrollReset: true, replace: true },
    )
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
            onChange={chooseCurrency}
          />
        )
      }
      isReady={data !== null}
      onRetry={state.reload}
      height={chartHeight + 190}
      {...state}
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
  const { Chart, hasFailed } = useChart()
  const isTable = view === 'table' || hasFailed
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
        {!hasFailed && (
          <SegmentedControl
            ml="auto"
            aria-label={t('view')}
            data={(['chart', 'table'] as const).map((value) => ({ value, label: t(value) }))}
            value={view}
            onChange={setView}
          />
        )}
      </Group>
      {isTable && <SalesTable sales={sales} money={money} />}
      {!isTable && (
        <div className={classes.chart} style={{ minHeight: chartHeight }}>
          {Chart && <Chart sales={sales} money={money} measure={shown} height={chartHeight} />}
        </div>
      )}
    </div>
  )
}

type Loaded = { Chart: ((props: ChartProps) => React.ReactNode) | null; hasFailed: boolean }

/** The library of charts, loaded when the first one is shown. Without it there is the table. */
function useChart(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ Chart: null, hasFailed: false })
  useEffect(() => {
    let isOpen = true
    import('./sales-chart.tsx').then(
      ({ SalesChart }) => isOpen && setLoaded({ Chart: SalesChart, hasFailed: false }),
      () => isOpen && setLoaded({ Chart: null, hasFailed: true }),
    )
    return () => {
      isOpen = false
    }
  }, [])
  return loaded
}
