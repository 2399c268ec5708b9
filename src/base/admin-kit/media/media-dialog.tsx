import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useOfficeT } from '../office-texts.ts'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'

type Props = {
  title: string
  size: 'md' | 'xl'
  onClose: () => void
  /** selector of what has the focus afterwards; what had it before unless told */
  returnTo?: string | undefined
  children: ReactNode
}

/** A dialog of a field: Escape and the cross leave it, a press beside it does not, for something is typed there; and the focus goes back to where it was. */
export function MediaDialog({ title, size, onClose, returnTo, children }: Props) {
  const t = useOfficeT(mediaTexts)
  // Modal gives the focus back only where it stays to be opened again.
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const to = returnTo === undefined ? before : document.querySelector(returnTo)
      if (to instanceof HTMLElement) to.focus()
    },
    [before, returnTo],
  )
  return (
    <Modal.Root opened onClose={onClose} size={size} centered returnFocus={false} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Modal.Header would be a second banner of the page. */}
        <div className={classes.dialogHead}>
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton size={44} aria-label={t('close')} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
