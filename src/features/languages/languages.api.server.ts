import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { stringPaths } from '#src/base/i18n/string-paths.ts'
import { listLanguages } from '#src/base/i18n/texts.store.server.ts'
import type { StringGroups } from '#src/base/i18n/translate.ts'
import { allLanguagesPath } from './languages.links.ts'
import {
  AllLanguages,
  LanguageChanged,
  LanguageParams,
  Languages,
  languageCookie,
  languageCookieDays,
  StaticStrings,
} from './languages.schema.ts'
import { findStaticStrings } from './languages.store.server.ts'
import { mailGroups, officeGroups, orderGroups } from './static-strings.rules.ts'

const elsewhere: readonly string[] = [...orderGroups, ...mailGroups, ...officeGroups]

export const languagesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/all-languages',
    access: 'public',
    summary: 'Active languages of the site, the default one first.',
    answer: Languages,
    cache: 'etag',
    handle: async ({ languages }) => [...(await languages())],
  }),
  endpoint({
    method: 'GET',
    path: stringPaths.site,
    access: 'public',
    summary:
      'Every static text of the pages in the language of the request, by group and key. Texts of an order’s own pages, of mails and of the office’s answers are left out.',
    answer: StaticStrings,
    cache: 'etag',
    handle: ({ db, lang }) => stringsOf(db, lang, (group) => !elsewhere.includes(group)),
  }),
  endpoint({
    method: 'GET',
    path: stringPaths.order,
    access: 'public',
    summary: 'The static texts that only the pages of an existing order show, in the language of the request.',
    answer: StaticStrings,
    cache: 'etag',
    handle: ({ db, lang }) => stringsOf(db, lang, (group) => orderGroups.includes(group)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/change-language/:abbr',
    access: 'public',
    summary: 'Sets the visitor’s language in the cookie _lang.',
    params: LanguageParams,
    answer: LanguageChanged,
    handle: async ({ languages, params, answerHeaders, localize, settings }) => {
      const language = (await languages()).find(({ abbr }) => abbr === params.abbr)
      if (!language) throw notFound('errors.unknown_language')
      const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : ''
      answerHeaders.append(
        'set-cookie',
        `${languageCookie}=${language.abbr}; Path=/; Max-Age=${languageCookieDays * 86_400}; SameSite=Lax${secure}`,
      )
      return {
        success: true as const,
        message: await localize({ key: 'navbar.language_changed' }, language.abbr),
        data: language,
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: allLanguagesPath,
    access: 'staff',
    summary: 'Every language, inactive ones included; the default one first.',
    answer: AllLanguages,
    handle: ({ db }) => listLanguages(db),
  }),
]

async function stringsOf(db: Db, lang: string, isShown: (group: string) => boolean): Promise<StringGroups> {
  const groups = Object.entries(await findStaticStrings(db, lang))
  return Object.fromEntries(groups.filter(([group]) => isShown(group)))
}
