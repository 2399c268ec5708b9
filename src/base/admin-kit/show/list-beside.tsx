import type { ReactNode } from 'react'
import classes from './list-beside.module.css'

/** A list beside what is chosen in it; in a narrow window the screen gives a select in place of the list. */
export function ListBeside({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.parts}>
      {list}
      {children}
    </div>
  )
}

/** What stays in view while the texts below it scroll; on a phone only the buttons do, at the bottom. */
export function StickyBar({
  children,
  buttons,
  on = 'ground',
}: {
  children: ReactNode
  buttons: ReactNode
  on?: 'ground' | 'paper'
}) {
  return (
    <div className={classes.bar} data-on={on}>
      {children}
      <div className={classes.buttons}>{buttons}</div>
    </div>
  )
}
