import { redirect } from 'react-router'
import { ApiError, apiContext, apiFor, orNotFound } from '#src/base/http/client/client.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { cardData } from '#src/features/tours/catalogue/site/card-data.ts'
import { postApiPath, postPath, postsApiPath, postsPath } from '../posts.links.ts'
import type { Post, PostItem, PostList, PostSection } from '../posts.schema.ts'

type ListArgs = Parameters<typeof apiFor>[0] & { request: Request }
type ItemArgs = ListArgs & { params: { seo_name: string } }

/** The fields that a list shows. */
export type ListedPost = Pick<PostItem, 'title' | 'seo_name' | 'summary' | 'cover' | 'published_on' | 'file_count'>

/** Loads the page of the query parameter `page`; a page after the last one redirects to the last. */
export async function loadPosts(section: PostSection, args: ListArgs) {
  const wanted = Number(new URL(args.request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted > 0 && wanted <= 100_000 ? wanted : 1
  const { data, page_count, total } = await apiFor(args).get<PostList>(postsApiPath(section, page))
  if (page > Math.max(1, page_count))
    throw redirect(pageAddress(postsPath(section), args) + (page_count > 1 ? `?page=${page_count}` : ''))
  const posts: ListedPost[] = data.map(({ title, seo_name, summary, cover, published_on, file_count }) => ({
    title,
    seo_name,
    summary,
    cover,
    published_on,
    file_count,
  }))
  return { posts, page, page_count, total }
}

/** Loads a post by slug. The slug of another language and a former slug redirect to the current one (301). */
export async function loadPost(section: PostSection, args: ItemArgs) {
  const { seo_name } = args.params
  const { search } = new URL(args.request.url)
  const at = (slug: string) => redirect(pageAddress(postPath(section, slug), args) + search, 301)
  const post = await orNotFound(
    apiFor(args)
      .get<Post>(postApiPath(section, seo_name))
      .catch((error: unknown) => {
        const moved_to = error instanceof ApiError ? error.refused.facts.moved_to : undefined
        throw typeof moved_to === 'string' ? at(moved_to) : error
      }),
    args,
  )
  if (post.seo_name !== seo_name) throw at(post.seo_name)
  const { id, file_count, visa, section: _, tour, ...shown } = post
  return {
    ...shown,
    tour: tour && cardData(tour),
    seo_title: post.seo_title ?? post.title,
    seo_description: post.seo_description ?? post.summary,
  }
}

export type ShownPost = Awaited<ReturnType<typeof loadPost>>

function pageAddress(path: string, { params, context }: ListArgs): string {
  const { defaultLang } = context.get(apiContext)
  return localePath(path, params.lang ?? defaultLang, defaultLang)
}
