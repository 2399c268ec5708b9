import { Button } from '@mantine/core'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { download } from '#src/base/admin-kit/download.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { departuresAdminPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureListName } from '../departure-lists.links.ts'
import { departureShowTexts } from './departure-show.strings.ts'

/** Saves a list of the departure as a file. */
export function SaveFile({ id, list }: { id: number; list: DepartureListName }) {
  const t = useOfficeT(departureShowTexts)
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: 'xlsx' | 'csv') => {
    setBusy(format)
    const refused = await download(`${departuresAdminPath}/${id}/lists/${list}.${format}`)
    setBusy(null)
    if (refused) toastFailed(t('not_saved'), failureIn(refused))
  }
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      size="sm"
      loading={busy === format}
      onClick={() => void save(format)}
      leftSection={<FileSpreadsheet size={16} aria-hidden="true" />}
    >
      {t(format)}
    </Button>
  ))
}
