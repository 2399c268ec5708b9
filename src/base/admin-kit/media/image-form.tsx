import { Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '#src/base/errors.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import { languageName } from '#src/base/locale.ts'
import { DialogEnd } from '../form/dialog-end.tsx'
import { officeApi } from '../office-api.ts'
import { reasonOf, useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { Dimmed } from '../show/dimmed.tsx'
import { focusOf } from './focus.ts'
import { FocusPoint } from './focus-point.tsx'
import { mediaTexts } from './media.strings.ts'

type Props = {
  image: OfficeImage
  /** language codes, the default one first */
  langs: readonly string[]
  onSaved: (image: OfficeImage) => void
  onClose: () => void
}

/** Edits what belongs to a picture in all its places: its descriptions and its focal point. Saved immediately. */
export function ImageForm({ image, langs, onSaved, onClose }: Props) {
  const t = useOfficeT(mediaTexts)
  const nameOf = useLanguageNames()
  const [focus, setFocus] = useState(() => focusOf({ focus: image.focus }))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles events through portals: the form of the page must not be submitted.
    event.stopPropagation()
    setPending(true)
    const answer = await officeApi().post<{ data: OfficeImage }>(`${imageUploadPath}/${image.id}`, {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      focus_x: focus.x,
      focus_y: focus.y,
      _method: 'PUT',
    })
    setPending(false)
    if (answer.ok) return onSaved(answer.data.data)
    setErrors(answer.errors)
    setFailure(reasonOf(answer))
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <FocusPoint image={image} focus={focus} onChange={setFocus} />
        <Dimmed>{t('alt_why')}</Dimmed>
        {langs.map((lang, at) => (
          <Textarea
            key={lang}
            name={`alt_${lang}`}
            lang={lang}
            label={t('alt_in', { lang: nameOf(lang) })}
            defaultValue={String(image[`alt_${lang}`] ?? '')}
            error={errors[`alt_${lang}`]?.join(' ')}
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
      <DialogEnd yes={t('alt_save')} isBusy={isPending} onClose={onClose} />
    </form>
  )
}

export function useLanguageNames(): (abbr: string) => string {
  const { lang } = usePreferences()
  return (abbr) => languageName(abbr, lang)
}
