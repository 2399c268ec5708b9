import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { LeaveGuard } from '#src/base/admin-kit/form/leave-guard.tsx'
import { tooLong } from '#src/base/admin-kit/form/too-long.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OpenOrder } from '#src/features/orders/book/admin/decision-dialog.tsx'
import { maxNote, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import { changeTexts } from './change.strings.ts'

/** A note on the order. Notes of several staff members do not conflict. */
export function OrderNote({ open: { order, reload } }: { open: OpenOrder }) {
  const t = useOfficeT(changeTexts)
  const [note, setNote] = useState('')
  const { send, isBusy } = useSend()
  /** @returns whether it is saved */
  const save = async (): Promise<boolean> => {
    if (note.trim() === '') return false
    const onDone = () => {
      // What was typed during the save stays.
      setNote((now) => (now === note ? '' : now))
      void reload()
    }
    return send('POST', `${ordersAdminPath}/${order.id}/notes`, { body: { note }, onDone })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit}>
      <LeaveGuard isDirty={note.trim() !== ''} save={save} />
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
