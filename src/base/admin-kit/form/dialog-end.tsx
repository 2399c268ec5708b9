import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'
import classes from './dialog-foot.module.css'

type Props = {
  /** the text of the button that does what the dialog is for */
  yes: string
  /** without it, the button submits its form */
  onYes?: () => void
  isBusy?: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  onClose: () => void
  /** the focus begins at "Vazgeç" */
  beginsAtNo?: boolean
  /** a further button, before the others */
  children?: ReactNode
}

/** The end of a dialog, always in view: "Vazgeç", and the button that does what the dialog is for. One can leave while it is sent. */
export function DialogEnd(props: Props) {
  const { yes, onYes, isBusy = false, isDisabled = false, isDangerous = false, onClose, beginsAtNo, children } = props
  const t = useOfficeT(kitTexts)
  return (
    <Group justify="flex-end" gap="xs" className={classes.foot}>
      {children}
      <Button variant="default" onClick={onClose} {...(beginsAtNo && { 'data-autofocus': true })}>
        {t('cancel')}
      </Button>
      <Button
        {...(onYes ? { onClick: onYes } : { type: 'submit' })}
        {...(isDangerous && { color: 'red' })}
        loading={isBusy}
        disabled={isDisabled}
      >
        {yes}
      </Button>
    </Group>
  )
}
