import { DateInput, type DateInputProps } from '@mantine/dates'
import { useState } from 'react'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'

/** A date, typed or chosen. Escape closes its calendar but not the dialog around it, which would receive the key first. */
export function DayInput(props: DateInputProps) {
  const t = useOfficeT(kitTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <DateInput
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
