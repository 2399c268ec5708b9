import { localePath } from '#src/base/i18n/paths.ts'
import { slug } from '#src/base/slug.ts'
import { categoryPath } from '#src/features/categories/categories.links.ts'
import { pageRoutes } from '#src/features/page-meta/page-meta.links.ts'
import { tourPath } from '#src/features/tours/tours.links.ts'

export type LinkChoice = { path: string; name: string; kind: 'page' | 'category' | 'tour' }
export type PageNames = (route_name: (typeof pageRoutes)[number]['route_name']) => string

/** Pages that nobody links to: they need a cart or an order. */
const unlinked: readonly string[] = ['cart', 'checkout', 'order_result', 'not_found']

/** The site's own pages whose name or path matches. @param lang of the text that gets the link */
export function pageChoices(search: string, names: PageNames, lang: string, defaultLang: string): LinkChoice[] {
  const wanted = slug(search)
  return pageRoutes
    .filter((page) => !('isOfOne' in page) && !unlinked.includes(page.route_name))
    .map(({ route_name, path }) => ({
      path: localePath(path, lang, defaultLang),
      name: names(route_name),
      kind: 'page' as const,
    }))
    .filter(({ path, name }) => slug(name).includes(wanted) || slug(path).includes(wanted))
}

type Named = { name: string; seo_name: string }

/** Found categories and tours, with their addresses in the language of the text. */
export function foundChoices(
  { categories, tours }: { categories: readonly Named[]; tours: readonly Named[] },
  lang: string,
  defaultLang: string,
): LinkChoice[] {
  const at = (path: string) => localePath(path, lang, defaultLang)
  return [
    ...categories.map(({ name, seo_name }) => ({ path: at(categoryPath(seo_name)), name, kind: 'category' as const })),
    ...tours.map(({ name, seo_name }) => ({ path: at(tourPath(seo_name)), name, kind: 'tour' as const })),
  ]
}
