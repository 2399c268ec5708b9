import { Alert, Button, Text, TextInput } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { DecisionDialog, type OpenOrder, useDecision } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { ReasonField } from '#src/features/orders/book/admin/reason-field.tsx'
import { isSameEmail } from '#src/features/orders/lookup/lookup.rules.ts'
import { changeTexts } from './change.strings.ts'

/** Corrects what the customer misspelt. */
export function CustomerEdit({ open }: { open: OpenOrder }) {
  const t = useOfficeT(changeTexts)
  const [isOpen, setOpen] = useState(false)
  if (!open.order.may.orders) return null
  return (
    <>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        leftSection={<Pencil size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('edit_customer')}
      </Button>
      {isOpen && <CustomerDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const fields = ['name', 'city', 'email', 'phone'] as const
type Typed = Partial<Record<(typeof fields)[number], string>>

/** Untouched fields show the current order and are not sent: a colleague may have corrected them since the dialog opened. */
function CustomerDialog({ open, onClose }: { open: OpenOrder; onClose: () => void }) {
  const t = useOfficeT(changeTexts)
  const decision = useDecision(open, onClose)
  const { order } = open
  const [typed, setTyped] = useState<Typed>({})
  const [reason, setReason] = useState('')
  const write = (field: keyof Typed, text: string) =>
    setTyped(({ [field]: _, ...others }) => (text === order[field] ? others : { ...others, [field]: text }))
  const isOtherAddress =
    typed.email !== undefined && typed.email.trim() !== '' && !isSameEmail(typed.email, order.email)
  return (
    <DecisionDialog
      open={open}
      title={t('edit_customer_title')}
      decision={decision}
      yes={t('save')}
      onSubmit={() => void decision.send({ method: 'PUT', part: '/customer', body: { ...typed, reason } })}
      onClose={onClose}
    >
      <Text size="sm">{t('edit_customer_text')}</Text>
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          value={typed[field] ?? order[field]}
          onChange={({ currentTarget }) => write(field, currentTarget.value)}
          error={decision.errorOf(field)}
          data-autofocus={field === 'name' || undefined}
        />
      ))}
      {order.email !== '' && isOtherAddress && (
        <Alert color="yellow" variant="light" role="status">
          {t('link_ends')}
        </Alert>
      )}
      <ReasonField label={t('why')} value={reason} set={setReason} minRows={1} decision={decision} />
    </DecisionDialog>
  )
}
