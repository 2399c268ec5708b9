import { Button, FileButton, Menu, Tooltip } from '@mantine/core'
import { Download, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { download } from '#src/base/admin-kit/download.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toastFailed } from '#src/base/admin-kit/toasts.ts'
import type { OfficeStrings } from '../languages.admin.schema.ts'
import { stringsFilePath } from '../languages.links.ts'
import { importPlan, readStringsFile } from '../static-strings.rules.ts'
import { nameOf } from './edited-strings.ts'
import { ImportDialog, type ReadFile } from './import-dialog.tsx'
import { stringEditorTexts } from './string-editor.strings.ts'
import { fileProblemText } from './string-problem.ts'

/** Much more than every text in three languages. */
const maxFileMegabytes = 5

type Props = {
  language: OfficeStrings
  /** Unsaved texts: a file is not read before they are saved. */
  isDirty: boolean
  isBusy: boolean
  /** @returns whether they were saved */
  saveImported: (texts: ReadonlyMap<string, string>) => Promise<boolean>
}

/** Saves the texts of a language as a file for a translator, and reads one. */
export function StringFiles({ language, isDirty, isBusy, saveImported }: Props) {
  const t = useOfficeT(stringEditorTexts)
  const { abbr, strings } = language
  const [file, setFile] = useState<ReadFile | null>(null)
  const resetFile = useRef<() => void>(null)
  const save = (isMissingOnly: boolean) =>
    download(`${stringsFilePath(abbr)}${isMissingOnly ? '?missing=true' : ''}`, t('export_failed'))
  const read = async (chosen: File | null) => {
    resetFile.current?.()
    if (!chosen) return
    if (chosen.size > maxFileMegabytes * 1024 * 1024)
      return toastFailed(t('import_failed'), t('import_large', { n: maxFileMegabytes }))
    const found = readStringsFile(await chosen.text().catch(() => ''))
    if ('problem' in found) return toastFailed(t('import_failed'), fileProblemText(t, found.problem))
    const current = new Map(strings.map((string) => [nameOf(string), string.text]))
    const shapes = new Map(strings.map((string) => [nameOf(string), string]))
    setFile({ name: chosen.name, language: found.language, plan: importPlan(found.strings, current, shapes, abbr) })
  }
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<Download size={16} aria-hidden="true" />}>
            {t('export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save(false)}>{t('export_all')}</Menu.Item>
          <Menu.Item disabled={strings.every((string) => !string.missing)} onClick={() => void save(true)}>
            {t('export_missing')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <FileButton
        onChange={(chosen) => void read(chosen)}
        accept="application/json,.json"
        resetRef={resetFile}
        inputProps={{ 'aria-label': t('import') }}
      >
        {(props) => (
          <Tooltip label={t('import_first')} disabled={!isDirty}>
            <Button
              {...props}
              variant="default"
              leftSection={<Upload size={16} aria-hidden="true" />}
              data-disabled={isDirty || undefined}
              aria-disabled={isDirty || undefined}
              onClick={isDirty ? () => toastFailed(t('import'), t('import_first')) : props.onClick}
            >
              {t('import')}
            </Button>
          </Tooltip>
        )}
      </FileButton>
      <ImportDialog
        file={file}
        language={language}
        isBusy={isBusy}
        onClose={() => setFile(null)}
        onImport={(texts) => void saveImported(texts).then(() => setFile(null))}
      />
    </>
  )
}
