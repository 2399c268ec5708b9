import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../http/client/client.ts'
import type { PageTitles } from './page-head.ts'
import type { StringGroups } from './translate.ts'

const stringsPath = '/api/pages/static-languages'
const titlesPath = '/api/pages/page-meta'

/** Static strings, and titles of pages, of the languages loaded so far. */
export type StringStore = {
  /** @throws ApiError when they cannot be loaded. */
  load: (api: Client, lang: string) => Promise<void>
  of: (lang: string) => StringGroups
  titlesOf: (lang: string) => PageTitles
}

/**
 * Strings are not loader data, which is part of every document: all texts of the site would be a quarter of its bytes. The
 * document requests them with its scripts (`textPaths`), the browser caches them, and hydration waits for them.
 * The server makes a store for each rendered page, the browser one per visit.
 */
export function stringStore(): StringStore {
  const known = new Map<string, { strings: StringGroups; titles: PageTitles }>()
  return {
    of: (lang) => known.get(lang)?.strings ?? {},
    titlesOf: (lang) => known.get(lang)?.titles ?? {},
    async load(api, lang) {
      if (known.has(lang)) return
      const [strings, titles] = await Promise.all([api.get<StringGroups>(stringsPath), api.get<PageTitles>(titlesPath)])
      known.set(lang, { strings, titles })
    },
  }
}

/** Paths that `load` requests, for the document's early requests (base/start). */
export function textPaths(lang: string): string[] {
  return [stringsPath, titlesPath].map((path) => `${path}?lang=${lang}`)
}

/** For loaders. */
export const stringsContext = createContext<StringStore>()
/** For components. */
export const StringsContext = createReactContext<StringStore | null>(null)
