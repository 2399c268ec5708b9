import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../http/client/client.ts'
import type { StringGroups } from './translate.ts'

const path = '/api/pages/static-languages'

/** Static strings of the languages loaded so far. */
export type StringStore = {
  /** @throws ApiError when they cannot be loaded. */
  load: (api: Client, lang: string) => Promise<void>
  of: (lang: string) => StringGroups
}

/**
 * Strings are not loader data, which is part of every document: all texts of the site would be a quarter of its bytes. The
 * document requests them with its scripts (`stringsPath`), the browser caches them, and hydration waits for them.
 * The server makes a store for each rendered page, the browser one per visit.
 */
export function stringStore(): StringStore {
  const known = new Map<string, StringGroups>()
  return {
    of: (lang) => known.get(lang) ?? {},
    async load(api, lang) {
      if (!known.has(lang)) known.set(lang, await api.get<StringGroups>(path))
    },
  }
}

/** Path that `load` requests, for the document's early request (base/start). */
export function stringsPath(lang: string): string {
  return `${path}?lang=${lang}`
}

/** For loaders. */
export const stringsContext = createContext<StringStore>()
/** For components. */
export const StringsContext = createReactContext<StringStore | null>(null)
