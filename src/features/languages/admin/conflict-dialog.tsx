import { Button, Code, Modal, Stack, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { Drafts } from './edited-strings.ts'
import classes from './string-editor.module.css'
import { stringEditorTexts } from './string-editor.strings.ts'
import type { Conflict } from './use-string-edits.ts'

type Props = {
  conflict: Conflict | null
  drafts: Drafts
  /** How the screen calls the text of a key; the key itself unless given. */
  labelOf?: (name: string) => string
  isBusy: boolean
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}

/** Shows both versions of each text that someone else changed in the meantime (docs/promises.md, D12). */
export function ConflictDialog({ conflict, drafts, labelOf, isBusy, onMine, onTheirs, onClose }: Props) {
  const t = useOfficeT(stringEditorTexts)
  return (
    <Modal opened={conflict !== null} onClose={onClose} title={t('stale_title')} size="lg" centered>
      <Text>{t('stale_text')}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
      <ul className={classes.texts} tabIndex={0}>
        {Object.entries(conflict?.texts ?? {}).map(([name, theirs]) => (
          <li key={name}>
            {labelOf ? <b>{labelOf(name)}</b> : <Code>{name}</Code>}
            <p>
              {t('stale_theirs')} {theirs}
            </p>
            <p>
              {t('stale_mine')} {drafts.get(name)}
            </p>
          </li>
        ))}
      </ul>
      <Stack gap="xs" mt="lg">
        <Button loading={isBusy} onClick={onMine}>
          {t('keep_mine')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onTheirs}>
          {t('keep_theirs')}
        </Button>
        <Button variant="subtle" data-autofocus onClick={onClose}>
          {t('keep_editing')}
        </Button>
      </Stack>
    </Modal>
  )
}
