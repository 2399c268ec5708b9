import { redirect } from 'react-router'
import { localePath } from '#src/base/i18n/paths.ts'
import { ApiError, apiContext, orNotFound, toNotFound } from './client.ts'

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
 * with the query. An unknown slug leads to the not-found page, which links to the page in another language, or to alternatives of a page
 * that no longer exists.
 */
export async function bySlug<T>(args: PageArgs, { slug, answer, slugOf, pathOf }: Search<T>): Promise<T> {
  const at = (own: string) => redirect(pageAddress(pathOf(own), args) + new URL(args.request.url).search, 301)
  const found = await orNotFound(
    answer.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      const { moved_to, elsewhere } = error.refused.facts
      if (typeof moved_to === 'string') throw at(moved_to)
      if (error.refused.status === 410) throw toNotFound(args, { gone: slug })
      throw isSlugs(elsewhere) ? toNotFound(args, otherLanguage(args, elsewhere, pathOf)) : error
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

/** Language and path of the page, in the default language if it is in that. */
function otherLanguage(
  args: PageArgs,
  elsewhere: Record<string, string>,
  pathOf: PathOf,
): { only: string; at: string } {
  const { defaultLang } = args.context.get(apiContext)
  const [only, slug] = Object.entries(elsewhere).find(([lang]) => lang === defaultLang) ?? Object.entries(elsewhere)[0]!
  return { only, at: localePath(pathOf(slug), only, defaultLang) }
}
