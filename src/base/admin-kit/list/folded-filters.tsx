import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { isDay } from '../../dates.ts'
import { DayInput } from '../form/inputs/day-input.tsx'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './folded-filters.module.css'
import { useListQuery } from './list-query.ts'

type FoldedProps = {
  /** of active filters */
  count: number
  /** folded in a wide window too, where a list has many */
  isAlways?: boolean
  children: ReactNode
}

/** Filters that are folded behind a button on a phone, so that the first row is in view. */
export function FoldedFilters({ count, isAlways = false, children }: FoldedProps) {
  const t = useOfficeT(kitTexts)
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  if (!isPhone && !isAlways) return children
  return (
    <>
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<SlidersHorizontal />}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('filters_on', { n: count }) : t('filters')}
      </Button>
      <div id={id} className={classes.filters} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}

/** The days `from` and `to` of a list's query. Each limits the other: a range that ends before it starts finds nothing. */
export function DayRange({ from, to }: { from: string; to: string }) {
  const query = useListQuery()
  const day = (end: 'from' | 'to') => (isDay(query.get(end)) ? query.get(end) : null)
  const [first, last] = [day('from'), day('to')]
  const shared = {
    valueFormat: 'DD.MM.YYYY',
    placeholder: '–',
    clearable: true,
    w: { base: 'calc(50% - 6px)', xs: 132 },
  }
  return (
    <div className={classes.days}>
      <DayInput
        {...shared}
        label={from}
        value={first}
        onChange={(value) => query.set({ from: value ?? '' })}
        {...(last !== null && { maxDate: last })}
      />
      <DayInput
        {...shared}
        label={to}
        value={last}
        onChange={(value) => query.set({ to: value ?? '' })}
        {...(first !== null && { minDate: first })}
      />
    </div>
  )
}
