import { FileInput, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toastIfDone } from '#src/base/admin-kit/confirm.tsx'
import { FailureAlert } from '#src/base/admin-kit/failure-alert.tsx'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { useSend } from '#src/base/admin-kit/form/use-send.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { sharedFileTexts } from './shared-files.strings.ts'

type Props = { path: string; needsEnglish: boolean; onClose: () => void; onAdded: () => void }

export function SharedFileDialog({ path, needsEnglish, onClose, onAdded }: Props) {
  const t = useOfficeT(sharedFileTexts)
  const [names, setNames] = useState({ name: '', name_en: '' })
  const [file, setFile] = useState<File | null>(null)
  const { send, isBusy, failed, errorOf, forget } = useSend(toastIfDone)
  useReturnFocus()
  const isTooLarge = file !== null && file.size > maxDocumentBytes
  const upload = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLarge) return
    const form = new FormData()
    for (const [name, value] of Object.entries(names)) form.set(name, value)
    if (file) form.set('file', file)
    const onDone = () => {
      onAdded()
      onClose()
    }
    void send('POST', path, { body: form, once: [names, file], onDone })
  }
  const field = (name: keyof typeof names) => ({
    label: t(name),
    value: names[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setNames((before) => ({ ...before, [name]: value })),
    error: errorOf(name),
  })
  return (
    <Modal opened onClose={onClose} title={t('add')} centered closeOnClickOutside={false}>
      <form noValidate onSubmit={upload}>
        <Stack gap="sm">
          <TextInput {...field('name')} withAsterisk data-autofocus />
          <TextInput {...field('name_en')} description={t('name_en_how')} withAsterisk={needsEnglish} />
          <FileInput
            label={t('file')}
            description={t('file_how', { n: documentUpload.maxMegabytes })}
            placeholder={t('choose')}
            accept={documentUpload.types.join()}
            clearable
            withAsterisk
            value={file}
            onChange={(chosen) => {
              setFile(chosen)
              forget()
            }}
            error={isTooLarge ? t('too_large', { n: documentUpload.maxMegabytes }) : errorOf('file')}
          />
          <FailureAlert of={failed} />
          <DialogEnd yes={t('upload')} isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
