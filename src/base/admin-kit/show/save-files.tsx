import { Button } from '@mantine/core'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { download } from '../download.ts'
import { kitTexts } from '../kit.strings.ts'
import { failureIn, useOfficeT } from '../office-texts.ts'
import { toastFailed } from '../toasts.ts'

const formats = ['xlsx', 'csv'] as const

type Props = {
  /** of the file in a format */
  pathOf: (format: (typeof formats)[number]) => string
  /** of the list on paper, if there is one */
  pdfPath?: string
}

/** Buttons that save a list as a file for Excel, and as PDF. */
export function SaveFiles({ pathOf, pdfPath }: Props) {
  const t = useOfficeT(kitTexts)
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (format: string, path: string) => {
    setBusy(format)
    const refused = await download(path)
    setBusy(null)
    if (refused) toastFailed(t('not_saved_file'), failureIn(refused))
  }
  const files = [
    ...formats.map((format) => ({ format, path: pathOf(format), Icon: FileSpreadsheet })),
    ...(pdfPath ? [{ format: 'pdf' as const, path: pdfPath, Icon: FileText }] : []),
  ]
  return files.map(({ format, path, Icon }) => (
    <Button
      key={format}
      variant="default"
      loading={busy === format}
      onClick={() => void save(format, path)}
      leftSection={<Icon size={16} aria-hidden="true" />}
    >
      {t(format)}
    </Button>
  ))
}
