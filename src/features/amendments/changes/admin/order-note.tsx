import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { maxNote, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { changeTexts } from './change.strings.ts'

/** A note on the order. Notes of several staff members do not conflict. */
export function OrderNote({ open: { order, reload } }: { open: OpenOrder }) {
  const t = useOfficeT(changeTexts)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** @returns whether it is saved */
  const send = async (): Promise<boolean> => {
    if (note.trim() === '' || isBusy) return false
    setBusy(true)
    const answer = await edit(officeApi(), 'POST', `${ordersAdminPath}/${order.id}/notes`, { note })
    setBusy(false)
    if (!toastAnswer(answer)) return false
    // What was typed during the save stays.
    setNote((now) => (now === note ? '' : now))
    reload()
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form onSubmit={submit}>
      <LeaveGuard isDirty={note.trim() !== ''} save={send} />
      <Textarea
        label={t('note')}
        description={t('note_hint')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={tooLong(note, maxNote)}
        autosize
        minRows={1}
      />
      <Button type="submit" size="xs" mt="xs" mb="md" variant="light" loading={isBusy} disabled={note.trim() === ''}>
        {t('add_note')}
      </Button>
    </form>
  )
}
