import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { Route } from './+types/news-page'
import { PostCards } from './post-cards.tsx'
import { PostListView } from './post-list.tsx'
import { loadPosts } from './post-loaders.ts'

export const handle: PageHandle = { route_name: 'news' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPosts('news', args)
export const loader = load
export const clientLoader = load

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return (
    <PostListView section="news" {...loaderData}>
      <PostCards section="news" posts={loaderData.posts} hasLead={loaderData.page === 1} />
    </PostListView>
  )
}
