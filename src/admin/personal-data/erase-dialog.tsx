import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import { partsText } from './parts-text.ts'
import { erasePath } from './personal-data.links.ts'
import type { Erased, Person } from './personal-data.schema.ts'
import { personTexts } from './personal-data.strings.ts'

type Props = { contact: string; isOpen: boolean; onClose: () => void; onErased: (person: Person) => void }

/** Erases after the address was typed again: it cannot be undone. */
export function EraseDialog({ contact, isOpen, onClose, onErased }: Props) {
  const t = useOfficeT(personTexts)
  const { lang } = usePreferences()
  const [confirm, setConfirm] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setConfirm('')
    setError('')
    onClose()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError('')
    const answer = await officeApi().post<Erased>(erasePath, { contact, confirm })
    setBusy(false)
    if (answer.ok) {
      const parts = partsText(answer.data.counts, lang)
      toastDone(parts ? t('erased', { parts }) : answer.data.message)
      close()
      onErased(answer.data.person)
      return
    }
    const wrong = answer.errors.confirm?.[0]
    if (wrong) setError(wrong)
    else toastAnswer(answer)
  }
  return (
    <Modal opened={isOpen} onClose={close} title={t('erase_title')} centered>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap="md">
          <Text>{t('erase_text')}</Text>
          <TextInput
            name="confirm"
            label={t('erase_type', { contact })}
            value={confirm}
            onChange={(event) => setConfirm(event.currentTarget.value)}
            error={error}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('cancel')}
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              {t('erase_yes')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
