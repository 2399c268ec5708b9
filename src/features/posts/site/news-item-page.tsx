import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { Route } from './+types/news-item-page'
import { loadPost } from './post-loaders.ts'
import { ArticlePage } from './post-view.tsx'

export const handle: PageHandle = { route_name: 'news_detail' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPost('news', args)
export const loader = load
export const clientLoader = load

export default ArticlePage
