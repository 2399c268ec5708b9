import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { postPath } from '../posts.links.ts'
import type { Route } from './+types/gallery-page'
import { PostListView } from './post-list.tsx'
import { type ListedPost, loadPosts } from './post-loaders.ts'

export const handle: PageHandle = { route_name: 'photos' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPosts('photos', args)
export const loader = load
export const clientLoader = load

/** Albums visible without scrolling on wide screens; their covers load eagerly. */
const firstRow = 2

export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <PostListView {...loaderData}>
      <ul className="grid grid-cols-1 gap-x-5 gap-y-9 min-[420px]:grid-cols-2 lg:grid-cols-4 lg:gap-x-6">
        {loaderData.posts.map((album, index) => (
          <li key={album.seo_name} className="flex">
            <AlbumCard album={album} isFirst={index < firstRow} />
          </li>
        ))}
      </ul>
    </PostListView>
  )
}

/** The cover as the top of a stack of photographs. */
function AlbumCard({ album, isFirst }: { album: ListedPost; isFirst: boolean }) {
  const t = useT()
  const path = usePath()
  const { title, seo_name, summary, cover, file_count } = album
  return (
    <article className="group relative flex w-full flex-col gap-3">
      <div className="relative pt-3">
        <span aria-hidden className="absolute inset-x-6 top-0 h-8 rounded-t-card bg-main/15" />
        <span aria-hidden className="absolute inset-x-3 top-1.5 h-8 rounded-t-card bg-main/30" />
        <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-sand lg:aspect-[4/5]">
          {cover && (
            <Picture
              image={cover}
              alt=""
              eager={isFirst}
              sizes="(min-width: 1080px) 23vw, (min-width: 420px) 47vw, 94vw"
              className="transition-transform duration-150 group-hover:scale-[1.02]"
            />
          )}
          <span className="absolute bottom-3 start-3 rounded-full bg-white/95 px-3 py-0.5 text-sm font-semibold tabular-nums">
            {t('posts.photo_count', { n: file_count })}
          </span>
        </div>
      </div>
      <h2 className="text-xl leading-snug">
        <a href={path(postPath('photos', seo_name))} className="after:absolute after:inset-0 group-hover:text-main">
          {title}
        </a>
      </h2>
      <p className="line-clamp-3 text-sm text-ink-soft">{summary}</p>
    </article>
  )
}
