import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useReturnFocus } from '../form/return-focus.ts'

type Props = {
  title: string
  size: 'md' | 'xl'
  onClose: () => void
  /** selector of the element that is focused afterwards; default: the previously focused one */
  returnTo?: string | undefined
  children: ReactNode
}

/** A dialog opened from a field. Escape and the close button close it; a click outside does not, because input would be lost. */
export function MediaDialog({ title, size, onClose, returnTo, children }: Props) {
  useReturnFocus(returnTo)
  return (
    <Modal.Root opened onClose={onClose} size={size} centered returnFocus={false} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Modal.Header would be a second banner landmark. */}
        <Group justify="space-between" wrap="nowrap" gap="md" p={8} pl="md">
          <Modal.Title fw={600}>{title}</Modal.Title>
          <Modal.CloseButton size={44} />
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
