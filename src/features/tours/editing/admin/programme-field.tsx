import { Button, Group, Stack, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { Sortable } from '#src/base/admin-kit/list/sortable.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { maxTourDays } from '#src/features/departures/board/departures.links.ts'
import { type DayValue, lengthAfter, type PastedDay } from './programme.ts'
import { ProgrammeDay } from './programme-day.tsx'
import { tourTexts } from './tour.strings.ts'

/** The programme by day: add, remove and reorder; the tour's length follows. */
export function ProgrammeField({ name, value, set, loaded, outdated, values, setValue, errors, lang }: CustomField) {
  const t = useOfficeT(tourTexts)
  const days = value as DayValue[]
  const box = useRef<HTMLDivElement>(null)
  // A day is identified by its position; this React key follows it when it moves.
  const [known, setKnown] = useState<readonly number[]>(() => days.map((_, at) => at + 1))
  const ids = known.length === days.length ? known : days.map((_, at) => at + 1)
  const [open, setOpen] = useState<readonly number[]>([])

  const apply = (next: readonly DayValue[], nextIds: readonly number[]) => {
    setKnown(nextIds)
    set([...next])
    const length = { days: Number(values.days) || 0, nights: Number(values.nights) || 0 }
    const after = lengthAfter(length, days.length, next.length)
    if (after.days !== length.days) setValue('days', after.days)
    if (after.nights !== length.nights) setValue('nights', after.nights)
  }
  const add = (count: number) => {
    const first = Math.max(0, ...ids) + 1
    const added = Array.from({ length: count }, (_, at) => first + at)
    apply([...days, ...added.map((): DayValue => ({ meals: [] }))], [...ids, ...added])
    setOpen([...open, ...added])
    focusTitle(days.length)
  }
  const paste = (at: number, lang: string, pasted: readonly PastedDay[]) => {
    const next = [...days]
    for (const [n, { title, description }] of pasted.slice(0, maxTourDays - at).entries()) {
      const texts = { [`title_${lang}`]: title, ...(description !== '' && { [`description_${lang}`]: description }) }
      next[at + n] = { ...(next[at + n] ?? { meals: [] }), ...texts }
    }
    const first = Math.max(0, ...ids) + 1
    apply(next, [...ids, ...next.slice(days.length).map((_, n) => first + n)])
  }
  const remove = (id: number) => {
    const at = ids.indexOf(id)
    apply(days.toSpliced(at, 1), ids.toSpliced(at, 1))
    focusTitle(Math.max(0, at - 1))
  }
  const focusTitle = (at: number) =>
    requestAnimationFrame(() => box.current?.querySelectorAll<HTMLInputElement>('input[data-title]')[at]?.focus())
  const missing = Number(values.days) - days.length
  return (
    <Stack gap="sm" ref={box}>
      <Text size="sm" c="dimmed">
        {days.length === 0 ? t('no_days') : t('programme_help')}
      </Text>
      <Sortable
        layout="rows"
        ids={ids}
        onReorder={(moved) =>
          apply(
            moved.map((id) => days[ids.indexOf(id)]!),
            moved,
          )
        }
      >
        {ids.map((id, at) => (
          <ProgrammeDay
            key={id}
            id={id}
            n={at + 1}
            day={days[at]!}
            lang={lang}
            errorOf={(part, each) => errors[`${name}.${at}.${part}_${each}`]}
            confirmOf={(part) => {
              const { day: stored, ...day } = days[at]!
              const text = `${part}_${lang}`
              const before = (loaded as DayValue[]).find((each) => each.day === stored)
              const mark = `${name}.${stored}.${text}`
              return before?.[text] === day[text] && outdated.has(mark) ? () => outdated.confirm(mark) : undefined
            }}
            isOpen={open.includes(id)}
            onToggle={() => setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id])}
            onChange={(next) => set(days.map((day, place) => (place === at ? next : day)))}
            onRemove={() => remove(id)}
            onPasteDays={(lang, pasted) => paste(at, lang, pasted)}
          />
        ))}
      </Sortable>
      <Group gap="xs">
        <Button variant="light" leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => add(1)}>
          {t('day_add')}
        </Button>
        {missing > 1 && (
          <Button variant="subtle" onClick={() => add(missing)}>
            {t('days_missing', { n: missing })}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
