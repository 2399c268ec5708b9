import { expect, test } from 'vitest'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { categoryChoices } from './tours-filters.tsx'

test('an option of several names keeps their order when one is written from the right', () => {
  const category = (id: number, parent_id: number | null, name: string) => ({ id, parent_id, name })
  const categories = [category(1, null, 'تركيا'), category(2, 1, 'אנטליה'), category(3, 1, 'Ege')]
  expect(categoryChoices(categories as unknown as OfficeCategory[]).map(({ label }) => label)).toEqual([
    'تركيا',
    '\u2068تركيا\u2069 › \u2068אנטליה\u2069',
    '\u2068تركيا\u2069 › Ege',
  ])
})
