import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { type Day, dayOf } from '#src/base/dates.ts'

type Limits = { minDate?: Day; maxDate?: Day }

/** Props of a calendar. Mantine takes today from the browser, which may be in another time zone than the agency. */
export function istanbulCalendar({ minDate = '', maxDate = '9999' }: Limits) {
  const today = dayOf(new Date())
  return {
    highlightToday: true,
    defaultDate: today < minDate ? minDate : today > maxDate ? maxDate : today,
    getDayProps: (day: Day) => ({
      // Null, because Mantine leaves its own value in the place of undefined.
      'data-today': (day === today ? true : null) as boolean,
      'aria-current': day === today ? ('date' as const) : undefined,
    }),
  }
}

/** A date, typed or chosen. Escape closes its calendar but not the dialog around it, which would receive the key first. */
export function DayInput(props: Omit<DateInputProps, keyof Limits> & Limits) {
  const t = useOfficeT(kitTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <DateInput
      {...istanbulCalendar(props)}
      {...props}
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        attributes: { dropdown: { role: 'dialog', 'aria-label': t('calendar') } },
      }}
      ariaLabels={{
        nextMonth: t('next_month'),
        previousMonth: t('previous_month'),
        nextYear: t('next_year'),
        previousYear: t('previous_year'),
        nextDecade: t('next_decade'),
        previousDecade: t('previous_decade'),
      }}
      clearButtonProps={{ 'aria-label': t('clear') }}
      data-mantine-stop-propagation={isOpen}
    />
  )
}
