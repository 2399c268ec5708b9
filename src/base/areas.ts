/** The first segments of the office: the pages that need no public texts, styles or typefaces. */
const officeAreas = ['admin', 'giris-yap']

export function isOfficePath(pathname: string): boolean {
  return officeAreas.includes(pathname.split('/')[1]!.toLowerCase())
}
