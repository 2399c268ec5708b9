import type { ContentKind } from '../languages.links.ts'

/** The screen of each kind of content; undefined without one. */
export const contentScreens: Record<ContentKind, string | undefined> = {
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
  fraud_warning: '/admin/pages/bank-accounts/warning',
  contact: undefined,
  pictures: '/admin/pages/pictures',
}

/** Shown in the default language when they are not translated; other contents are left out of a language (docs/rules.md, Languages). */
export const fallbackKinds: readonly ContentKind[] = ['contracts', 'page_meta', 'certificates', 'contact', 'pictures']
