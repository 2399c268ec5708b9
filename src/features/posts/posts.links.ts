import type { PostSection } from './posts.schema.ts'

/** Paths of each section: its list, and the prefix of its posts (docs/decisions/0013-paths-of-the-posts.md). */
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

/** Page path without its language prefix. */
export function postsPath(section: PostSection): string {
  return postPaths[section].list
}

/** Page path without its language prefix. */
export function postPath(section: PostSection, seo_name: string): string {
  return `${postPaths[section].item}/${seo_name}`
}

/** Address of a stored video; ranges of it are served. */
export function videoPath(file_video: string): string {
  return `/videos/${file_video}`
}

/** Pictures in one gallery. */
export const maxFiles = 200

/** The office's routes of a section. */
export function postsAdminPath(section: PostSection): string {
  return `/api/admin/blog/${section}`
}
