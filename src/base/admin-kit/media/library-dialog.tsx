import { Button, Group, Loader, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Check, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LibraryImage, OfficeImage } from '#src/base/files/image.schema.ts'
import { imageUploadPath } from '#src/base/files/uploads.links.ts'
import type { Paged } from '#src/base/http/endpoint/page.schema.ts'
import { DialogEnd } from '../form/dialog-end.tsx'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { Dimmed } from '../show/dimmed.tsx'
import { FileDrop } from './file-drop.tsx'
import classes from './library.module.css'
import { mediaTexts } from './media.strings.ts'
import { MediaDialog } from './media-dialog.tsx'
import { Picture } from './picture.tsx'

type Props = {
  isMultiple?: boolean
  /** ids of pictures that the field has already */
  taken?: readonly number[]
  /** Called, as `onFiles`, after `onClose`. */
  onPick: (images: OfficeImage[]) => void
  /** Files chosen or dropped in the dialog: the field uploads them. */
  onFiles: (files: File[]) => void
  onClose: () => void
}

/** Chooses pictures of the site, or uploads new ones. */
export function LibraryDialog({ isMultiple = false, taken = [], onPick, onFiles, onClose }: Props) {
  const t = useOfficeT(mediaTexts)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const { images, total, isLoading, hasFailed, more } = useLibrary(search)
  const [chosen, setChosen] = useState<readonly LibraryImage[]>([])
  const closeWith = <T,>(use: (chosen: T) => void) => {
    return (chosen: T) => {
      onClose()
      use(chosen)
    }
  }
  const pick = (image: LibraryImage) => {
    if (!isMultiple) return closeWith(onPick)([image])
    const isChosen = chosen.some((one) => one.id === image.id)
    setChosen(isChosen ? chosen.filter((one) => one.id !== image.id) : [...chosen, image])
  }
  return (
    <MediaDialog title={t('library')} size="xl" onClose={onClose}>
      <Stack gap={12}>
        <TextInput
          type="search"
          aria-label={t('library_search')}
          placeholder={t('library_search')}
          value={typed}
          maxLength={100}
          leftSection={<Search />}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter must not submit the form of the page.
            if (event.key === 'Enter') event.preventDefault()
          }}
          data-autofocus
        />
        <FileDrop kind="image" isMultiple={isMultiple} onFiles={closeWith(onFiles)} />
      </Stack>
      <Dimmed role="status" my="xs">
        {isLoading ? t('library_loading') : !hasFailed && t('library_total', { n: total })}
      </Dimmed>
      {hasFailed && (
        <Group gap="sm" role="alert" my="sm">
          <Text size="sm">{t('library_failed')}</Text>
          <Button size="xs" variant="default" onClick={more}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {images.length === 0 && !isLoading && !hasFailed ? (
        <Text c="dimmed" py="lg" ta="center">
          {t(search ? 'library_none' : 'library_empty')}
        </Text>
      ) : (
        <ul className={classes.grid}>
          {images.map((image) => {
            const isTaken = taken.includes(image.id)
            const isChosen = chosen.some((one) => one.id === image.id)
            return (
              <li key={image.id}>
                <button
                  type="button"
                  className={classes.choice}
                  disabled={isTaken}
                  {...(isMultiple && { 'aria-pressed': isChosen })}
                  onClick={() => pick(image)}
                >
                  <Picture image={image} loads={320} className={classes.thumb} />
                  {(isChosen || isTaken) && (
                    <span className={classes.mark}>
                      <Check />
                    </span>
                  )}
                  <ImageName image={image} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {images.length < total && (
        <Group justify="center" mt="sm">
          <Button variant="default" size="sm" disabled={isLoading} onClick={more}>
            {isLoading ? <Loader size="xs" /> : t('library_more')}
          </Button>
        </Group>
      )}
      {isMultiple && (
        <DialogEnd
          yes={t('library_add', { n: chosen.length })}
          onYes={() => closeWith(onPick)([...chosen])}
          isDisabled={chosen.length === 0}
          onClose={onClose}
        />
      )}
    </MediaDialog>
  )
}

/** What names a picture: its description in the office's language or another one, else its file name. */
export function ImageName({ image }: { image: LibraryImage }) {
  const t = useOfficeT(mediaTexts)
  const { lang } = usePreferences()
  const alts = Object.entries(image).filter(([field, value]) => field.startsWith('alt_') && value !== '')
  const alt = image[`alt_${lang}`] || alts[0]?.[1]
  return <span className={classes.name}>{String(alt || image.name || t('alt_missing'))}</span>
}

/** The pages of the library that are loaded for a search. */
function useLibrary(search: string) {
  const [pages, setPages] = useState<readonly Paged<LibraryImage>[]>([])
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = (page: number, before: readonly Paged<LibraryImage>[], signal?: AbortSignal) => {
    setState('loading')
    const query = new URLSearchParams({ page: String(page), ...(search && { search }) })
    officeApi()
      .get<Paged<LibraryImage>>(`${imageUploadPath}?${query}`, signal)
      .then(
        (loaded) => {
          setPages([...before, loaded])
          setState('ready')
        },
        () => {
          if (!signal?.aborted) setState('failed')
        },
      )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins again
  useEffect(() => {
    const controller = new AbortController()
    setPages([])
    load(1, [], controller.signal)
    return () => controller.abort()
  }, [search])
  const seen = new Map(pages.flatMap(({ data }) => data.map((image) => [image.id, image] as const)))
  return {
    images: [...seen.values()],
    total: pages[0]?.total ?? 0,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    more: () => load(pages.length + 1, pages),
  }
}
