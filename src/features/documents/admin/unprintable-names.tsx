import { Alert } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficePapers } from '#src/features/orders/book/papers.schema.ts'
import { orderPaperTexts } from './order-papers.strings.ts'

/** A warning about names that papers cannot print, and what to do. */
export function UnprintableNames({ names }: { names: OfficePapers['unprintable'] }) {
  const t = useOfficeT(orderPaperTexts)
  if (names.length === 0) return null
  return (
    <Alert color="orange" title={t('unprintable')} mb="md">
      {names.map(({ name, letters }) => (
        <p key={name} dir="auto" style={{ margin: 0 }}>
          {t('unprintable_name', { name, letters: [...letters].join(' ') })}
        </p>
      ))}
      {t('unprintable_do')}
    </Alert>
  )
}
