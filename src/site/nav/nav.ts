import { contactPath } from '#src/features/agency/company.links.ts'
import { lookupPath } from '#src/features/orders/lookup/lookup.links.ts'
import { searchPath } from '#src/features/tours/tours.links.ts'

/** Pages that menus and other pages link to. Written out, because the links of their rooms would weigh on every page. */
export const pagePaths = {
  home: '/',
  search: searchPath,
  visa: '/vize',
  special_tour: '/ozel-tur-talebi',
  careers: '/is-basvurusu',
  about_us: '/hakkimizda',
  photos: '/galeri',
  news: '/haberler',
  videos: '/videolar',
  blog: '/blog',
  bank_accounts: '/banka-hesaplari',
  contact: contactPath,
  my_booking: lookupPath,
} as const

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
