import { Button } from '@mantine/core'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useDownload } from '../download.ts'
import { kitTexts } from '../kit.strings.ts'
import { useOfficeT } from '../office-texts.ts'

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
  const [busy, save] = useDownload(t('not_saved_file'))
  const files = [
    ...formats.map((format) => ({ format, path: pathOf(format), Icon: FileSpreadsheet })),
    ...(pdfPath ? [{ format: 'pdf' as const, path: pdfPath, Icon: FileText }] : []),
  ]
  return files.map(({ format, path, Icon }) => (
    <Button
      key={format}
      variant="default"
      loading={busy === path}
      onClick={() => void save(path)}
      leftSection={<Icon />}
    >
      {t(format)}
    </Button>
  ))
}
