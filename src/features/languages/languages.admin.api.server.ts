import { Attachment } from '#src/base/answers/attachment.server.ts'
import { notFound } from '#src/base/errors.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { languageOverviews, languageStrings } from './language-overview.queries.server.ts'
import {
  ActiveLanguage,
  LanguageOverviews,
  LanguageQueue,
  MissingContents,
  MissingParams,
  NewLanguage,
  OfficeStrings,
  PageLang,
  RenameLanguage,
  SavedLanguage,
  SavedStrings,
  StringsFileQuery,
} from './languages.admin.schema.ts'
import { findLanguage } from './languages.admin.store.server.ts'
import {
  createLanguage,
  orderLanguages,
  removeLanguage,
  renameLanguage,
  saveLanguageStrings,
  setLanguageActive,
} from './languages.commands.server.ts'
import {
  languageOverviewPath,
  missingContentsPath,
  allLanguagesPath as path,
  stringsFilePath,
} from './languages.links.ts'
import { LanguageParams } from './languages.schema.ts'
import { exportFile } from './string-export.rules.ts'

/** Texts are content; which languages the site has is a setting. */
const [texts, settings] = ['may:content', 'may:settings'] as const
const one = `${path}/:abbr`
/** All texts of a language in one save. */
const bodyLimit = 2 * 1024 * 1024

export const languagesAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: languageOverviewPath,
    access: texts,
    summary: 'Every language with the number of its texts and translated contents, the default one first.',
    answer: LanguageOverviews,
    handle: async ({ db, shippedStrings, translations, staff }) => ({
      languages: await languageOverviews(db, shippedStrings, translations),
      kinds: translations.map(({ kind, name, screen, takesLang = false, fallsBack = false, missing }) => ({
        kind,
        name,
        screen,
        takes_lang: takesLang,
        falls_back: fallsBack,
        is_listed: missing !== undefined,
      })),
      may_change: staff.permissions.includes('settings'),
    }),
  }),
  endpoint({
    method: 'POST',
    path,
    access: settings,
    summary:
      'A new language, inactive. `abbr` is a language code of ISO 639; `lang` its own name, which is known for most.',
    body: NewLanguage,
    answer: SavedLanguage,
    status: 201,
    handle: async (call) => {
      const { abbr, lang } = await createLanguage(call.db, call.staff, call.body, call.shippedStrings)
      return { ...(await done(call, 'office.language_added', { lang })), data: { abbr, active: false } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/page-lang`,
    access: texts,
    summary:
      'Changes the named texts of a language: page_lang is JSON of group, key and text. An empty text is a missing one.',
    body: PageLang,
    bodyLimit,
    answer: SavedStrings,
    handle: async (call) => {
      const saved = await saveLanguageStrings(call.db, call.staff, call.body, call.shippedStrings)
      if (saved.changed === 0) call.unchanged()
      const message = saved.changed === 0 ? 'office.strings_same' : 'office.strings_saved'
      return { ...(await done(call, message, { n: saved.changed })), data: saved }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/active`,
    access: settings,
    summary: 'Shows a language to visitors or hides it; without `active` it is toggled. Never the default language.',
    body: ActiveLanguage,
    answer: SavedLanguage,
    handle: async (call) => {
      const { abbr, lang, active } = await setLanguageActive(call.db, call.staff, call.body, call.shippedStrings)
      const key = active ? 'office.language_opened' : 'office.language_closed'
      return { ...(await done(call, key, { lang })), data: { abbr, active } }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access: settings,
    summary: 'Orders the languages as the site lists them; the default one is first. JSON of abbr and queue.',
    body: LanguageQueue,
    answer: Done,
    handle: async (call) => {
      await orderLanguages(call.db, call.staff, call.body.queue)
      return done(call, 'office.queue_saved')
    },
  }),
  endpoint({
    method: 'GET',
    path: one,
    access: texts,
    summary: 'The texts of the site in a language, missing ones marked, beside the default language and English.',
    params: LanguageParams,
    answer: OfficeStrings,
    handle: ({ db, params, shippedStrings }) => languageStrings(db, params.abbr, shippedStrings),
  }),
  endpoint({
    method: 'GET',
    path: stringsFilePath(':abbr'),
    access: texts,
    summary: 'The same as a JSON file for a translator, which the office reads again.',
    params: LanguageParams,
    query: StringsFileQuery,
    answer: Attachment,
    handle: async ({ db, params, query, shippedStrings }) => {
      const { name, json } = exportFile(await languageStrings(db, params.abbr, shippedStrings), query.missing)
      return { name, type: 'application/json', body: new TextEncoder().encode(json) }
    },
  }),
  endpoint({
    method: 'GET',
    path: missingContentsPath(':abbr', ':kind'),
    access: texts,
    summary: 'Records of a kind that lack something in a language, by name.',
    params: MissingParams,
    answer: MissingContents,
    handle: async ({ db, params: { abbr, kind }, translations }) => {
      if (!(await findLanguage(db, abbr))) throw notFound('errors.unknown_language')
      const asked = translations.find((each) => each.kind === kind)
      if (!asked) throw notFound('errors.not_found')
      const { screen, form = `${screen}/update`, formOf, missing = async () => [] } = asked
      const records = await missing(db, abbr)
      return records.map((record) => ({ ...record, to: formOf?.(record, abbr) ?? form, has_state: !formOf }))
    },
  }),
  endpoint({
    method: 'PUT',
    path: one,
    access: settings,
    summary: 'Renames a language.',
    params: LanguageParams,
    body: RenameLanguage,
    answer: SavedLanguage,
    handle: async (call) => {
      const { abbr, active } = await renameLanguage(call.db, call.staff, call.params.abbr, call.body.lang)
      return { ...(await done(call, 'office.saved')), data: { abbr, active } }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: one,
    access: settings,
    summary: 'Deletes an inactive language with every text in it. Never the default language.',
    params: LanguageParams,
    answer: Done,
    handle: async (call) => {
      const { lang } = await removeLanguage(call.db, call.staff, call.params.abbr, call.translations)
      return done(call, 'office.language_deleted', { lang })
    },
  }),
]
