import type { ReactNode } from 'react'
import { useT, useTextLang } from '#src/base/i18n/i18n.tsx'
import { PrintButton } from '#src/base/ui/controls/print-button.tsx'
import { ShareButton } from '#src/base/ui/controls/share-button.tsx'
import { RichText } from '#src/base/ui/display/rich-text.tsx'
import { Breadcrumbs } from '#src/base/ui/page/breadcrumbs.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { postsPath } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import { PostCover } from './post-cover.tsx'
import { PostDate } from './post-date.tsx'
import { PostFiles } from './post-files.tsx'
import type { ShownPost } from './post-loaders.ts'
import { PostNeighbours } from './post-neighbours.tsx'
import { PostTour } from './post-tour.tsx'

/** The page of a blog post or a news item. */
export function ArticlePage({ loaderData: post }: { loaderData: ShownPost<'blog' | 'news'> }) {
  return <PostView post={post}>{post.cover && <PostCover image={post.cover} />}</PostView>
}

type Props = {
  post: ShownPost<Exclude<PostSection, 'visa'>>
  /** between heading and text: the cover or the film */
  children?: ReactNode
}

/** A post in one column, with its tour and its neighbours. */
export function PostView({ post, children }: Props) {
  const t = useT()
  const { section, title, summary, body, files, tour, published_on } = post
  const shownLang = useTextLang(post.seo_names)
  return (
    <article aria-labelledby="post-title">
      <Container className="pb-12 pt-5 lg:pb-20">
        <Breadcrumbs trail={[{ name: t(`posts.${section}`), to: postsPath(section) }, { name: title }]} />
        <div className="mx-auto mt-8 max-w-[60rem] lg:mt-12">
          <header className="mx-auto max-w-[44rem]">
            <PostDate day={published_on} />
            <h1 id="post-title" lang={shownLang} className="mt-2 text-title">
              {title}
            </h1>
            {summary && (
              <p lang={shownLang} className="mt-4 text-lg text-ink-soft">
                {summary}
              </p>
            )}
            <div className="no-print -ms-3.5 mt-3 flex flex-wrap gap-1">
              <ShareButton title={title} />
              <PrintButton kind="quiet" size="sm" label={t('ui.print')} />
            </div>
          </header>
          {children && <div className="mt-6 lg:mt-8">{children}</div>}
          {body && (
            <div lang={shownLang}>
              <RichText html={body} className="mx-auto mt-8 max-w-[44rem] text-[1.0625rem] leading-[1.7] lg:mt-10" />
            </div>
          )}
          {files.length > 0 && (
            <section aria-label={t('ui.photos')} className="mt-10 lg:mt-12">
              <PostFiles images={files} title={title} />
            </section>
          )}
          {tour && (
            <div className="no-print mt-12 lg:mt-16">
              <PostTour tour={tour} title={t('posts.related_tour')} />
            </div>
          )}
          <PostNeighbours section={section} previous={post.previous} next={post.next} />
        </div>
      </Container>
    </article>
  )
}
