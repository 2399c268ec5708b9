import { redirect } from 'react-router'
import { apiContext } from '#src/base/http/client.ts'
import type { Route } from './+types/unknown-path.ts'

/** Any path the site does not know leads to its not-found page (spec §2). */
const load = ({ context, params }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const { lang } = params
  throw redirect(lang && lang !== context.get(apiContext).defaultLang ? `/${lang}/404` : '/404')
}
export const loader = load
export const clientLoader = load
