/**
 * Where a person says who they are or reads what is theirs, or what is not published. No script of others runs there, whatever the visitor has
 * agreed to elsewhere (promise 12). Addresses without a language's prefix.
 */
const privatePages = ['kayit', 'rezervasyon-sonuc', 'rezervasyon-sozlesme', 'tur-onizleme', 'giris-yap', 'admin']

/** @param pathname of a page, in any language and in any spelling that the router takes for it. */
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
