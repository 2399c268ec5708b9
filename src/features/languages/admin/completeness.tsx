import { Progress, Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { LanguageOverview } from '../languages.admin.schema.ts'
import { languageTexts } from './languages.strings.ts'

/** `id`: place in the list. */
export type LanguageRow = LanguageOverview & { id: number }

type Props = { n: number; total: number; label: 'of_strings' | 'of_contents' }

/** A bar with its numbers; green when nothing is missing. */
export function Completeness({ n, total, label }: Props) {
  const t = useOfficeT(languageTexts)
  if (total === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('nothing')}
      </Text>
    )
  return (
    <>
      <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('of', { n, total })}
      </Text>
      <Progress
        value={(n / total) * 100}
        color={n === total ? 'teal' : 'orange'}
        size="sm"
        mt={2}
        aria-label={t(label, { n, total })}
      />
    </>
  )
}

export function totalOf(contents: LanguageOverview['contents']): { n: number; total: number } {
  return {
    n: contents.reduce((sum, { done }) => sum + done, 0),
    total: contents.reduce((sum, { total }) => sum + total, 0),
  }
}
