import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { Route } from './+types/blog-post-page'
import { PostCover } from './post-cover.tsx'
import { loadPost } from './post-loaders.ts'
import { PostView } from './post-view.tsx'

export const handle: PageHandle = { route_name: 'blog_detail' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPost('blog', args)
export const loader = load
export const clientLoader = load

export default function BlogPostPage({ loaderData: post }: Route.ComponentProps) {
  return (
    <PostView section="blog" post={post}>
      {post.cover && <PostCover image={post.cover} />}
    </PostView>
  )
}
