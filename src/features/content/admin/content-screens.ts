import type { contentTexts } from './content.strings.ts'

type Key = keyof typeof contentTexts
export type ContentScreen = { page: string; title: Key; lead: Key }

/** Paths of the screens that edit each page's sections; insert and update screens are below them. */
const screens: Record<string, ContentScreen> = {
  '/admin/pages/home': { page: 'home', title: 'home_title', lead: 'home_lead' },
  '/admin/pages/about-us': { page: 'about-us', title: 'about_title', lead: 'about_lead' },
  '/admin/pages/visa/banner': { page: 'visa', title: 'visa_title', lead: 'visa_lead' },
  '/admin/pages/bank-accounts/warning': { page: 'bank-accounts', title: 'bank_title', lead: 'bank_lead' },
}

/** @param pathname of the screen, or of its insert or update screen @throws Error for another path */
export function contentScreenAt(pathname: string): ContentScreen & { here: string } {
  const here = pathname.replace(/(\/(insert|update))?\/?$/, '')
  const screen = screens[here]
  if (!screen) throw new Error(`no contents at ${pathname}`)
  return { ...screen, here }
}

/** Path of the screen that edits an item of a page, whose id is router state; null for a page without one. */
export function screenOfContent(page: string): string | null {
  const found = Object.entries(screens).find(([, screen]) => screen.page === page)
  return found ? `${found[0]}/update` : null
}
