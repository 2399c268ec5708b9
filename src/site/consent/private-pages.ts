import { pageAt } from '#src/base/i18n/paths.ts'

/**
 * First path segments, without language prefix, of pages with personal or unpublished data. No tracking script runs
 * there, whatever the visitor accepted (docs/promises.md, C4).
 */
const privatePages = [
  'kayit',
  'rezervasyon-sonuc',
  'rezervasyon-sozlesme',
  'belge',
  'odeme',
  'tur-onizleme',
  'giris-yap',
  'admin',
]

/** @param pathname in any language and any spelling that the router accepts. */
export function mayTrack(pathname: string): boolean {
  return pageAt(pathname, (segment) => privatePages.includes(segment)) === undefined
}
