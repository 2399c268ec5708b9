import { redirect } from 'react-router'

/** Any path the office does not know leads to its own not-found page (spec §2). */
const load = () => {
  throw redirect('/admin/404')
}
export const loader = load
export const clientLoader = load
