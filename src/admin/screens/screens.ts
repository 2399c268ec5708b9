import { slug } from '#src/base/slug.ts'
import { type MenuEntry, menu, profileEntries } from './menu.ts'
import type { newScreenTexts } from './new-screens.strings.ts'

type Screen = Pick<MenuEntry, 'key' | 'path' | 'icon'>

/** Screens below a menu entry, shown with its icon; a test compares them with the site map. */
const parts: readonly (Pick<Screen, 'key' | 'path'> & { of: MenuEntry['key'] })[] = [
  { of: 'about_us', path: '/admin/pages/about-us/certificates', key: 'certificates' },
  { of: 'visa', path: '/admin/pages/visa/banner', key: 'visa_banner' },
  { of: 'bank_accounts', path: '/admin/pages/bank-accounts/warning', key: 'fraud_warning' },
  { of: 'contact', path: '/admin/reply-templates', key: 'reply_templates' },
]

/** Insert screens; the same test compares them. */
export const newScreens: readonly { path: Screen['path']; key: keyof typeof newScreenTexts }[] = [
  { path: '/admin/pages/tours/insert', key: 'new_tour' },
  { path: '/admin/pages/tours-categories/insert', key: 'new_category' },
  { path: '/admin/pages/home/insert', key: 'new_home' },
  { path: '/admin/pages/about-us/insert', key: 'new_about' },
  { path: '/admin/pages/about-us/certificates/insert', key: 'new_certificate' },
  { path: '/admin/pages/visa/insert', key: 'new_visa' },
  { path: '/admin/pages/visa/banner/insert', key: 'new_visa_banner' },
  { path: '/admin/pages/photos/insert', key: 'new_album' },
  { path: '/admin/pages/news/insert', key: 'new_news' },
  { path: '/admin/pages/videos/insert', key: 'new_video' },
  { path: '/admin/pages/blog/insert', key: 'new_blog' },
  { path: '/admin/pages/bank-accounts/insert', key: 'new_bank_account' },
  { path: '/admin/pages/bank-accounts/warning/insert', key: 'new_warning' },
  { path: '/admin/settings/contact-information/insert', key: 'new_contact' },
  { path: '/admin/settings/social-media/insert', key: 'new_social' },
  { path: '/admin/order-insert', key: 'new_sale' },
  { path: '/admin/contract-insert', key: 'new_contract' },
  { path: '/admin/settings/policies/insert', key: 'new_policy' },
  { path: '/admin/settings/pickups/insert', key: 'new_pickup' },
  { path: '/admin/user-insert', key: 'new_user' },
  { path: '/admin/reply-templates/insert', key: 'new_reply_template' },
]

const entries = menu.flatMap((group) => group.entries)
// The inbox is in both menus.
const others = profileEntries.filter(({ path }) => !entries.some((entry) => entry.path === path))

/** Screens that need no chosen record, in menu order. */
export const screens: readonly Screen[] = [...entries, ...others].flatMap((entry) => [
  entry,
  ...parts.filter(({ of }) => of === entry.key).map(({ key, path }) => ({ key, path, icon: entry.icon })),
])

/** True when every word of the query starts a word of the text. Turkish letters equal their ASCII counterparts, as in the public search. */
export function matchesName(text: string, query: string): boolean {
  const words = slug(text).split('-')
  return slug(query)
    .split('-')
    .every((start) => words.some((word) => word.startsWith(start)))
}
