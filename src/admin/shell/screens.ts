import { slug } from '#src/base/slug.ts'
import type { paletteTexts } from '../palette/palette.strings.ts'
import { type MenuEntry, menu, openGroups, profileEntries } from './menu.ts'

type Screen = Pick<MenuEntry, 'key' | 'path' | 'icon'>

/** Screens below a menu entry, shown with its icon; a test compares them with the site map. */
const parts: readonly (Pick<Screen, 'key' | 'path'> & { of: MenuEntry['key'] })[] = [
  { of: 'about_us', path: '/admin/pages/about-us/certificates', key: 'certificates' },
  { of: 'visa', path: '/admin/pages/visa/banner', key: 'visa_banner' },
  { of: 'bank_accounts', path: '/admin/pages/bank-accounts/warning', key: 'fraud_warning' },
  { of: 'contact', path: '/admin/reply-templates', key: 'reply_templates' },
]

/** Insert screens; the same test compares them. */
const inserts: readonly { of: MenuEntry['key']; path: Screen['path']; key: keyof typeof paletteTexts }[] = [
  { of: 'tours', path: '/admin/pages/tours/insert', key: 'new_tour' },
  { of: 'categories', path: '/admin/pages/tours-categories/insert', key: 'new_category' },
  { of: 'home', path: '/admin/pages/home/insert', key: 'new_home' },
  { of: 'about_us', path: '/admin/pages/about-us/insert', key: 'new_about' },
  { of: 'about_us', path: '/admin/pages/about-us/certificates/insert', key: 'new_certificate' },
  { of: 'visa', path: '/admin/pages/visa/insert', key: 'new_visa' },
  { of: 'visa', path: '/admin/pages/visa/banner/insert', key: 'new_visa_banner' },
  { of: 'photos', path: '/admin/pages/photos/insert', key: 'new_album' },
  { of: 'news', path: '/admin/pages/news/insert', key: 'new_news' },
  { of: 'videos', path: '/admin/pages/videos/insert', key: 'new_video' },
  { of: 'blog', path: '/admin/pages/blog/insert', key: 'new_blog' },
  { of: 'bank_accounts', path: '/admin/pages/bank-accounts/insert', key: 'new_bank_account' },
  { of: 'bank_accounts', path: '/admin/pages/bank-accounts/warning/insert', key: 'new_warning' },
  { of: 'contact_info', path: '/admin/settings/contact-information/insert', key: 'new_contact' },
  { of: 'social_media', path: '/admin/settings/social-media/insert', key: 'new_social' },
  { of: 'orders', path: '/admin/order-insert', key: 'new_sale' },
  { of: 'contracts', path: '/admin/contract-insert', key: 'new_contract' },
  { of: 'users', path: '/admin/user-insert', key: 'new_user' },
  { of: 'contact', path: '/admin/reply-templates/insert', key: 'new_reply_template' },
]

/** All open screens, in menu order. */
export function openScreens(): readonly Screen[] {
  const entries = openGroups(menu).flatMap((group) => group.entries)
  // The inbox is in both menus.
  const others = profileEntries.filter(({ isOpen, path }) => isOpen && !entries.some((entry) => entry.path === path))
  return [...entries, ...others].flatMap((entry) => [
    entry,
    ...parts.filter(({ of }) => of === entry.key).map(({ key, path }) => ({ key, path, icon: entry.icon })),
  ])
}

/** Insert screens whose menu entry is open. */
export function newScreens() {
  const open = openScreens().map(({ key }) => key)
  return inserts.filter(({ of }) => open.includes(of))
}

/** True when every word of the query starts a word of the text. Turkish letters equal their ASCII counterparts, as in the public search. */
export function matchesName(text: string, query: string): boolean {
  const words = slug(text).split('-')
  return slug(query)
    .split('-')
    .every((start) => words.some((word) => word.startsWith(start)))
}
