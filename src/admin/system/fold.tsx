import { Box } from '@mantine/core'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './system.module.css'

/** Details that few readers need, closed at first. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>
        <ChevronRight />
        {label}
      </summary>
      <Box mt="xs">{children}</Box>
    </details>
  )
}
