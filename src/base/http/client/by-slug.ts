import { redirect } from 'react-router'
import { localePath } from '#src/base/i18n/paths.ts'
import { ApiError, apiContext, orNotFound } from './client.ts'

type PageArgs = Parameters<typeof orNotFound>[1] & { request: Request }
type PathOf = (slug: string) => string

/** Address of a page in the language of the request. */
export function pageAddress(path: string, { params, context }: Omit<PageArgs, 'request'>): string {
  const { defaultLang } = context.get(apiContext)
  return localePath(path, params.lang ?? defaultLang, defaultLang)
}

type Search<T> = { slug: string; answer: Promise<T>; slugOf: (found: T) => string; pathOf: PathOf }

/**
 * For loaders of a page with a slug. One URL per language: a former slug and the slug of another language redirect (301)
 * with the query; a page that is in other languages only leads to the not-found page, which names them; so does an unknown slug.
 */
export async function bySlug<T>(args: PageArgs, { slug, answer, slugOf, pathOf }: Search<T>): Promise<T> {
  const at = (own: string) => redirect(pageAddress(pathOf(own), args) + new URL(args.request.url).search, 301)
  const found = await orNotFound(
    answer.catch((error: unknown) => {
      const { moved_to, elsewhere } = error instanceof ApiError ? error.refused.facts : {}
      if (typeof moved_to === 'string') throw at(moved_to)
      throw isSlugs(elsewhere) ? redirect(otherLanguagePath(args, elsewhere, pathOf)) : error
    }),
    args,
  )
  const own = slugOf(found)
  if (own !== slug) throw at(own)
  return found
}

function isSlugs(elsewhere: unknown): elsewhere is Record<string, string> {
  return typeof elsewhere === 'object' && elsewhere !== null && Object.keys(elsewhere).length > 0
}

/** The not-found page with the language and path of the page, in the default language if it is in that. */
function otherLanguagePath(args: PageArgs, elsewhere: Record<string, string>, pathOf: PathOf): string {
  const { defaultLang } = args.context.get(apiContext)
  const [only, slug] = Object.entries(elsewhere).find(([lang]) => lang === defaultLang) ?? Object.entries(elsewhere)[0]!
  const at = localePath(pathOf(slug), only, defaultLang)
  return `${pageAddress('/404', args)}?${new URLSearchParams({ only, at })}`
}
