import { redirect } from 'react-router'
import { bySlug, pageAddress } from '#src/base/http/client/by-slug.ts'
import { apiFor } from '#src/base/http/client/client.ts'
import { cardData } from '#src/features/tours/cards/site/card-data.ts'
import { redirectedTo } from '#src/features/tours/search/site/filter-links.ts'
import { postApiPath, postPath, postsApiPath, postsPath } from '../posts.links.ts'
import type { Post, PostItem, PostList, PostSection } from '../posts.schema.ts'

type ListArgs = Parameters<typeof apiFor>[0] & { request: Request }
type ItemArgs = ListArgs & { params: { seo_name: string } }

/** The fields that a list shows. */
export type ListedPost = Omit<PostItem, 'id' | 'file_video' | 'visa'>

/** Loads the page of the query parameter `page`; a page after the last one redirects to the last. */
export async function loadPosts<S extends PostSection>(section: S, args: ListArgs) {
  const { searchParams } = new URL(args.request.url)
  const wanted = Number(searchParams.get('page') ?? 1)
  const page = Number.isInteger(wanted) && wanted > 0 && wanted <= 100_000 ? wanted : 1
  const { data, page_count, total } = await apiFor(args).get<PostList>(postsApiPath(section, page))
  if (page > Math.max(1, page_count))
    throw redirect(pageAddress(postsPath(section), args) + redirectedTo(page_count, searchParams))
  const posts = data.map(({ id, file_video, visa, ...shown }): ListedPost => shown)
  return { section, posts, page, page_count, total }
}

/** Loads a post by slug. */
export async function loadPost<S extends PostSection>(section: S, args: ItemArgs) {
  const slug = args.params.seo_name
  const answer = apiFor(args).get<Post>(postApiPath(section, slug))
  const pathOf = (own: string) => postPath(section, own)
  const post = await bySlug(args, { slug, answer, slugOf: ({ seo_name }) => seo_name, pathOf })
  const { id, file_count, visa, tour, ...shown } = post
  return {
    ...shown,
    section,
    tour: tour && cardData(tour),
    seo_title: post.seo_title ?? post.title,
    seo_description: post.seo_description ?? post.summary,
  }
}

export type ShownPost<S extends PostSection = PostSection> = Awaited<ReturnType<typeof loadPost<S>>>
export type ShownPosts<S extends PostSection = PostSection> = Awaited<ReturnType<typeof loadPosts<S>>>
