import { Alert, Checkbox, Code, Modal, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DialogEnd } from '#src/base/admin-kit/form/dialog-end.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { ImportPlan } from '../static-strings.rules.ts'
import classes from './string-editor.module.css'
import { stringEditorTexts } from './string-editor.strings.ts'
import { problemText } from './string-problem.ts'

/** A file that was read. `language`: for which it was exported; null when it does not say. */
export type ReadFile = { name: string; language: string | null; plan: ImportPlan }

type Props = {
  file: ReadFile | null
  language: { abbr: string; lang: string }
  isBusy: boolean
  onImport: (texts: ReadonlyMap<string, string>) => void
  onClose: () => void
}

/** Shows what a file changes before it is saved, in one step. */
export function ImportDialog({ file, language, isBusy, onImport, onClose }: Props) {
  const t = useOfficeT(stringEditorTexts)
  // Stays while the dialog closes.
  const [shown, setShown] = useState(file)
  const [isOverwriting, setOverwriting] = useState(true)
  if (file && file !== shown) {
    setShown(file)
    setOverwriting(true)
  }
  if (!shown) return null
  const { added, changed, same, unknown, broken } = shown.plan
  const texts = new Map([
    ...added,
    ...(isOverwriting ? changed.map(({ name, after }): [string, string] => [name, after]) : []),
  ])
  return (
    <Modal opened={file !== null} onClose={() => isBusy || onClose()} title={t('import_title')} size="xl" centered>
      <Text size="sm" c="dimmed" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {shown.name}
      </Text>
      {shown.language !== null && shown.language !== language.abbr && (
        <Alert color="orange" mb="sm">
          {t('import_other', { file: shown.language, lang: language.lang })}
        </Alert>
      )}
      {added.length + changed.length === 0 && <Text mb="sm">{t('import_nothing')}</Text>}
      <Part title={t('import_added', { n: added.length })} count={added.length}>
        {added.slice(0, shownTexts).map(([name, text]) => (
          <li key={name}>
            <Code>{name}</Code>
            <p lang={language.abbr}>{text}</p>
          </li>
        ))}
      </Part>
      <Part title={t('import_changed', { n: changed.length })} count={changed.length}>
        {changed.slice(0, shownTexts).map(({ name, before, after }) => (
          <li key={name}>
            <Code>{name}</Code>
            <p>
              {t('before')} <span lang={language.abbr}>{before}</span>
            </p>
            <p>
              {t('after')} <span lang={language.abbr}>{after}</span>
            </p>
          </li>
        ))}
      </Part>
      {changed.length > 0 && (
        <Checkbox
          mb="sm"
          label={t('import_overwrite')}
          checked={isOverwriting}
          onChange={({ currentTarget }) => setOverwriting(currentTarget.checked)}
        />
      )}
      <Part title={t('import_broken', { n: broken.length })} count={broken.length} isOpen>
        {broken.slice(0, shownTexts).map(({ name, text, problem }) => (
          <li key={name}>
            <Code>{name}</Code>
            <p lang={language.abbr}>{text}</p>
            <Text component="p" size="sm" c="var(--mantine-color-error)">
              {problemText(t, problem)}
            </Text>
          </li>
        ))}
      </Part>
      <Part title={t('import_unknown', { n: unknown.length })} count={unknown.length} isOpen>
        {unknown.slice(0, shownTexts).map((name) => (
          <li key={name}>
            <Code>{name}</Code>
          </li>
        ))}
      </Part>
      {same > 0 && (
        <Text size="sm" c="dimmed">
          {t('import_same', { n: same })}
        </Text>
      )}
      <DialogEnd
        yes={t('import_do', { n: texts.size })}
        onYes={() => onImport(texts)}
        isBusy={isBusy}
        isDisabled={texts.size === 0}
        onClose={onClose}
      />
    </Modal>
  )
}

/** Texts shown of each part. */
const shownTexts = 100

type PartProps = { title: string; count: number; isOpen?: boolean; children: ReactNode }

function Part({ title, count, isOpen = false, children }: PartProps) {
  const t = useOfficeT(stringEditorTexts)
  if (count === 0) return null
  return (
    <details open={isOpen || count <= 5} style={{ marginBottom: 'var(--mantine-spacing-sm)' }}>
      <summary style={{ cursor: 'pointer', fontWeight: 600 }}>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <ul className={classes.texts} tabIndex={0}>
        {children}
        {count > shownTexts && <li>{t('import_more', { n: count - shownTexts })}</li>}
      </ul>
    </details>
  )
}
