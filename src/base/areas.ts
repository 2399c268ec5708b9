/** First path segments of the office. Its pages load no public texts, styles or fonts. */
const officeAreas = ['admin', 'giris-yap']

export function isOfficePath(pathname: string): boolean {
  return officeAreas.includes(pathname.split('/')[1]!.toLowerCase())
}
