import { Text } from '@mantine/core'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { decisionTexts } from './decision.strings.ts'
import { DecisionDialog, type OpenOrder, useDecision } from './decision-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

type Props = {
  open: OpenOrder
  title: string
  text: string
  yes: string
  isDangerous?: boolean
  decide: (reason: string) => { method: 'POST' | 'PUT'; part: string; body: object }
  onClose: () => void
}

/** A decision that needs a reason of at least three characters. */
export function ReasonDialog({ open, title, text, yes, isDangerous = false, decide, onClose }: Props) {
  const t = useOfficeT(decisionTexts)
  const decision = useDecision(open, onClose)
  const [reason, setReason] = useState('')
  return (
    <DecisionDialog
      open={open}
      title={title}
      decision={decision}
      yes={yes}
      isDangerous={isDangerous}
      onSubmit={() => void decision.send(decide(reason))}
      onClose={onClose}
    >
      <Text size="sm">{text}</Text>
      <ReasonField label={t('reason')} value={reason} set={setReason} decision={decision} data-autofocus />
    </DecisionDialog>
  )
}
