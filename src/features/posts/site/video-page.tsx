import type { PageHandle } from '#src/base/i18n/page-head.ts'
import type { Route } from './+types/video-page'
import { PostCover } from './post-cover.tsx'
import { loadPost } from './post-loaders.ts'
import { PostVideo } from './post-video.tsx'
import { PostView } from './post-view.tsx'

export const handle: PageHandle = { route_name: 'video_detail' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPost('videos', args)
export const loader = load
export const clientLoader = load

export default function VideoPage({ loaderData: post }: Route.ComponentProps) {
  const { file_video, cover, title } = post
  return (
    <PostView post={post}>
      {file_video ? (
        <PostVideo key={file_video} file_video={file_video} cover={cover} title={title} />
      ) : (
        cover && <PostCover image={cover} />
      )}
    </PostView>
  )
}
