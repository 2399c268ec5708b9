import { Button } from '@mantine/core'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { download } from '../download.ts'
import { kitTexts } from '../kit.strings.ts'
import { failureIn, useOfficeT } from '../office-texts.ts'
import { toastFailed } from '../toasts.ts'

const formats = ['xlsx', 'csv'] as const

/** Buttons that save a list as a file for Excel. @param pathOf of the file in a format */
export function SaveFiles({ pathOf }: { pathOf: (format: (typeof formats)[number]) => string }) {
  const t = useOfficeT(kitTexts)
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: (typeof formats)[number]) => {
    setBusy(format)
    const refused = await download(pathOf(format))
    setBusy(null)
    if (refused) toastFailed(t('not_saved_file'), failureIn(refused))
  }
  return formats.map((format) => (
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
