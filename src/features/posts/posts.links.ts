import type { PostSection } from './posts.schema.ts'

export const postStatuses = ['taslak', 'yayinda', 'arsiv'] as const

/** Paths of each section: its list, and the prefix of its posts (docs/decisions/0033-one-room-for-posts.md). */
export const postPaths = {
  news: { list: '/haberler', item: '/haber' },
  videos: { list: '/videolar', item: '/video' },
  photos: { list: '/galeri', item: '/galeri-detay' },
  blog: { list: '/blog', item: '/blog' },
  visa: { list: '/vize', item: '/vize-detay' },
} as const satisfies Record<PostSection, { list: `/${string}`; item: `/${string}` }>

export function postsApiPath(section: PostSection, page = 1): string {
  return `/api/pages/blog/${section}${page > 1 ? `?page=${page}` : ''}`
}

export function postApiPath(section: PostSection, seo_name: string): string {
  return `/api/pages/blog/${section}/${encodeURIComponent(seo_name)}`
}

/** Visa pages of countries (ISO codes), or pages that match a search text. */
export function visaPagesApiPath(of: { countries: readonly string[] } | { search: string }): string {
  const query: Record<string, string> = 'search' in of ? { search: of.search } : { countries: of.countries.join(',') }
  return `/api/pages/visa-pages?${new URLSearchParams(query)}`
}

/** Page path without its language prefix. */
export function postsPath(section: PostSection): string {
  return postPaths[section].list
}

/** Page path without its language prefix. */
export function postPath(section: PostSection, seo_name: string): string {
  return `${postPaths[section].item}/${seo_name}`
}

/** Address of a stored film; the server supports Range requests. */
export function videoPath(file_video: string): string {
  return `/videos/${file_video}`
}

/** Maximum pictures in one gallery. */
export const maxFiles = 200

/** Office API path of a section. */
export function postsAdminPath(section: PostSection): string {
  return `/api/admin/blog/${section}`
}
