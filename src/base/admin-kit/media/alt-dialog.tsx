import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { imageUploadPath, maxAlt } from '#src/base/files/uploads.links.ts'
import type { FieldErrors } from '#src/base/http/errors.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import classes from './media.module.css'
import { mediaTexts } from './media.strings.ts'
import { MediaDialog } from './media-dialog.tsx'
import { Picture } from './picture.tsx'
import { reasonOf } from './uploads.ts'

type Props = {
  image: OfficeImage
  /** language codes, the default one first */
  langs: readonly string[]
  onSaved: (image: OfficeImage) => void
  onClose: () => void
  returnTo?: string | undefined
}

/** Edits a picture's description. Saved immediately, because the description belongs to the picture in all its places. */
export function AltDialog({ image, langs, onSaved, onClose, returnTo }: Props) {
  const t = useOfficeT(mediaTexts)
  const nameOf = useLanguageNames()
  const formId = useId()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles events through portals: the form of the page must not be submitted.
    event.stopPropagation()
    setPending(true)
    const sent = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await officeApi().post<{ data: OfficeImage }>(`${imageUploadPath}/${image.id}`, {
      ...sent,
      _method: 'PUT',
    })
    setPending(false)
    if (answer.ok) return onSaved(answer.data.data)
    setErrors(answer.errors)
    setFailure(reasonOf(answer) || t('failed'))
  }
  return (
    <MediaDialog title={t('alt_title')} size="md" onClose={onClose} returnTo={returnTo}>
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="sm">
          <Picture image={image} loads={320} className={classes.altImage} />
          <Text size="sm" c="dimmed">
            {t('alt_why')}
          </Text>
          {langs.map((lang, at) => (
            <Textarea
              key={lang}
              name={`alt_${lang}`}
              lang={lang}
              label={t('alt_in', { lang: nameOf(lang) })}
              defaultValue={String(image[`alt_${lang}`] ?? '')}
              error={errors[`alt_${lang}`]?.join(' ')}
              maxLength={maxAlt}
              autosize
              minRows={2}
              maxRows={4}
              {...(at === 0 && { 'data-autofocus': true })}
            />
          ))}
          {failure && Object.keys(errors).length === 0 && (
            <Text role="alert" c="var(--mantine-color-error)" size="sm">
              {failure}
            </Text>
          )}
        </Stack>
        <Group justify="flex-end" gap="sm" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('alt_save')}
          </Button>
        </Group>
      </form>
    </MediaDialog>
  )
}

/** Name of a language in the office language. */
export function useLanguageNames(): (abbr: string) => string {
  const { lang } = usePreferences()
  const names = new Intl.DisplayNames(lang, { type: 'language' })
  return (abbr) => names.of(abbr) ?? abbr
}
