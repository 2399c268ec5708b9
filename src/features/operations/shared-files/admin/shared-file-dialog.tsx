import { Alert, FileInput, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useReturnFocus } from '#src/base/admin-kit/form/return-focus.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import { documentUpload, maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import type { Refused } from '#src/base/http/client/client.ts'
import { newIdempotencyKey } from '#src/base/http/client/idempotency.ts'
import { sharedFileTexts } from './shared-files.strings.ts'

type Props = { path: string; needsEnglish: boolean; onClose: () => void; onAdded: () => void }

/** Uploads a file with the name that customers see. */
export function SharedFileDialog({ path, needsEnglish, onClose, onAdded }: Props) {
  const t = useOfficeT(sharedFileTexts)
  const [names, setNames] = useState({ name: '', name_en: '' })
  const [file, setFile] = useState<File | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  // The same file under the same names is added once, however often it is sent.
  const intent = useRef<{ names: typeof names; file: File | null; key: string } | null>(null)
  useReturnFocus()
  const isTooLarge = file !== null && file.size > maxDocumentBytes
  const errors = refused?.errors ?? {}
  const upload = async () => {
    if (isBusy || isTooLarge) return
    const form = new FormData()
    for (const [name, value] of Object.entries(names)) form.set(name, value)
    if (file) form.set('file', file)
    if (intent.current?.names !== names || intent.current.file !== file)
      intent.current = { names, file, key: newIdempotencyKey() }
    setBusy(true)
    const headers = { 'idempotency-key': intent.current.key }
    const answer = await officeApi().post<{ message: string }>(path, form, headers)
    setBusy(false)
    if (!answer.ok) return setRefused(answer)
    toastDone(answer.data.message)
    onAdded()
    onClose()
  }
  const field = (name: keyof typeof names) => ({
    label: t(name),
    value: names[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setNames((before) => ({ ...before, [name]: value })),
    error: errors[name]?.[0],
  })
  return (
    <Modal opened onClose={onClose} title={t('add')} centered closeOnClickOutside={false}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void upload()
        }}
      >
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
              setRefused(null)
            }}
            error={isTooLarge ? t('too_large', { n: documentUpload.maxMegabytes }) : errors.file?.[0]}
          />
          {refused && Object.keys(refused.errors).length === 0 && (
            <Alert color="red" variant="light" role="alert">
              {failureIn(refused)}
            </Alert>
          )}
          <DialogEnd yes={t('upload')} isBusy={isBusy} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}
