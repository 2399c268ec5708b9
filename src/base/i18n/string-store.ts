import { createContext } from 'react'
import { identityOf } from '../identity.ts'
import type { PageTitles } from './page-head.ts'
import { type StringPart, stringPaths, titlesPath } from './string-paths.ts'
import type { StringGroups } from './translate.ts'

/** What the API answers to a path, such as the client of base/http/client. */
type Reader = { get: <Value>(path: string) => Promise<Value> }

/** Static strings, and titles of pages, of the languages and parts loaded so far. */
export type StringStore = {
  /** The titles come with the part `site`. @throws ApiError when they cannot be loaded. */
  load: (api: Reader, lang: string, part: StringPart) => Promise<void>
  /** @returns the same object until a text changes or a part is added */
  of: (lang: string) => StringGroups
  titlesOf: (lang: string) => PageTitles
  /** Another for other texts. */
  version: () => string
}

/**
 * Strings are not loader data, which is part of every document: all texts of the site would be a quarter of its bytes. The
 * document requests them with its scripts (`textPaths`), the browser caches them, and hydration waits for them.
 * The server makes a store for each rendered page, the browser one per visit.
 */
export function stringStore(): StringStore {
  const strings: Record<StringPart, Map<string, StringGroups>> = { site: new Map(), order: new Map() }
  const titles = new Map<string, PageTitles>()
  return {
    of(lang) {
      const site = strings.site.get(lang) ?? none
      const order = strings.order.get(lang)
      return order ? together(site, order) : site
    },
    titlesOf: (lang) => titles.get(lang) ?? {},
    version: () =>
      [strings.site, strings.order, titles]
        .flatMap((texts) => [...texts].map(([lang, each]) => `${lang}${identityOf(each)}`))
        .join(),
    async load(api, lang, part) {
      if (strings[part].has(lang)) return
      const [groups, found] = await Promise.all([
        api.get<StringGroups>(stringPaths[part]),
        part === 'site' ? api.get<PageTitles>(titlesPath) : null,
      ])
      strings[part].set(lang, groups)
      if (found) titles.set(lang, found)
    },
  }
}

const none: StringGroups = {}
const joined = new WeakMap<StringGroups, WeakMap<StringGroups, StringGroups>>()

/** The same object for the same parts, on all pages: what is rendered once is kept by its texts (base/ui/page/finish.server.tsx). */
function together(site: StringGroups, order: StringGroups): StringGroups {
  const ofSite = joined.get(site) ?? new WeakMap<StringGroups, StringGroups>()
  const both = ofSite.get(order) ?? { ...site, ...order }
  joined.set(site, ofSite.set(order, both))
  return both
}

/** For components. */
export const StringsContext = createContext<StringStore | null>(null)
