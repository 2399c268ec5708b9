import { redirect } from 'react-router'
import { apiContext } from '#src/base/http/client/client.ts'
import { notFoundAddress } from '#src/base/i18n/paths.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import type { Route } from './+types/unknown-path'

/** Redirects unknown paths to the not-found page, in the default language when the first segment is none. */
const load = async ({ context, params }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { defaultLang } = context.get(apiContext)
  const languages = await context.get(apiContext)(undefined).get<LanguageItem[]>('/api/pages/all-languages')
  const lang = languages.find(({ abbr }) => abbr === params.lang)?.abbr ?? defaultLang
  throw redirect(notFoundAddress(lang, defaultLang))
}
export const loader = load
export const clientLoader = load
