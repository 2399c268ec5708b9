import { listSearch } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficePosts } from '../posts.admin.schema.ts'
import { postPaths, postsAdminPath } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'

/** The section in a screen's path, /admin/pages/{section}/…. @throws Error for another path */
export function sectionAt(pathname: string): PostSection {
  const section = pathname.split('/')[3] ?? ''
  if (!Object.hasOwn(postPaths, section)) throw new Error(`no section at ${pathname}`)
  return section as PostSection
}

export function listScreen(section: PostSection): string {
  return `/admin/pages/${section}`
}

/** A list in its own order is loaded whole, because it is ordered by dragging: the API's largest page, and further ones of that size. */
const wholeList = 500

/** Loads the list for a screen's URL: section from the path, page and filters from the query. */
export function loadPosts(url: string): Promise<OfficePosts> {
  const query = listSearch(url, ['status'])
  const isOrdered = /^(\?page=\d+)?$/.test(query)
  const path = postsAdminPath(sectionAt(new URL(url).pathname))
  return officeApi().get<OfficePosts>(path + (isOrdered ? `${query || '?page=1'}&per_page=${wholeList}` : query))
}
