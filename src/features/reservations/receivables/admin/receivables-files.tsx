import { Button } from '@mantine/core'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { download } from '#src/base/admin-kit/download.ts'
import { failureIn, useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import { type ReceivableTime, receivablesFilePath } from '../receivables.links.ts'
import { receivableTexts } from '../receivables.strings.ts'

/** Saves the list that is shown as a file. */
export function ReceivablesFiles({ time }: { time: ReceivableTime | '' }) {
  const t = useOfficeT(receivableTexts)
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: 'xlsx' | 'csv') => {
    setBusy(format)
    const refused = await download(`${receivablesFilePath}?file=${format}&time=${time}`)
    setBusy(null)
    if (refused) toastFailed(t('not_saved'), failureIn(refused))
  }
  return (['xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      loading={busy === format}
      onClick={() => void save(format)}
      leftSection={<FileSpreadsheet size={16} aria-hidden="true" />}
    >
      {t(format)}
    </Button>
  ))
}
