import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { Route } from './+types/blog-page'
import { PostsPage } from './post-cards.tsx'
import { loadPosts } from './post-loaders.ts'

export const handle: PageHandle = { route_name: 'blog' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPosts('blog', args)
export const loader = load
export const clientLoader = load

export default PostsPage
