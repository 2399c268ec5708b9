export function categoryApiPath(seo_name: string, search: URLSearchParams): string {
  const query = search.toString()
  return `/api/pages/products/${encodeURIComponent(seo_name)}${query && `?${query}`}`
}

/** Page path without its language prefix. */
export function categoryPath(seo_name: string): string {
  return `/turlar/${seo_name}`
}

export const categoriesAdminPath = '/api/admin/categories'
