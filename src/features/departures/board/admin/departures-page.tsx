import { Button, Group, Paper, SegmentedControl, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { CalendarPlus, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useReadAgain } from '#src/base/admin-kit/form/state/use-read-again.ts'
import { FilterSelect } from '#src/base/admin-kit/list/filter-select.tsx'
import { FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { ListSearch } from '#src/base/admin-kit/list/list-search.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatMonth, isDay, monthOf, monthPattern } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { localeOf } from '#src/base/locale.ts'
import { departureFilters, departuresAdminPath, departuresPath } from '../departures.links.ts'
import type { DepartureList } from '../departures.schema.ts'
import type { Route } from './+types/departures-page'
import { DeparturesAdd } from './add/departures-add.tsx'
import { departureTexts, statuses } from './departures.strings.ts'
import { DeparturesAgenda } from './departures-agenda.tsx'
import { DeparturesBoard } from './departures-board.tsx'
import { DeparturesDays } from './departures-days.tsx'
import { freeSeats, monthAfter, weeksFrom } from './departures-month.ts'
import { DeparturesTable } from './departures-table.tsx'

/** The month in the address; null without it: the weeks from today on. */
function monthIn(params: URLSearchParams): string | null {
  const month = params.get('month') ?? ''
  return monthPattern.test(month) ? month : null
}

/** Whether the address asks for the departures of some days: from, to, or one of the two. */
const isOfDays = (params: URLSearchParams) =>
  params.get('view') === 'days' && ['from', 'to'].some((name) => isDay(params.get(name) ?? ''))

/** Whether it asks for a tour's own table, over all months. */
const isOfTour = (params: URLSearchParams) => params.get('view') === 'table' && Boolean(params.get('product_id'))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listOf(new URL(request.url).searchParams)

/** Filters that only a list of days has. */
const ofDays = ['from', 'to', 'under_minimum', 'left_behind', 'changed_pickups', 'needs_info'] as const

function listOf(requested: URLSearchParams): Promise<DepartureList> {
  const left: readonly string[] = isOfDays(requested)
    ? ['month', 'past']
    : isOfTour(requested)
      ? [...ofDays, 'month', 'status', 'search']
      : [...ofDays, 'past']
  const query = new URLSearchParams()
  for (const name of departureFilters)
    if (requested.get(name) && !left.includes(name)) query.set(name, requested.get(name)!)
  if (!isOfDays(requested) && !isOfTour(requested) && !monthIn(requested)) {
    const today = dayOf(new Date())
    query.delete('month')
    query.set('from', today)
    query.set('to', weeksFrom(today).at(-1)!.at(-1)!)
  }
  return officeApi().get<DepartureList>(`${departuresAdminPath}?${query}`)
}

/** Departures of all tours by month, or one tour's table. The address holds the whole query. */
export default function DeparturesPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const [list, reload] = useReadAgain(loaderData, () => listOf(params))
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      {isOfDays(params) ? (
        <DeparturesDays list={list} />
      ) : isOfTour(params) && list.tour ? (
        <TourTable list={list} reload={reload} />
      ) : (
        <Month list={list} reload={reload} onAdd={() => setAdding(true)} />
      )}
      {isAdding && <DeparturesAdd tour={null} onClose={() => setAdding(false)} onMade={reload} />}
    </>
  )
}

type Props = { list: DepartureList; reload: () => Promise<boolean> }

function TourTable({ list, reload }: Props) {
  const t = useOfficeT(departureTexts)
  const query = useListQuery()
  return (
    <>
      <PageHead
        title={t('tour_title', { name: list.tour!.name })}
        lead={list.may_write ? t('tour_lead') : t('read_lead')}
        back={{ to: departuresPath, label: t('to_board') }}
      />
      <DeparturesTable
        key={list.tour!.id}
        list={list}
        reload={reload}
        past={{ isShown: query.shown('past') === '1', show: (isShown) => query.set({ past: isShown ? '1' : '' }) }}
        nothing={t('none_of_tour')}
      />
    </>
  )
}

