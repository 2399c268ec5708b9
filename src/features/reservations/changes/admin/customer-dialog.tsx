import { Alert, Button, Text, TextInput } from '@mantine/core'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { isSameEmail } from '../../lookup/lookup.rules.ts'
import { changeTexts } from './change.strings.ts'
import { DecisionDialog, type OpenOrder, useDecision } from './decision-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

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

function CustomerDialog({ open, onClose }: { open: OpenOrder; onClose: () => void }) {
  const t = useOfficeT(changeTexts)
  const decision = useDecision(open, onClose)
  const { name, city, email, phone } = open.order
  const [form, setForm] = useState({ name, city, email, phone, reason: '' })
  return (
    <DecisionDialog
      open={open}
      title={t('edit_customer_title')}
      decision={decision}
      yes={t('save')}
      onSubmit={() => void decision.send({ method: 'PUT', part: '/customer', body: form })}
      onClose={onClose}
    >
      <Text size="sm">{t('edit_customer_text')}</Text>
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          value={form[field]}
          onChange={({ currentTarget }) => setForm({ ...form, [field]: currentTarget.value })}
          error={decision.errorOf(field)}
          data-autofocus={field === 'name' || undefined}
        />
      ))}
      {email !== '' && form.email.trim() !== '' && !isSameEmail(form.email, email) && (
        <Alert color="yellow" variant="light" role="status">
          {t('link_ends')}
        </Alert>
      )}
      <ReasonField
        label={t('why')}
        value={form.reason}
        set={(reason) => setForm({ ...form, reason })}
        minRows={1}
        decision={decision}
      />
    </DecisionDialog>
  )
}
