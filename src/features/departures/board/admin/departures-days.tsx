import { Button, Group, Paper, Text } from '@mantine/core'
import { X } from 'lucide-react'
import { DayInput } from '#src/base/admin-kit/form/inputs/day-input.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { ListSearch } from '#src/base/admin-kit/list/list-search.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { PageHead } from '#src/base/admin-kit/page-head.tsx'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay, formatDayRange, isDay } from '#src/base/dates.ts'
import { localeOf } from '#src/base/locale.ts'
import { departuresPath } from '../departures.links.ts'
import type { DepartureList } from '../departures.schema.ts'
import { departureTexts } from './departures.strings.ts'
import { DeparturesAgenda } from './departures-agenda.tsx'

const flags = ['under_minimum', 'left_behind', 'changed_pickups', 'needs_info'] as const

/** The departures of some days, day by day. Numbers of the statistics and searches for a day lead here. */
export function DeparturesDays({ list: { data: rows, total, may_open } }: { list: DepartureList }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const query = useListQuery()
  const end = (name: 'from' | 'to') => (isDay(query.shown(name)) ? query.shown(name) : null)
  const [from, to] = [end('from'), end('to')]
  const taken = rows.reduce((sum, { seats_taken }) => sum + seats_taken, 0)
  const quota = rows.reduce((sum, each) => sum + each.quota, 0)
  const digits = (n: number) => n.toLocaleString(localeOf(lang))
  const title =
    from !== null && to !== null
      ? t('days_title', { days: formatDayRange(from, to, lang) })
      : t(from === null ? 'days_until' : 'days_from', { day: formatDay((from ?? to)!, lang) })
  const filter = (name: string, label: string) => (
    <Button
      key={name}
      variant="light"
      rightSection={<X size={16} aria-hidden="true" />}
      aria-label={t('without', { name: label })}
      onClick={() => query.set({ [name]: '' })}
    >
      {label}
    </Button>
  )
  return (
    <>
      <PageHead
        title={title}
        lead={
          <span role="status">
            {total > rows.length
              ? t('sum_cut', { n: rows.length, total })
              : t('sum_days', { n: total, taken: digits(taken), quota: digits(quota) })}
          </span>
        }
        back={{ to: departuresPath, label: t('to_board') }}
      />
      <Paper withBorder mb="md" p="sm">
        <Group gap="sm" align="flex-end">
          <ListSearch placeholder={t('search_in')} />
          {(['from', 'to'] as const).map((name) => (
            <DayInput
              key={name}
              label={t(name)}
              value={end(name)}
              onChange={(day) => day && query.set({ [name]: day })}
              valueFormat="DD.MM.YYYY"
              {...(name === 'to' && from !== null && { minDate: from })}
              {...(name === 'from' && to !== null && { maxDate: to })}
              w={{ base: 'calc(50% - 6px)', xs: 150 }}
            />
          ))}
          {flags.map((name) => query.get(name) === '1' && filter(name, t(name)))}
          {query.get('status') === 'gecerli' && filter('status', t('not_cancelled'))}
        </Group>
      </Paper>
      {rows.length === 0 ? (
        <Paper withBorder p="lg">
          <Text>{t('none_in_days')}</Text>
        </Paper>
      ) : (
        <DeparturesAgenda rows={rows} mayOpen={may_open} isUnfolded />
      )}
    </>
  )
}
