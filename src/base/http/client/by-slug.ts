import { redirect } from 'react-router'
import { localePath } from '#src/base/i18n/paths.ts'
import { ApiError, apiContext, orNotFound } from './client.ts'

type PageArgs = Parameters<typeof orNotFound>[1]

/** Address of a page in the language of the request. */
export function pageAddress(path: string, { params, context }: PageArgs): string {
  const { defaultLang } = context.get(apiContext)
  return localePath(path, params.lang ?? defaultLang, defaultLang)
}

type Search<T> = { slug: string; answer: Promise<T>; slugOf: (found: T) => string; pathOf: (slug: string) => string }

/**
 * For loaders of a page with a slug. One URL per language: a former slug and the slug of another language redirect (301)
 * with the query; an unknown slug leads to the not-found page.
 */
export async function bySlug<T>(
  args: PageArgs & { request: Request },
  { slug, answer, slugOf, pathOf }: Search<T>,
): Promise<T> {
  const at = (own: string) => redirect(pageAddress(pathOf(own), args) + new URL(args.request.url).search, 301)
  const found = await orNotFound(
    answer.catch((error: unknown) => {
      const moved_to = error instanceof ApiError ? error.refused.facts.moved_to : undefined
      throw typeof moved_to === 'string' ? at(moved_to) : error
    }),
    args,
  )
  const own = slugOf(found)
  if (own !== slug) throw at(own)
  return found
}
