import { Outlet } from 'react-router'
import { I18nProvider, type I18n } from '#src/base/i18n/i18n.tsx'
import { apiContext, apiFor } from '#src/base/http/client.ts'
import type { StringGroups } from '#src/base/i18n/translate.ts'
import type { LanguageItem } from '#src/features/languages/languages.schema.ts'
import type { Route } from './+types/shell.ts'

const load = async (args: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const api = apiFor(args)
  const [languages, strings] = await Promise.all([api.get<LanguageItem[]>('/api/pages/all-languages'), api.get<StringGroups>('/api/pages/static-languages')])
  const default_lang = args.context.get(apiContext).defaultLang
  return { languages, strings, default_lang, lang: args.params.lang ?? default_lang } satisfies I18n
}
export const loader = load
export const clientLoader = load

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <I18nProvider value={loaderData}>
      <Outlet />
    </I18nProvider>
  )
}
