export function tourApiPath(seo_name: string): string {
  return `/api/pages/product/${encodeURIComponent(seo_name)}`
}

/** Page path without its language prefix. */
export function tourPath(seo_name: string): string {
  return `/tur/${seo_name}`
}
