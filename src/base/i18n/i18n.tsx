import { type ComponentProps, createContext, use } from 'react'
import { Link } from 'react-router'
import type { StringKey } from '#src/base/string-key.ts'
import { type PageTitles, textLang } from './page-head.ts'
import { localePath } from './paths.ts'
import { StringsContext } from './string-store.ts'
import { heldTogether, type StringGroups, translate, type Values } from './translate.ts'

export type I18n = {
  lang: string
  default_lang: string
  languages: readonly { abbr: string; lang: string }[]
  strings: StringGroups
  /** lira for one euro; null or absent on pages in Turkish and without a rate */
  eur_rate?: number | null
  /** lira for one unit of a foreign currency, with the day and the source of the rate */
  rates?: Readonly<Record<string, { try_rate: number; day: string; source: 'tcmb' | 'elle' }>>
  /** settings of the agency for texts: from this number of free seats on they say no number */
  site?: { shown_seats: number }
}

const I18nContext = createContext<I18n | null>(null)
export const I18nProvider = I18nContext.Provider

/** @throws Error outside the provider, which only a programming mistake can cause. */
export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n outside I18nProvider')
  return i18n
}

/** All static strings of a language; a loader must have requested them. */
export function useStrings(lang: string): StringGroups {
  return use(StringsContext)?.of(lang) ?? {}
}

/** The office's titles of all pages of a language, as `useStrings`. */
export function usePageTitles(lang: string): PageTitles {
  return use(StringsContext)?.titlesOf(lang) ?? {}
}

export function useLang(): string {
  return useI18n().lang
}

/**
 * Value of the `lang` attribute for texts that may be a fallback, so that screen readers pronounce them correctly; undefined
 * when they are in the page's language. @param seo_names slugs of the record that the texts belong to, by language.
 */
export function useTextLang(seo_names: Record<string, string>): string | undefined {
  const { lang, default_lang } = useI18n()
  const fallback = textLang(seo_names, lang, default_lang)
  return fallback === lang ? undefined : fallback
}

export type T = (key: StringKey, values?: Values) => string

export function useT(): T {
  const { strings, lang } = useI18n()
  return (key, values) => heldTogether(translate(strings, key, lang, values))
}

/** Turns a page path into the path of the current language. */
export function usePath(): (path: string) => string {
  const { lang, default_lang } = useI18n()
  return (path) => localePath(path, lang, default_lang)
}

/** A link to a page of the site in the current language. In long lists use a plain `<a href={path(…)}>`, which renders faster. */
export function PageLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={usePath()(to)} prefetch="intent" {...props} />
}
