import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './folded-filters.module.css'

/** Filters that are folded behind a button on a phone, so that the first row is in view. @param count of active filters */
export function FoldedFilters({ count, children }: { count: number; children: ReactNode }) {
  const t = useOfficeT(kitTexts)
  const id = useId()
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return children
  return (
    <>
      <Button
        variant="default"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={<SlidersHorizontal size={16} aria-hidden="true" />}
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
