import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useSay } from '../office-texts.ts'

/** A day that is typed or chosen. Esc closes its calendar and not the dialog around it, which hears of the key first. */
export function DayInput(props: DateInputProps) {
  const say = useSay(kitTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <DateInput
      {...props}
      popoverProps={{
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
        attributes: { dropdown: { role: 'dialog', 'aria-label': say('calendar') } },
      }}
      ariaLabels={{
        nextMonth: say('next_month'),
        previousMonth: say('previous_month'),
        nextYear: say('next_year'),
        previousYear: say('previous_year'),
        nextDecade: say('next_decade'),
        previousDecade: say('previous_decade'),
      }}
      data-mantine-stop-propagation={isOpen}
    />
  )
}
