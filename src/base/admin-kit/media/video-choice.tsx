import { Select } from '@mantine/core'
import { useState } from 'react'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { megabyte, videoUploadPath } from '#src/base/files/uploads.links.ts'
import type { OfficeVideo } from '#src/base/files/video.schema.ts'
import { officeApi } from '../office-api.ts'
import { useOfficeT } from '../office-texts.ts'
import { usePreferences } from '../preferences.ts'
import { mediaTexts } from './media.strings.ts'

/** Chooses a video that the site already has. The list loads when it is opened. */
export function VideoChoice({ value, onChoose }: { value: string | null; onChoose: (file: string) => void }) {
  const t = useOfficeT(mediaTexts)
  const { lang } = usePreferences()
  const [videos, setVideos] = useState<OfficeVideo[] | null>(null)
  const load = () =>
    officeApi()
      .get<OfficeVideo[]>(videoUploadPath)
      .then(setVideos)
      // The list stays empty; the next opening tries again.
      .catch(() => setVideos(null))
  const nameOf = ({ file, bytes, created_at }: OfficeVideo) =>
    t('known_video', { day: formatDay(dayOf(new Date(created_at)), lang), size: (bytes / megabyte).toFixed(1), file })
  return (
    <Select
      aria-label={t('choose_known_video')}
      placeholder={t('choose_known_video')}
      data={(videos ?? [])
        .filter(({ file }) => file !== value)
        .map((video) => ({ value: video.file, label: nameOf(video) }))}
      value={null}
      onChange={(file) => file && onChoose(file)}
      onDropdownOpen={() => void load()}
      nothingFoundMessage={t('no_known_video')}
      searchable
      size="sm"
      mt="xs"
    />
  )
}
