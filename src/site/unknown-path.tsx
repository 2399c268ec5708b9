import { redirect } from 'react-router'
import { apiContext } from '#src/base/http/client/client.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { Route } from './+types/unknown-path'

/** Redirects unknown paths to the 404 page. The shell handles unknown languages. */
const load = ({ context, params }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { defaultLang } = context.get(apiContext)
  throw redirect(localePath('/404', params.lang ?? defaultLang, defaultLang))
}
export const loader = load
export const clientLoader = load
