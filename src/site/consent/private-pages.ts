/**
 * First path segments, without language prefix, of pages with personal or unpublished data. No tracking script runs
 * there, whatever the visitor accepted (docs/promises.md, 12).
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
  const [first = '', second = ''] = decoded(pathname).toLowerCase().split('/').filter(Boolean)
  return !privatePages.includes(/^[a-z]{2,3}$/.test(first) ? second : first)
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
