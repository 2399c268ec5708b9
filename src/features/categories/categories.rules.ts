import type { Category, CategorySummary } from './categories.schema.ts'

export type ListedCategory = CategorySummary & { parent_id: number | null }

/** Main categories with their sub-categories, in the given order. @param links tours by category id */
export function toTree(
  listed: readonly ListedCategory[],
  links: ReadonlyMap<number, Category['products']>,
): Category[] {
  const node = ({ parent_id, ...category }: ListedCategory) => ({
    ...category,
    products: links.get(category.id) ?? [],
  })
  return listed
    .filter(({ parent_id }) => parent_id === null)
    .map((main) => ({
      ...node(main),
      sub_categories: listed.filter(({ parent_id }) => parent_id === main.id).map(node),
    }))
}

/** A list of categories: those of one parent (null: the main ones), every sub-category, or all. */
export type CategoryList = { parent_id: number | null } | 'sub' | 'all'

/** The list that a query selects. `sub_category` has precedence over `section`. */
export function categoryList({
  section,
  sub_category,
}: {
  section?: 'main' | 'sub' | undefined
  sub_category: number | null
}): CategoryList {
  if (section === 'main') return { parent_id: null }
  if (sub_category !== null) return { parent_id: sub_category }
  return section ?? 'all'
}
