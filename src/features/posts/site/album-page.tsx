import { useT } from '#src/base/i18n/i18n.tsx'
import type { PageHandle } from '#src/base/i18n/page-head.ts'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { ShareButton } from '#src/base/ui/controls/share-button.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { postsPath } from '../posts.links.ts'
import type { Route } from './+types/album-page'
import { PostFiles } from './post-files.tsx'
import { loadPost } from './post-loaders.ts'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostTour } from './post-tour.tsx'

export const handle: PageHandle = { route_name: 'photo_detail' }

const load = (args: Route.LoaderArgs | Route.ClientLoaderArgs) => loadPost('photos', args)
export const loader = load
export const clientLoader = load

export default function AlbumPage({ loaderData: album }: Route.ComponentProps) {
  const t = useT()
  const { title, summary, body, files, tour, previous, next, seo_name } = album
  return (
    <article aria-labelledby="album-title" key={seo_name}>
      <Container className="pb-12 pt-5 lg:pb-20">
        <Breadcrumbs trail={[{ name: t('posts.photos'), to: postsPath('photos') }, { name: title }]} />
        <header className="mb-8 mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-10">
          <div className="max-w-3xl">
            <h1 id="album-title" className="text-title">
              {title}
            </h1>
            {summary && <p className="mt-3 text-lg text-ink-soft">{summary}</p>}
          </div>
          <div className="-ms-3.5 flex items-center gap-3 sm:ms-0">
            <ShareButton title={title} />
            {files.length > 0 && (
              <span className="text-sm text-ink-soft tabular-nums">{t('posts.photo_count', { n: files.length })}</span>
            )}
          </div>
        </header>
        {body && <RichText html={body} className="mb-10 max-w-[68ch]" />}
        {files.length > 0 ? (
          <PostFiles images={files} title={title} />
        ) : (
          <EmptyState title={t('posts.empty_album')} text={t('posts.empty_album_text')}>
            <ButtonLink to={postsPath('photos')}>{t('posts.all_albums')}</ButtonLink>
          </EmptyState>
        )}
        {tour && (
          <div className="no-print mx-auto mt-12 max-w-[60rem] lg:mt-16">
            <PostTour tour={tour} title={t('posts.album_tour')} />
          </div>
        )}
        <PostNeighbours section="photos" previous={previous} next={next} />
      </Container>
    </article>
  )
}
