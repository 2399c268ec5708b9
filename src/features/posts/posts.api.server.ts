import { dayOf } from '#src/base/dates.ts'
import { notFoundAt } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { findTourCard } from '../tours/catalogue/tour-page.store.server.ts'
import { ofTourLists } from '../tours/tour-dependencies.store.server.ts'
import { Post, PostList, PostParams, SectionParams, SectionQuery } from './posts.schema.ts'
import { findNeighbours, findPost, findPostBySlug, listPosts } from './posts.store.server.ts'

export const postsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/blog/:section',
    access: 'public',
    summary:
      'A page of news, videos, photos (gallery albums), blog or visa; the whole of visa on one page, with its facts.',
    params: SectionParams,
    query: SectionQuery,
    answer: PostList,
    cache: 'etag',
    handle: ({ db, params, query, lang, now }) =>
      listPosts(db, params.section, query.page, { lang, today: dayOf(now()) }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/blog/:section/:seo_name',
    access: 'public',
    summary: 'One post with its text and files. A former slug answers 404 with moved_to.',
    params: PostParams,
    answer: Post,
    cache: 'etag',
    handle: async ({ db, params: { section, seo_name }, lang, now }) => {
      const reader = { lang, today: dayOf(now()) }
      const found = await findPostBySlug(db, section, seo_name, reader)
      if (found.id === null) throw notFoundAt(found)
      const { id } = found
      const { tour_id, ...post } = await ofTourLists(() => findPost(db, id, lang))
      return {
        ...post,
        ...(await findNeighbours(db, section, id, reader)),
        tour: tour_id === null ? null : await findTourCard(db, tour_id, reader),
      }
    },
  }),
]
