import { createContext as createReactContext } from 'react'
import { createContext, type LoaderFunctionArgs } from 'react-router'
import { apiContext, apiFor, type Client } from '../http/client/client.ts'
import type { PageTitles } from './page-head.ts'
import { type StringPart, stringPaths, titlesPath } from './string-paths.ts'
import type { StringGroups } from './translate.ts'

/** Static strings, and titles of pages, of the languages and parts loaded so far. */
export type StringStore = {
  /** The titles come with the part `site`. @throws ApiError when they cannot be loaded. */
  load: (api: Client, lang: string, part: StringPart) => Promise<void>
  /** @returns the same object until a part is added, so that components do not render again without need */
  of: (lang: string) => StringGroups
  titlesOf: (lang: string) => PageTitles
}

/**
 * Strings are not loader data, which is part of every document: all texts of the site would be a quarter of its bytes. The
 * document requests them with its scripts (`textPaths`), the browser caches them, and hydration waits for them.
 * The server makes a store for each rendered page, the browser one per visit.
 */
export function stringStore(): StringStore {
  const strings = new Map<string, StringGroups>()
  const titles = new Map<string, PageTitles>()
  const loaded = new Set<string>()
  return {
    of: (lang) => strings.get(lang) ?? {},
    titlesOf: (lang) => titles.get(lang) ?? {},
    async load(api, lang, part) {
      const path = stringPaths[part]
      const name = `${path} ${lang}`
      if (loaded.has(name)) return
      const [groups, found] = await Promise.all([
        api.get<StringGroups>(path),
        part === 'site' ? api.get<PageTitles>(titlesPath) : null,
      ])
      strings.set(lang, { ...strings.get(lang), ...groups })
      if (found) titles.set(lang, found)
      loaded.add(name)
    },
  }
}

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'params'>

/** For loaders. */
export const stringsContext = createContext<StringStore>()
/** For loaders of pages whose handle names the part (PageHandle). */
export async function loadTexts(args: LoaderArgs, part: StringPart): Promise<void> {
  const { defaultLang } = args.context.get(apiContext)
  await args.context.get(stringsContext).load(apiFor(args), args.params.lang ?? defaultLang, part)
}

/** For components. */
export const StringsContext = createReactContext<StringStore | null>(null)
