import { Chip, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { DayInput, istanbulCalendar } from '#src/base/admin-kit/form/inputs/day-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { addDays, dayOf, formatWeekday, weekdayOf } from '#src/base/dates.ts'
import { readDay } from '../departures-cells.ts'
import { departuresAddTexts } from './departures-add.strings.ts'

/** Both tabs keep their state; the open one is used. */
export type Days = {
  way: 'days' | 'weekdays'
  picked: string[]
  range: { from: string | null; to: string | null; weekdays: number[] }
}

export const noDays: Days = { way: 'days', picked: [], range: { from: null, to: null, weekdays: [] } }

/** 5 January 1970 was a Monday. */
const aMonday = '1970-01-05'
const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** Day as in the table: 12.04.2027. */
const typed = { valueFormat: 'DD.MM.YYYY', dateParser: readDay }

type Props = { days: Days; onChange: (days: Days) => void; existing: ReadonlySet<string> }

export function ChosenDays({ days, onChange, existing }: Props) {
  const t = useOfficeT(departuresAddTexts)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  const { picked, range } = days
  const calendar = istanbulCalendar({ minDate: today })
  const setRange = (more: Partial<Days['range']>) => onChange({ ...days, range: { ...range, ...more } })
  if (days.way === 'days')
    return (
      <fieldset aria-label={t('calendar')} style={{ border: 0, padding: 0, margin: 0 }}>
        <DatePicker
          {...calendar}
          type="multiple"
          value={picked}
          onChange={(next) => onChange({ ...days, picked: next })}
          minDate={today}
          // Not disabled: the preview says that the day is skipped, and arrow keys can pass it.
          getDayProps={(day) => ({
            ...calendar.getDayProps(day),
            ...(existing.has(day) && { title: t('has_one'), style: { textDecoration: 'underline dotted 2px' } }),
          })}
          ariaLabels={{ nextMonth: t('next_month'), previousMonth: t('previous_month') }}
        />
      </fieldset>
    )
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        <DayInput
          label={t('from')}
          value={range.from}
          onChange={(from) => setRange({ from, weekdays: weekdaysAfter(range, from) })}
          minDate={today}
          {...typed}
        />
        <DayInput
          label={t('to')}
          value={range.to}
          onChange={(to) => setRange({ to })}
          minDate={range.from ?? today}
          {...typed}
        />
      </SimpleGrid>
      <Text size="sm" fw={500} id="which-weekdays">
        {t('weekdays')}
      </Text>
      <Chip.Group
        multiple
        value={range.weekdays.map(String)}
        onChange={(chosen) => setRange({ weekdays: chosen.map(Number) })}
      >
        <Group gap="xs" role="group" aria-labelledby="which-weekdays">
          {weekdays.map((weekday) => (
            <Chip key={weekday} value={String(weekday)} size="sm">
              {formatWeekday(addDays(aMonday, weekday - 1), lang)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Stack>
  )
}

/** Tours mostly leave on the weekday of the first day: chosen until other weekdays are. */
function weekdaysAfter({ from, weekdays }: Days['range'], next: string | null): number[] {
  const isUntouched = weekdays.length === 0 || (weekdays.length === 1 && from && weekdays[0] === weekdayOf(from))
  return next && isUntouched ? [weekdayOf(next)] : weekdays
}
