import { Select } from '@mantine/core'
import { FoldedFilters } from '#src/base/admin-kit/list/folded-filters.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { apart } from '#src/base/direction.ts'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { tourTexts } from './tour.strings.ts'

/** The categories as a tree: each main category before its sub-categories. */
export function categoryChoices(categories: readonly OfficeCategory[]): { value: string; label: string }[] {
  const inside = (parent: number | null) => categories.filter(({ parent_id }) => parent_id === parent)
  return inside(null).flatMap((main) => [
    { value: String(main.id), label: main.name },
    ...inside(main.id).map((sub) => ({ value: String(sub.id), label: `${apart(main.name)} › ${apart(sub.name)}` })),
  ])
}

/** Which list is shown, and its filters. */
export function ToursFilters({ categories }: { categories: readonly OfficeCategory[] }) {
  const t = useOfficeT(tourTexts)
  const query = useListQuery()
  const statuses = ['yayinda', 'taslak', 'arsiv'] as const
  return (
    <FoldedFilters count={['section', 'status'].filter((name) => query.get(name) !== '').length}>
      <Select
        aria-label={t('category')}
        data={[
          { value: '', label: t('all_categories') },
          { value: 'all', label: t('general_order') },
          ...categoryChoices(categories).map(({ value, label }) => ({
            value,
            label: `${apart(label)} (${categories.find(({ id }) => String(id) === value)?.tour_count ?? 0})`,
          })),
        ]}
        value={query.get('section')}
        onChange={(section) => query.set({ section: section ?? '' })}
        searchable
        allowDeselect={false}
        maxDropdownHeight={320}
        w={{ base: '100%', xs: 280 }}
      />
      <Select
        aria-label={t('status')}
        data={[{ value: '', label: t('all_statuses') }, ...statuses.map((value) => ({ value, label: t(value) }))]}
        value={query.get('status')}
        onChange={(status) => query.set({ status: status ?? '' })}
        allowDeselect={false}
        w={{ base: '100%', xs: 170 }}
      />
    </FoldedFilters>
  )
}
