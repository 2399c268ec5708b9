import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { ImageForm } from '#src/base/admin-kit/media/image-form.tsx'
import { MediaDialog } from '#src/base/admin-kit/media/media-dialog.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { Dimmed } from '#src/base/admin-kit/show/dimmed.tsx'
import { toastDone } from '#src/base/admin-kit/toasts.ts'
import { dayOf, formatDay } from '#src/base/dates.ts'
import type { LibraryImage } from '#src/base/files/image.schema.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import type { ImageUse } from './image-uses.schema.ts'
import { libraryTexts } from './library.strings.ts'
import classes from './pictures.module.css'

type Props = { image: LibraryImage; onChanged: () => void; onClose: () => void }

/** A picture of the library: its descriptions and focal point, and where it is used. */
export function PictureDetails({ image, onChanged, onClose }: Props) {
  const t = useOfficeT(libraryTexts)
  const { lang } = usePreferences()
  const langs = useOfficeLanguages().map(({ abbr }) => abbr)
  const { uses, reload } = useUses(image.id)
  const isUnused = uses === null || uses === 'failed' ? null : uses.list.length === 0
  const { name, width, height, created_at } = image
  const remove = () =>
    confirmDelete(name || t('details'), () => edit(officeApi(), 'DELETE', `${imageUploadPath}/${image.id}`), onChanged)
  return (
    <MediaDialog title={t('details')} size="xl" returnTo={`[data-picture="${image.id}"]`} onClose={onClose}>
      <div className={classes.details}>
        <ImageForm
          image={image}
          langs={langs}
          onSaved={() => {
            toastDone(t('saved'))
            onChanged()
          }}
          onClose={onClose}
        />
        <Stack gap={12} align="flex-start" miw={0}>
          <div>
            {name && (
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
            )}
            <Dimmed>{t('facts', { width, height, day: formatDay(dayOf(new Date(created_at)), lang) })}</Dimmed>
          </div>
          <Title order={3} size="h5">
            {t('uses')}
          </Title>
          {uses === 'failed' ? (
            <div role="alert">
              <Text size="sm" mb="xs">
                {t('uses_failed')}
              </Text>
              <Button size="xs" variant="default" onClick={reload}>
                {t('again')}
              </Button>
            </div>
          ) : uses === null ? (
            <Dimmed role="status">{t('uses_loading')}</Dimmed>
          ) : uses.list.length === 0 ? (
            <Dimmed>{t('uses_none')}</Dimmed>
          ) : (
            <ul className={classes.uses}>
              {uses.list.map((use) => (
                <Use key={`${use.kind} ${use.id}`} use={use} words={uses.words} />
              ))}
            </ul>
          )}
          <Button color="red" variant="light" size="sm" disabled={!isUnused} leftSection={<Trash2 />} onClick={remove}>
            {t('delete')}
          </Button>
          {isUnused === false && <Dimmed size="xs">{t('delete_used')}</Dimmed>}
        </Stack>
      </div>
    </MediaDialog>
  )
}

/** Of all rooms, which only this part of the screen needs. */
type UseWords = typeof import('./use-words.ts')

function Use({ use, words }: { use: ImageUse; words: UseWords }) {
  const t = useOfficeT(libraryTexts)
  const { lang } = usePreferences()
  const title = use.title || t(use.kind === 'orders' ? 'orders' : 'untitled')
  const target = use.id > 0 ? words.screenOf(use) : null
  return (
    <li>
      <small>{words.kindOf(use.kind, lang)}</small>
      {target ? (
        <Anchor component={Link} to={target.to} state={targetOf(use)}>
          {title}
        </Anchor>
      ) : (
        title
      )}
    </li>
  )
}

/** null while they load */
function useUses(id: number) {
  const [uses, setUses] = useState<{ list: ImageUse[]; words: UseWords } | 'failed' | null>(null)
  const load = (signal?: AbortSignal) => {
    setUses(null)
    Promise.all([officeApi().get<ImageUse[]>(`${imageUploadPath}/${id}/uses`, signal), import('./use-words.ts')])
      .then(([list, words]) => setUses({ list, words }))
      .catch(() => {
        if (!signal?.aborted) setUses('failed')
      })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    const controller = new AbortController()
    load(controller.signal)
    return () => controller.abort()
  }, [id])
  return { uses, reload: () => load() }
}
