import { strings } from '#src/strings.ts'
import { expect, test } from '../journey.ts'
import { type Lang, langs, localeOf } from '../locale.ts'
import { screensOf } from '../screens.ts'

/** Concurrent requests. */
const concurrency = 4
/** A missing text is displayed as its key. */
const missingKey = new RegExp(`[>"“]\\s*((?:${Object.keys(strings).join('|')})\\.[a-z0-9_]+)\\s*[<"”]`, 'g')

test('no link, picture or text is missing on the site, in any language', async ({ request }) => {
  const mayBeMissing = new Set(
    langs.flatMap((lang) => screensOf(localeOf(lang)).filter((screen) => screen.isMissing)).map(({ path }) => path),
  )
  const problems: string[] = []
  const pictures = new Map<string, string>()

  /** Checks a page. @returns the internal links of the page. */
  const read = async (path: string): Promise<string[]> => {
    const response = await request.get(path)
    if (response.status() >= 400 && !mayBeMissing.has(path)) problems.push(`${path} answers ${response.status()}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) return []
    const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    for (const [, key] of html.matchAll(missingKey)) problems.push(`${path} shows ${key}`)
    for (const [, src] of html.matchAll(/<(?:img|video|source)\b[^>]*? (?:src|poster)="(\/[^"]*)"/g))
      pictures.set(src!, path)
    // `nofollow` marks the switch to a language that the page does not have.
    return [...html.matchAll(/<a (?![^>]*rel="nofollow")[^>]*?href="(\/[^"]*)"/g)].map((match) =>
      match[1]!.replaceAll('&amp;', '&'),
    )
  }

  const known = new Set<string>()
  const isNew = (path: string) => {
    const before = known.size
    for (const kind of kindsOf(path)) known.add(kind)
    return known.size > before
  }
  for (let next = ['/'].filter(isNew); next.length > 0; )
    next = (await mapConcurrently(next, read)).flat().filter(isNew)

  expect(known.size).toBeGreaterThan(250)
  expect(pictures.size).toBeGreaterThan(30)
  await mapConcurrently([...pictures], async ([src, path]) => {
    const response = await request.get(src)
    const type = response.headers()['content-type'] ?? ''
    if (!response.ok() || !/^(image|video)\//.test(type))
      problems.push(`${path} shows ${src}: ${response.status()}, ${type}`)
  })
  expect(problems).toEqual([])
})

/** Parameters that choose something on a page without changing its links: date and party. */
const choices = ['tarih', 'yetiskin', 'cocuk']

/**
 * Keys by which a URL counts as visited: the path, or for URLs with a query each parameter of the list, because there
 * are too many combinations to visit.
 */
function kindsOf(path: string): string[] {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const parts = pathname.split('/').filter(Boolean)
  const list = parts.slice(0, langs.includes(parts[0] as Lang) ? 2 : 1).join('/')
  const names = [...searchParams.keys()].filter((name) => !choices.includes(name))
  return names.length > 0 ? names.map((name) => `${list}?${name}`) : [pathname]
}

async function mapConcurrently<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = list.entries()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (const [at, item] of waiting) results[at] = await work(item)
    }),
  )
  return results
}
