import { useLocation } from 'react-router'
import type { Route } from './+types/posts-page'
import { loadPosts, sectionAt } from './post-places.ts'
import { PostsList } from './posts-list.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPosts(request.url)

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  return <PostsList section={sectionAt(useLocation().pathname)} list={loaderData} />
}
