import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastAnswer } from '#src/base/admin-kit/confirm.tsx'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
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
  const { send, isBusy, errorOf, forget } = useSend(
    (answer) => answer.ok || answer.errors.confirm || toastAnswer(answer),
  )
  const close = () => {
    setConfirm('')
    forget()
    onClose()
  }
  const erase = (event: FormEvent) => {
    event.preventDefault()
    forget()
    const onDone = ({ counts, person, message }: Erased) => {
      const parts = partsText(counts, lang)
      toastDone(parts ? t('erased', { parts }) : message)
      close()
      onErased(person)
    }
    void send<Erased>('POST', erasePath, { body: { contact, confirm }, onDone })
  }
  return (
    <Modal opened={isOpen} onClose={close} title={t('erase_title')} centered>
      <form onSubmit={erase} noValidate>
        <Stack gap="md">
          <Text>{t('erase_text')}</Text>
          <TextInput
            name="confirm"
            label={t('erase_type', { contact })}
            value={confirm}
            onChange={(event) => setConfirm(event.currentTarget.value)}
            error={errorOf('confirm')}
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
