import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { tourTexts } from '../tour.strings.ts'

/** Under a field that a pasted text has filled: the sentence that says it. */
export function ProposedNote({ words }: { words: string }) {
  const t = useOfficeT(tourTexts)
  return (
    <Text size="xs" mt={4} role="status" c="var(--mantine-color-yellow-text)" style={{ overflowWrap: 'anywhere' }}>
      {t('proposed', { words })}
    </Text>
  )
}
