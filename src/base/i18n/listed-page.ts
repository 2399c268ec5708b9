/** A page that search engines may list, as a room tells of it. */
export type ListedPage = {
  /** Its path without a language's prefix, by language; a language it is not told in is left out. */
  paths: Record<string, string>
  /** When what it shows last changed; null where nobody keeps that. */
  changed_at: Date | null
}

/** Rows of slugs by language, as the paths of the pages that have them. */
export function listedPages(
  rows: readonly { seo_names: Record<string, string>; changed_at: Date | null }[],
  pathOf: (seo_name: string) => string,
): ListedPage[] {
  return rows.map(({ seo_names, changed_at }) => ({
    paths: Object.fromEntries(Object.entries(seo_names).map(([lang, seo_name]) => [lang, pathOf(seo_name)])),
    changed_at,
  }))
}
