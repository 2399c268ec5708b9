import { Stack, Text } from '@mantine/core'
import { askConfirm } from '#src/base/admin-kit/confirm.tsx'
import { officeLang, textIn } from '#src/base/admin-kit/office-texts.ts'
import { type ChangedParagraph, changedParagraphs } from '../contract-changes.ts'
import classes from './contract.module.css'
import { contractTexts } from './contract.strings.ts'

/** A text that a save brings into force. `before` is '' for the first one of a language. */
export type NewVersion = { lang: string; version: number; before: string; after: string }

/** Shows what changed before new versions come into force. @returns whether to save */
export function confirmVersions(versions: readonly NewVersion[]): Promise<boolean> {
  if (versions.length === 0) return Promise.resolve(true)
  const t = textIn(contractTexts, officeLang())
  return askConfirm({
    title: t('confirm_title'),
    size: 'xl',
    text: (
      <Stack gap="md">
        {versions.map(({ lang, version, before, after }) => (
          <section key={lang} aria-label={lang.toUpperCase()}>
            <Text fw={600}>{t('confirm_version', { lang: lang.toUpperCase(), n: version })}</Text>
            <Changes lang={lang} paragraphs={changedParagraphs(before, after)} />
          </section>
        ))}
        <Text size="sm" c="dimmed">
          {t('orders_would_keep')}
        </Text>
      </Stack>
    ),
    yes: t('confirm_yes'),
    no: t('confirm_no'),
  })
}

function Changes({ lang, paragraphs }: { lang: string; paragraphs: readonly ChangedParagraph[] }) {
  const t = textIn(contractTexts, officeLang())
  if (paragraphs.length === 0) return <Text size="sm">{t('only_formatting')}</Text>
  return (
    <div className={classes.changes} lang={lang}>
      {paragraphs.map((paragraph, at) =>
        paragraph ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified by its position only
          <p key={at}>
            {paragraph.map(({ kind, text }, place) => {
              const Piece = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position only
              return <Piece key={place}>{text}</Piece>
            })}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is identified by its position only
          <p key={at} aria-hidden="true">
            …
          </p>
        ),
      )}
    </div>
  )
}
