import type { ReactNode } from 'react'
import { usePath, useT } from '#src/base/i18n/i18n.tsx'
import { ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Paging } from '#src/base/ui/controls/paging.tsx'
import { EmptyState } from '#src/base/ui/display/empty-state.tsx'
import { Banner } from '#src/base/ui/page/banner.tsx'
import { Container } from '#src/base/ui/page/container.tsx'
import { postsPath } from '../posts.links.ts'
import type { PostSection } from '../posts.schema.ts'
import type { ListedPost } from './post-loaders.ts'

type Props = {
  section: Exclude<PostSection, 'visa'>
  page: number
  page_count: number
  posts: readonly ListedPost[]
  /** the posts of this page; not rendered for an empty page */
  children: ReactNode
}

/** The list of a section: banner with the cover of a post, introduction, posts and pagination. */
export function PostListView({ section, page, page_count, posts, children }: Props) {
  const t = useT()
  const path = usePath()
  const title = t(`posts.${section}`)
  const image = posts.findLast(({ cover }) => cover)?.cover ?? null
  return (
    <>
      <Banner
        title={title}
        image={image}
        // The first post of the other lists has a larger picture.
        isLargest={section === 'photos' || !posts[0]?.cover}
      >
        {t(`posts.${section}_intro`)}
      </Banner>
      <Container className="pb-16 pt-8 lg:pb-24 lg:pt-12">
        {posts.length > 0 ? (
          children
        ) : (
          <EmptyState title={t('posts.empty_title')} text={t('posts.empty_text')}>
            <ButtonLink to="/">{t('not_found.home')}</ButtonLink>
          </EmptyState>
        )}
        <Paging
          page={page}
          count={page_count}
          label={t('list.pages')}
          hrefOf={(number) => path(postsPath(section)) + (number > 1 ? `?page=${number}` : '')}
        />
      </Container>
    </>
  )
}
