import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import type { MissingContents } from '../languages.admin.schema.ts'
import { type ContentKind, languagesScreen } from '../languages.links.ts'

/** The screen of each kind of content. */
const contentScreens: Record<ContentKind, string> = {
  tours: '/admin/pages/tours',
  categories: '/admin/pages/tours-categories',
  home: '/admin/pages/home',
  about_us: '/admin/pages/about-us',
  visa: '/admin/pages/visa',
  visa_banner: '/admin/pages/visa/banner',
  news: '/admin/pages/news',
  videos: '/admin/pages/videos',
  photos: '/admin/pages/photos',
  blog: '/admin/pages/blog',
  contracts: '/admin/contracts',
  page_meta: '/admin/page-meta',
  certificates: '/admin/pages/about-us/certificates',
  pickup_points: '/admin/settings/pickups',
  fraud_warning: '/admin/pages/bank-accounts/warning',
  contact: '/admin/settings/contact-information',
  company: '/admin/settings/company',
  pictures: '/admin/pages/pictures',
}

/** Shown in the default language when they are not translated; other contents are left out of a language (docs/rules.md, Languages). */
export const fallbackKinds: readonly ContentKind[] = [
  'contracts',
  'page_meta',
  'certificates',
  'pickup_points',
  'contact',
  'company',
  'pictures',
]

/** Kinds without a list of records: their screen itself is where they are translated. */
const unlistedKinds: readonly ContentKind[] = ['contact', 'company']

export type ContentLink = { to: string; state?: object }

/** The screen of a kind, in a language if it takes one from the address. */
export function screenLink(kind: ContentKind, lang: string, main: string): ContentLink {
  const takesLang = kind === 'contact' || kind === 'page_meta'
  return { to: contentScreens[kind] + (takesLang && lang !== main ? `?lang=${lang}` : '') }
}

/** What is not translated: the list of it, or the screen of a kind without a list. */
export function missingLink(kind: ContentKind, lang: string, main: string): ContentLink {
  return unlistedKinds.includes(kind)
    ? screenLink(kind, lang, main)
    : { to: `${languagesScreen}?lang=${lang}&kind=${kind}` }
}

/** The form of a record, opened in a language. */
export function recordLink(kind: ContentKind, { id, name }: MissingContents[number], lang: string): ContentLink {
  if (kind === 'page_meta') return { to: `${contentScreens.page_meta}?${new URLSearchParams({ page: id, lang })}` }
  // Pictures are opened in a dialog of their list.
  if (kind === 'pictures')
    return { to: `${contentScreens.pictures}?${new URLSearchParams({ search: name.slice(0, 100) })}` }
  const to = kind === 'contracts' ? '/admin/contract-update' : `${contentScreens[kind]}/update`
  return { to, state: targetOf({ id: Number(id) }, lang) }
}