function Month({ list, reload, onAdd }: Props & { onAdd: () => void }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const [params] = useSearchParams()
  const query = useListQuery()
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const month = monthIn(params)
  const isTable = params.get('view') === 'table'
  const isFiltered = ['product_id', 'status', 'search'].some((name) => params.get(name))
  const { data: rows, total } = list
  const nothing = isFiltered ? t('none_found') : t(month ? 'none_in_month' : 'none_coming')
  const today = dayOf(new Date())
  const ahead = rows.filter(({ start_date }) => start_date >= today)
  // Of a month that is over, all have left.
  const isOver = ahead.length === 0
  const counted = isOver ? rows : ahead
  const sum =
    total > rows.length
      ? t('sum_cut', { n: rows.length, total })
      : [
          t('sum', { n: counted.length, seats: freeSeats(counted).toLocaleString(localeOf(lang)) }),
          !isOver && rows.length > ahead.length && t('sum_left', { n: rows.length - ahead.length }),
        ]
          .filter(Boolean)
          .join(' · ')
  return (
    <>
      <PageHead title={t('title')} lead={<span role="status">{sum}</span>}>
        {list.may_write && (
          <Button leftSection={<CalendarPlus size={16} aria-hidden="true" />} onClick={onAdd}>
            {t('add')}
          </Button>
        )}
      </PageHead>
      <Paper withBorder mb="md" p="sm">
        <Group gap="sm">
          <MonthLinks month={month} />
          <ListSearch placeholder={t('search_in')} />
          <FoldedFilters count={['product_id', 'status'].filter((name) => query.get(name) !== '').length}>
            <FilterSelect
              name="product_id"
              aria-label={t('col_tour')}
              placeholder={t('every_tour')}
              searchable
              w={{ base: '100%', xs: 200 }}
              data={list.tours.map(({ id, name, count }) => ({
                value: String(id),
                label: `${apart(name)} (${count})`,
              }))}
            />
            <FilterSelect
              name="status"
              aria-label={t('status')}
              placeholder={t('every_status')}
              w={{ base: '100%', xs: 160 }}
              data={statuses.map((value) => ({ value, label: t(value) }))}
            />
          </FoldedFilters>
          <SegmentedControl
            ml={{ sm: 'auto' }}
            aria-label={t('view')}
            value={isTable ? 'table' : 'board'}
            onChange={(view) => query.set({ view: view === 'table' ? view : '', product_id: '' })}
            data={[
              { value: 'board', label: t('view_board') },
              { value: 'table', label: t('view_table') },
            ]}
          />
        </Group>
      </Paper>
      {isTable ? (
        <DeparturesTable list={list} reload={reload} nothing={nothing} />
      ) : (
        <>
          {rows.length === 0 && (
            <Paper withBorder p="lg" mb="md">
              <Group gap="sm">
                <Text>{nothing}</Text>
                {isFiltered && (
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => query.set({ product_id: '', status: '', search: '' })}
                  >
                    {t('clear')}
                  </Button>
                )}
              </Group>
            </Paper>
          )}
          {isWide ? (
            <DeparturesBoard month={month} rows={rows} mayOpen={list.may_open} />
          ) : (
            <DeparturesAgenda rows={rows} mayOpen={list.may_open} />
          )}
        </>
      )}
    </>
  )
}

function MonthLinks({ month }: { month: string | null }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const [params] = useSearchParams()
  const to = (other: string | null) => {
    const next = new URLSearchParams(params)
    if (other) next.set('month', other)
    else next.delete('month')
    return { search: next.toString() }
  }
  const step = (by: -1 | 1, label: 'previous_month' | 'next_month', Icon: LucideIcon) => {
    // Beside the weeks from today on: the whole present month, and the one after it.
    const present = monthOf(dayOf(new Date()))
    const other = month ? monthAfter(month, by) : by === 1 ? monthAfter(present, 1) : present
    const name = t(label, { month: formatMonth(other, lang) })
    return (
      <Button variant="default" px={8} component={Link} to={to(other)} aria-label={name}>
        <Icon size={18} aria-hidden="true" />
      </Button>
    )
  }
  return (
    <Group gap="xs" component="nav" aria-label={t('months')}>
      {step(-1, 'previous_month', ChevronLeft)}
      <Text component="h2" fw={700} size="lg" miw="8.5rem" ta="center" aria-live="polite">
        {month ? formatMonth(month, lang) : t('coming')}
      </Text>
      {step(1, 'next_month', ChevronRight)}
      {month && (
        <Button variant="subtle" component={Link} to={to(null)}>
          {t('coming')}
        </Button>
      )}
    </Group>
  )
}
