import { contactPath } from '#src/features/agency/company.links.ts'
import { lookupPath } from '#src/features/orders/lookup/lookup.links.ts'
import { searchPath } from '#src/features/tours/tours.links.ts'

/**
 * Link targets of the menus. `isOpen`: the page is in src/routes.ts; a test compares the two. Links to closed pages are
 * hidden, in menus and in the office's contents.
 */
export const navTargets = {
  home: { path: '/', isOpen: true },
  search: { path: searchPath, isOpen: true },
  visa: { path: '/vize', isOpen: true },
  visa_detail: { path: '/vize-detay', isOpen: true },
  special_tour: { path: '/ozel-tur-talebi', isOpen: true },
  offer: { path: '/teklif-talebi', isOpen: true },
  careers: { path: '/is-basvurusu', isOpen: true },
  about_us: { path: '/hakkimizda', isOpen: true },
  photos: { path: '/galeri', isOpen: true },
  photo_detail: { path: '/galeri-detay', isOpen: true },
  news: { path: '/haberler', isOpen: true },
  news_detail: { path: '/haber', isOpen: true },
  videos: { path: '/videolar', isOpen: true },
  video_detail: { path: '/video', isOpen: true },
  blog: { path: '/blog', isOpen: true },
  bank_accounts: { path: '/banka-hesaplari', isOpen: true },
  contact: { path: contactPath, isOpen: true },
  contract: { path: '/sozlesme', isOpen: true },
  my_booking: { path: lookupPath, isOpen: true },
} as const satisfies Record<string, { path: `/${string}`; isOpen: boolean }>

export type NavTarget = keyof typeof navTargets

export function isOpen(target: NavTarget): boolean {
  return navTargets[target].isOpen
}

/** True for other sites and for open pages of this one. @param uri from the office's contents */
export function hasOpenPage(uri: string, languages: readonly { abbr: string }[]): boolean {
  if (!uri) return false
  if (!uri.startsWith('/')) return true
  const [first = '', second = ''] = uri.split(/[?#]/)[0]!.split('/').slice(1)
  const path = `/${languages.some(({ abbr }) => abbr === first) ? second : first}`
  return Object.values(navTargets).every((target) => target.path !== path || target.isOpen)
}

/**
 * How many items of a row fit. All, when they need no "more" menu; else those that leave room for it.
 * @param widths of all items, in order. @param moreWidth of the "more" menu
 */
export function fittingIn(width: number, widths: readonly number[], moreWidth: number): number {
  const total = (count: number) => widths.slice(0, count).reduce((sum, each) => sum + each, 0)
  if (total(widths.length) <= width) return widths.length
  let count = 0
  while (count < widths.length && total(count + 1) + moreWidth <= width) count += 1
  return count
}
