import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Client } from '../http/client/client.ts'
import type { StringGroups } from './translate.ts'

const path = '/api/pages/static-languages'

/** The static strings of the languages that were needed so far. */
export type StringStore = {
  /** @throws ApiError when they cannot be had. */
  load: (api: Client, lang: string) => Promise<void>
  of: (lang: string) => StringGroups
}

/**
 * Strings are no loader data: these travel in every document, and all texts of the site are a quarter of its bytes. The
 * document asks for them with its scripts (`stringsPath`), the browser keeps them, and a page comes to life when they are there.
 * The server makes a store for each page it renders, the browser one for its whole stay.
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

/** As `load` asks for them, for the document's start (base/start). */
export function stringsPath(lang: string): string {
  return `${path}?lang=${lang}`
}

/** For loaders. */
export const stringsContext = createContext<StringStore>()
/** For components. */
export const StringsContext = createReactContext<StringStore | null>(null)
